/**
 * Every board of the papers, solved, proved and drawn, and what else there is: `npm run demo`. Of a board with more
 * than one solution it says on how many cells two of them differ.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { check, drawText, drawUnicode, puzzleById, say } from '../../src/index.ts';
import { paperBoards } from '../../src/papers/index.ts';

const folder = join('test', 'data', 'instances');
const draw = process.stdout.isTTY ? drawUnicode : drawText;

let failures = 0;
for (const file of readdirSync(folder).sort()) {
  const json = JSON.parse(readFileSync(join(folder, file), 'utf8'));
  const puzzle = puzzleById(json.puzzle);
  const parsed = puzzle?.fromJson(json);
  if (!puzzle || !parsed?.ok) {
    console.log(`${file}: cannot be read`);
    failures++;
    continue;
  }
  const start = performance.now();
  const result = check(puzzle, parsed.grid);
  const milliseconds = (performance.now() - start).toFixed(1);
  const { rows, columns } = puzzle.size(parsed.grid);
  console.log(
    `${say(puzzle.title)} ${rows}x${columns}, ${json.source}: ${result.status}, ${milliseconds} ms`,
  );
  if (result.status === 'unique' || result.status === 'several') {
    console.log(draw(puzzle.scene(parsed.grid, result.solution)));
  }
  if (result.status === 'several')
    console.log(`another solution differs in ${result.differences.length} cells\n`);
  if ((result.status === 'unique') !== (json.solutions === 1)) failures++;
}
console.log(`There is more; after npm run build, try
  node dist/cli/main.js check --style unicode ${join(folder, 'bosnian-6-b.json')}   two solutions side by side
  node dist/cli/main.js deduce ${join(folder, 'bosnian-6-b.json')}   what all solutions share
  node dist/cli/main.js solve --label ff,bisect,down --stats ${join(folder, 'akari-start.json')}
  node dist/cli/main.js --help
`);
const repaired = paperBoards.filter(({ board }) => board.repaired).length;
console.log(
  failures === 0
    ? `every board has as many solutions as it should; ${repaired} of ${paperBoards.length} are repaired or partly ours, and 002:start3 is lost (calcada boards)`
    : `${failures} boards not as expected`,
);
process.exitCode = failures === 0 ? 0 : 1;
