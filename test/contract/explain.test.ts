/**
 * Explanations on random boards, each step proved again from outside: by enumeration with the rules' own `holds`. Set
 * CALCADA_LONG to run on thousands of boards.
 */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { Board, type Fact, say } from '../../src/board/index.ts';
import { Solver } from '../../src/engine/index.ts';
import { type AnyPuzzle, puzzleById, puzzles, rowsOfBoard, sitesOf } from '../../src/puzzles/index.ts';
import {
  type Chain,
  chainLength,
  check,
  deduce,
  explain,
  explainAsync,
  grade,
  type Path,
  type Step,
  speechOf,
} from '../../src/reasoning/index.ts';
import { randomFrom } from '../random-regions.ts';
import { isQuick, rounds, sampled, sized } from '../rounds.ts';
import { expectAlike } from './both-languages.ts';
import { instances } from './instances.ts';
import { solvableBoard } from './solvable-boards.ts';
import { StepChecker } from './step-checker.ts';
import { SEED, tinyBoard } from './tiny-boards.ts';

const LONG = process.env['CALCADA_LONG'] !== undefined;
const TIMEOUT = { timeout: LONG ? 3_600_000 : 60_000 };

/** Plays the steps, proving each, and returns where they lead. */
async function replay(puzzle: AnyPuzzle, grid: unknown, path: Path<string>): Promise<Board<string>> {
  const checker = new StepChecker(puzzle, grid);
  let board = path.start;
  for (const [at, step] of path.steps.entries()) {
    const which = `step ${at + 1} (${step.because.map(({ id }) => id)}) of\n${puzzle.format(grid)}`;
    expect(await checker.check(step, board), which).toEqual([]);
    board = board.knowing(step.facts);
  }
  expect(rowsOfBoard(puzzle, grid, board)).toEqual(rowsOfBoard(puzzle, grid, path.end));
  return board;
}

/** The path of a board must be right, and go as far as logic goes. */
async function judge(puzzle: AnyPuzzle, grid: unknown, path = explain(puzzle, grid)): Promise<void> {
  const end = await replay(puzzle, grid, path);
  const checked = check(puzzle, grid);
  const text = puzzle.format(grid);
  expect(path.complete, text).toBe(checked.status === 'unique');
  expect(path.because, text).toBe(checked.status === 'unique' ? undefined : checked.status);
  if (checked.status === 'unique') {
    expect(rowsOfBoard(puzzle, grid, end), text).toEqual(rowsOfBoard(puzzle, grid, checked.solution));
  }
  if (checked.status === 'several') {
    const common = deduce(puzzle, grid);
    if (common.status !== 'common') throw new Error('what has several solutions has something in common');
    expect(rowsOfBoard(puzzle, grid, end), text).toEqual(rowsOfBoard(puzzle, grid, common.board));
    const [one, other] = path.solutions!;
    expect(one.differences(other)).not.toEqual([]);
  }
  if (checked.status === 'none') {
    expect(path.steps).toEqual([]);
    expect(path.clash?.rules.length, text).toBeGreaterThan(0);
  }
}

describe.each(puzzles.map((puzzle) => [puzzle.id, puzzle] as const))('%s', (_, puzzle) => {
  const tiny = LONG ? 1500 : rounds(60, 3);
  test(`${tiny} random boards up to 4 by 4: every step is proved (seed ${SEED})`, TIMEOUT, async () => {
    const below = randomFrom(SEED + 10);
    for (let trial = 0; trial < tiny; trial++) {
      await judge(puzzle, tinyBoard(puzzle, below, 1 + below(4), 1 + below(4)));
    }
  });

  const larger = LONG ? 600 : rounds(15, 1);
  const most = larger < 5 ? 6 : 8;
  test(
    `${larger} solvable boards up to ${most}x${most}: every step is proved (seed ${SEED})`,
    TIMEOUT,
    async () => {
      const below = randomFrom(SEED + 11);
      for (let trial = 0; trial < larger; trial++) {
        await judge(puzzle, solvableBoard(puzzle, below, 4 + below(most - 3), 4 + below(most - 3)));
      }
    },
  );
});

