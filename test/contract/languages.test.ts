/**
 * A puzzle that offers a further language says everything in it. Every sentence that its boards can bring about is
 * looked at: a single one that lacks the language, or that is still in another one, fails.
 */
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  Board,
  type FurtherLanguage,
  type Phrase,
  type Sentence,
  say,
  type Wording,
} from '../../src/board/index.ts';
import { Solver } from '../../src/engine/index.ts';
import { type AnyPuzzle, puzzles, sayProblem, sitesOf } from '../../src/puzzles/index.ts';
import {
  atOnce,
  type ChainLine,
  chainLines,
  explain,
  hint,
  reasonIn,
  speechOf,
} from '../../src/reasoning/index.ts';
import { randomFrom } from '../random-regions.ts';
import { sized } from '../rounds.ts';
import { numbersIn, placesIn } from './both-languages.ts';
import { FOREIGN } from './foreign-words.ts';
import { casesOf } from './puzzle-folders.ts';
import { solvableBoard } from './solvable-boards.ts';
import { SEED, tinyBoard } from './tiny-boards.ts';

const offered = puzzles.flatMap((puzzle) =>
  Object.keys(puzzle.languages ?? {}).map(
    (language) => [puzzle.id, language as FurtherLanguage, puzzle] as const,
  ),
);

/** The boards that the studio brings along, from easy to extreme; the largest take too long here. */
const galleryOf = (puzzle: AnyPuzzle): unknown[] => {
  const file = new URL(`../../src/web/gallery/boards/${puzzle.id}.json`, import.meta.url);
  const boards = JSON.parse(readFileSync(file, 'utf8')) as readonly { readonly text: string }[];
  return boards.flatMap(({ text }) => {
    const parsed = puzzle.parse(text);
    if (!parsed.ok) throw new Error(`a board of the gallery cannot be read: ${parsed.problems[0]?.problem}`);
    const { rows, columns } = puzzle.size(parsed.grid);
    return rows * columns <= MOST_CELLS ? [parsed.grid] : [];
  });
};

const MOST_CELLS = 81;

/** What has been looked at, by where it came from. */
class Seen {
  readonly #language: FurtherLanguage;
  readonly counts = new Map<string, number>();
  /** Each text once, with its figures taken out. */
  readonly texts = new Set<string>();

  constructor(language: FurtherLanguage) {
    this.#language = language;
  }

