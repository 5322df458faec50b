/** Random FlatZinc over tiny domains, and its solutions by brute force. */
import { Random } from '../random.ts';
import { type Argument, type Meaning, meanings } from './oracle.ts';

/** An argument as text, and its value under an assignment. */
interface Part {
  readonly text: string;
  readonly value: (values: ReadonlyMap<string, Argument>) => Argument;
}

interface Variable {
  readonly name: string;
  readonly type: string;
  readonly domain: readonly Argument[];
}

export interface RandomProgram {
  readonly text: string;
  readonly names: readonly string[];
  /** Gecode can be asked too. */
  readonly peer: boolean;
  /** Solutions as the standard prints them, sorted. */
  readonly solutions: readonly string[];
}

const LARGEST = 3000;

const shown = (value: Argument): string =>
  value instanceof Set ? `{${[...value].sort((a, b) => a - b).join(',')}}` : String(value);

/** One line of a solution, the same for every solver. */
export const solutionLine = (values: readonly (readonly [name: string, value: Argument])[]): string =>
  values
    .map(([name, value]) => `${name}=${shown(value)}`)
    .sort()
    .join(' ');

function subsets(values: readonly number[]): ReadonlySet<number>[] {
  const sets: ReadonlySet<number>[] = [new Set()];
  for (const v of values) sets.push(...sets.map((set) => new Set([...set, v])));
  return sets;
}

class Maker {
  readonly #random: Random;
  readonly variables: Variable[] = [];
  /** Numbers that have a name, and arrays of numbers. */
  readonly constants: string[] = [];
  /** The bounds of variables that are declared without any. */
  readonly bounds: string[] = [];

  constructor(random: Random) {
    this.#random = random;
  }

