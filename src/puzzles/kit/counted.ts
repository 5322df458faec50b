/** A number and what it counts: `1 cell`, `2 cells`, `2 regiões`. */
export const counted = (number: number, one: string, many = `${one}s`): string =>
  `${number} ${number === 1 ? one : many}`;
