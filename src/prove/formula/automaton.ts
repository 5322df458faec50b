import { type Atom, not, type Weighted } from '../../puzzles/formula.ts';
import { type Block, type Formula, type FormulaLine, isTrue, normalLine } from './formula.ts';
import { grown } from './grown.ts';

/** A machine that reads values from left to right. */
export interface Machine {
  readonly start: number;
  /** States are numbers from zero below this. */
  readonly states: number;
  /** The state after a value; -1 where the machine cannot go on. */
  next(state: number, position: number, value: 0 | 1): number;
  accepts(state: number): boolean;
  /** The number of a state in the names of its variables. */
  numberOf(state: number): number;
}

/**
 * A machine as lines: a variable for each state that lies on some way from the start to an end, after each position,
 * apart by the value read last. A state needs one before it and one after it; the atom of a position is the sum of the
 * states that follow its being true. Unit propagation finds all that the machine says about single atoms. With
 * `clausal`, every line is a clause.
 *
 * Such a state after a position is called a place. Places are numbered by position, then by value; place i has the
 * variable `variable + i`. They are kept as numbers in arrays: a board of 40x40 has 60,000 of them.
 */
export class Automaton implements Block {
  readonly read: readonly Atom[];
  /** By 2 * position + value: the first of its places. One more at the end: how many there are. */
  readonly starts: Int32Array;
  /** The neighbours of places: those of the position before, and those of the position after. */
  readonly links: readonly [Links, Links];
  readonly #states: Int32Array;
  readonly #machine: Machine;
  readonly #name: string;
  readonly #clausal: boolean;
  /** By 2 * position + value: how many lines of the machine come before its own. One more at the end: all. */
  readonly #offsets: Int32Array;
  /** By place: how many come before what it needs. */
  readonly #needs: Int32Array;
  /** Of the formula: its first variable and its first line. */
  #variable = 0;
  #line = 0;

  /** Takes a machine into a formula. Undefined: it has no way through, and the formula no solution. */
  static addTo(
    formula: Formula,
    read: readonly Atom[],
    machine: Machine,
    name: string,
    clausal = false,
  ): Automaton | undefined {
    const places = placesOf(read.length, machine);
    if (places === undefined) {
      formula.clause([]);
      return undefined;
    }
    const automaton = new Automaton(read, machine, name, clausal, places);
    automaton.#variable = formula.variables;
    automaton.#line = formula.size + 1;
    formula.reserve(automaton);
    return automaton;
  }

  private constructor(
    read: readonly Atom[],
    machine: Machine,
    name: string,
    clausal: boolean,
    { starts, states, links, offsets, needs }: Places,
  ) {
    this.read = read;
    this.#machine = machine;
    this.#name = name;
    this.#clausal = clausal;
    this.starts = starts;
    this.#states = states;
    this.links = links;
    this.#offsets = offsets;
    this.#needs = needs;
    let lines = 0;
    for (let half = 0, place = 0; half < starts.length; half++) {
      this.#offsets[half] = lines;
      const end = starts[half + 1] ?? 0;
      lines += clausal ? 1 + end - place : 2;
      for (; place < end; place++) {
        this.#needs[place] = lines;
        lines += this.#has(place, 0) + this.#has(place, 1);
      }
    }
  }

  get variables(): number {
    return this.#states.length;
  }

  get size(): number {
    return this.#offsets[2 * this.read.length]!;
  }

