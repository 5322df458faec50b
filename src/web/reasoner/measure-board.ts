import { asPaper, openBoard, run } from '../../lab/index.ts';
import { paperOf } from '../../papers/index.ts';
import type { AnyPuzzle } from '../../puzzles/index.ts';
import type { LabStep, LabWish } from './answers.ts';

/** Runs the strategies one after the other and tells each result as it comes, drawn together with those before. */
export async function measureBoard(
  puzzle: AnyPuzzle,
  grid: unknown,
  wish: LabWish,
  onStep: (step: LabStep) => void,
): Promise<void> {
  const { program: wanted, ...own } = wish;
  const program = paperOf(puzzle)?.programs.find(({ name }) => name === wanted);
  const experiment = openBoard({ name: puzzle.id, puzzle, grid }, own, program && asPaper(program));
  const rows: LabStep['measurement'][] = [];
  for await (const { measurement } of run([experiment], { seed: 0, scale: 'quick' })) {
    rows.push(measurement);
    onStep({ measurement, charts: experiment.present(rows).charts });
  }
}