describe('lemmas', () => {
  /** All ways to give every decision a value. */
  function* fillings(puzzle: AnyPuzzle, grid: unknown): Generator<Board<string>> {
    const { decisions } = puzzle.model(grid, new Solver());
    const values = puzzle.values(grid).map(({ id }) => id);
    const fill = function* (from: number, board: Board<string>): Generator<Board<string>> {
      const decision = decisions[from];
      if (!decision) yield board;
      else for (const value of values) yield* fill(from + 1, board.with(decision.cells, value));
    };
    yield* fill(0, Board.on<string>(sitesOf(puzzle, grid)));
  }

  const withLemmas = puzzles.filter((puzzle) => {
    const parsed = puzzle.parse(puzzle.worked);
    return parsed.ok && puzzle.model(parsed.grid, new Solver()).lemmas !== undefined;
  });

  test.each(withLemmas.map((puzzle) => [puzzle.id, puzzle] as const))(
    `%s: each follows from the rules that it names (seed ${SEED})`,
    TIMEOUT,
    (_, puzzle) => {
      const below = randomFrom(SEED + 13);
      let kept = 0;
      let broken = 0;
      for (let boards = 0; boards < 400 && (boards < sized(20, 5) || kept < 200 || broken === 0); boards++) {
        const grid = tinyBoard(puzzle, below, 2 + below(2), 3);
        const { rules, lemmas } = puzzle.model(grid, new Solver());
        const named = (lemmas?.() ?? []).map((lemma) => ({
          lemma,
          from: lemma.from!.map((id) => rules.find((rule) => rule.id === id)!),
        }));
        if (named.length === 0) continue;
        for (const board of fillings(puzzle, grid)) {
          for (const { lemma, from } of named) {
            if (!lemma.holds(board)) broken++;
            if (!from.every((rule) => rule.holds(board))) continue;
            expect(lemma.holds(board), `${lemma.id} of\n${puzzle.format(grid)}`).toBe(true);
            kept++;
          }
        }
      }
      expect(kept).toBeGreaterThan(0);
      expect(broken).toBeGreaterThan(0);
    },
  );
});

const SHIPPED = [
  'akari-10',
  'bosnian-road-10',
  'crazy-pavement-10',
  ...(LONG ? ['akari-14', 'crazy-pavement-15'] : []),
];

test.runIf(!isQuick).each(SHIPPED)(
  'harder boards, %s of the bench: every step is proved',
  TIMEOUT,
  async (name) => {
    const boards = readFileSync(new URL(`../../workbench/bench/data/${name}.jsonl`, import.meta.url), 'utf8')
      .trimEnd()
      .split('\n');
    let suppositions = 0;
    for (const text of LONG ? boards : boards.slice(-rounds(2))) {
      const json = JSON.parse(text);
      const puzzle = puzzleById(json.puzzle)!;
      const parsed = puzzle.fromJson(json);
      if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
      const path = explain(puzzle, parsed.grid);
      await judge(puzzle, parsed.grid, path);
      suppositions += path.steps.filter(({ supposition }) => supposition).length;
    }
    expect(suppositions).toBeGreaterThan(0);
  },
);

/** A board of which some steps take more links than anybody reads. */
const SEARCHED = `crazy-pavement
columns: - 6 5 - 6 6 7 6 - 6 5 6
rows: 4 5 3 3 4 - 7 6 8 10 9 9
regions:
aaabccddeeff
agbbhcddeeij
kglmhnnoooij
kglmmppqqrrs
kttuvwxxyyzs
AABuvwCCDDzs
ABBuEECFFGGH
IIJuEKKFLLMH
IJJNOOPQLMMH
RSTNUUPQVWWX
YSTNZ011V22X
YSTZZ013344X
% level extreme, score 127.4, seed 1
`;

