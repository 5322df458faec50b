/** Checks values against the JSON Schemas of the package; knows the keywords that these use, and refuses any other. */
import { readFileSync } from 'node:fs';

type Schema = Readonly<Record<string, unknown>>;

const load = (file: string): Schema =>
  JSON.parse(readFileSync(new URL(`../schemas/${file}`, import.meta.url), 'utf8')) as Schema;

/** Why a value is not what the schema of a command says; empty if it is. */
export const violations = (command: string, value: unknown): string[] =>
  violationsOf(load(`${command}.schema.json`), value, '', load(`${command}.schema.json`));

const SILENT = new Set(['$schema', '$id', '$defs', 'title', 'description']);

function violationsOf(schema: Schema, value: unknown, at: string, root: Schema): string[] {
  return Object.entries(schema).flatMap(([keyword, wanted]): string[] => {
    if (SILENT.has(keyword)) return [];
    const rule = KEYWORDS[keyword];
    if (!rule) throw new Error(`unknown keyword ${keyword}`);
    return rule(wanted, value, at, root, schema);
  });
}

type Keyword = (wanted: unknown, value: unknown, at: string, root: Schema, schema: Schema) => string[];

const unless = (sound: boolean, at: string, message: string): string[] =>
  sound ? [] : [`${at}: ${message}`];
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const typeOf = (value: unknown): string[] =>
  value === null
    ? ['null']
    : Array.isArray(value)
      ? ['array']
      : typeof value === 'number' && Number.isInteger(value)
        ? ['integer', 'number']
        : [typeof value];

const KEYWORDS: Readonly<Record<string, Keyword>> = {
  $ref(wanted, value, at, root) {
    const [file = '', pointer = ''] = String(wanted).split('#');
    const base = file === '' ? root : load(file);
    const found = pointer
      .split('/')
      .slice(1)
      .reduce<unknown>((inner, step) => (inner as Schema)[step], base);
    return violationsOf(found as Schema, value, at, base);
  },
  oneOf(wanted, value, at, root) {
    const tried = (wanted as Schema[]).map((one) => violationsOf(one, value, at, root));
    const fitting = tried.filter((found) => found.length === 0).length;
    if (fitting === 1) return [];
    return [`${at}: fits ${fitting} of ${tried.length}`, ...tried.map((found) => found.join('; '))];
  },
  type: (wanted, value, at) =>
    unless(
      typeOf(value).some((type) => [wanted].flat().includes(type)),
      at,
      `expected ${wanted}`,
    ),
  const: (wanted, value, at) => unless(value === wanted, at, `expected ${wanted}, got ${value}`),
  enum: (wanted, value, at) => unless((wanted as unknown[]).includes(value), at, `${value} is not allowed`),
  minimum: (wanted, value, at) => unless(Number(value) >= Number(wanted), at, `less than ${wanted}`),
  minItems: (wanted, value, at) =>
    unless(!Array.isArray(value) || value.length >= Number(wanted), at, `fewer than ${wanted}`),
  maxItems: (wanted, value, at) =>
    unless(!Array.isArray(value) || value.length <= Number(wanted), at, `more than ${wanted}`),
  pattern: (wanted, value, at) => unless(new RegExp(String(wanted)).test(String(value)), at, `not ${wanted}`),
  items: (wanted, value, at, root) =>
    Array.isArray(value)
      ? value.flatMap((item, index) => violationsOf(wanted as Schema, item, `${at}[${index}]`, root))
      : [],
  required: (wanted, value, at) =>
    isObject(value) ? (wanted as string[]).flatMap((name) => unless(name in value, at, `no ${name}`)) : [],
  properties: (wanted, value, at, root) =>
    Object.entries(wanted as Record<string, Schema>).flatMap(([name, schema]) =>
      isObject(value) && name in value ? violationsOf(schema, value[name], `${at}.${name}`, root) : [],
    ),
  additionalProperties(wanted, value, at, root, schema) {
    const known = Object.keys((schema['properties'] as object | undefined) ?? {});
    const others = isObject(value) ? Object.entries(value).filter(([name]) => !known.includes(name)) : [];
    return others.flatMap(([name, one]) =>
      wanted === false
        ? [`${at}: unknown ${name}`]
        : violationsOf(wanted as Schema, one, `${at}.${name}`, root),
    );
  },
};
