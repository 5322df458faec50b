import type { LabBoard } from '../../../src/lab/index.ts';
import { type CrazyPavement, crazyPavement } from '../../../src/puzzles/crazy-pavement/index.ts';
import { type DualClueGrid, dualClueCrossAPix } from '../../../src/puzzles/dual-clue-cross-a-pix/index.ts';
import type { Paint } from '../../../src/puzzles/kit/index.ts';
import { partitionFromWalls } from '../../../src/puzzles/kit/index.ts';
import { asThePaper, Random } from './random.ts';

interface Picture {
  readonly regions: readonly number[];
  /** By cell. */
  readonly painted: readonly boolean[];
}

/** Every wall stands by the toss of a coin, as in paper 000. */
function coinWalls(side: number, random: Random): readonly number[] {
  const toss = () => Array.from({ length: side * side }, () => random.chance(1, 2));
  return partitionFromWalls(side, side, { right: toss(), below: toss() }).regions;
}

interface LineCount {
  readonly painted: number;
  readonly blocks: number;
}

function countLine(cells: readonly boolean[]): LineCount {
  let painted = 0;
  let blocks = 0;
  for (const [at, on] of cells.entries()) {
    if (!on) continue;
    painted++;
    if (!cells[at - 1]) blocks++;
  }
  return { painted, blocks };
}

function countLines(side: number, { painted }: Picture): { rows: LineCount[]; columns: LineCount[] } {
  const along = (at: (line: number, place: number) => number): LineCount[] =>
    Array.from({ length: side }, (_, line) =>
      countLine(Array.from({ length: side }, (_, place) => painted[at(line, place)]!)),
    );
  return {
    rows: along((line, place) => line * side + place),
    columns: along((line, place) => place * side + line),
  };
}

/**
 * The random board of paper 000: walls by coins; between sqrt(side) and side random places are chosen, the regions
 * they are in are painted, and the clues are read off. There may be several solutions.
 */
export function randomPicture(side: number, seed: number, run: number): LabBoard<DualClueGrid, Paint> {
  return asThePaper(dualClueCrossAPix, side, run, new Random(seed, side, run, 0));
}

/** The same walls, half of the regions painted, one clue in four left out. Paper 004 made no boards at random. */
export function randomPavement(side: number, seed: number, run: number): LabBoard<CrazyPavement, Paint> {
  const random = new Random(seed, side, run, 4);
  const regions = coinWalls(side, random);
  const chosen = new Set([...new Set(regions)].filter(() => random.chance(1, 2)));
  const clues = countLines(side, { regions, painted: regions.map((region) => chosen.has(region)) });
  const told = (lines: readonly LineCount[]) =>
    lines.map(({ painted }) => (random.chance(1, 4) ? null : painted));
  return {
    name: `${side}x${side} #${run}`,
    puzzle: crazyPavement,
    grid: {
      rows: side,
      columns: side,
      regions,
      rowClues: told(clues.rows),
      columnClues: told(clues.columns),
    },
  };
}