interface Paper {
  readonly puzzle: AnyPuzzle;
  readonly grid: unknown;
  /** Found out once: the larger ones take a second. */
  readonly path: () => Path<string>;
}

const papers = new Map<string, Paper>();

/** A board of the papers by its name. */
function paper(name: string): Paper {
  const known = papers.get(name);
  if (known) return known;
  const { puzzle: id, json } = instances.find((instance) => instance.name === name)!;
  const puzzle = puzzleById(id)!;
  const parsed = puzzle.fromJson(json);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  const { grid } = parsed;
  let path: Path<string> | undefined;
  const made = {
    puzzle,
    grid,
    path: () => {
      path ??= explain(puzzle, grid);
      return path;
    },
  };
  papers.set(name, made);
  return made;
}

const onBoard = (puzzle: AnyPuzzle, rows: string[]): { puzzle: AnyPuzzle; grid: unknown } => {
  const parsed = puzzle.fromJson({ rows });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  return { puzzle, grid: parsed.grid };
};

/** What must not depend on anything but the board. */
const plain = ({ steps, grade, complete }: Path<string>) => ({
  complete,
  level: grade?.level,
  score: grade?.score,
  steps: steps.map((step) => ({ ...step, because: step.because.map(({ id }) => id) })),
});

describe('boards of the papers', () => {
  const names = sampled(
    instances.map(({ name }) => name),
    5,
  );
  test.each(names)('%s: every step is proved', TIMEOUT, async (name) => {
    const { puzzle, grid, path } = paper(name);
    await judge(puzzle, grid, path());
  });

  test.each(names)('%s: the same path every time, synchronous or not', async (name) => {
    const { puzzle, grid, path } = paper(name);
    const first = plain(path());
    expect(plain(await explainAsync(puzzle, grid))).toEqual(first);
    const { level, score } = grade(puzzle, grid);
    expect({ level, score }).toEqual({ level: first.level, score: first.score });
  });

  test('each step weighs what steps weigh, says something in both languages and has a name', () => {
    let reasons = 0;
    for (const name of names) {
      const { puzzle, grid, path } = paper(name);
      const { steps, grade: graded } = path();
      for (const sentence of graded?.why ?? []) {
        expectAlike(sentence, name);
        reasons++;
      }
      for (const step of steps) {
        expect(step.weight).toBeGreaterThanOrEqual(1);
        expect(step.weight < 2).toBe(
          step.chain === undefined &&
            step.because.every(({ from }) => from === undefined) &&
            step.because.every(({ where }) => where.every(({ kind }) => kind !== 'board')),
        );
        expect(step.choices).toBeGreaterThanOrEqual(1);
        const { whole, lines } = speechOf(puzzle, grid, step);
        for (const sentence of [whole, ...lines.map((line) => line.sentence)]) {
          expect(say(sentence, 'en')).toMatch(/^[A-Zr][\s\S]*\.$/);
          expect(say(sentence, 'pt')).toMatch(/^[A-ZÉl][\s\S]*\.$/);
          expectAlike(sentence, `${name}: ${say(sentence, 'en')} | ${say(sentence, 'pt')}`);
        }
        expect(lines.length > 0).toBe(step.chain !== undefined);
        expect(say(step.techniqueName, 'pt')).not.toBe(say(step.techniqueName, 'en'));
      }
    }
    expect(reasons).toBeGreaterThan(names.length);
  });
});

