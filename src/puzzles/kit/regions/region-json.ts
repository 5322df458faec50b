import { alike, type Wording } from '../../../board/index.ts';
import { MAX_SIDE, type Parsed, type Position } from '../../puzzle.ts';
import { ProblemList } from '../text/problem-list.ts';
import { ofReading } from '../text/reading-words.ts';
import {
  type ClueForm,
  checkClues,
  LINE_NAME,
  type ReadClues,
  type RegionBoard,
  readBoard,
  type Size,
  sizeFits,
} from './region-board.ts';
import {
  detachedCells,
  type Partition,
  partitionFromNumbers,
  partitionFromWalls,
  type Walls,
  wallsOf,
} from './regions.ts';

/*
 * The JSON of a board of regions: `rowClues` and `columnClues`, and the regions in one of two forms, or both if they
 * agree: `regions`, a matrix of region numbers; or `wallsRight[row][column]` and `wallsBelow[column][row]`, 1 where a
 * wall stands. The line and column of a problem are the row and column of the board that it is about, its path is the
 * way to the value.
 */

type Json = Readonly<Record<string, unknown>>;

/** Reads a board; every problem is reported. */
export function readRegionJson<C>(json: Json, form: ClueForm<C>): Parsed<RegionBoard<C>> {
  const problems = new ProblemList();
  const notes = new ProblemList();
  const { puzzle } = json;
  if (puzzle !== undefined && puzzle !== form.id) {
    const { en, pt } = being(puzzle);
    const problem = { en: `"puzzle" ${en}, not "${form.id}"`, pt: `"puzzle" ${pt}, e não "${form.id}"` };
    problems.add([1, 1, ['puzzle']], problem);
  }
  const { size, partition } = readPartition(json, problems, notes);
  const rowClues = readClues('row', json['rowClues'], form, problems);
  const columnClues = readClues('column', json['columnClues'], form, problems);
  if (size) {
    if (rowClues) checkClues(rowClues, size, form, problems);
    if (columnClues) checkClues(columnClues, size, form, problems);
  }
  if (!problems.empty || !partition || !rowClues || !columnClues)
    return { ok: false, problems: problems.all };
  return readBoard(partition, rowClues, columnClues, cellPosition(partition.columns), notes);
}

/** The fields `puzzle`, `regions`, `rowClues` and `columnClues`. */
export function writeRegionJson<C>(board: RegionBoard<C>, form: ClueForm<C>): Record<string, unknown> {
  return {
    puzzle: form.id,
    regions: matrix(board.rows, board.columns, (row, column) => board.regions[row * board.columns + column]!),
    rowClues: board.rowClues.map((clue) => form.toJson(clue)),
    columnClues: board.columnClues.map((clue) => form.toJson(clue)),
  };
}

/** The fields `wallsRight` and `wallsBelow`; none for regions in several pieces, which walls cannot tell. */
export function writeWallsJson(partition: Partition): Record<string, unknown> {
  const { rows, columns } = partition;
  if (detachedCells(partition).length > 0) return {};
  const { right, below } = wallsOf(partition);
  return {
    wallsRight: matrix(rows, columns - 1, (row, column) => Number(right[row * columns + column])),
    wallsBelow: matrix(columns, rows - 1, (column, row) => Number(below[row * columns + column])),
  };
}

/** What could be read of the regions: the size alone lets the clues be checked. */
interface ReadPartition {
  readonly size?: Size;
  readonly partition?: Partition;
}

function readPartition(json: Json, problems: ProblemList, notes: ProblemList): ReadPartition {
  const { regions, wallsRight, wallsBelow } = json;
  const walled = wallsRight !== undefined || wallsBelow !== undefined;
  if (regions === undefined && !walled) {
    const problem = { en: 'the regions are missing', pt: 'faltam as regiões' };
    const fix = {
      en: 'give "regions", or "wallsRight" and "wallsBelow"',
      pt: 'dá "regions", ou "wallsRight" e "wallsBelow"',
    };
    problems.add([1, 1, []], problem, fix);
    return {};
  }
  if (!walled) return readRegions(regions, problems);
  const byWalls = readWalls(wallsRight, wallsBelow, problems, notes);
  if (regions === undefined) return byWalls;
  const byName = readRegions(regions, problems);
  if (byName.size && byWalls.size) compare(byName, byWalls, problems);
  return byName;
}