  /** 1 if a place needs one of the position before it (side 0), or after it (side 1); else 0. */
  #has(place: number, side: number): number {
    return place >= this.starts[side === 0 ? 2 : 2 * this.read.length - 2]! === (side === 0) ? 1 : 0;
  }

  /** The line that says: where this value is read, one of its places. The next line: where the other is, none. */
  some(position: number, value: number): number {
    return this.#line + this.#offsets[2 * position + value]!;
  }

  /** The line that says: a place needs one of the position before it (0), or after it (1). */
  needs(place: number, side: number): number {
    return this.#line + this.#needs[place]! + side * this.#has(place, 0);
  }

  name(index: number): string {
    let half = 0;
    while (this.starts[half + 1]! <= index) half++;
    return `${this.#name}_${half >> 1}_${half & 1}_${this.#machine.numberOf(this.#states[index]!)}`;
  }

  write(): FormulaLine[] {
    const { read, starts, links } = this;
    const lines: FormulaLine[] = [];
    const line = (terms: readonly Weighted[], bound: number): unknown => lines.push(normalLine(terms, bound));
    const clause = (atoms: readonly Atom[]): unknown =>
      line(
        atoms.map((atom): Weighted => [1, atom]),
        1,
      );
    const atomOf = (place: number): Atom => 2 * (this.#variable + place);
    for (let half = 0; half < 2 * read.length; half++) {
      const position = half >> 1;
      const other = (half & 1) === 1 ? read[position]! : not(read[position]!);
      const [from, to] = [starts[half]!, starts[half + 1]!];
      const states = Array.from({ length: to - from }, (_, i) => atomOf(from + i));
      // As many of these as the position has this value: one or none.
      clause([not(other), ...states]);
      if (this.#clausal) for (const state of states) clause([other, not(state)]);
      else line([[states.length, other], ...states.map((state): Weighted => [1, not(state)])], states.length);
      for (let place = from; place < to; place++) {
        for (const [side, { from: begins, places }] of links.entries()) {
          const near = places.subarray(begins[place], begins[place + 1]);
          if (this.#has(place, side) === 1) clause([not(atomOf(place)), ...Array.from(near, atomOf)]);
        }
      }
    }
    return lines;
  }

  complete(values: Uint8Array): void {
    const { read, starts, links } = this;
    let near: Int32Array = Int32Array.of(0, starts[1]!);
    for (let position = 0; position < read.length; position++) {
      const half = 2 * position + (isTrue(read[position]!, values) ? 1 : 0);
      const place = near.find((one) => one >= starts[half]! && one < starts[half + 1]!);
      if (place === undefined) return;
      values[this.#variable + place] = 1;
      near = links[1].places.subarray(links[1].from[place], links[1].from[place + 1]);
    }
  }
}

/** Lists of places, by place: where its own begins in `places`. One more at the end. */
interface Links {
  readonly from: Int32Array;
  readonly places: Int32Array;
}

/** The arrays of an automaton; the last two are to be filled. */
interface Places {
  readonly starts: Int32Array;
  readonly states: Int32Array;
  readonly links: readonly [Links, Links];
  readonly offsets: Int32Array;
  readonly needs: Int32Array;
}

/** Room for the places of one machine, which is kept for the next one: the state of each, and where it leads. */
let all = new Int32Array(256);
let leads = new Int32Array(512);
/** By place: its number among those that stay, from one; zero for the others. */
let kept = new Int32Array(256);
/** By value and state: the last place that it had. */
let known = new Int32Array(256);

/** The states that lie on some way through; undefined if there is none. At least one value is read. */
function placesOf(length: number, machine: Machine): Places | undefined {
  // First all that can be reached from the start, by 2 * position + value; place zero is the start itself.
  const begins = [0];
  if (known.length < 2 * machine.states) known = new Int32Array(4 * machine.states);
  else known.fill(0, 0, 2 * machine.states);
  all[0] = machine.start;
  let size = 0;
  for (let position = 0, from = 0; position < length; position++) {
    const before = size;
    if (all.length < 3 * size + 3) {
      all = grown(all, 6 * size);
      leads = grown(leads, 12 * size);
      kept = new Int32Array(6 * size);
    }
    for (let value = 0; value < 2; value++) {
      for (let i = from; i <= before; i++) {
        const state = machine.next(all[i]!, position, value as 0 | 1);
        const at = 2 * state + value;
        if (state >= 0 && known[at]! <= before) {
          known[at] = ++size;
          all[size] = state;
        }
        leads[2 * i + value] = state < 0 ? 0 : known[at]!;
      }
      begins.push(size);
    }
    from = before + 1;
  }
  return aliveOf(begins, machine);
}

/** Without the places from which no end can be reached. */
function aliveOf(begins: readonly number[], machine: Machine): Places | undefined {
  const size = begins[begins.length - 1]!;
  const last = begins[begins.length - 3]!;
  kept[0] = 0;
  let ways = 0;
  for (let i = size; i > 0; i--) {
    const next = i > last ? 0 : kept[leads[2 * i]!]! + kept[leads[2 * i + 1]!]!;
    kept[i] = next > 0 || (i > last && machine.accepts(all[i]!)) ? 1 : 0;
    ways += next;
  }
  let count = 0;
  for (let i = 1; i <= size; i++) if (kept[i] === 1) kept[i] = ++count;
  if (count === 0) return undefined;
  // One piece of memory for all: to make an array of its own takes longer than to fill it.
  const halves = begins.length;
  const memory = new ArrayBuffer(4 * (2 * halves + 4 * count + 2 + 2 * ways));
  let used = 0;
  const numbers = (length: number): Int32Array => {
    const part = new Int32Array(memory, 4 * used, length);
    used += length;
    return part;
  };
  const linksOf = (): Links => ({ from: numbers(count + 1), places: numbers(ways) });
  const [starts, states] = [numbers(halves), numbers(count)];
  const [before, after] = [linksOf(), linksOf()];
  for (let half = 0, i = 1, place = 0; half < halves; half++) {
    for (; i <= begins[half]!; i++) if (kept[i]! > 0) place++;
    starts[half] = place;
  }
  for (let i = 1, way = 0; i <= size; i++) {
    const place = kept[i]! - 1;
    if (place < 0) continue;
    states[place] = all[i]!;
    for (let at = 2 * i; i <= last && at < 2 * i + 2; at++) {
      const next = kept[leads[at]!]! - 1;
      if (next < 0) continue;
      after.places[way++] = next;
      before.from[next]!++;
    }
    after.from[place + 1] = way;
  }
  for (let place = 0; place < count; place++) before.from[place + 1]! += before.from[place]!;
  for (let place = count - 1; place >= 0; place--)
    for (let way = after.from[place + 1]! - 1; way >= after.from[place]!; way--)
      before.places[--before.from[after.places[way]!]!] = place;
  return { starts, states, links: [before, after], offsets: numbers(halves), needs: numbers(count) };
}

/** Neighbouring cells of one variable are read as one. */
export function runsAutomaton(
  formula: Formula,
  cells: readonly Atom[],
  runs: number,
  painted: number | null,
): void {
  const read: Atom[] = [];
  const widths: number[] = [];
  for (let i = 0; i < cells.length; i++) {
    if (i > 0 && cells[i] === cells[i - 1]) widths[widths.length - 1]!++;
    else {
      read.push(cells[i]!);
      widths.push(1);
    }
  }
  const { length } = read;
  /** By position: the cells after it. */
  const after: number[] = [];
  let left = cells.length;
  for (const width of widths) {
    left -= width;
    after.push(left);
  }
  // A state is runs so far, true cells so far, and whether it is in a run, in the bits of a number.
  const [counts, most] = painted === null ? [0, 0] : [32 - Math.clz32(painted), painted];
  const mask = (1 << counts) - 1;
  const machine: Machine = {
    start: 0,
    states: (runs + 1) << (counts + 1),
    next: (state, position, value) => {
      const inRun = state & 1;
      const count = ((state >> 1) & mask) + (painted === null ? 0 : value * widths[position]!);
      const run = (state >> (counts + 1)) + (value & ~inRun);
      // Too many, or what is left is too little: without the second no fewer places are found, but later.
      if (count > most || run > runs) return -1;
      if (painted !== null && count + after[position]! < most) return -1;
      if (run + ((length - position - value) >> 1) < runs) return -1;
      return (((run << counts) + count) << 1) + value;
    },
    accepts: (state) => state >> 1 === (runs << counts) + most,
    numberOf: (state) => ((state >> (counts + 1)) * (most + 1) + ((state >> 1) & mask)) * 2 + (state & 1),
  };
  if (cells.length === 0 && machine.accepts(0)) return;
  const first = formula.size + 1;
  const automaton = Automaton.addTo(formula, read, machine, `s${formula.size}`);
  if (automaton === undefined) return;
  const reads = new Set(read.map((atom) => atom >> 1));
  formula.machines.push({ first, last: formula.size, reads, automaton });
}
