/** Solutions as the standard prints them. */
import { type Bool, BoolVar, type IntVar, Literal, type Solution } from '../engine/index.ts';
import type { Printed } from './compile.ts';
import type { Int, Value } from './model.ts';
import { rangesOf } from './program.ts';

/** One solution as text, with the line that ends it. */
export function solutionText(printed: readonly Printed[], solution: Solution): string {
  const lines = printed.map(({ name, values, isArray, dimensions }) => {
    const texts = values.map((value) => valueText(value, solution));
    if (!isArray) return `${name} = ${texts[0]};\n`;
    const list = `[${texts.join(', ')}]`;
    if (dimensions === undefined || dimensions.length === 0) return `${name} = ${list};\n`;
    const indices = dimensions.map(([lower, upper]) => `${lower}..${upper}`).join(', ');
    return `${name} = array${dimensions.length}d(${indices}, ${list});\n`;
  });
  return `${lines.join('')}----------\n`;
}

function valueText(value: Value, solution: Solution): string {
  switch (value.kind) {
    case 'int':
      return String(intOf(value.int, solution));
    case 'bool':
      return String(truthOf(value.bool, solution));
    case 'set': {
      const elements = [...value.set.elements].filter(([, has]) => truthOf(has, solution)).map(([v]) => v);
      const ranges = rangesOf(elements);
      if (ranges.length === 1 && elements.length > 1) return `${ranges[0][0]}..${ranges[0][1]}`;
      return `{${ranges.flatMap(([lower, upper]) => Array.from({ length: upper - lower + 1 }, (_, i) => lower + i)).join(', ')}}`;
    }
  }
}

export function intOf(int: Int, solution: Solution): number {
  if (typeof int === 'number') return int;
  return int instanceof Literal ? Number(truthOf(int, solution)) : solution.value(int);
}

function truthOf(bool: Bool, { value }: Solution): boolean {
  return bool instanceof BoolVar ? value(bool as IntVar) === 1 : bool.test(value(bool.variable));
}