/** Regions that are given twice must be the same. */
function compare(byName: ReadPartition, byWalls: ReadPartition, problems: ProblemList): void {
  const [one, two] = [byName.size!, byWalls.size!];
  if (one.rows !== two.rows || one.columns !== two.columns) {
    const [first, second] = [`${one.rows}x${one.columns}`, `${two.rows}x${two.columns}`];
    problems.add([1, 1, ['regions']], {
      en: `regions and walls are of boards of different sizes: ${first} and ${second}`,
      pt: `as regiões e as paredes são de tabuleiros de tamanhos diferentes: ${first} e ${second}`,
    });
    return;
  }
  if (!byName.partition || !byWalls.partition) return;
  const walled = byWalls.partition.regions;
  const differs = byName.partition.regions.findIndex((region, cell) => region !== walled[cell]);
  if (differs < 0) return;
  const problem = {
    en: 'regions and walls do not agree about this cell',
    pt: 'as regiões e as paredes não concordam sobre esta casa',
  };
  const fix = { en: 'leave one of the two out', pt: 'deixa umas ou outras de fora' };
  problems.add(cellPosition(one.columns)(differs), problem, fix);
}

function readRegions(value: unknown, problems: ProblemList): ReadPartition {
  const lists = listIn(value, 'regions', problems);
  if (!lists) return {};
  const first = lists.find((list) => Array.isArray(list));
  const size: Size = { rows: lists.length, columns: first?.length ?? 0 };
  if (!sizeFits(size, [1, 1, ['regions']], problems)) return {};
  const numbers = readNumbers(lists, problems, {
    field: 'regions',
    length: size.columns,
    accepts: (entry) => typeof entry === 'number' && entry >= 0 && Number.isSafeInteger(entry),
    legend: { en: 'a region is a whole number from 0', pt: 'uma região é um número inteiro a partir de 0' },
    at: (row, column) => [row + 1, column + 1],
  });
  if (!numbers) return { size };
  const names = new Array<number>(size.rows * size.columns);
  let cell = 0;
  for (const row of numbers) for (const name of row) names[cell++] = name;
  return { size, partition: partitionFromNumbers(size.rows, size.columns, names) };
}

function readWalls(
  wallsRight: unknown,
  wallsBelow: unknown,
  problems: ProblemList,
  notes: ProblemList,
): ReadPartition {
  const rightLists = listIn(wallsRight, 'wallsRight', problems);
  const belowLists = listIn(wallsBelow, 'wallsBelow', problems);
  if (!rightLists || !belowLists) return {};
  const size: Size = { rows: rightLists.length, columns: belowLists.length };
  if (!sizeFits(size, [1, 1, ['wallsRight']], problems)) return {};
  const wall = {
    accepts: (entry: unknown) => entry === 0 || entry === 1,
    legend: { en: 'a wall is 1, no wall is 0', pt: 'uma parede é 1, nenhuma parede é 0' },
  };
  const right = readNumbers(rightLists, problems, {
    ...wall,
    field: 'wallsRight',
    length: size.columns - 1,
    at: (row, column) => [row + 1, column + 1],
  });
  const below = readNumbers(belowLists, problems, {
    ...wall,
    field: 'wallsBelow',
    length: size.rows - 1,
    at: (column, row) => [row + 1, column + 1],
  });
  if (!right || !below) return { size };
  const walls = { right: [] as boolean[], below: [] as boolean[] };
  for (let row = 0; row < size.rows; row++) {
    for (let column = 0; column < size.columns; column++) {
      walls.right.push(right[row]![column] === 1);
      walls.below.push(below[column]![row] === 1);
    }
  }
  const partition = partitionFromWalls(size.rows, size.columns, walls);
  noteIdleWalls(partition, walls, notes);
  return { size, partition };
}

/** Notes the walls that stand inside one region: they separate nothing, so perhaps another one was forgotten. */
function noteIdleWalls(partition: Partition, walls: Walls, notes: ProblemList): void {
  const { columns, regions } = partition;
  const note = (cell: number, side: 'right' | 'below'): void => {
    const row = Math.floor(cell / columns);
    const column = cell % columns;
    const isRight = side === 'right';
    const path = isRight ? ['wallsRight', row, column] : ['wallsBelow', column, row];
    notes.add([row + 1, column + 1, path], {
      en: `the wall ${isRight ? 'to the right of' : 'below'} this cell has the same region on both sides`,
      pt: `a parede ${isRight ? 'à direita' : 'abaixo'} desta casa tem a mesma região dos dois lados`,
    });
  };
  for (let cell = 0; cell < regions.length; cell++) {
    if (walls.right[cell] && regions[cell] === regions[cell + 1]) note(cell, 'right');
    if (walls.below[cell] && regions[cell] === regions[cell + columns]) note(cell, 'below');
  }
}

