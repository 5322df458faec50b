import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseHTML } from 'linkedom';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  asPaper,
  type Experiment,
  type LabBoard,
  type LabOptions,
  type Measurement,
  measure,
  openBoard,
  ours,
  run,
  type Setting,
  type Trial,
} from '../../src/lab/index.ts';
import { paper000, paper002, paper003 } from '../../src/papers/index.ts';
import { akari } from '../../src/puzzles/akari/index.ts';
import { bosnianRoad } from '../../src/puzzles/bosnian-road/index.ts';
import { dualClueCrossAPix } from '../../src/puzzles/dual-clue-cross-a-pix/index.ts';
import { rounds } from '../../test/rounds.ts';
import { type Cnf, cnfOf } from '../peers/encode-cnf.ts';
import { decisionsOf, instanceOf } from '../peers/instance.ts';
import {
  boardsOf,
  keptBoards,
  paperBoards,
  randomPavement,
  randomPicture,
  randomRoad,
  readBoard,
} from './boards/index.ts';
import { experiments } from './experiments/index.ts';
import {
  allExperiments,
  lab,
  machine,
  printResults,
  type Results,
  ResultsFile,
  readResults,
} from './index.ts';
import { pictureWithoutLineStates, roadWithoutLoopPruning } from './models/index.ts';

const [lightsOf002, pictureOf000, roadOf003] = [
  asPaper(paper002.programs[0]),
  asPaper(paper000.programs[0]),
  asPaper(paper003.programs[1]!),
];

const SEED = 11;
const TINY: Setting = { seed: SEED, scale: 'tiny' };

async function measured(experiment: Experiment, setting = TINY): Promise<Measurement[]> {
  const found: Measurement[] = [];
  for await (const { measurement } of run([experiment], setting)) found.push(measurement);
  return found;
}

/** Counters that no clock has a part in. */
const withoutTimes = ({ ms: _, counters, ...rest }: Measurement): unknown => {
  const { posing: _p, searching: _s, generating: _g, own: _o, ...counted } = counters;
  return { ...rest, counters: counted };
};

const byId = (id: string): Experiment => allExperiments().find((one) => one.id === id)!;
let folder: string;
const all: Measurement[] = [];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'calcada-lab-'));
  for (const experiment of experiments) all.push(...(await measured(experiment)));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const of = (id: string): Measurement[] => all.filter(({ experiment }) => experiment === id);

describe(`a small run of every experiment, seed ${SEED}`, () => {
  for (const { id, plan, present } of experiments) {
    it(`${id} measures its whole plan, verified, under keys of their own`, () => {
      const trials = plan(TINY);
      const found = of(id);
      expect(found.map(({ key }) => key)).toEqual(trials.map(({ key }) => key));
      expect(new Set(trials.map(({ key }) => key)).size).toBe(trials.length);
      expect(found.filter(({ verified }) => !verified)).toEqual([]);
      expect(found.filter(({ answer }) => answer === 'unknown' || answer === 'missing')).toEqual([]);
      for (const { ms } of found) expect(ms.every((one) => one >= 0)).toBe(true);
    });

    it(`${id} shows tables with a cell for each column, charts with points, and sentences`, () => {
      const { tables, charts, reading } = present(of(id));
      expect(tables.length).toBeGreaterThan(0);
      for (const { columns, rows } of tables) {
        expect(rows.length).toBeGreaterThan(0);
        for (const row of rows) expect(row).toHaveLength(columns.length);
      }
      for (const { series } of charts) {
        const points = series.flatMap((one) => one.points);
        expect(points.length).toBeGreaterThan(0);
        for (const { y } of points) expect(Number.isFinite(y)).toBe(true);
      }
      expect(reading.length).toBeGreaterThan(0);
      expect(JSON.stringify({ tables, reading })).not.toMatch(/NaN|undefined|Infinity/);
    });
  }

  it('is the same again but for the clock', async () => {
    for (const id of ['002-figure-3', '003-table-2', 'growth']) {
      const again = await measured(byId(id));
      expect(again.map(withoutTimes)).toEqual(of(id).map(withoutTimes));
    }
  });

  it('another seed gives other boards', async () => {
    const other = await measured(byId('growth'), { ...TINY, seed: SEED + 1 });
    expect(other.map(withoutTimes)).not.toEqual(of('growth').map(withoutTimes));
  });

  it('plans for real runs can be made, with keys of their own', () => {
    for (const scale of (['quick', 'full'] as const).slice(0, rounds(2))) {
      for (const { plan } of allExperiments()) {
        const keys = plan({ seed: SEED, scale }).map(({ key }) => key);
        expect(new Set(keys).size).toBe(keys.length);
      }
    }
  });
});

