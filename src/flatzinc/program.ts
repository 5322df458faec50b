/** What a FlatZinc text says, before anything is solved. Every part knows where it stands in the text. */

interface Placed {
  /** Offset in the text. */
  readonly at: number;
}

/** What can stand as an argument or a value. */
export type Expression = Placed &
  (
    | { readonly kind: 'bool'; readonly value: boolean }
    | { readonly kind: 'int'; readonly value: number }
    | { readonly kind: 'float'; readonly value: number }
    | { readonly kind: 'string'; readonly value: string }
    | { readonly kind: 'set'; readonly ranges: Ranges }
    /** A set or a range of floats: read, so that it can be refused by name. */
    | { readonly kind: 'float set' }
    | { readonly kind: 'name'; readonly name: string }
    | { readonly kind: 'access'; readonly name: string; readonly index: number }
    | { readonly kind: 'array'; readonly items: readonly Expression[] }
    | { readonly kind: 'call'; readonly name: string; readonly args: readonly Expression[] }
  );

/** A set of integers as ranges, rising and apart from each other. */
export type Ranges = readonly (readonly [lower: number, upper: number])[];

export interface Type {
  readonly base: 'bool' | 'int' | 'float';
  readonly isSet: boolean;
  readonly isVar: boolean;
  /** The values, or for a set its possible elements; absent where the text names none. */
  readonly domain?: Ranges | undefined;
}

export interface Declaration extends Placed {
  readonly name: string;
  readonly type: Type;
  readonly isArray: boolean;
  readonly value?: Expression | undefined;
  readonly annotations: readonly Expression[];
}

/** A constraint of a program: its name and its arguments. */
export interface ConstraintItem extends Placed {
  readonly name: string;
  readonly args: readonly Expression[];
  readonly annotations: readonly Expression[];
}

export interface Goal extends Placed {
  readonly kind: 'satisfy' | 'minimize' | 'maximize';
  readonly objective?: Expression;
  readonly annotations: readonly Expression[];
}

/** A name whose value is printed with every solution. */
export interface Output {
  readonly name: string;
  /** The index ranges of an array, where they are known. */
  readonly dimensions?: Ranges;
  /** Where a list of outputs names it. */
  readonly at?: number;
}

/** A FlatZinc program as it was read, from text or from JSON. */
export interface Program {
  readonly declarations: ReadonlyMap<string, Declaration>;
  readonly constraints: readonly ConstraintItem[];
  readonly goal: Goal;
  readonly outputs: readonly Output[];
  /** Line and column of an offset, both from 1. */
  readonly place: Place;
}

export type Place = (at: number) => { readonly line: number; readonly column: number };

/** How the functions of MiniZinc's restart library begin, as our own library hands them over. */
export const RESTART_LIBRARY = 'calcada_on_restart_';

/** The values as ranges: sorted, joined where they touch. */
export function rangesOf(values: readonly number[]): Ranges {
  const sorted = [...new Set(values)].sort((a, b) => a - b);
  const ranges: [number, number][] = [];
  for (const value of sorted) {
    const last = ranges[ranges.length - 1];
    if (last !== undefined && last[1] + 1 === value) last[1] = value;
    else ranges.push([value, value]);
  }
  return ranges;
}

/** How many integers the ranges hold. */
export const sizeOf = (ranges: Ranges): number =>
  ranges.reduce((total, [lower, upper]) => total + upper - lower + 1, 0);

/** Whether one of the ranges holds the integer. */
export const contains = (ranges: Ranges, v: number): boolean =>
  ranges.some(([lower, upper]) => v >= lower && v <= upper);

/** The integers of the ranges, one by one. */
export function* valuesOf(ranges: Ranges): Generator<number> {
  for (const [lower, upper] of ranges) for (let v = lower; v <= upper; v++) yield v;
}

/** Ranges in any order, overlapping perhaps, as a proper set; empty ones vanish. */
export function united(ranges: Ranges): Ranges {
  const sorted = ranges.filter(([lower, upper]) => lower <= upper).sort((a, b) => a[0] - b[0]);
  const joined: [number, number][] = [];
  for (const [lower, upper] of sorted) {
    const last = joined[joined.length - 1];
    if (last !== undefined && lower <= last[1] + 1) last[1] = Math.max(last[1], upper);
    else joined.push([lower, upper]);
  }
  return joined;
}
