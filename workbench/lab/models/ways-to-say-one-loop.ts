import { type Board, beside } from '../../../src/board/index.ts';
import {
  type BoolVar,
  circuit,
  clause,
  connected,
  implies,
  type Satisfier,
  singleLoop,
  subcircuit,
} from '../../../src/engine/index.ts';
import type { LabBoard, Posed } from '../../../src/lab/index.ts';
import type { BosnianRoadGrid, Road } from '../../../src/puzzles/bosnian-road/index.ts';
import { roadWithoutLoopPruning } from './road-without-loop-pruning.ts';

type RoadBoard = LabBoard<BosnianRoadGrid, Road>;

/** The free cells as vertices: their variables, and which of them share a side, by their places in the list. */
interface Graph {
  readonly solver: Satisfier;
  readonly roads: readonly BoolVar[];
  readonly near: readonly (readonly number[])[];
  readonly edges: readonly (readonly [number, number])[];
}

/** A way to say that the road is one loop, beside all other rules, which are ours. */
export interface LoopWay {
  readonly name: string;
  pose(board: RoadBoard): Posed<Road>;
}

/** Our model with another constraint in place of the loop's. */
const saying =
  (say: (graph: Graph) => void) =>
  (asked: RoadBoard): Posed<Road> => {
    const posed = roadWithoutLoopPruning(asked);
    const { grid } = asked;
    const cells = grid.cells.flatMap((kind, cell) => (kind === 'free' ? [cell] : []));
    const at = new Map(cells.map((cell, index) => [cell, index]));
    const near = cells.map((cell) =>
      beside(grid, cell).flatMap((next) => (at.has(next) ? [at.get(next)!] : [])),
    );
    const edges = near.flatMap((list, v) => list.filter((w) => w > v).map((w) => [v, w] as const));
    say({ solver: posed.solver, roads: posed.variables, near, edges });
    const { keepsRest: _, lessons: __, ...rest } = posed;
    return rest;
  };

/** Every cell leads to a neighbour or to itself. */
function successors({ solver, roads, near }: Graph) {
  return near.map((list, v) => {
    const next = solver.int([v, ...list].sort((a, b) => a - b));
    solver.post(implies(roads[v]!.yes, next.eq(v).not()));
    solver.post(implies(roads[v]!.not(), next.eq(v)));
    return next;
  });
}

/** From the first cell of the road, step by step, the water rises: after enough steps it must have reached them all. */
function floodFill({ solver, roads, near }: Graph): void {
  let seen: BoolVar | undefined;
  let wet = roads.map((road) => {
    const first = solver.bool();
    solver.post(clause([first.not(), road]));
    if (seen) solver.post(clause([first.not(), seen.not()]));
    solver.post(clause([road.not(), first, ...(seen ? [seen] : [])]));
    const now = solver.bool();
    solver.post(clause([road.not(), now]));
    if (seen) solver.post(clause([seen.not(), now]));
    solver.post(clause([now.not(), road, ...(seen ? [seen] : [])]));
    seen = now;
    return first;
  });
  for (let step = Math.ceil(roads.length / 2); step > 0; step--) {
    const before = wet;
    wet = roads.map((road, v) => {
      const now = solver.bool();
      solver.post(clause([now.not(), road]));
      solver.post(clause([now.not(), before[v]!, ...near[v]!.map((w) => before[w]!)]));
      return now;
    });
  }
  for (const [v, road] of roads.entries()) solver.post(implies(road.yes, wet[v]!.yes));
}

/** Loops are looked at on full boards, and one with several teaches nothing. */
function testedAfterwards(asked: RoadBoard): Posed<Road> {
  const { lessons: _, ...posed } = roadWithoutLoopPruning(asked);
  return posed;
}

export const loopWays: readonly LoopWay[] = [
  { name: 'tested afterwards', pose: testedAfterwards },
  { name: 'tested afterwards, a clause for each loop', pose: roadWithoutLoopPruning },
  {
    name: 'circuit',
    pose: saying((graph) => graph.solver.post(circuit(successors(graph)))),
  },
  {
    name: 'subcircuit',
    pose: saying((graph) => graph.solver.post(subcircuit(successors(graph)))),
  },
  { name: 'flood fill', pose: saying(floodFill) },
  {
    name: 'connected',
    pose: saying(({ solver, roads, edges }) => solver.post(connected(roads, edges))),
  },
  {
    name: 'our singleLoop',
    pose: saying(({ solver, roads, edges }) => solver.post(singleLoop(roads, edges))),
  },
];

/** The same on a board whose cells all have these values. */
export const filledIn =
  (pose: (board: RoadBoard) => Posed<Road>, picture: Board<Road>) =>
  (board: RoadBoard): Posed<Road> => {
    const posed = pose(board);
    for (const [cell, road] of posed.variables.entries())
      posed.solver.post(clause([picture.at(cell) === 'road' ? road : road.not()]));
    return posed;
  };