describe('strategies differ in the way, not in the answer', () => {
  const counts = (rows: readonly Measurement[]): unknown[] => [
    ...new Set(rows.map(({ counters }) => counters['solutions'])),
  ];

  it('002: every strategy counts the same solutions of a board', () => {
    const rows = of('002-figure-3');
    for (const board of new Set(rows.map(({ what }) => what['run']))) {
      const same = rows.filter(({ what }) => what['run'] === board);
      expect(same.every(({ answer }) => answer === 'counted')).toBe(true);
      expect(counts(same)).toHaveLength(1);
      expect(same[0]?.counters['solutions']).toBeGreaterThan(0);
    }
  });

  it('003: every choice and branching counts the three solutions of the second 6x6 board', () => {
    const rows = of('003-table-3').filter(({ what }) => what['goal'] === 'all');
    expect(counts(rows)).toEqual([3]);
  });

  it('004: labeling and learning count the same', () => {
    const rows = of('004-figure-4');
    for (const board of new Set(rows.map(({ what }) => what['board'])))
      expect(counts(rows.filter(({ what }) => what['board'] === board))).toHaveLength(1);
  });

  it('003: on 0/1 variables six variable choices make one search', () => {
    const first = of('003-table-3').filter(({ what }) => what['goal'] === 'any' && what['branch'] === 'step');
    const backtracks = (select: string) =>
      first.find(({ what }) => what['select'] === select)?.counters['resumptions'];
    const alike = ['min', 'max', 'first-fail', 'anti-first-fail', 'max-regret'];
    for (const select of alike) expect(backtracks(select)).toBe(backtracks('leftmost'));
  });

  it('features: every variant gives the same verdict', () => {
    const rows = of('features');
    for (const board of new Set(rows.map(({ what }) => what['board']))) {
      const verdicts = new Set(
        rows.filter(({ what }) => what['board'] === board).map(({ answer }) => answer),
      );
      expect(verdicts.size).toBe(1);
    }
  });
});

