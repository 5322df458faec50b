import {
  borders,
  decisionsOf,
  type Instance,
  type PaintInstance,
  type RoadInstance,
  weights,
} from './instance.ts';
import { squares, touching } from './road-graph.ts';

/** A formula: clauses of variables from one, a negative number for a negated one. */
export class Cnf {
  readonly clauses: number[][] = [];
  #variables = 0;

  fresh(): number {
    return ++this.#variables;
  }

  add(...clause: readonly number[]): void {
    this.clauses.push([...clause]);
  }

  get variables(): number {
    return this.#variables;
  }
}

/** The weights of the true literals add up to exactly `total`: a variable for each sum that a prefix can have. */
function exactSum(
  cnf: Cnf,
  terms: readonly (readonly [weight: number, literal: number])[],
  total: number,
): void {
  let layer = new Map<number, number | undefined>([[0, undefined]]);
  for (const [weight, literal] of terms) {
    const next = new Map<number, number | undefined>();
    const step = (from: number | undefined, condition: number, sum: number): void => {
      const premise = from === undefined ? [-condition] : [-from, -condition];
      if (sum > total) {
        cnf.add(...premise);
        return;
      }
      const state = next.get(sum) ?? cnf.fresh();
      next.set(sum, state);
      cnf.add(...premise, state);
    };
    for (const [sum, state] of layer) {
      step(state, literal, sum + weight);
      step(state, -literal, sum);
    }
    layer = next;
  }
  for (const [sum, state] of layer) {
    if (sum === total) continue;
    if (state === undefined) cnf.add();
    else cnf.add(-state);
  }
  if (terms.length === 0 && total !== 0) cnf.add();
}

const exactly = (cnf: Cnf, count: number, literals: readonly number[]): void =>
  exactSum(
    cnf,
    literals.map((literal) => [1, literal] as const),
    count,
  );

function paintClauses(cnf: Cnf, { lines }: PaintInstance): void {
  const on = (region: number): number => region + 1;
  for (const { regions, painted, blocks } of lines) {
    if (painted !== undefined) {
      exactSum(
        cnf,
        [...weights(regions)].map(([region, width]) => [width, on(region)] as const),
        painted,
      );
    }
    if (blocks === undefined) continue;
    const begins = borders(regions).map(([before, here]) => {
      if (before < 0) return on(here);
      const begin = cnf.fresh();
      cnf.add(-begin, on(here));
      cnf.add(-begin, -on(before));
      cnf.add(begin, -on(here), on(before));
      return begin;
    });
    exactly(cnf, blocks, begins);
  }
}

/** Everything but that the road is one loop: the caller checks that in the models. */
function roadClauses(cnf: Cnf, instance: RoadInstance, on: (cell: number) => number | undefined): void {
  const sides = new Map<number, number[]>(instance.free.map((cell) => [cell, []]));
  for (const [cell, other] of touching(instance)) sides.get(cell)!.push(on(other)!);
  for (const [cell, near] of sides) {
    const here = on(cell)!;
    for (const without of near) cnf.add(-here, ...near.filter((one) => one !== without));
    if (near.length < 2) cnf.add(-here);
    for (const [a, first] of near.entries()) {
      for (const [b, second] of near.entries()) {
        for (const [c, third] of near.entries()) if (a < b && b < c) cnf.add(-here, -first, -second, -third);
      }
    }
  }
  for (const [a, b, c, d] of squares(instance).map((square) => square.map(on))) {
    const others = (...cells: readonly (number | undefined)[]): number[] =>
      cells.filter((cell) => cell !== undefined);
    if (a && d) cnf.add(-a, -d, ...others(b, c));
    if (b && c) cnf.add(-b, -c, ...others(a, d));
    if (a && b && c && d) cnf.add(-a, -b, -c, -d);
  }
  cnf.add(...instance.free.map((cell) => on(cell)!));
}

/** The board as clauses; the first variables are the decisions, in their order. */
export function cnfOf(instance: Instance): Cnf {
  const cnf = new Cnf();
  const decisions = decisionsOf(instance);
  for (const _ of decisions) cnf.fresh();
  if (instance.kind === 'paint') {
    paintClauses(cnf, instance);
    return cnf;
  }
  const numbers = new Map(decisions.map(([cell], at) => [cell!, at + 1]));
  const on = (cell: number): number | undefined => numbers.get(cell);
  for (const { count, near } of instance.clues) {
    exactly(
      cnf,
      count,
      near.map((cell) => on(cell)!),
    );
  }
  if (instance.kind === 'road') {
    roadClauses(cnf, instance, on);
    return cnf;
  }
  const linesOf = new Map<number, number[][]>(instance.whites.map((cell) => [cell, []]));
  for (const line of instance.lines) {
    const lights = line.map((cell) => on(cell)!);
    for (const cell of line) linesOf.get(cell)!.push(lights);
    for (const [a, first] of lights.entries())
      for (const second of lights.slice(a + 1)) cnf.add(-first, -second);
  }
  for (const lines of linesOf.values()) cnf.add(...new Set(lines.flat()));
  return cnf;
}
