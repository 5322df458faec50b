import type { Atom } from '../../puzzles/formula.ts';
import type { Automaton } from '../formula/index.ts';

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
/** The same, and the reason needs it. */
const NEEDED = 3;

/** Sides, as links have them: what comes before a place, and what comes after it. */
const FORWARD = 0;
const BACKWARD = 1;
type Side = typeof FORWARD | typeof BACKWARD;

/** What cannot be reached from one side; kept from one question to the next, so that no room is taken anew. */
interface Reached {
  /** By place: why no way leads to it from this side, or OPEN. */
  dead: Uint8Array;
  /** The open places, position by position; later the needed ones. */
  list: Int32Array;
  /** By position: the places that are dead by a line, in all positions up to it. */
  cost: Int32Array;
}

const none = (): Reached => ({ dead: new Uint8Array(), list: new Int32Array(), cost: new Int32Array() });
const sides: readonly [Reached, Reached] = [none(), none()];

/**
 * Goes through a machine from the start and from the end, and shows where the ways meet that there is none. Finds the
 * same as unit propagation over its lines, without visiting those that do not matter. Undefined: there is a way.
 */
export function deadEnd(machine: Automaton, value: Int8Array): DeadEnd | undefined {
  const end = reach(machine, value, FORWARD);
  if (end < 0) return undefined;
  const begin = reach(machine, value, BACKWARD);
  const meeting = meet(begin, end);
  const { read, starts } = machine;
  const known = new Set<Atom>();
  const lines: number[] = [];
  /** How many places are needed on each side. */
  const needed: [number, number] = [0, 0];
  /** The position whose value was needed last. */
  let named = -1;
  const knows = (position: number): void => {
    const atom = read[position]!;
    known.add(value[atom]! > 0 ? atom : atom ^ 1);
  };
  /** One side needs that this place of a position is dead. */
  const need = (side: Side, place: number, position: number): void => {
    const { dead, list } = sides[side];
    if (dead[place] === BY_LINE) {
      dead[place] = NEEDED;
      list[needed[side]++] = place;
    } else if (dead[place] === BY_VALUE && position !== named) {
      named = position;
      knows(position);
      lines.push(machine.some(position, value[read[position]!]! > 0 ? 0 : 1) + 1);
    }
  };
  const seen = readOf(read[meeting]!, value);
  if (seen >= 0) knows(meeting);
  const halves = seen < 0 ? [0, 1] : [seen];
  for (const half of halves) {
    const to = starts[2 * meeting + half + 1]!;
    for (let place = starts[2 * meeting + half]!; place < to; place++)
      need(sides[FORWARD].dead[place] === OPEN ? BACKWARD : FORWARD, place, meeting);
  }
  walk(FORWARD);
  walk(BACKWARD);
  for (const side of [FORWARD, BACKWARD] as const)
    for (let at = needed[side] - 1; at >= 0; at--) lines.push(machine.needs(sides[side].list[at]!, side));
  for (const half of halves) lines.push(machine.some(meeting, half));
  return { known: [...known], lines };

  /** Position by position away from the meeting: what is needed there was marked by the one before it. */
  function walk(side: Side): void {
    const { from: begins, places } = machine.links[side];
    const { list } = sides[side];
    let position = meeting;
    for (let at = 0; at < needed[side]; ) {
      position += side === FORWARD ? -1 : 1;
      for (const last = needed[side]; at < last; at++) {
        const place = list[at]!;
        const to = begins[place + 1]!;
        for (let i = begins[place]!; i < to; i++) need(side, places[i]!, position);
      }
    }
  }
}

/** 1 or 0; -1 where an atom is open. */
const readOf = (atom: Atom, value: Int8Array): number => (value[atom] === 0 ? -1 : value[atom]! > 0 ? 1 : 0);

/**
 * What cannot be reached from a side, up to the first position that is all dead, which is returned; without one, -1 from
 * the start, and the length from the end.
 */
function reach(machine: Automaton, value: Int8Array, side: Side): number {
  const { read, starts, links, variables } = machine;
  // From each open place on: only few are open where much is known.
  const { from: begins, places } = links[side === FORWARD ? BACKWARD : FORWARD];
  const { length } = read;
  const kept = sides[side];
  if (kept.dead.length < variables) {
    kept.dead = new Uint8Array(variables);
    kept.list = new Int32Array(variables);
  }
  if (kept.cost.length < length) kept.cost = new Int32Array(length);
  const { dead, list, cost } = kept;
  dead.fill(BY_LINE, 0, variables);
  const step = side === FORWARD ? 1 : -1;
  const first = side === FORWARD ? 0 : length - 1;
  let total = 0;
  let open = 0;
  let at = 0;
  for (let position = first; position >= 0 && position < length; position += step) {
    const seen = readOf(read[position]!, value);
    for (let half = 0; half < 2; half++) {
      const [from, to] = [starts[2 * position + half]!, starts[2 * position + half + 1]!];
      if (seen >= 0 && seen !== half) {
        dead.fill(BY_VALUE, from, to);
        continue;
      }
      total += to - from;
      for (let place = from; place < to && position === first; place++) {
        dead[place] = OPEN;
        list[open++] = place;
      }
    }
    for (const last = position === first ? 0 : open; at < last; at++) {
      const to = begins[list[at]! + 1]!;
      for (let i = begins[list[at]!]!; i < to; i++) {
        const place = places[i]!;
        if (dead[place] !== BY_LINE) continue;
        dead[place] = OPEN;
        list[open++] = place;
      }
    }
    cost[position] = total - open;
    if (at === open) return position;
  }
  return side === FORWARD ? -1 : length;
}

/** The position in which the fewest lines are needed to show that nothing reaches it from both sides. */
function meet(begin: number, end: number): number {
  const [from, to] = sides;
  let best = end;
  let least = from.cost[end]!;
  for (let position = begin; position <= end; position++) {
    const cost = from.cost[position]! + to.cost[position]!;
    if (cost >= least) continue;
    least = cost;
    best = position;
  }
  return best;
}