describe("the papers' models have the papers' solutions", () => {
  const search = { goal: 'all', timeLimit: 20_000 } as const;
  const solutions = (found: ReturnType<typeof measure>): unknown => [
    found.answer,
    found.verified,
    found.counters['solutions'],
  ];

  for (const board of boardsOf(akari, paperBoards)) {
    it(board.name, () => {
      expect(solutions(measure(board, lightsOf002, search))).toEqual(solutions(measure(board, ours, search)));
    });
  }
  for (const board of boardsOf(bosnianRoad, paperBoards)) {
    it(board.name, () => {
      const own = solutions(measure(board, ours, search));
      expect(solutions(measure(board, roadOf003, search))).toEqual(own);
      expect(solutions(measure(board, roadOf003, { ...search, labeling: {} }))).toEqual(own);
      expect(solutions(measure(board, roadWithoutLoopPruning, search))).toEqual(own);
      expect(solutions(measure(board, roadWithoutLoopPruning, { ...search, labeling: {} }))).toEqual(own);
    });
  }
  for (const board of [...boardsOf(dualClueCrossAPix, paperBoards), randomPicture(7, SEED, 0)]) {
    it(board.name, () => {
      const own = solutions(measure(board, ours, search));
      expect(solutions(measure(board, pictureOf000, search))).toEqual(own);
      expect(solutions(measure(board, pictureWithoutLineStates, search))).toEqual(own);
    });
  }

  it('a loop that was refused beside another may stand alone', () => {
    const strip = { name: 'strip', reason: '', text: 'bosnian-road\n.......\n.......\n.......\n' };
    const [board] = boardsOf(bosnianRoad, [strip]);
    const lazy = measure(board!, roadWithoutLoopPruning, search);
    expect(solutions(lazy)).toEqual(['counted', true, 15]);
    expect(lazy.counters['refused']).toBeGreaterThan(0);
    expect(solutions(measure(board!, ours, search))).toEqual(solutions(lazy));
    expect(solutions(measure(board!, roadOf003, search))).toEqual(solutions(lazy));
  });

  it('003 on its 13x13 board without the test of the loop has boards to refuse', () => {
    const board = boardsOf(bosnianRoad, paperBoards).find(({ name }) => name === 'bosnian-13')!;
    expect(measure(board, roadOf003, { ...search, labeling: {} }).counters['refused']).toBe(2);
  });
});

describe('an open board', () => {
  const labelings = [
    { name: 'leftmost', labeling: {} },
    { name: 'first-fail, down', labeling: { select: 'first-fail', order: 'down' } },
  ] as const;

  for (const text of paperBoards) {
    it(`${text.name}: every strategy says the same`, async () => {
      const experiment = openBoard(readBoard(text), { labelings, goal: 'all', timeLimit: 20_000 });
      const rows = await measured(experiment);
      expect(rows.map(({ what }) => what['strategy'])).toEqual(['learning', 'leftmost', 'first-fail, down']);
      expect(new Set(rows.map(({ counters }) => counters['solutions'])).size).toBe(1);
      const { tables, charts, reading } = experiment.present(rows.slice(0, 2));
      expect(tables[0]?.rows).toHaveLength(2);
      expect(charts.map(({ series }) => series.length)).toEqual([2, 2]);
      expect(reading[0]).toContain('counted');
    });
  }
});

describe('peers', () => {
  it('who is installed agrees with us, who is not is said to be missing', async () => {
    const rows = await measured(byId('peers'));
    expect(rows.length).toBe(byId('peers').plan(TINY).length);
    const answered = rows.filter(({ answer }) => answer !== 'missing' && answer !== 'unknown');
    for (const { what, answer } of answered) {
      const own = rows.find((row) => row.what['board'] === what['board'] && row.what['solver'] === 'ours');
      expect([what['board'], what['solver'], answer]).toEqual([what['board'], what['solver'], own?.answer]);
    }
    for (const { answer, note } of rows) if (answer === 'missing') expect(note).toBeTruthy();
    const { reading, tables } = byId('peers').present(rows);
    expect(reading[0]).toContain('same answer');
    expect(tables).toHaveLength(2);
  });
});

describe('boards', () => {
  it('kept boards are read without a problem', () => {
    for (const text of [...keptBoards, ...paperBoards])
      expect(readBoard(text).puzzle.id).toBe(text.text.split('\n')[0]);
  });

  it('random boards of every size have a solution', () => {
    for (const side of [3, 4, 6, 7, 11]) {
      for (const board of [randomRoad(side, SEED, 0), randomRoad(side, SEED, 1)])
        expect(measure(board, ours, { goal: 'any', timeLimit: 20_000 }).answer).toBe('solved');
      expect(measure(randomPicture(side, SEED, 0), ours, { goal: 'any', timeLimit: 20_000 }).answer).toBe(
        'solved',
      );
      expect(measure(randomPavement(side, SEED, 0), ours, { goal: 'any', timeLimit: 20_000 }).answer).toBe(
        'solved',
      );
    }
  });
});