/** The same chain, broken in one place: a link left out, a fact flipped or missing, the end taken away. */
function* brokenChains(
  chain: Chain<string>,
  wrongOf: (fact: Fact<string>) => Fact<string>,
): Generator<Chain<string>> {
  const { links, breaks, branches, supposed } = chain;
  const end = { ...(breaks ? { breaks } : {}), ...(branches ? { branches } : {}) };
  yield { ...chain, supposed: wrongOf(supposed) };
  if (breaks ?? branches) yield { supposed, links };
  for (const [at, link] of links.entries()) {
    const { facts, given, cases } = link;
    const changed = (other: Partial<typeof link>): Chain<string> => ({
      supposed,
      ...end,
      links: links.map((one) => (one === link ? { ...one, ...other } : one)),
    });
    yield { supposed, ...end, links: links.filter((_, other) => other !== at) };
    yield changed({ facts: [wrongOf(facts[0]!), ...facts.slice(1)] });
    if (given.length > 0) yield changed({ given: given.slice(1) });
    if (given.length > 0) yield changed({ given: [wrongOf(given[0]!), ...given.slice(1)] });
    if (cases) for (const broken of brokenCases(cases, wrongOf)) yield changed({ cases: broken });
  }
  if (breaks) {
    yield { supposed, links, breaks: { ...breaks, given: breaks.given.slice(1) } };
    yield { supposed, links, breaks: { ...breaks, given: breaks.given.map(wrongOf) } };
  }
  if (branches) {
    for (const broken of brokenCases(branches, wrongOf)) yield { supposed, links, branches: broken };
  }
}

/** The same cases, one of them missing or broken. */
function* brokenCases(
  cases: readonly Chain<string>[],
  wrongOf: (fact: Fact<string>) => Fact<string>,
): Generator<readonly Chain<string>[]> {
  yield cases.slice(1);
  yield cases.slice(0, 1);
  for (const [at, one] of cases.entries()) {
    for (const broken of brokenChains(one, wrongOf)) {
      yield cases.map((each, other) => (other === at ? broken : each));
    }
  }
}

