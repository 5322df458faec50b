/**
 * Random boards up to 8x8 in the published JSON form, for comparison with another solver. Most have their clues from
 * a filled board, so that they have a solution; some are disturbed, so that they may have none.
 */
import type { Random } from '../random.ts';

type Json = Readonly<Record<string, unknown>> & { readonly puzzle: string };

const range = (length: number) => Array.from({ length }, (_, i) => i);
const side = (random: Random, least = 2) => least + random.below(9 - least);

/** Lights placed one by one where nothing shines yet: a filled board that keeps all rules but the numbers. */
function randomAkari(random: Random): Json {
  const rows = side(random, 1);
  const columns = side(random, 1);
  const black = range(rows).map(() => range(columns).map(() => random.below(4) === 0));
  const isWhite = (r: number, c: number) => black[r]?.[c] === false;
  const lit = range(rows).map(() => range(columns).map(() => false));
  const light = range(rows).map(() => range(columns).map(() => false));
  for (const cell of random.shuffle(range(rows * columns))) {
    const r = Math.floor(cell / columns);
    const c = cell % columns;
    if (!isWhite(r, c) || lit[r][c]) continue;
    light[r][c] = true;
    lit[r][c] = true;
    for (const [down, right] of [
      [0, 1],
      [1, 0],
      [0, -1],
      [-1, 0],
    ]) {
      for (let k = 1; isWhite(r + k * down, c + k * right); k++) lit[r + k * down][c + k * right] = true;
    }
  }
  const beside = (r: number, c: number) =>
    [light[r - 1]?.[c], light[r + 1]?.[c], light[r][c - 1], light[r][c + 1]].filter(Boolean).length;
  const disturbed = random.below(5) === 0;
  return {
    puzzle: 'akari',
    rows: range(rows).map((r) =>
      range(columns)
        .map((c) => {
          if (!black[r][c]) return '.';
          if (random.below(3) === 0) return '#';
          return disturbed && random.below(4) === 0 ? random.below(5) : beside(r, c);
        })
        .join(''),
    ),
  };
}

/** Regions by random walls, so that some come back to a line after a gap. */
function randomRegions(random: Random, rows: number, columns: number): number[][] {
  const region = range(rows).map(() => range(columns).map(() => -1));
  const share = 30 + random.below(50);
  const joinsRight = range(rows).map(() => range(columns).map(() => random.below(100) >= share));
  const joinsBelow = range(rows).map(() => range(columns).map(() => random.below(100) >= share));
  let count = 0;
  for (const start of range(rows * columns)) {
    if (region[Math.floor(start / columns)][start % columns] >= 0) continue;
    const stack = [start];
    while (stack.length > 0) {
      const cell = stack.pop() as number;
      const r = Math.floor(cell / columns);
      const c = cell % columns;
      if (region[r][c] >= 0) continue;
      region[r][c] = count;
      if (c + 1 < columns && joinsRight[r][c]) stack.push(cell + 1);
      if (c > 0 && joinsRight[r][c - 1]) stack.push(cell - 1);
      if (r + 1 < rows && joinsBelow[r][c]) stack.push(cell + columns);
      if (r > 0 && joinsBelow[r - 1][c]) stack.push(cell - columns);
    }
    count++;
  }
  return region;
}

function randomPaint(random: Random, puzzle: string, dual: boolean): Json {
  const rows = side(random, 1);
  const columns = side(random, 1);
  const regions = randomRegions(random, rows, columns);
  const share = 20 + random.below(60);
  const painted = range(rows * columns).map(() => random.below(100) < share);
  const missing = random.below(4);
  const disturbed = random.below(6) === 0;
  const clueOf = (line: readonly boolean[]) => {
    const keep = () => random.below(8) >= missing;
    let count = line.filter(Boolean).length;
    let blocks = line.filter((on, i) => on && !line[i - 1]).length;
    if (disturbed && random.below(4) === 0 && count < line.length && count > 0) {
      count++;
      blocks = Math.min(blocks, line.length - count + 1);
    }
    return dual ? [keep() ? count : -1, keep() ? blocks : -1] : keep() ? count : -1;
  };
  const at = (r: number, c: number) => painted[regions[r][c]];
  return {
    puzzle,
    regions,
    rowClues: range(rows).map((r) => clueOf(range(columns).map((c) => at(r, c)))),
    columnClues: range(columns).map((c) => clueOf(range(rows).map((r) => at(r, c)))),
  };
}

/** The ring around a random patch of land, kept if it is a road; clues count it from cells beside it. */
function randomRoad(random: Random): Json {
  const rows = side(random);
  const columns = side(random);
  const road = range(rows).map(() => range(columns).map(() => false));
  if (rows >= 3 && columns >= 3) {
    const land = range(rows).map(() => range(columns).map(() => false));
    let r = 1 + random.below(rows - 2);
    let c = 1 + random.below(columns - 2);
    for (let k = 1 + random.below(8); k > 0; k--) {
      land[r][c] = true;
      const [down, right] = random.pick([
        [0, 1],
        [1, 0],
        [0, -1],
        [-1, 0],
      ]);
      r = Math.min(rows - 2, Math.max(1, r + down));
      c = Math.min(columns - 2, Math.max(1, c + right));
    }
    for (const y of range(rows)) {
      for (const x of range(columns)) {
        if (land[y][x]) continue;
        road[y][x] = range(9).some((k) => land[y + Math.floor(k / 3) - 1]?.[x + (k % 3) - 1]);
      }
    }
  }
  const around = (r: number, c: number) =>
    range(9).filter((k) => k !== 4 && road[r + Math.floor(k / 3) - 1]?.[c + (k % 3) - 1]).length;
  const density = 2 + random.below(5);
  const disturbed = random.below(6) === 0;
  return {
    puzzle: 'bosnian-road',
    rows: range(rows).map((r) =>
      range(columns)
        .map((c) => {
          if (road[r][c] || random.below(density) > 0) return '.';
          if (random.below(8) === 0) return '#';
          return disturbed && random.below(4) === 0 ? random.below(9) : around(r, c);
        })
        .join(''),
    ),
  };
}

export const randomBoards: Readonly<Record<string, (random: Random) => Json>> = {
  akari: randomAkari,
  'crazy-pavement': (random) => randomPaint(random, 'crazy-pavement', false),
  'dual-clue-cross-a-pix': (random) => randomPaint(random, 'dual-clue-cross-a-pix', true),
  'bosnian-road': randomRoad,
};