describe('the clauses for CaDiCaL', () => {
  /** All models over the decisions, by trying every assignment with unit propagation of the helpers. */
  function countModels(cnf: Cnf, decisions: number): number {
    let models = 0;
    for (let mask = 0; mask < 2 ** decisions; mask++) {
      const value = new Map<number, boolean>();
      for (let at = 0; at < decisions; at++) value.set(at + 1, (mask >> at) % 2 === 1);
      if (consistent(cnf, value)) models++;
    }
    return models;
  }

  function consistent({ clauses }: Cnf, value: Map<number, boolean>): boolean {
    for (let changed = true; changed; ) {
      changed = false;
      for (const clause of clauses) {
        const known = (literal: number) => value.get(Math.abs(literal));
        if (clause.some((literal) => known(literal) === literal > 0)) continue;
        const open = clause.filter((literal) => known(literal) === undefined);
        if (open.length === 0) return false;
        if (open.length > 1) continue;
        value.set(Math.abs(open[0]!), open[0]! > 0);
        changed = true;
      }
    }
    return true;
  }

  const counts = <G, V extends string>(board: LabBoard<G, V>): void => {
    it(`count the solutions of ${board.name}`, () => {
      const { puzzle, grid } = board;
      const instance = instanceOf({ ...puzzle.toJson(grid), puzzle: puzzle.id });
      const own = measure(board, ours, { goal: 'all', timeLimit: 20_000 });
      expect(countModels(cnfOf(instance), decisionsOf(instance).length)).toBe(own.counters['solutions']);
    });
  };
  counts(readBoard(paperBoards.find(({ name }) => name === 'crazy-1')!));
  counts(randomPicture(4, SEED, 2));
});