function readClues<C>(
  of: 'row' | 'column',
  value: unknown,
  form: ClueForm<C>,
  problems: ProblemList,
): ReadClues<C> | undefined {
  const field = `${of}Clues`;
  const list = listIn(value, field, problems);
  if (!list) return undefined;
  if (list.length > MAX_SIDE) {
    problems.add([1, 1, [field]], {
      en: `"${field}" has ${list.length} entries, a board at most ${MAX_SIDE} ${of}s`,
      pt: `"${field}" tem ${list.length} entradas, um tabuleiro no máximo ${MAX_SIDE} ${LINE_NAME[of]}s`,
    });
    return undefined;
  }
  const at = (index: number): Position => {
    const path = index < list.length ? [field, index] : [field];
    return of === 'row' ? [index + 1, 1, path] : [1, index + 1, path];
  };
  const clues = Array.from(list, (entry, index) => {
    const clue = form.fromJson(entry);
    if (clue === undefined) {
      const { en, pt } = being(entry);
      const problem = { en: `${field}[${index}] ${en}`, pt: `${field}[${index}] ${pt}` };
      problems.add(at(index), problem, form.jsonLegend);
    }
    return clue;
  });
  return { of, clues, at };
}

function listIn(value: unknown, field: string, problems: ProblemList): readonly unknown[] | undefined {
  if (Array.isArray(value)) return value;
  const { en, pt } = being(value);
  problems.add(
    [1, 1, [field]],
    value === undefined
      ? { en: `"${field}" is missing`, pt: `falta "${field}"` }
      : { en: `"${field}" ${en}, not a list`, pt: `"${field}" ${pt}, e não uma lista` },
  );
  return undefined;
}

/** What the lists in a list of lists hold. */
interface NumbersForm {
  readonly field: string;
  /** How long each inner list is. */
  readonly length: number;
  accepts(entry: unknown): boolean;
  readonly legend: Wording;
  /** The row and column of the board that an entry is about, from one. */
  at(outer: number, inner: number): readonly [row: number, column: number];
}

/** The numbers in a list of lists; undefined if there were problems. */
function readNumbers(
  lists: readonly unknown[],
  problems: ProblemList,
  form: NumbersForm,
): readonly (readonly number[])[] | undefined {
  let sound = true;
  const trouble = (outer: number, inner: number | undefined, problem: Wording, fix?: Wording): void => {
    const path = [form.field, outer, ...(inner === undefined ? [] : [inner])];
    problems.add([...form.at(outer, inner ?? 0), path], problem, fix);
    sound = false;
  };
  for (let outer = 0; outer < lists.length; outer++) {
    const list = lists[outer];
    if (isSound(list, form)) continue;
    const name = `${form.field}[${outer}]`;
    if (!Array.isArray(list)) {
      const { en, pt } = being(list);
      trouble(outer, undefined, { en: `${name} ${en}, not a list`, pt: `${name} ${pt}, e não uma lista` });
      continue;
    }
    if (list.length !== form.length) {
      trouble(outer, undefined, {
        en: `${name} has length ${list.length}, not ${form.length}`,
        pt: `${name} tem comprimento ${list.length}, e não ${form.length}`,
      });
    }
    for (let inner = 0; inner < Math.min(list.length, form.length); inner++) {
      const entry: unknown = list[inner];
      if (form.accepts(entry)) continue;
      const { en, pt } = being(entry);
      const problem = { en: `${name}[${inner}] ${en}`, pt: `${name}[${inner}] ${pt}` };
      trouble(outer, inner, problem, form.legend);
    }
  }
  return sound ? (lists as readonly (readonly number[])[]) : undefined;
}

function isSound(list: unknown, { length, accepts }: NumbersForm): boolean {
  if (!Array.isArray(list) || list.length !== length) return false;
  for (let inner = 0; inner < length; inner++) if (!accepts(list[inner])) return false;
  return true;
}

const cellPosition =
  (columns: number) =>
  (cell: number): Position => {
    const [row, column] = [Math.floor(cell / columns), cell % columns];
    return [row + 1, column + 1, ['regions', row, column]];
  };

function matrix<T>(outer: number, inner: number, entry: (outer: number, inner: number) => T): T[][] {
  return Array.from({ length: outer }, (_, i) => Array.from({ length: inner }, (_, j) => entry(i, j)));
}

/** What a value is, as a message says it after the value's name: `is missing`, `is a list`. */
function being(value: unknown): Wording {
  if (value === undefined) return { en: 'is missing', pt: 'está em falta' };
  const { en, pt } = shown(value);
  return { en: `is ${en}`, pt: `é ${pt}` };
}

/** A value as a message quotes it: short, whatever it is. */
function shown(value: unknown): Wording {
  if (typeof value === 'string') return alike(`"${value.length > 20 ? `${value.slice(0, 20)}…` : value}"`);
  if (Array.isArray(value)) {
    const short = value.length <= 3 && value.every(isPlain);
    return short ? alike(`[${value.join(', ')}]`) : ofReading((words) => words.list);
  }
  return isPlain(value) ? alike(String(value)) : ofReading((words) => words.object);
}

const isPlain = (value: unknown): boolean =>
  value === null || typeof value === 'number' || typeof value === 'boolean';