describe('the checker refuses wrong steps', () => {
  const wrongOf = (puzzle: AnyPuzzle, grid: unknown, fact: Fact<string>): Fact<string> => {
    const values = puzzle.values(grid);
    if (values.length > 2) return { ...fact, is: !fact.is };
    return { ...fact, value: values.find(({ id }) => id !== fact.value)!.id };
  };

  test.each(sampled(puzzles, 3).map((puzzle) => [puzzle.id, puzzle] as const))(
    `%s (seed ${SEED})`,
    TIMEOUT,
    async (_, puzzle) => {
      const below = randomFrom(SEED + 12);
      const steps = LONG ? 400 : rounds(40);
      const most = LONG ? 60 : rounds(3);
      let tried = 0;
      let chains = 0;
      let broken = 0;
      for (let boards = 0; tried < steps || chains < most; boards++) {
        // Where chains are rare, larger boards have them.
        const least = 4 + Math.min(4, Math.floor(boards / 10));
        const grid = solvableBoard(puzzle, below, least + below(3), least + below(3));
        const checker = new StepChecker(puzzle, grid);
        const path = explain(puzzle, grid);
        let board = path.start;
        for (const step of path.steps) {
          if (tried >= steps && !step.chain) {
            board = board.knowing(step.facts);
            continue;
          }
          const refused = async (wrong: Partial<Step<string>>): Promise<void> =>
            expect(await checker.check({ ...step, ...wrong }, board)).not.toEqual([]);
          const fact = step.facts[0]!;
          await refused({ facts: [wrongOf(puzzle, grid, fact)] });
          await refused({ facts: [] });
          if (step.because.length > 0) await refused({ because: step.because.slice(1) });
          const more = path.steps
            .flatMap(({ because }) => because)
            .find((one) => !step.because.includes(one));
          if (more) await refused({ because: [...step.because, more] });
          if (step.chain) {
            for (const chain of brokenChains(step.chain, (one) => wrongOf(puzzle, grid, one))) {
              await refused({ chain });
              broken++;
            }
            chains++;
          } else {
            await refused({ given: [...step.given, fact] });
            if (step.given.length > 0) await refused({ given: step.given.slice(1) });
          }
          tried++;
          board = board.knowing(step.facts);
        }
      }
      // Each chain can be broken in several places.
      expect(broken).toBeGreaterThan(2 * chains);
      if (LONG) console.info(`${puzzle.id}: ${tried} steps, ${chains} chains, ${broken} broken ones refused`);
    },
  );

  test.each([
    ['bosnian-road', '.......\n..6.4..\n.......\n..4..6.\n.......\n.......\n.......', ['agree']],
    [
      'crazy-pavement',
      'columns: 4 5 4 - 3 3 - 4\nrows: 4 4 4 5 5 4 - 3\nregions:\n' +
        'abcddeee\nbbccffgg\nhhiijjkk\nllmnoppq\nrrmnoppq\nssstouuu\nvwttxyyz\nvwttxAAz',
      ['agree', 'falls'],
    ],
  ])(
    'two cases that agree or of which one falls, %s: proved, and refused when broken',
    async (id, text, kinds) => {
      const puzzle = puzzleById(id)!;
      const parsed = puzzle.parse(`${id}\n${text}\n`);
      if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
      const { grid } = parsed;
      const path = explain(puzzle, grid);
      await judge(puzzle, grid, path);
      const checker = new StepChecker(puzzle, grid);
      const found = new Set<string>();
      let refused = 0;
      let board = path.start;
      for (const step of path.steps) {
        for (const { cases } of step.chain?.links ?? []) {
          if (cases) found.add(cases.some(({ breaks }) => breaks) ? 'falls' : 'agree');
        }
        if (step.chain?.links.some(({ cases }) => cases)) {
          expect(speechOf(puzzle, grid, step).lines.map(({ kind }) => kind)).toContain('agreed');
          for (const chain of brokenChains(step.chain, (one) => wrongOf(puzzle, grid, one))) {
            expect(await checker.check({ ...step, chain }, board)).not.toEqual([]);
            refused++;
          }
        }
        board = board.knowing(step.facts);
      }
      expect([...found].sort()).toEqual(kinds);
      expect(refused).toBeGreaterThan(20);
    },
  );

  test.runIf(!isQuick)(
    'a step that only a search shows: proved, told as such, and refused when broken',
    TIMEOUT,
    async () => {
      const puzzle = puzzleById('crazy-pavement')!;
      const parsed = puzzle.parse(SEARCHED);
      if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
      const { grid } = parsed;
      const path = explain(puzzle, grid);
      expect(path.complete).toBe(true);
      expect(path.grade?.why.map((sentence) => say(sentence))).toContain(
        'the hardest step needs a search of 76 cases: no chain short enough to read shows it',
      );
      const checker = new StepChecker(puzzle, grid);
      let searched = 0;
      let board = path.start;
      for (const step of path.steps) {
        expect(await checker.check(step, board)).toEqual([]);
        if (step.chain) expect(chainLength(step.chain)).toBeLessThanOrEqual(150);
        if (step.search !== undefined) {
          searched++;
          const { whole, lines } = speechOf(puzzle, grid, step);
          expect(lines).toEqual([]);
          expect(say(whole)).toContain(`a search of ${step.search} cases refutes the opposite`);
          const [fact] = step.facts;
          for (const wrong of [
            { facts: [wrongOf(puzzle, grid, fact!)] },
            { facts: [] },
            { because: step.because.slice(0, 1) },
            { given: [...step.given, fact!] },
            { search: 0 },
          ]) {
            expect(await checker.check({ ...step, ...wrong }, board)).not.toEqual([]);
          }
        }
        board = board.knowing(step.facts);
      }
      expect(searched).toBeGreaterThan(0);
    },
  );

  test('a known cell left out', async () => {
    const { puzzle, grid } = onBoard(puzzleById('akari')!, ['...', '.4.', '...']);
    const { steps, start } = explain(puzzle, grid);
    const at = steps.findIndex(({ given }) => given.length > 0);
    let board = start;
    for (const { facts } of steps.slice(0, at)) board = board.knowing(facts);
    const checker = new StepChecker(puzzle, grid);
    const step = steps[at]!;
    expect(await checker.check(step, board)).toEqual([]);
    expect(await checker.check({ ...step, given: step.given.slice(1) }, board)).not.toEqual([]);
  });

  test.runIf(!isQuick)('both ways to prove are in use', async () => {
    const { puzzle, grid, path } = paper('bosnian-13');
    const checker = new StepChecker(puzzle, grid);
    const { start, steps } = path();
    let board = start;
    for (const step of steps) {
      if (checker.asked > 0 && checker.enumerated > 0) break;
      await checker.check(step, board);
      board = board.knowing(step.facts);
    }
    expect(checker.asked).toBeGreaterThan(0);
    expect(checker.enumerated).toBeGreaterThan(0);
  });
});