  #number(low = -3, high = 4): number {
    return low + this.#random.below(high - low + 1);
  }

  #numbers(low: number, high: number): number[] {
    return Array.from({ length: 1 + this.#random.below(3) }, () => this.#number(low, high));
  }

  #declare(kind: 'i' | 'b' | 's'): Variable {
    const name = `${kind}${this.variables.length}`;
    let variable: Variable;
    if (kind === 'b') variable = { name, type: 'var bool', domain: [false, true] };
    else if (kind === 's') {
      const universe = [...new Set(this.#numbers(0, 3))].sort((a, b) => a - b);
      variable = { name, type: `var set of {${universe}}`, domain: subsets(universe) };
    } else if (this.#random.below(4) === 0) {
      const values = [...new Set(this.#numbers(-3, 5))].sort((a, b) => a - b);
      variable = { name, type: `var {${values}}`, domain: values };
    } else {
      const lower = this.#number(-3, 3);
      const upper = Math.min(5, lower + this.#random.below(5));
      const domain = Array.from({ length: upper - lower + 1 }, (_, i) => lower + i);
      const isOpen = this.#random.below(5) === 0;
      variable = { name, type: isOpen ? 'var int' : `var ${lower}..${upper}`, domain };
      if (isOpen)
        this.bounds.push(
          `constraint int_le(${lower},${name});`,
          `constraint int_lin_le([1],[${name}],${upper});`,
        );
    }
    this.variables.push(variable);
    return variable;
  }

  /** Mostly a variable, old or new; sometimes a constant. */
  #part(kind: 'i' | 'b' | 's'): Part {
    const old = this.variables.filter(({ name }) => name[0] === kind);
    const choice = this.#random.below(8);
    if (choice === 0) return this.#constant(kind);
    const { name } = choice < 4 && old.length > 0 ? this.#random.pick(old) : this.#declare(kind);
    return { text: name, value: (values) => values.get(name) ?? 0 };
  }

  #constant(kind: 'i' | 'b' | 's'): Part {
    const value: Argument =
      kind === 'i'
        ? this.#number()
        : kind === 'b'
          ? this.#random.below(2) === 0
          : new Set(this.#numbers(0, 3));
    return { text: kind === 'i' ? this.#named(Number(value)) : shown(value), value: () => value };
  }

  /** A number as it is, by its name, or as an element of an array. */
  #named(value: number): string {
    const name = `c${this.constants.length}`;
    switch (this.#random.below(8)) {
      case 0:
        this.constants.push(`int: ${name} = ${value};`);
        return name;
      case 1:
        this.constants.push(`array [1..2] of int: ${name} = [9,${value}];`);
        return `${name}[2]`;
      default:
        return String(value);
    }
  }

  #array(length: number, part: () => Part): Part {
    const parts = Array.from({ length }, part);
    return {
      text: `[${parts.map(({ text }) => text)}]`,
      value: (values) => parts.map((each) => each.value(values) as number),
    };
  }

  args({ shape }: Meaning): Part[] {
    let length = 1 + this.#random.below(3);
    return [...shape].map((letter) => {
      const own = length;
      if (letter !== 'N') length = 1 + this.#random.below(3);
      switch (letter) {
        case 'i':
        case 'b':
        case 's':
          return this.#part(letter);
        case 'n':
        case 'c':
          return this.#constant(letter === 'n' ? 'i' : 's');
        case 'N':
        case 'M':
          return this.#array(own, () => this.#constant('i'));
        case 'Q':
          return this.#array(own, () => this.#constant('b'));
        case 'C':
          return this.#array(own, () => this.#constant('s'));
        default:
          return this.#array(own, () => this.#part(letter.toLowerCase() as 'i' | 'b' | 's'));
      }
    });
  }
}

/** A program around one constraint of this name, with up to two others; undefined if it came out too large. */
export function randomProgram(name: string, seed: number, peerOnly = false): RandomProgram | undefined {
  const random = new Random(seed);
  const maker = new Maker(random);
  const others = Object.keys(meanings).filter((other) => !peerOnly || meanings[other].peer);
  const names = [name, ...Array.from({ length: random.below(3) }, () => random.pick(others))];
  const constraints = names.map((each) => ({ name: each, parts: maker.args(meanings[each]) }));
  const { variables } = maker;
  if (variables.reduce((product, { domain }) => product * domain.length, 1) > LARGEST) return undefined;
  const text = [
    ...maker.constants,
    ...variables.map(({ name: own, type }) => `${type}: ${own} :: output_var;`),
    ...constraints.map(
      ({ name: own, parts }) => `constraint ${own.trim()}(${parts.map((part) => part.text)});`,
    ),
    ...maker.bounds,
    `solve ${annotation(random, variables)}satisfy;`,
  ].join('\n');
  const solutions: string[] = [];
  const values = new Map<string, Argument>();
  const assign = (k: number): void => {
    if (k === variables.length) {
      const good = constraints.every(({ name: own, parts }) =>
        meanings[own].holds(...(parts.map((part) => part.value(values)) as never[])),
      );
      if (good) solutions.push(solutionLine([...values]));
      return;
    }
    for (const value of variables[k].domain) {
      values.set(variables[k].name, value);
      assign(k + 1);
    }
  };
  assign(0);
  // Gecode 6.2 finds -2 mod -2 = -2 where an argument repeats.
  const repeats = constraints.some(
    ({ name: own, parts }) =>
      /^int_(mod|div)/.test(own) && new Set(parts.map((part) => part.text)).size < parts.length,
  );
  const peer = !repeats && names.every((each) => meanings[each].peer);
  return { text, names, peer, solutions: solutions.sort() };
}

const SELECTS = [
  'input_order',
  'first_fail',
  'anti_first_fail',
  'smallest',
  'largest',
  'occurrence',
  'most_constrained',
  'max_regret',
  'dom_w_deg',
];
const SPLITS = [
  'indomain_min',
  'indomain_max',
  'indomain_median',
  'indomain_split',
  'indomain_reverse_split',
  'indomain_random',
  'indomain_middle',
];

function annotation(random: Random, variables: readonly Variable[]): string {
  const of = (kind: string): string[] => {
    const names = variables.filter(({ name }) => name[0] === kind).map(({ name }) => name);
    return names.length === 0
      ? []
      : [`([${names}], ${random.pick(SELECTS)}, ${random.pick(SPLITS)}, complete)`];
  };
  const searches = [
    ...of('i').map((args) => `int_search${args}`),
    ...of('b').map((args) => `bool_search${args}`),
  ];
  switch (random.below(3)) {
    case 0:
      return '';
    case 1:
      return searches.length > 0 ? `:: ${random.pick(searches)} ` : '';
    default:
      return `:: seq_search([${searches}]) `;
  }
}

/** The solutions in a solver's output, each a line as {@link solutionLine} writes it, sorted; and how it ended. */
export function parseOutput(output: string): { readonly solutions: string[]; readonly ending: string } {
  const blocks = output.split('----------\n');
  const ending = (blocks.pop() ?? '')
    .split('\n')
    .filter((line) => !line.startsWith('%'))
    .join('')
    .trim();
  const solutions = blocks.map((block) =>
    block
      .trim()
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => {
        const [, name, value] = /^(\w+) = (.*);$/.exec(line) ?? [];
        return `${name}=${normal(value ?? line)}`;
      })
      .sort()
      .join(' '),
  );
  return { solutions: solutions.sort(), ending };
}

function normal(value: string): string {
  const range = /^(-?\d+)\.\.(-?\d+)$/.exec(value);
  if (range === null) return value.replaceAll(' ', '');
  const [lower, upper] = [Number(range[1]), Number(range[2])];
  return `{${Array.from({ length: Math.max(0, upper - lower + 1) }, (_, i) => lower + i).join(',')}}`;
}
