import type { EmphasisRole, LineClueNumbers, Scene, Side } from '../board/index.ts';
import type { TextShape } from './shapes.ts';
import { SIDE } from './units.ts';

/** Room for each number beside the grid, and between numbers and grid. */
const CLUE_DEPTH = 28;
const CLUE_GAP = 6;

/** The clues of each side of a scene. */
export const cluesOf = (scene: Scene): Readonly<Record<Side, LineClueNumbers>> => ({
  left: scene.rowClues ?? [],
  above: scene.columnClues ?? [],
  right: scene.rightClues ?? [],
  below: scene.bottomClues ?? [],
});

const SIDES: readonly Side[] = ['left', 'above', 'right', 'below'];

/** The most numbers that a line of these has. */
export const levelsOf = (clues: LineClueNumbers): number =>
  clues.reduce((most, line) => Math.max(most, line.length), 0);

/** How far the clues reach beyond each side of the grid. */
export function clueDepths(scene: Scene): Readonly<Record<Side, number>> {
  const clues = cluesOf(scene);
  const depth = (side: Side): number => {
    const levels = levelsOf(clues[side]);
    return levels === 0 ? 0 : levels * CLUE_DEPTH + CLUE_GAP;
  };
  return { left: depth('left'), above: depth('above'), right: depth('right'), below: depth('below') };
}

/** The middle of a number beside the grid; levels count from left to right and from above. */
function middleOf(scene: Scene, side: Side, line: number, level: number): readonly [x: number, y: number] {
  const along = line * SIDE + SIDE / 2;
  const before = (levels: number): number => -CLUE_GAP - (levels - level) * CLUE_DEPTH + CLUE_DEPTH / 2;
  const after = (length: number): number => length * SIDE + CLUE_GAP + level * CLUE_DEPTH + CLUE_DEPTH / 2;
  const levels = levelsOf(cluesOf(scene)[side]);
  switch (side) {
    case 'left':
      return [before(levels), along];
    case 'right':
      return [after(scene.columns), along];
    case 'above':
      return [along, before(levels)];
    case 'below':
      return [along, after(scene.rows)];
  }
}

/** The numbers beside the grid. */
export function clueShapes(scene: Scene): TextShape[] {
  const clues = cluesOf(scene);
  return SIDES.flatMap((side) =>
    clues[side].flatMap((numbers, line) =>
      numbers.flatMap((number, level): TextShape[] => {
        if (number === null) return [];
        const [x, y] = middleOf(scene, side, line, level);
        return [{ look: 'clue', text: `${number}`, x, y: y + 6 }];
      }),
    ),
  );
}

/** The middles of the numbers that are set off for this reason. */
export const emphasisedClues = (scene: Scene, role: EmphasisRole): (readonly [x: number, y: number])[] =>
  scene.marks.flatMap((mark) => {
    if (mark.kind !== 'outside' || mark.role !== role) return [];
    const numbers = cluesOf(scene)[mark.side][mark.line] ?? [];
    return numbers.flatMap((number, level) =>
      number === null ? [] : [middleOf(scene, mark.side, mark.line, level)],
    );
  });
