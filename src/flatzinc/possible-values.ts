import { contains, type Expression, type Program, type Ranges } from './program.ts';

/** Names of names are followed as far as this. */
const DEEPEST = 20;

/**
 * Values that the items of elements and the rows of tables leave to integers, rising: a cost that is looked up needs no
 * literal for each number between the least and the greatest. Only constraints that must hold count.
 */
export function possibleValues(program: Program): ReadonlyMap<string, readonly number[]> {
  const left = new Map<string, ReadonlySet<number>>();
  const leave = (e: Expression | undefined, values: ReadonlySet<number>): void => {
    const variable = e && followed(program, e);
    if (variable?.kind !== 'name') return;
    const known = left.get(variable.name);
    left.set(variable.name, known ? new Set([...known].filter((v) => values.has(v))) : values);
  };
  for (const { name, args } of program.constraints) {
    if (name === 'array_int_element') {
      const items = numbersOf(program, args[1]);
      const domain = domainOf(program, args[0]);
      if (items) leave(args[2], new Set(domain ? items.filter((_, at) => contains(domain, at + 1)) : items));
    } else if (name === 'calcada_table') {
      const [xs, flat] = [itemsOf(program, args[0]), numbersOf(program, args[1])];
      if (xs && flat) for (const [i, x] of xs.entries()) leave(x, columnOf(flat, i, xs.length));
    }
  }
  return new Map(Array.from(left, ([name, values]) => [name, [...values].sort((a, b) => a - b)]));
}

function columnOf(flat: readonly number[], from: number, width: number): Set<number> {
  const values = new Set<number>();
  for (let at = from; at < flat.length; at += width) values.add(flat[at]);
  return values;
}

/** A value, or the name of a variable; undefined where a name leads nowhere. */
function followed(program: Program, e: Expression): Expression | undefined {
  let now: Expression | undefined = e;
  for (let steps = 0; steps < DEEPEST && now !== undefined; steps++) {
    if (now.kind === 'access') {
      const { name, index, at }: typeof now = now;
      now = itemsOf(program, { kind: 'name', name, at })?.[index - 1];
    } else if (now.kind === 'name') {
      const value: Expression | undefined = program.declarations.get(now.name)?.value;
      if (value === undefined) return now;
      now = value;
    } else return now;
  }
  return undefined;
}

function itemsOf(program: Program, e: Expression | undefined): readonly Expression[] | undefined {
  const array = e && followed(program, e);
  return array?.kind === 'array' ? array.items : undefined;
}

function numbersOf(program: Program, e: Expression | undefined): number[] | undefined {
  const items = itemsOf(program, e);
  const numbers: number[] = [];
  for (const item of items ?? []) {
    const value = followed(program, item);
    if (value?.kind !== 'int') return undefined;
    numbers.push(value.value);
  }
  return items && numbers;
}

function domainOf(program: Program, e: Expression | undefined): Ranges | undefined {
  const value = e && followed(program, e);
  if (value?.kind === 'int') return [[value.value, value.value]];
  return value?.kind === 'name' ? program.declarations.get(value.name)?.type.domain : undefined;
}
