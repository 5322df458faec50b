import { declaredName, itemsOf, startOf } from './output-model.ts';

/** Items of a model that stand once, however many solutions are printed: they hold no value of a solution. */
const ONCE = /^(?:enum|type|function|predicate|test|annotation|include|solve|constraint)\b/;

/** Stands between two solutions until it is known whether the first ended its line. */
const BETWEEN = '<<another solution>>';

/** What is printed for several solutions, and how. */
interface PrintedTogether {
  readonly model: string;
  readonly data: string;
  /** What the model printed, with the line that ends each solution. */
  read(printed: string): string;
}

/**
 * One model that prints many solutions, and its data: for each solution a copy of the model's declarations and outputs
 * under names of their own. A single solution keeps its model. Undefined: the model has something that is not known
 * here, and its solutions must be printed one by one.
 */
export function printedTogether(output: string, solutions: readonly string[]): PrintedTogether | undefined {
  const values = solutions.map((solution) => solution.replace(/^-{10}\n?$/m, ''));
  if (values.length === 1) return { model: output, data: values[0], read: (printed) => printed };
  const items = itemsOf(output);
  const isOnce = (item: readonly string[]): boolean => ONCE.test(item.join('').trimStart());
  const copied = items.filter((item) => !isOnce(item));
  const names = new Set<string>();
  for (const item of copied) {
    if (startOf(item) === 'output') continue;
    const name = declaredName(item);
    if (name === undefined) return undefined;
    names.add(name);
  }
  // A text with a value inside it names what it shows within the text.
  if (output.includes('\\(')) return undefined;
  const once = items.filter(isOnce);
  if (once.some((item) => item.some((token) => names.has(token)))) return undefined;
  const renamed = (tokens: readonly string[], index: number): string =>
    tokens.map((token) => (names.has(token) ? `${token}__${index}` : token)).join('');
  const end = `output ["${BETWEEN}"];\n`;
  return {
    model: [
      ...once.map((item) => `${item.join('')};\n`),
      ...values.map((_, index) => copied.map((item) => `${renamed(item, index)};\n`).join('')).join(end),
    ].join(''),
    data: values
      .map((text, index) => text.replace(/^(\w+) =/gm, (_, name: string) => `${name}__${index} =`))
      .join(''),
    read: (printed) =>
      printed
        .split(BETWEEN)
        .map((text) => (text === '' || text.endsWith('\n') ? text : `${text}\n`))
        .join('----------\n'),
  };
}
