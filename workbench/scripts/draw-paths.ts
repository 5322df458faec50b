/**
 * Draws the way to the solution of each of the papers' boards for the docs: a strip of pictures and the same in words,
 * in both languages. Run it with `npm run docs:paths` after anything that changes a path, a sentence or a picture.
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { type Language, say } from '../../src/board/index.ts';
import { PATH_WORDS, pathFrames, toldSteps } from '../../src/cli/index.ts';
import { puzzleById } from '../../src/puzzles/index.ts';
import { explain } from '../../src/reasoning/index.ts';
import { drawStrip } from '../../src/render/index.ts';

const BOARDS = 'test/data/instances';
const OUT = 'docs/explain';

mkdirSync(OUT, { recursive: true });
for (const file of readdirSync(BOARDS).sort()) {
  const name = file.replace('.json', '');
  const json = JSON.parse(readFileSync(`${BOARDS}/${file}`, 'utf8'));
  const puzzle = puzzleById(json.puzzle)!;
  const parsed = puzzle.fromJson(json);
  if (!parsed.ok) throw new Error(`${file}: ${JSON.stringify(parsed.problems)}`);
  const path = explain(puzzle, parsed.grid);
  const steps = [...toldSteps(puzzle, parsed.grid, path)];
  const title = (language: Language): string =>
    `${say(puzzle.title, language)} (${name}), ${PATH_WORDS[language].title}`;
  writeFileSync(`${OUT}/${name}.svg`, drawStrip(title('en'), pathFrames(puzzle, parsed.grid, path, 'en')));
  const words = (language: Language): string => {
    const { levels, graded, gradedSoFar, because } = PATH_WORDS[language];
    if (!path.grade) throw new Error(`${file}: no step was found`);
    const { level, score } = path.grade;
    const summary = path.complete
      ? graded(levels[level], score, path.steps.length)
      : `${gradedSoFar(levels[level], score, path.steps.length)}; ${because[path.because!]}`;
    const lines = steps.flatMap(({ number, step, speech, joined }) => [
      `${number}. *${say(step.techniqueName, language)}*. ${say(speech.whole, language)}`,
      ...speech.lines.map(
        (line) => `${'   '.repeat(line.depth + 1)}- ${line.number}. ${say(line.sentence, language)}`,
      ),
      ...(joined ? [`   - ${joined.number}. ${say(joined.sentence, language)}`] : []),
    ]);
    return [`## ${title(language)}`, `${summary}.`, lines.join('\n')]
      .filter((part) => part !== '')
      .join('\n\n');
  };
  writeFileSync(
    `${OUT}/${name}.md`,
    `# ${say(puzzle.title)}: ${name}\n\n${words('en')}\n\n![every step, with its places lit](${name}.svg)\n\n${words('pt')}\n`,
  );
  process.stdout.write(`${name}: ${path.steps.length} steps\n`);
}
