/** A figure as Portuguese writes it, with a decimal comma. */
export const withComma = (figure: number | string): string => `${figure}`.replace('.', ',');