describe('limits and beginnings', () => {
  const { puzzle, grid, path: whole } = paper('akari-start2');

  test('no time: no steps, and it says so', () => {
    expect(explain(puzzle, grid, { timeLimit: 0 })).toMatchObject({
      complete: false,
      because: 'time',
      steps: [],
    });
  });

  test('a little time: the steps found so far', () => {
    const path = explain(puzzle, grid, { maxSteps: 7 });
    expect(path.complete).toBe(false);
    expect(plain(path).steps).toEqual(plain(whole()).steps.slice(0, 7));
  });

  test('a signal stops it', async () => {
    const stop = new AbortController();
    const running = explainAsync(puzzle, grid, { signal: stop.signal });
    stop.abort();
    const path = await running;
    expect(path).toMatchObject({ complete: false, because: 'stopped' });
    expect(path.steps.length).toBeLessThan(whole().steps.length);
  });

  test('it goes on from what is filled in', async () => {
    const { puzzle, grid, path } = paper('akari-start2');
    const whole = path();
    let board = whole.start;
    for (const { facts } of whole.steps.slice(0, 20)) board = board.knowing(facts);
    const rest = explain(puzzle, grid, { board });
    expect(rest.complete).toBe(true);
    expect(rest.start).toBe(board);
    expect(rowsOfBoard(puzzle, grid, rest.end)).toEqual(rowsOfBoard(puzzle, grid, whole.end));
    await replay(puzzle, grid, rest);
  });

  test('what is filled in wrongly has no solution', () => {
    const { puzzle: akari, grid: white } = onBoard(puzzleById('akari')!, ['..']);
    const board = new Board<string>(1, 2, ['dark', 'dark']);
    expect(explain(akari, white, { board })).toMatchObject({ complete: false, because: 'none', steps: [] });
    // What cannot be solved is not easy.
    expect(grade(akari, white, { board })).toEqual({ status: 'none' });
  });

  test('a full board needs no step', () => {
    expect(explain(puzzle, grid, { board: whole().end })).toMatchObject({ complete: true, steps: [] });
  });
});

describe('names of steps', () => {
  const namesOf = (puzzle: AnyPuzzle, rows: string[]): string[] => {
    const { grid } = onBoard(puzzle, rows);
    return explain(puzzle, grid).steps.map(({ technique }) => technique);
  };

  test.each([
    ['akari', ['0.', '..'], 'empty-clue'],
    ['akari', ['.4.', '...'], 'none'],
    ['akari', ['...', '.4.', '...'], 'forced-clue'],
    ['akari', ['...', '.4.', '...'], 'cross-of-a-light'],
    ['akari', ['.#', '##'], 'only-lighter'],
  ])('%s %j has a step called %s', (id, rows, technique) => {
    const names = namesOf(puzzleById(id)!, rows);
    if (technique === 'none') expect(names).toEqual([]);
    else expect(names).toContain(technique);
  });

  test('every technique of every puzzle has a name of its own kind, and none hides another', () => {
    for (const { techniques } of puzzles) {
      for (const technique of techniques) {
        expect(technique.id).toMatch(/^[a-z-]+$/);
        const look = ({ id: _, name: __, ...shape }: typeof technique): string => JSON.stringify(shape);
        expect(techniques.find((one) => look(one) === look(technique))).toBe(technique);
      }
    }
  });
});