  sentence(from: string, sentence: Sentence): void {
    const here = `${from}: ${say(sentence)}`;
    const phrase = sentence[this.#language];
    if (!phrase) expect.fail(`not said: ${here}`);
    const figures = (said: Phrase): string[] => [...numbersIn(said), ...placesIn(said)];
    expect(figures(phrase), here).toEqual(figures(sentence.en));
    this.text(from, say(sentence, this.#language));
  }

  wording(from: string, wording: Wording): void {
    expect(wording[this.#language], `${from}: ${wording.en}`).toBeDefined();
    this.text(from, wording[this.#language]!);
  }

  text(from: string, text: string): void {
    if (text.trim() === '' || FOREIGN[this.#language].test(text) || / {2}| $|undefined|NaN/.test(text))
      expect.fail(`${from}: ${text}`);
    this.counts.set(from, (this.counts.get(from) ?? 0) + 1);
    this.texts.add(text.replace(/\d+/g, '#'));
  }

  lines(from: string, lines: readonly ChainLine<string>[]): void {
    for (const { kind, sentence } of lines) this.sentence(`${from} ${kind}`, sentence);
  }
}

/** What does not depend on a board. */
async function still(puzzle: AnyPuzzle, seen: Seen): Promise<void> {
  seen.sentence('title', puzzle.title);
  for (const sentence of puzzle.howTo) seen.sentence('rules', sentence);
  for (const { name } of puzzle.techniques) seen.sentence('technique', name);
  for (const { about } of puzzle.setter.options) seen.sentence('wish', about);
  const { drawing } = puzzle.interaction;
  const signs = [...drawing.signs, ...(drawing.edges?.signs ?? [])];
  for (const { name } of signs) seen.sentence('sign', name);
  for (const name of drawing.clues?.names ?? []) seen.sentence('clue', name);
  const lesson = await puzzle.lesson();
  for (const { says } of [...lesson.worked, ...lesson.kept]) seen.sentence('lesson', says);
}

/** What rules, values and cells say of a board, filled in at random. */
function told(puzzle: AnyPuzzle, grid: unknown, seen: Seen, below: (limit: number) => number): void {
  const sites = sitesOf(puzzle, grid);
  const values = puzzle.values(grid);
  for (const { name, is, isNot } of values) {
    seen.sentence('value', name);
    for (const predicate of isNot ? [is, isNot] : [is]) {
      // What follows a place begins with a blank.
      for (const said of [predicate.one, predicate.many]) seen.wording('value', said);
    }
  }
  const { rules: own, lemmas } = puzzle.model(grid, new Solver());
  const facts = Array.from({ length: Board.on<string>(sites).cells }, (_, cell) => cell).flatMap((cell) => {
    const value = values[below(values.length + 1)];
    return value && puzzle.given(grid, cell) === undefined
      ? [{ cells: [cell], value: value.id, is: true }]
      : [];
  });
  const board = Board.on<string>(sites, undefined, facts);
  for (let cell = 0; cell < board.cells; cell++)
    seen.sentence('cell', puzzle.interaction.spoken(grid, cell, board));
  for (const rule of [...own, ...(lemmas?.() ?? [])]) {
    seen.sentence(`rule ${rule.kind}`, rule.sentence);
    for (const mood of ['is', 'would'] as const)
      seen.sentence(`standing ${rule.kind}`, rule.tells(board, mood).sentence);
  }
}

/** The way to the solution, its grade, and a mistake on the way. */
function solved(puzzle: AnyPuzzle, grid: unknown, seen: Seen, below: (limit: number) => number): void {
  const path = explain(puzzle, grid, { timeLimit: 20_000 });
  for (const why of path.grade?.why ?? []) seen.sentence('grade', why);
  for (const step of path.steps) {
    const { given, because, facts, whole, lines } = speechOf(puzzle, grid, step);
    for (const sentence of [...(given ? [given] : []), ...because, facts]) seen.sentence('step', sentence);
    seen.sentence(`step ${step.supposition ? 'with a chain' : 'by rules'}`, whole);
    seen.sentence('step name', step.techniqueName);
    seen.sentence('at once', atOnce(puzzle, grid, step.facts));
    seen.lines('chain', lines);
  }
  const cell = below(path.end.cells);
  const value = puzzle.values(grid).find(({ id }) => id !== path.end.at(cell));
  if (path.end.at(cell) === undefined || !value || puzzle.given(grid, cell) !== undefined) return;
  const wrong = Board.on<string>(sitesOf(puzzle, grid), undefined, [
    { cells: [cell], value: value.id, is: true },
  ]);
  const found = hint(puzzle, grid, wrong, { timeLimit: 20_000 });
  if (found.kind !== 'mistake') return;
  for (const { sentence } of found.reason) seen.sentence('mistake', sentence);
  if (found.told) seen.sentence('mistake', found.told.sentence);
  if (found.chain) seen.lines('mistake', chainLines(puzzle, grid, found.chain));
}

/** What is said of texts that are no boards, and of clues that cannot be kept. */
function refused(puzzle: AnyPuzzle, language: FurtherLanguage, seen: Seen): void {
  const own = casesOf(puzzle).malformed.map(([, text]) => text);
  const { id } = puzzle;
  const texts = [
    ...own,
    '',
    `${id}\n`,
    `${id}\n\u0007`,
    'another\n..\n',
    `${id}\n. \t.\n.x\n\n...`,
    `${id}\n${'.\n'.repeat(1001)}`,
    `${id}\n${'.'.repeat(1001)}`,
    `${id}\n${`${'.'.repeat(600)}\n`.repeat(600)}`,
    `${id}\n${'x'.repeat(21)}`,
    `${id}\n${'x'.repeat(40)}`,
    `${id}\n9.\n..`,
  ];
  const fields = [
    {},
    { rows: 7 },
    { rows: [] },
    { rows: [null, [1], {}, 5, '.'] },
    { puzzle: 5, rows: [''] },
  ];
  const read = [...texts.map((text) => puzzle.parse(text)), ...fields.map((json) => puzzle.fromJson(json))];
  for (const parsed of read) {
    for (const problem of parsed.ok ? parsed.notes : parsed.problems) {
      expect(problem[language], problem.problem).toBeDefined();
      const said = sayProblem(problem, language);
      // What was read is quoted as it is.
      const unquoted = (text: string): string => text.replace(/'[^']*'|"[^"]*"/g, '…');
      seen.text('problem', unquoted(said.problem));
      if (problem.fix !== undefined) seen.text('fix', unquoted(said.fix!));
    }
  }
}

test('a further language is offered somewhere', () => {
  expect(offered.map(([id, language]) => `${id} ${language}`)).toContain('mosaic es');
});

describe.each(offered)('%s in %s', (id, language, puzzle) => {
  const seen = new Seen(language);

  beforeAll(async () => {
    await Promise.all([puzzle.languages![language]!(), reasonIn(language)]);
  });

  test('what is said without a board', async () => {
    await still(puzzle, seen);
    refused(puzzle, language, seen);
    expect(seen.counts.get('technique')).toBe(puzzle.techniques.length);
    expect(seen.counts.get('problem')).toBeGreaterThan(20);
  });

  test(`what rules and cells say of random boards (seed ${SEED})`, () => {
    const below = randomFrom(SEED + 50);
    for (let trial = 0; trial < 60; trial++) {
      told(puzzle, tinyBoard(puzzle, below, 1 + below(6), 1 + below(6)), seen, below);
    }
    const kinds = [...seen.counts.keys()].filter((from) => from.startsWith('standing '));
    expect(kinds.length).toBeGreaterThan(0);
    for (const kind of kinds) expect(seen.counts.get(kind), kind).toBeGreaterThan(40);
  });

  test(`what explanations and hints say (seed ${SEED})`, { timeout: 120_000 }, () => {
    const below = randomFrom(SEED + 51);
    const kept = galleryOf(puzzle);
    const random = Array.from({ length: sized(20, 5) }, () =>
      solvableBoard(puzzle, below, 2 + below(5), 2 + below(5)),
    );
    for (const grid of [...kept, ...random]) solved(puzzle, grid, seen, below);
    for (const from of [
      'step by rules',
      'step with a chain',
      'chain supposed',
      'chain link',
      'chain so',
      'mistake',
    ])
      expect(seen.counts.get(from), from).toBeGreaterThan(0);
  });

  test('is much, and all of it has been looked at', () => {
    const total = [...seen.counts.values()].reduce((sum, count) => sum + count, 0);
    console.info(`${id} in ${language}: ${total} sentences, ${seen.texts.size} of them different`);
    expect(total).toBeGreaterThan(3000);
    expect(seen.texts.size).toBeGreaterThan(300);
  });
});
