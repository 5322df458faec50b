/** Strings, quoted names, comments, names, and single characters. */
const TOKENS = /"(?:[^"\\]|\\.)*"|'[^'\n]*'|%[^\n]*|\/\*[\s\S]*?\*\/|[A-Za-z_]\w*|\s+|\d\w*|[\s\S]/g;

/** An item of a model as its tokens, without comments and the semicolon. */
export type Item = readonly string[];

/** The items of a model. */
export function itemsOf(model: string): Item[] {
  const items: string[][] = [];
  let item: string[] = [];
  let depth = 0;
  for (const [token] of model.matchAll(TOKENS)) {
    if (token.startsWith('%') || token.startsWith('/*')) continue;
    if ('([{'.includes(token)) depth++;
    else if (')]}'.includes(token)) depth--;
    if (token === ';' && depth === 0) {
      items.push(item);
      item = [];
    } else item.push(token);
  }
  items.push(item);
  return items.filter((tokens) => tokens.some((token) => token.trim() !== ''));
}

export const startOf = (item: Item): string | undefined => item.find((token) => token.trim() !== '');

/** The place of the first colon outside all brackets: a name stands after it, as in `array [1..3] of int: name`. */
function colonOf(item: Item): number {
  let depth = 0;
  return item.findIndex((token) => {
    if ('([{'.includes(token)) depth++;
    else if (')]}'.includes(token)) depth--;
    return token === ':' && depth === 0;
  });
}

/** The name that an item declares. */
export function declaredName(item: Item): string | undefined {
  const colon = colonOf(item);
  const name = colon < 0 ? undefined : startOf(item.slice(colon + 1));
  return name !== undefined && /^(?:[A-Za-z_]\w*|'.*')$/.test(name) ? name : undefined;
}

/**
 * How solutions are printed, as a model that can be run by itself. What MiniZinc 2.10 writes is meant for its own
 * reader, and differs from a model in two ways: an enum's function for values that may be absent calls itself where it
 * means its overload, and of an array of arrays only the first row is named, as a tuple of one.
 */
export function runnableOutput(output: string): string {
  const items = itemsOf(output);
  const isFunction = (item: Item): boolean => startOf(item) === 'function';
  const callsPlain = (item: Item, name: string | undefined): boolean =>
    item.some((token, at) => token === name && item[at + 1] === '(' && item[at + 2] === 'deopt');
  const plain = new Set(
    items.filter((item) => isFunction(item) && callsPlain(item, declaredName(item))).map(declaredName),
  );
  const takesPlain = (item: Item): boolean =>
    !['opt', 'array', 'set'].includes(startOf(parametersOf(item)) ?? '');
  const rows = rowsOfNested(items);
  if (plain.size === 0 && rows.size === 0) return output;
  return items
    .map((item) => {
      const name = declaredName(item);
      const known = name === undefined ? undefined : rows.get(name);
      if (known !== undefined) return `${item.slice(0, item.indexOf('=')).join('')}= ${known};\n`;
      const isPlain = isFunction(item) && plain.has(name) && takesPlain(item);
      const tokens = item.map((token, at) =>
        plain.has(token) && ((isPlain && at < item.indexOf('(')) || item[at + 2] === 'deopt')
          ? `'${token.replaceAll("'", '')} of a value'`
          : token,
      );
      return `${withoutTuples(tokens, rows).join('')};\n`;
    })
    .join('');
}

const parametersOf = (item: Item): Item => item.slice(item.indexOf('(') + 1);

/** The value of each array of arrays: its rows stand above it, the last first, since the array of arrays before. */
function rowsOfNested(items: readonly Item[]): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  let above: string[] = [];
  for (const item of items) {
    const name = declaredName(item);
    if (name === undefined || startOf(item) !== 'array') continue;
    const type = item.slice(0, colonOf(item)).join('');
    const [first] = aliasOf(item);
    const nested = /^\s*array \[([^\]]*)\] of array/.exec(type);
    if (!nested) {
      if (first !== undefined && !isNamedByArray(items, name)) above.unshift(name);
      continue;
    }
    const ranges = nested[1].split(',').map((range) => /^(-?\d+)\.\.(-?\d+)$/.exec(range.trim()));
    const size = ranges.reduce((total, range) => total * (range ? +range[2] - +range[1] + 1 : 0), 1);
    const rows = above.slice(0, size);
    if (first !== undefined && size > 0 && rows.length === size && rows[0] === first) {
      found.set(name, `array${ranges.length}d(${nested[1]}, [${rows.join(', ')}])`);
    }
    above = [];
  }
  return found;
}

/** The name that a declaration is another name for. */
function aliasOf(item: Item): string[] {
  const value = /^\s*([A-Za-z_]\w*)\s*$/.exec(item.slice(item.indexOf('=') + 1).join(''));
  return item.includes('=') && value ? [value[1]] : [];
}

/** Whether an array that is no array of arrays is another name for this one. */
const isNamedByArray = (items: readonly Item[], name: string): boolean =>
  items.some((item) => aliasOf(item)[0] === name && !/of array/.test(item.slice(0, colonOf(item)).join('')));

/** Without the `.1` behind an element of an array of arrays. */
function withoutTuples(tokens: Item, arrays: ReadonlyMap<string, string>): Item {
  const kept: string[] = [];
  const opened: boolean[] = [];
  let ended = false;
  for (const [at, token] of tokens.entries()) {
    if (ended && token === '.' && tokens[at + 1] === '1') continue;
    if (ended && token === '1' && tokens[at - 1] === '.') {
      ended = false;
      continue;
    }
    ended = false;
    if (token === '[') opened.push(arrays.has(tokens[at - 1] ?? ''));
    else if (token === ']') ended = opened.pop() === true;
    kept.push(token);
  }
  return kept;
}
