/**
 * Draws the way to the solution of each of the papers' boards for the docs: a strip of pictures and the same in words,
 * in both languages; and the hardest step of a board of each puzzle. Run it with `npm run docs:paths` after anything
 * that changes a path, a sentence or a picture.
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { type Language, say } from '../../src/board/index.ts';
import { PATH_WORDS, pathFrames, toldSteps } from '../../src/cli/index.ts';
import { generate } from '../../src/generate/index.ts';
import { puzzleById, puzzles } from '../../src/puzzles/index.ts';
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

/** The hardest steps are those of boards of this size and of the first seed that has a board. */
const SIDE = 6;
const SEEDS = 5;

const hardest = [
  '# The hardest step of a hard board',
  '',
  `Of each puzzle a board of ${SIDE}x${SIDE} at level hard, at the step of the greatest weight. The pictures have the first link and the last: what is supposed, and where it ends; what is supposed and what follows from it is blue, and the rule that breaks is red. \`npm run docs:paths\` draws them again.`,
];
for (const puzzle of puzzles) {
  for (let seed = 1; seed <= SEEDS; seed++) {
    const made = generate(puzzle, { rows: SIDE, columns: SIDE, level: 'hard', seed });
    if (!made.ok) continue;
    const path = explain(puzzle, made.grid);
    const steps = [...toldSteps(puzzle, made.grid, path)];
    const { number, step, speech } = steps.reduce((one, other) =>
      other.step.weight > one.step.weight ? other : one,
    );
    const title = `${say(puzzle.title)}, step ${number} of ${path.steps.length}: ${say(step.techniqueName)}`;
    const frames = pathFrames(puzzle, made.grid, path, 'en').filter((frame) =>
      frame.title.startsWith(`${number}. `),
    );
    // The last picture of a chain has what is proved; the one before it is where the supposition ends.
    writeFileSync(`${OUT}/hardest-${puzzle.id}.svg`, drawStrip(title, [frames[0]!, frames.at(-2)!]));
    const told = (language: Language): string[] => [
      say(speech.whole, language),
      '',
      ...speech.lines.map((line) => `- ${line.number}. ${say(line.sentence, language)}`),
    ];
    hardest.push(
      '',
      `## ${title}`,
      '',
      `![what is supposed, and where it ends](hardest-${puzzle.id}.svg)`,
      '',
      ...told('en'),
      '',
      ...told('pt'),
    );
    process.stdout.write(`${title}, seed ${seed}\n`);
    break;
  }
}
writeFileSync(`${OUT}/hardest.md`, `${hardest.join('\n')}\n`);
