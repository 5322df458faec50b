import type { Atom } from '../../puzzles/formula.ts';
import type { MachineLayer, Place } from '../formula/index.ts';

/** Why a machine has no way through: what is known of the atoms that it reads, and the lines in the order of their use. */
export interface DeadEnd {
  /** The atoms that are known to be true and were needed. */
  readonly known: readonly Atom[];
  readonly lines: readonly number[];
}

const OPEN = 0;
/** No way leads to (or from) a place: the atom that is read there has the other value, or its neighbours are dead. */
const BY_VALUE = 1;
const BY_LINE = 2;

/**
 * Goes through a machine from the start and from the end, and shows where the ways meet that there is none. Finds the
 * same as unit propagation over its lines, without visiting those that do not matter. Undefined: there is a way.
 */
export function deadEnd(layers: readonly MachineLayer[], value: Int8Array): DeadEnd | undefined {
  const from = reached(layers, value, 1);
  if (from.end === undefined) return undefined;
  const to = reached(layers, value, -1);
  const meeting = meet(layers.length, from, to);
  const { atom, places, some } = layers[meeting]!;
  const read = readOf(atom, value);

  const known = new Set<Atom>();
  const none = new Set<number>();
  const needed: readonly [Place[], Place[]] = [[], []];
  const marked: readonly [Uint8Array, Uint8Array] = [
    new Uint8Array(from.dead.length),
    new Uint8Array(to.dead.length),
  ];
  const knows = (layer: MachineLayer): void => {
    known.add(readOf(layer.atom, value) === 1 ? layer.atom : layer.atom ^ 1);
  };
  /** One side needs that this place of a layer is dead. */
  const need = (side: 0 | 1, place: Place, layer: MachineLayer): void => {
    const { dead } = side === 0 ? from : to;
    if (dead[place.index] === BY_VALUE) {
      knows(layer);
      none.add(layer.none[readOf(layer.atom, value) === 1 ? 0 : 1]);
    } else if (marked[side][place.index] === 0) {
      marked[side][place.index] = 1;
      needed[side].push(place);
    }
  };
  if (read >= 0) knows(layers[meeting]!);
  const halves = read < 0 ? ([0, 1] as const) : ([read as 0 | 1] as const);
  for (const half of halves) {
    for (const place of places[half]) need(from.dead[place.index] === OPEN ? 1 : 0, place, layers[meeting]!);
  }
  // Layer by layer away from the meeting: what is needed there was marked by the layer before it.
  const walk = (side: 0 | 1): number[] => {
    const lines: number[] = [];
    const list = needed[side];
    let position = meeting;
    for (let at = 0; at < list.length; ) {
      position += side === 0 ? -1 : 1;
      for (const end = list.length; at < end; at++) {
        const place = list[at]!;
        lines.push(side === 0 ? place.needsBefore : place.needsAfter);
        for (const next of side === 0 ? place.before : place.after) need(side, next, layers[position]!);
      }
    }
    return lines.reverse();
  };
  const lines = [...walk(0), ...walk(1)];
  return { known: [...known], lines: [...none, ...lines, ...halves.map((half) => some[half])] };
}

/** 1 or 0; -1 where an atom is open. */
const readOf = (atom: Atom, value: Int8Array): number => (value[atom] === 0 ? -1 : value[atom]! > 0 ? 1 : 0);

interface Reached {
  /** By place: why no way leads to it from this side, or OPEN. */
  readonly dead: Uint8Array;
  /** By layer: the places that are dead by a line, in all layers up to it. */
  readonly cost: Int32Array;
  /** The first layer that no way leads to; undefined if there is a way through. */
  readonly end: number | undefined;
}

/** What cannot be reached from the start (direction 1) or from the end (-1), up to the first layer that is all dead. */
function reached(layers: readonly MachineLayer[], value: Int8Array, direction: 1 | -1): Reached {
  let count = 0;
  for (const { places } of layers) count += places[0].length + places[1].length;
  const dead = new Uint8Array(count);
  const cost = new Int32Array(layers.length);
  let total = 0;
  const first = direction > 0 ? 0 : layers.length - 1;
  for (let position = first; position >= 0 && position < layers.length; position += direction) {
    const { atom, places } = layers[position]!;
    const read = readOf(atom, value);
    let alive = 0;
    for (let half = 0; half < 2; half++) {
      for (const place of places[half]!) {
        if (read >= 0 && read !== half) dead[place.index] = BY_VALUE;
        else if (position !== first && allDead(direction > 0 ? place.before : place.after, dead)) {
          dead[place.index] = BY_LINE;
          total++;
        } else alive++;
      }
    }
    cost[position] = total;
    if (alive === 0) return { dead, cost, end: position };
  }
  return { dead, cost, end: undefined };
}

function allDead(places: readonly Place[], dead: Uint8Array): boolean {
  for (let i = 0; i < places.length; i++) if (dead[places[i]!.index] === OPEN) return false;
  return true;
}

/** The layer in which the fewest lines are needed to show that nothing reaches it from both sides. */
function meet(length: number, from: Reached, to: Reached): number {
  let best = from.end!;
  let least = from.cost[best]!;
  for (let position = to.end ?? length; position <= from.end!; position++) {
    const cost = from.cost[position]! + to.cost[position]!;
    if (cost >= least) continue;
    least = cost;
    best = position;
  }
  return best;
}
