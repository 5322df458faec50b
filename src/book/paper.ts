/** A millimetre in points, the unit of a PDF. */
export const MM = 72 / 25.4;

/** The papers by name, each with its width and height in points. */
export const PAPERS = {
  a4: [210 * MM, 297 * MM],
  a5: [148 * MM, 210 * MM],
  letter: [612, 792],
  '8.5x11': [612, 792],
  '6x9': [432, 648],
} as const;

/** The name of a paper. */
export type Paper = keyof typeof PAPERS;

/** A rectangle on a page, in points from its upper left corner. */
export interface Area {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The part of a page that is printed on; the side at the spine is wider by the gutter. */
export function printedArea(paper: Paper, gutter: number, page: number): Area {
  const [width, height] = PAPERS[paper];
  const small = width < 140 * MM || height < 230 * MM;
  const side = (small ? 11 : 17) * MM;
  const top = (small ? 15 : 20) * MM;
  const bottom = (small ? 15 : 19) * MM;
  const isRight = page % 2 === 1;
  return {
    left: side + (isRight ? gutter : 0),
    top,
    width: width - 2 * side - gutter,
    height: height - top - bottom,
  };
}
