import { type Atom, not, type Weighted } from '../../puzzles/formula.ts';
import type { Formula } from './formula.ts';

/** A machine that reads values from left to right. Where it cannot go on, `next` says -1. */
export interface Machine {
  readonly start: number;
  next(state: number, position: number, value: 0 | 1): number;
  accepts(state: number): boolean;
}

/** A state after a position, by the value read last: what leads to it, and where it leads. */
export interface Place {
  readonly state: number;
  before: Place[];
  after: Place[];
  /** Whether the end can be reached from here. */
  alive: boolean;
  atom: Atom;
  /** Among the places of its machine. */
  index: number;
  /** The lines that say: it needs one before it, and one after it. Zero where there is none. */
  needsBefore: number;
  needsAfter: number;
}

/** What a machine has after a position, by value of the atom that is read there: places, and the lines about them. */
export interface MachineLayer {
  readonly atom: Atom;
  readonly places: readonly [readonly Place[], readonly Place[]];
  /** The atom has this value: one of the places. It has the other: none of them. */
  readonly some: readonly [number, number];
  readonly none: readonly [number, number];
}

/**
 * A machine as lines: a variable for each state that lies on some way from the start to an end, after each position,
 * apart by the value read last. A state needs one before it and one after it; the atom of a position is the sum of the
 * states that follow its being true. Unit propagation finds all that the machine says about single atoms. With
 * `clausal`, every line is a clause.
 */
export function encodeMachine(
  formula: Formula,
  read: readonly Atom[],
  machine: Machine,
  name: string,
  clausal = false,
): MachineLayer[] {
  const layers = layersOf(read.length, machine);
  if (layers === undefined) {
    formula.clause([]);
    return [];
  }
  let index = 0;
  for (const [position, layer] of layers.entries()) {
    for (const value of [0, 1] as const) {
      for (const place of layer[value].values()) {
        place.atom = formula.variable(`${name}_${position}_${value}_${place.state}`);
        place.index = index++;
      }
    }
  }
  const told = layers.map((layer, position): MachineLayer => {
    const atom = read[position]!;
    const some: [number, number] = [0, 0];
    const none: [number, number] = [0, 0];
    for (const value of [0, 1] as const) {
      const places = [...layer[value].values()];
      const states = places.map((place) => place.atom);
      // As many of these as the position has this value: one or none.
      formula.clause([value === 1 ? not(atom) : atom, ...states]);
      some[value] = formula.lines.length;
      const other = value === 1 ? atom : not(atom);
      if (clausal) for (const state of states) formula.clause([other, not(state)]);
      else
        formula.sum(
          [[states.length, other], ...states.map((state): Weighted => [1, not(state)])],
          '>=',
          states.length,
        );
      none[value] = formula.lines.length;
      for (const place of places) {
        if (position > 0) {
          formula.clause([not(place.atom), ...place.before.map((before) => before.atom)]);
          place.needsBefore = formula.lines.length;
        }
        if (position + 1 < layers.length) {
          formula.clause([not(place.atom), ...place.after.map((after) => after.atom)]);
          place.needsAfter = formula.lines.length;
        }
      }
    }
    return { atom, places: [[...layer[0].values()], [...layer[1].values()]], some, none };
  });
  formula.completeBy((values) => {
    let state = machine.start;
    for (const [position, layer] of layers.entries()) {
      const atom = read[position]!;
      const value = values[atom >> 1] !== (atom & 1) ? 1 : 0;
      state = machine.next(state, position, value);
      const place = layer[value].get(state);
      if (place === undefined) return;
      values[place.atom >> 1] = 1;
    }
  });
  return told;
}

const placeOf = (state: number): Place => ({
  state,
  before: [],
  after: [],
  alive: false,
  atom: -1,
  index: 0,
  needsBefore: 0,
  needsAfter: 0,
});

type Layer = readonly [Map<number, Place>, Map<number, Place>];

/** The states that lie on some way through; undefined if there is none. */
function layersOf(length: number, machine: Machine): Layer[] | undefined {
  const layers: Layer[] = [];
  let from: Place[] = [placeOf(machine.start)];
  for (let position = 0; position < length; position++) {
    const layer: Layer = [new Map(), new Map()];
    for (const place of from) {
      for (const value of [0, 1] as const) {
        const state = machine.next(place.state, position, value);
        if (state < 0) continue;
        let next = layer[value].get(state);
        if (next === undefined) {
          next = placeOf(state);
          layer[value].set(state, next);
        }
        next.before.push(place);
        place.after.push(next);
      }
    }
    layers.push(layer);
    from = [...layer[0].values(), ...layer[1].values()];
  }
  for (const [position, layer] of [...layers.entries()].reverse()) {
    for (const places of layer) {
      for (const [state, place] of places) {
        const { after } = place;
        place.alive = position + 1 === length ? machine.accepts(state) : after.some((next) => next.alive);
        if (!place.alive) places.delete(state);
      }
    }
  }
  if (length > 0 && layers[0]![0].size + layers[0]![1].size === 0) return undefined;
  if (length === 0) return machine.accepts(machine.start) ? [] : undefined;
  for (const layer of layers) {
    for (const places of layer) {
      for (const place of places.values()) {
        place.before = aliveOf(place.before);
        place.after = aliveOf(place.after);
      }
    }
  }
  return layers;
}

/** A list that has no room to grow: there are many of them. */
const aliveOf = (places: readonly Place[]): Place[] => places.filter(({ alive }) => alive).slice();

/** Neighbouring cells of one variable are read as one. */
export function runsAutomaton(
  formula: Formula,
  cells: readonly Atom[],
  runs: number,
  painted: number | null,
): void {
  const starts = cells.map((_, i) => i).filter((i) => i === 0 || cells[i] !== cells[i - 1]);
  const widths = starts.map((start, k) => (starts[k + 1] ?? cells.length) - start);
  // A state is (runs so far, true cells so far, in a run or not) in one number.
  const counts = painted === null ? 1 : painted + 1;
  const machine: Machine = {
    start: 0,
    next: (state, position, value) => {
      const inRun = state % 2;
      const count = Math.floor(state / 2) % counts;
      const run = Math.floor(state / 2 / counts);
      if (value === 0) return (run * counts + count) * 2;
      const painting = painted === null ? 0 : count + widths[position]!;
      const begun = run + (inRun === 1 ? 0 : 1);
      if (painting >= counts || begun > runs) return -1;
      return (begun * counts + painting) * 2 + 1;
    },
    accepts: (state) => {
      const count = Math.floor(state / 2) % counts;
      return Math.floor(state / 2 / counts) === runs && (painted === null || count === painted);
    },
  };
  const read = starts.map((start) => cells[start]!);
  const first = formula.lines.length + 1;
  const layers = encodeMachine(formula, read, machine, `s${formula.lines.length}`);
  const reads = new Set(read.map((atom) => atom >> 1));
  formula.machines.push({ first, last: formula.lines.length, reads, layers });
}
