/** The side of a cell in a picture's own units; even and whole, so that all coordinates are short numbers. */
export const SIDE = 40;
