import { asPaper, type Experiment, type LabBoard, type OwnAsked } from '../../src/lab/index.ts';
import { paperOf } from '../../src/papers/index.ts';
import { puzzleById } from '../../src/puzzles/index.ts';
import { asThePaper, Random } from './boards/random.ts';
import { type AskedBoard, ownQuestion } from './own-question.ts';

/** The experiment that a reader asks for, or what is wrong with the question. */
export function ownExperiment(asked: OwnAsked, seed: number): Experiment | { readonly problem: string } {
  const { boards, random, program, ...wish } = asked;
  const found: AskedBoard[] = [];
  for (const { name, puzzle: id, text } of boards) {
    const puzzle = puzzleById(id);
    const parsed = puzzle?.parse(text);
    if (!puzzle || !parsed?.ok) return { problem: `${name}: not a board` };
    found.push({ group: name, board: { name, puzzle, grid: parsed.grid } });
  }
  if (random) {
    const puzzle = puzzleById(random.puzzle);
    if (!puzzle?.setter.paper) return { problem: `no paper makes boards of ${random.puzzle}` };
    for (const side of random.sides) {
      for (let run = 0; run < asked.tries; run++) {
        const board = asThePaper(puzzle, side, run, new Random(seed, side, run, 9));
        found.push({ group: `${side}x${side}`, board: { ...board, name: `${random.puzzle} ${board.name}` } });
      }
    }
  }
  if (found.length === 0)
    return { problem: 'name boards (--board) or sizes of a puzzle (--puzzle, --sizes)' };
  if (program === undefined) return ownQuestion({ ...wish, boards: found });
  const ruled = found.map((one) => ({ ...one, pose: poseOf(one.board, program) }));
  const none = ruled.find(({ pose }) => pose === undefined);
  if (none) return { problem: `no paper has a program ${program} for ${none.group}` };
  return ownQuestion({
    ...wish,
    boards: ruled.map(({ pose, ...one }) => (pose ? { ...one, pose } : one)),
  });
}

/** How a paper's program poses boards of this puzzle; undefined where the paper has no such program. */
function poseOf({ puzzle }: LabBoard, wanted: string): AskedBoard['pose'] {
  const programs = paperOf(puzzle)?.programs ?? [];
  const program = wanted === 'paper' ? programs[0] : programs.find(({ name }) => name === wanted);
  return program && asPaper(program);
}