describe('results', () => {
  const entries = (): Results['entries'] => [
    { sitting: { date: '2020-01-02T03:04:05.000Z', machine: machine(), versions: { calcada: '0' } } },
    ...all.map((measurement) => ({ measurement })),
  ];
  const results = (): Results => ({
    format: 'calcada-lab',
    version: 1,
    seed: SEED,
    scale: 'tiny',
    entries: entries(),
  });

  it('a file of results is whole after every entry and reads back as it was written', () => {
    const path = join(folder, 'grown', 'results.json');
    const file = ResultsFile.create(path, { ...results(), entries: [] });
    for (const [at, entry] of entries().entries()) {
      file.append(entry);
      if (at < 3)
        expect(readResults(readFileSync(path, 'utf8'))).toMatchObject({
          entries: entries().slice(0, at + 1),
        });
    }
    expect(readResults(readFileSync(path, 'utf8'))).toEqual(JSON.parse(JSON.stringify(results())));
  });

  it('a file that was formatted by hand can be continued', () => {
    const path = join(folder, 'pretty.json');
    writeFileSync(path, JSON.stringify(results(), null, 2));
    const opened = ResultsFile.open(path);
    if (!opened || 'problem' in opened) throw new Error('it should open');
    opened.file.append(entries()[0]!);
    const read = readResults(readFileSync(path, 'utf8'));
    expect('entries' in read && read.entries).toHaveLength(entries().length + 1);
  });

  it('a file that was cut off in its last line loses that line alone', () => {
    const path = join(folder, 'cut.json');
    const file = ResultsFile.create(path, { ...results(), entries: entries().slice(0, 4) });
    const whole = readFileSync(file.path, 'utf8');
    writeFileSync(path, whole.slice(0, -30));
    const opened = ResultsFile.open(path);
    if (!opened || 'problem' in opened) throw new Error('it should open');
    expect(opened.results.entries).toHaveLength(3);
    opened.file.append(entries()[3]!);
    expect(readFileSync(path, 'utf8')).toBe(whole);
  });

  it('what is wrong with a file is said', () => {
    const problem = (change: (json: Record<string, unknown>) => void): unknown => {
      const json = JSON.parse(JSON.stringify(results())) as Record<string, unknown>;
      change(json);
      return readResults(JSON.stringify(json));
    };
    expect(readResults('{')).toHaveProperty('problem');
    expect(readResults('[]')).toHaveProperty('problem');
    expect(problem((json) => Object.assign(json, { version: 2 }))).toHaveProperty('problem');
    expect(problem((json) => Object.assign(json, { seed: 'x' }))).toHaveProperty('problem');
    expect(problem((json) => Object.assign(json, { scale: 'vast' }))).toHaveProperty('problem');
    expect(problem((json) => Object.assign(json, { entries: [{ measurement: { key: 1 } }] }))).toHaveProperty(
      'problem',
    );
    expect(problem((json) => Object.assign(json, { entries: [{}] }))).toHaveProperty('problem');
    expect(problem(() => {})).not.toHaveProperty('problem');
  });

  it('the report has a drawn plot for each chart, in colours of both themes, and nothing from elsewhere', async () => {
    const page = join(folder, 'docs', 'results.md');
    const out = join(folder, 'report');
    const { text, files } = await printResults(results(), allExperiments(), out, page);
    const html = readFileSync(join(out, 'report.html'), 'utf8');
    const { document } = parseHTML(html);
    const charts = experiments.flatMap(({ id, present }) => present(of(id)).charts);
    expect(document.querySelectorAll('figure svg')).toHaveLength(charts.length);
    expect(document.querySelectorAll('main section')).toHaveLength(experiments.length);
    for (const svg of document.querySelectorAll('figure svg')) {
      expect(
        svg.querySelectorAll('[aria-label="dot"] path, [aria-label="dot"] circle').length,
      ).toBeGreaterThan(0);
      expect(svg.querySelector('[aria-label*="axis"]')).not.toBeNull();
      expect(svg.outerHTML).not.toMatch(/NaN|undefined|Infinity/);
    }
    expect(html).toContain('prefers-color-scheme:dark');
    expect(html).not.toMatch(/<(script|link|img)\b|url\(|src=/);
    expect(new Set(charts.map(({ id }) => id)).size).toBe(charts.length);

    const markdown = readFileSync(page, 'utf8');
    for (const { id } of charts) {
      expect(markdown).toContain(`(results/${id}.svg)`);
      expect(files).toContain(join(folder, 'docs', 'results', `${id}.svg`));
    }
    expect(readResults(readFileSync(join(folder, 'docs', 'results', 'results.json'), 'utf8'))).toMatchObject({
      seed: SEED,
    });
    for (const { id, title } of experiments) {
      const lines = readFileSync(join(out, `${id}.csv`), 'utf8')
        .trimEnd()
        .split('\n');
      expect(lines).toHaveLength(of(id).length + 1);
      expect(text).toContain(title);
    }
  });
});

describe('a run', () => {
  const trial = (key: string, answer: Measurement['answer'], series?: string): Trial => ({
    key,
    what: { key },
    ...(series ? { series } : {}),
    run: () => ({ answer, verified: true, ms: [1], counters: {} }),
  });
  const experiment = (trials: readonly Trial[]): Experiment => ({
    id: 'made-up',
    title: '',
    asks: '',
    notes: [],
    plan: () => trials,
    present: () => ({ tables: [], charts: [], reading: [] }),
  });

  it('takes up where it was stopped', async () => {
    const trials = ['a', 'b', 'c', 'd'].map((key) => trial(key, 'solved'));
    const stop = new AbortController();
    const done: Measurement[] = [];
    for await (const { measurement } of run([experiment(trials)], TINY, { signal: stop.signal })) {
      done.push(measurement);
      if (measurement.key === 'b') stop.abort();
    }
    expect(done.map(({ key }) => key)).toEqual(['a', 'b']);
    const rest: string[] = [];
    for await (const { measurement } of run([experiment(trials)], TINY, { done })) rest.push(measurement.key);
    expect(rest).toEqual(['c', 'd']);
  });

  it('spares a series that reaches its limit again and again, and no other', async () => {
    const trials = Array.from({ length: 6 }, (_, at) => [
      trial(`slow ${at}`, 'unknown', 'slow'),
      trial(`fine ${at}`, 'solved', 'fine'),
    ]).flat();
    const answers: string[] = [];
    for await (const { measurement } of run([experiment(trials)], TINY))
      answers.push(`${measurement.key} ${measurement.answer}`);
    expect(answers.filter((one) => one.endsWith('spared'))).toEqual(['slow 4 spared', 'slow 5 spared']);
  });
});

describe('the command', () => {
  const host = {
    entry: new URL('../../src/cli/main.ts', import.meta.url),
    version: '1.2.3',
    onInterrupt: () => () => {},
    onTrial: () => {},
  };
  const ask = (names: readonly string[], options: Partial<LabOptions>) =>
    lab(names, { seed: 1, out: join(folder, 'cli'), quick: true, ...options }, host);
  const refused = (text: string) => ({ ok: false, problem: expect.stringContaining(text) });

  it('measures, reports again, goes on, and does not overwrite', async () => {
    const first = await ask(['004-figure-4'], {});
    expect(first).toEqual({
      ok: true,
      text: expect.stringContaining('Fig. 4: the counters'),
      stopped: false,
    });
    expect(readdirSync(join(folder, 'cli')).sort()).toEqual([
      '004-figure-4.csv',
      'report.html',
      'results.json',
    ]);
    const before = readFileSync(join(folder, 'cli', 'results.json'), 'utf8');
    expect(await ask(['004-figure-4'], {})).toEqual(refused('--resume'));
    expect(await ask(['004-figure-4'], { resume: true, seed: 2 })).toEqual(refused('seed 1'));
    const report = await ask(['report'], {});
    expect(readFileSync(join(folder, 'cli', 'results.json'), 'utf8')).toBe(before);
    expect(report).toEqual(first);
    await ask(['004-figure-4'], { resume: true });
    const after = readResults(readFileSync(join(folder, 'cli', 'results.json'), 'utf8')) as Results;
    expect(after.entries.filter((entry) => 'sitting' in entry)).toHaveLength(2);
    expect(after.entries).toHaveLength((readResults(before) as Results).entries.length + 1);
  });

  it('answers a question of the reader: boards, sizes, a grid of strategies, and a CSV', async () => {
    const out = join(folder, 'own');
    const own = {
      boards: [
        {
          name: '003:6-b',
          puzzle: 'bosnian-road',
          text: paperBoards.find(({ name }) => name === 'bosnian-6-b')!.text,
        },
      ],
      random: { puzzle: 'bosnian-road', sides: [4] },
      program: 'calculate_road',
      selects: ['leftmost', 'first-fail'],
      branches: ['step', 'bisect'],
      order: 'up',
      learning: true,
      tries: 2,
      goal: 'all',
      timeLimit: 20_000,
    } as const;
    const answer = await ask(['own'], { out, own, lang: 'pt' });
    expect(answer).toMatchObject({ ok: true });
    const csv = readFileSync(join(out, 'own.csv'), 'utf8').trimEnd().split('\n');
    expect(csv).toHaveLength(1 + 5 * 3);
    expect(answer.ok && answer.text).toContain('003:6-b');
    expect(await ask(['own'], { out: join(folder, 'own-2') })).toEqual(refused('--board'));
    const lost = { ...own, program: 'nobody' };
    expect(await ask(['own'], { out: join(folder, 'own-3'), own: lost })).toEqual(refused('nobody'));
  });

  it('names what there is when asked for what there is not', async () => {
    expect(await ask(['nothing'], {})).toEqual(refused('002-figure-3'));
    expect(await ask(['report', 'all'], {})).toEqual(refused('no experiment'));
    expect(await ask(['report'], { out: join(folder, 'empty') })).toEqual(refused('results.json'));
  });
});
