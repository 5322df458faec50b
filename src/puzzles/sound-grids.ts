/** Grids that their own puzzle has made or read back, by the puzzle's id. */
const sound = new WeakMap<object, string>();

/** Whether it is known that a value is a grid of this puzzle. */
export const isSound = (id: string, grid: object): boolean => sound.get(grid) === id;

/** Remembers that a value is a grid of this puzzle: reading it back to see that takes longer than solving a small one. */
export const setSound = (id: string, grid: object): void => void sound.set(grid, id);
