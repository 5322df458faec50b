import { type AnyLanguage, type Board, type Fact, inLanguage, say } from '../../board/index.ts';
import type { RuleStanding } from '../../puzzles/index.ts';
import { type Breaks, type Chain, explainAsync, type Path, type Step } from '../../reasoning/index.ts';
import { drawPage, drawStrip } from '../../render/index.ts';
import { filledBoard } from '../input/filled-board.ts';
import { eachInput, type OutputOptions, printJson } from '../input/index.ts';
import type { Input } from '../input/input.ts';
import { answer, boardRows, cellNames, pathStatus, rulesJson } from '../terminal/answer.ts';
import { coloursIf } from '../terminal/colours.ts';
import { type DrawingOptions, SceneWriter } from '../terminal/drawing.ts';
import { EXIT, type ExitCode, exitOf } from '../terminal/exit-code.ts';
import type { Io } from '../terminal/io.ts';
import { pathFrames, toldSteps } from '../terminal/path-frames.ts';
import { PATH_WORDS } from '../terminal/path-words.ts';
import { type SearchOptions, search } from './search.ts';
import { StepCertificates } from './step-certificates.ts';

interface ExplainOptions extends Omit<SearchOptions, 'label'>, DrawingOptions, OutputOptions {
  readonly out?: string;
  /** A file with what is already filled in. */
  readonly board?: string;
  readonly html?: boolean;
  /** A folder for a proof of the steps. */
  readonly prove?: string;
}

/** Prints the way to the solution as sentences, as JSON, as a strip of pictures or as a page. */
export function explainCommand(
  io: Io,
  inputs: readonly string[],
  options: ExplainOptions,
): Promise<ExitCode> {
  const writer = new SceneWriter(io, options);
  const html = options.html || options.out?.endsWith('.html') === true;
  const certificates =
    options.prove === undefined ? undefined : new StepCertificates(io, inputs, options.prove);
  return eachInput(io, inputs, options, async (input) => {
    const { puzzle, grid, name } = input;
    const board = await filledBoard(io, input, options);
    if (board === 'bad') return EXIT.badPuzzle;
    const path = await search(io, name, options, ({ timeLimit, signal }) =>
      explainAsync(puzzle, grid, {
        ...(board ? { board } : {}),
        timeLimit,
        signal,
      }),
    );
    // An interrupted path is printed, but does not replace a file.
    if (path.because === 'stopped' && options.out !== undefined) return EXIT.interrupted;
    const proved = await certificates?.add(input, path, options);
    if (options.json) printJson(io, { ...jsonOf(input, path, options), ...proved?.json });
    else if (html || writer.style === 'svg') {
      const { lang: language } = options;
      const title = `${say(puzzle.title, language)}, ${inLanguage(PATH_WORDS, language).title}`;
      const frames = pathFrames(puzzle, grid, path, language);
      await writer.write(
        html
          ? drawPage(title, frames, { language, introduction: [summary(path, options)] })
          : drawStrip(title, frames, { language }),
      );
    } else await writer.write(textOf(input, path, options, writer));
    if (proved && !options.json) io.stderr.write(`${proved.text}\n`);
    return proved?.exit ?? exitOf(pathStatus(path, 'explained'), path.because);
  });
}

function openCells({ puzzle, grid }: Input, board: Board<string>): number[] {
  const cells = Array.from({ length: board.cells }, (_, cell) => cell);
  return cells.filter((cell) => puzzle.given(grid, cell) === undefined && board.at(cell) === undefined);
}

function jsonOf(input: Input, path: Path<string>, { lang }: ExplainOptions): object {
  const { because, grade, steps, solutions, clash, end } = path;
  const status = pathStatus(path, 'explained');
  return answer(input, status, {
    ...(status === 'unknown' ? { because } : {}),
    ...(grade ? { grade: { level: grade.level, score: grade.score } } : {}),
    steps: steps.map((step) => stepJson(step, end, lang)),
    ...(solutions
      ? {
          open: cellNames(openCells(input, end), end),
          solutions: solutions.map((board) => boardRows(input, board)),
        }
      : {}),
    ...(clash ? { clash: rulesJson(clash.rules, lang) } : {}),
    end: boardRows(input, end),
  });
}

/** Facts as programs read them: by cell, its value, or the values that are excluded as `{"not": [...]}`. */
function factsJson(facts: readonly Fact<string>[], board: Board<string>): Record<string, unknown> {
  const json: Record<string, string | { not: string[] }> = {};
  for (const { cells, value, is } of facts) {
    for (const cell of cellNames(cells, board)) {
      const known = json[cell];
      if (is) json[cell] = value;
      else if (typeof known === 'object') known.not.push(value);
      else if (known === undefined) json[cell] = { not: [value] };
    }
  }
  return json;
}

