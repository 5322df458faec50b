/**
 * Single rules as answer set programs, written anew from their names and the published JSON of a board: an encoding
 * that shares nothing with the engine, the models or the rules' own definitions.
 */
import type { AnyPuzzle } from '../../src/puzzles/index.ts';

/** Cell `r2c3` of a name, as a number from zero. */
function cellIn(name: string, columns: number): number {
  const found = /r(\d+)c(\d+)/.exec(name);
  if (!found) throw new Error(`no cell in ${name}`);
  return (Number(found[1]) - 1) * columns + Number(found[2]) - 1;
}

const on = (cells: readonly number[]): string => cells.map((cell) => `1,${cell}:on(${cell})`).join(';');

/** What rules say of a board; `on(C)` stands for a cell, and cells of one region are one atom. */
export function rulePrograms(puzzle: AnyPuzzle, grid: unknown): (id: string) => string {
  const json = puzzle.toJson(grid);
  return 'regions' in json ? paintRules(json) : cellRules(json['rows'] as string[], puzzle.id === 'akari');
}

function cellRules(rows: readonly string[], lights: boolean): (id: string) => string {
  const width = rows[0]!.length;
  const open = (r: number, c: number): boolean => rows[r]?.[c] === '.';
  const near = (cell: number, corners: boolean): number[] => {
    const [r, c] = [Math.floor(cell / width), cell % width];
    const found: number[] = [];
    for (let down = -1; down <= 1; down++) {
      for (let right = -1; right <= 1; right++) {
        const straight = Math.abs(down) + Math.abs(right);
        if (straight === 0 || (straight === 2 && !corners)) continue;
        if (open(r + down, c + right)) found.push((r + down) * width + c + right);
      }
    }
    return found;
  };
  const run = (cell: number, step: number): number[] => {
    const found = [cell];
    for (const way of [step, -step]) {
      for (let at = cell + way; ; at += way) {
        const sameLine = step === 1 ? Math.floor(at / width) === Math.floor(cell / width) : true;
        if (at < 0 || !sameLine || !open(Math.floor(at / width), at % width)) break;
        found.push(at);
      }
    }
    return found;
  };
  const all = [...rows.join('')].flatMap((sign, cell) => (sign === '.' ? [cell] : []));
  return (id) => {
    const [kind, place = ''] = id.split('@');
    switch (kind) {
      case 'clue': {
        const cell = cellIn(place, width);
        const count = rows[Math.floor(cell / width)]![cell % width];
        return `:- #sum{${on(near(cell, !lights))}} != ${count}.`;
      }
      case 'lit': {
        const cell = cellIn(place, width);
        return `:- #sum{${on([...new Set([...run(cell, 1), ...run(cell, width)])])}} < 1.`;
      }
      case 'sight': {
        const [first, last] = place.split('-').map((name) => cellIn(name, width));
        const step = last! - first! < width ? 1 : width;
        const cells: number[] = [];
        for (let at = first!; at <= last!; at += step) cells.push(at);
        return `:- #sum{${on(cells)}} > 1.`;
      }
      case 'neighbours': {
        const cell = cellIn(place, width);
        return `:- on(${cell}), #sum{${on(near(cell, false))}} != 2.`;
      }
      case 'touch': {
        const a = cellIn(place, width);
        const [b, c, d] = [a + 1, a + width, a + width + 1];
        return `:- on(${a}),on(${d}),not on(${b}),not on(${c}). :- on(${b}),on(${c}),not on(${a}),not on(${d}). :- on(${a}),on(${b}),on(${c}),on(${d}).`;
      }
      case 'loop': {
        const edges = all.flatMap((cell) => near(cell, false).map((next) => `beside(${cell},${next}).`));
        return `${edges.join('')} :- not on(C):cell(C). :- on(C), #sum{1,D:on(D),beside(C,D)} != 2. first(C) :- on(C), not on(D):cell(D),D<C. met(C) :- first(C). met(D) :- met(C),beside(C,D),on(D). :- on(C), not met(C).`;
      }
      default:
        throw new Error(`no program for ${id}`);
    }
  };
}

function paintRules(json: Record<string, unknown>): (id: string) => string {
  const regions = json['regions'] as readonly (readonly number[])[];
  // Each region goes by its first cell.
  const first = new Map<number, number>();
  regions.flat().forEach((region, cell) => {
    if (!first.has(region)) first.set(region, cell);
  });
  const line = (kind: string, number: number): { cells: number[]; clue: unknown } => {
    const at = number - 1;
    const inRow = kind === 'row';
    const own = inRow ? regions[at]! : regions.map((row) => row[at]!);
    const clues = json[inRow ? 'rowClues' : 'columnClues'] as readonly unknown[];
    return { cells: own.map((region) => first.get(region)!), clue: clues[at] };
  };
  return (id) => {
    const [, kind, number] = /(row|column)[ @](\d+)/.exec(id) ?? [];
    if (kind === undefined) throw new Error(`no program for ${id}`);
    const { cells, clue } = line(kind, Number(number));
    const [painted, blocks] = Array.isArray(clue) ? (clue as number[]) : [clue as number, -1];
    const count = cells.map((cell, at) => `1,${at}:on(${cell})`).join(';');
    const starts = cells
      .map((cell, at) => (at === 0 ? `1,0:on(${cell})` : `1,${at}:on(${cell}),not on(${cells[at - 1]})`))
      .join(';');
    const told = (wanted: number | undefined): wanted is number => wanted !== undefined && wanted >= 0;
    return [
      told(painted) ? `:- #sum{${count}} != ${painted}.` : '',
      told(blocks) ? `:- #sum{${starts}} != ${blocks}.` : '',
    ].join(' ');
  };
}
