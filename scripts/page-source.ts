import type { ESTree, Plugin } from 'vite';

/**
 * What the page never tells: what an option of a setter is about and where in a paper a board stands, which are for
 * the command, and the names of propagators, which are for audits.
 */
const TOLD = [
  { files: /\/src\/puzzles\/.*\/(\w+-)?(setter|picture)\.ts$/, name: 'about' },
  { files: /\/src\/papers\/\d+\/(index|boards)\.ts$/, name: 'where' },
  { files: /\/src\/engine\/constraints\/.*\.ts$/, name: 'name', type: 'PropertyDefinition' },
];

/**
 * Takes out of the page what its sources say for others: what the page never tells, and that a class has a field, which
 * is for the type checker unless the field has a value.
 */
export const pageSource = (): Plugin => {
  const taken = new Map(['field', ...TOLD.map(({ name }) => name)].map((name) => [name, 0]));
  return {
    name: 'page-source',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      const told = TOLD.find(({ files }) => files.test(id));
      if (!/\/src\/.*\.ts$/.test(id) || !(told || /\bclass\b/.test(code))) return null;
      const out = found(this.parse(code, { lang: 'ts' }), (node) => {
        const what = isBareField(node) ? 'field' : told && isNamed(node, told) ? told.name : undefined;
        if (what) taken.set(what, taken.get(what)! + 1);
        return what !== undefined;
      });
      let rest = code;
      for (const { start, end } of out.reverse())
        rest = rest.slice(0, start) + rest.slice(end).replace(/^\s*,/, '');
      return rest;
    },
    buildEnd(error) {
      if (error) return;
      for (const [what, count] of taken)
        if (count === 0) throw new Error(`expected sources with "${what}" to take out, got none`);
    },
  };
};

type Node = Pick<ESTree.Node, 'start' | 'end'> & {
  readonly type: string;
  readonly key?: { readonly type: string; readonly name?: string };
  readonly value?: unknown;
  readonly static?: boolean;
};

const isNamed = ({ type, key }: Node, wanted: (typeof TOLD)[number]): boolean =>
  type === (wanted.type ?? 'Property') && key?.name === wanted.name;

/** Private names must be declared; static fields are left alone, for there are few. */
const isBareField = ({ type, key, value, static: isStatic }: Node): boolean =>
  type === 'PropertyDefinition' && value === null && !isStatic && key?.type === 'Identifier';

function found(node: unknown, isIt: (node: Node) => boolean): Node[] {
  if (node === null || typeof node !== 'object') return [];
  if (isIt(node as Node)) return [node as Node];
  return Object.values(node).flatMap((each) => found(each, isIt));
}
