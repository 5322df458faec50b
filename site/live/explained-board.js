// A board is made, shown to have exactly one solution,
// and solved as a person would.
import { check, drawText, explain, generate, puzzle, say, speechOf } from 'calcada';

const akari = puzzle('akari');
const made = generate(akari, { rows: 7, columns: 7, level: 'easy', seed: 7 });
if (!made.ok) throw new Error(`no board: ${made.because}`);

console.log(drawText(akari.scene(made.grid)));
console.log(`solutions: ${check(akari, made.grid).status}`);

const path = explain(akari, made.grid);
path.steps.forEach((step, at) => {
  console.log(`${at + 1}. ${say(speechOf(akari, made.grid, step).whole, 'en')}`);
});
console.log(drawText(akari.scene(made.grid, path.end)));