/** A step as programs read it: cells by name, counting from one; the fact of a region for each of its cells. */
export function stepJson(step: Step<string>, board: Board<string>, lang: AnyLanguage): object {
  const { chain, search, otherwise } = step;
  return {
    facts: factsJson(step.facts, board),
    because: rulesJson(step.because, lang),
    ...givenJson(step.given, board),
    technique: step.technique,
    name: say(step.techniqueName, lang),
    weight: step.weight,
    supposition: step.supposition,
    ...(step.bookkeeping ? { bookkeeping: true } : {}),
    ...(otherwise ? { otherwise: standingJson(otherwise, lang) } : {}),
    search,
    ...(chain ? { chain: chainJson(chain, board, lang) } : {}),
    ...(chain?.breaks ? { breaks: breaksJson(chain.breaks, board, lang) } : {}),
  };
}

/** What is given: the cells by name, and what is known of them. */
const givenJson = (given: readonly Fact<string>[], board: Board<string>): object => ({
  given: [
    ...new Set(
      cellNames(
        given.flatMap(({ cells }) => cells),
        board,
      ),
    ),
  ],
  known: factsJson(given, board),
});

/** A chain as a list: what is supposed, the links, and where it splits into cases, each case with its own end. */
function chainJson(
  { supposed, links, branches }: Chain<string>,
  board: Board<string>,
  lang: AnyLanguage,
): object[] {
  const casesJson = (cases: readonly Chain<string>[]): object => ({
    branches: cases.map((one) => [
      ...chainJson(one, board, lang),
      ...(one.breaks ? [{ breaks: breaksJson(one.breaks, board, lang) }] : []),
    ]),
  });
  return [
    { supposed: factsJson([supposed], board) },
    ...links.flatMap(({ facts, because, given, otherwise, cases }) =>
      cases
        ? [casesJson(cases), { agreed: factsJson(facts, board) }]
        : {
            facts: factsJson(facts, board),
            because: because ? rulesJson([because], lang) : [],
            ...givenJson(given, board),
            ...(otherwise ? { otherwise: standingJson(otherwise, lang) } : {}),
          },
    ),
    ...(branches ? [casesJson(branches)] : []),
  ];
}

const standingJson = ({ sentence, need, have }: RuleStanding, lang: AnyLanguage): object => ({
  sentence: say(sentence, lang),
  need,
  have,
});

const breaksJson = (breaks: Breaks<string>, board: Board<string>, lang: AnyLanguage): object => ({
  rule: breaks.rule.id,
  ...standingJson(breaks, lang),
  ...givenJson(breaks.given, board),
});

function summary({ complete, grade, steps, because }: Path<string>, { lang }: ExplainOptions): string {
  const words = inLanguage(PATH_WORDS, lang);
  const why = because === undefined ? '' : words.because[because];
  if (!grade) return why;
  const level = words.levels[grade.level];
  if (complete) return words.graded(level, grade.score, steps.length);
  return `${words.gradedSoFar(level, grade.score, steps.length)}; ${why}`;
}

function textOf(input: Input, path: Path<string>, options: ExplainOptions, writer: SceneWriter): string {
  const { lang } = options;
  const words = inLanguage(PATH_WORDS, lang);
  const { puzzle, grid } = input;
  const colours = coloursIf(writer.colour);
  const lines = [summary(path, options)];
  for (const { number, step, speech, joined } of toldSteps(puzzle, grid, path)) {
    const name = colours.bold(say(step.techniqueName, lang));
    lines.push(`${number}. ${name} (${words.weight(step.weight)}). ${say(speech.whole, lang)}`);
    for (const line of speech.lines) {
      lines.push(`${'   '.repeat(line.depth + 1)}${line.number}. ${say(line.sentence, lang)}`);
    }
    if (joined) lines.push(`   ${joined.number}. ${say(joined.sentence, lang)}`);
  }
  if (path.complete && path.steps.length === 0) lines.push(words.noSteps);
  for (const { sentence } of path.clash?.rules ?? []) lines.push(`  ${say(sentence, lang)}`);
  const text = `${lines.join('\n')}\n`;
  if (path.because === 'none') return text;
  const end = writer.drawing(puzzle.scene(grid, path.end));
  if (!path.solutions) return `${text}${end}`;
  const [one, other] = path.solutions;
  const [left, right] = [one, other].map((board) => writer.drawing(puzzle.scene(grid, board)));
  const open = openCells(input, path.end).length;
  return `${text}${end}${words.open(open)}\n${writer.pair(left!, right!)}`;
}
