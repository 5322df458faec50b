/** Makes a board of a level and prints it with every step to its solution. */
import { fileURLToPath } from 'node:url';
import { drawText, explain, generate, puzzle, say, speechOf } from '../../src/index.ts';

/** The lines of a board and its explanation. The same seed gives the same board everywhere. */
export function explainedBoard(seed: number): string[] {
  const akari = puzzle('akari');
  const made = generate(akari, { rows: 7, columns: 7, level: 'normal', seed });
  if (!made.ok) throw new Error(`no board: ${made.because}`);
  const path = explain(akari, made.grid);
  const steps = path.steps.map((step, at) => {
    const { whole } = speechOf(akari, made.grid, step);
    return `${at + 1}. ${say(whole, 'en')}`;
  });
  return [drawText(akari.scene(made.grid)), ...steps, drawText(akari.scene(made.grid, path.end))];
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const line of explainedBoard(7)) console.log(line);
}
