/** Joints between stones: the pavement that painted and black cells are made of. */
export const STONES =
  'M0 13.5h40M0 27h40M12 0v13.5M27 0v13.5M7 13.5v13.5M21 13.5v13.5M34 13.5v13.5M14 27v13M29 27v13';

/** A ring with a bar across two of its corners, so that it is not told by its colour alone. */
export const WRONG =
  'M9 4.5h22q4.5 0 4.5 4.5v22q0 4.5-4.5 4.5h-22q-4.5 0-4.5-4.5v-22q0-4.5 4.5-4.5zM4.5 14l9.5-9.5M26 35.5l9.5-9.5';

/** The same ring without its bars. */
export const RING = 'M9 4.5h22q4.5 0 4.5 4.5v22q0 4.5-4.5 4.5h-22q-4.5 0-4.5-4.5v-22q0-4.5 4.5-4.5z';

/** A clue that is kept. */
export const TICK = 'M28.5 9l2.5 2.5 4.5-5';

/** A corner of the cell for each colour to try things out in, so that they differ in shape too. */
export const TINT_CORNERS = ['', 'M0 0h14L0 14z', 'M40 0v14L26 0z', 'M0 40v-14l14 14z'] as const;
