import type { ESTree, Plugin } from 'vite';

/**
 * What the page never asks for: the boards that manuals work through, what an option of a setter is about, boards as
 * papers make them, where in a paper a board stands, its listing and what its program prints, which are for the command
 * (the pages of the papers are data), the names of propagators, which are for audits, the kinds of constraints, which are
 * for statistics, what a literal means, which is for tests, and ways to ask the engine that only other programs take.
 */
const UNASKED = [
  { files: /\/src\/puzzles\/[^/]+\/index\.ts$/, names: ['worked'] },
  { files: /\/src\/puzzles\/[^/]+\/index\.ts$/, names: ['worked'], type: 'ImportSpecifier' },
  { files: /\/src\/puzzles\/[^/]+\/examples\.ts$/, names: ['worked'], type: 'ExportNamedDeclaration' },
  { files: /\/src\/puzzles\/.*\/(\w+-)?(setter|picture)\.ts$/, names: ['about', 'paper'] },
  { files: /\/src\/(board\/glyph|puzzles\/[^/]+\/scene)\.ts$/, names: ['ascii', 'unicode'] },
  { files: /\/src\/puzzles\/.*layout\.ts$/, names: ['pattern'] },
  { files: /\/src\/formats\/json\.ts$/, names: ['tags'] },
  { files: /\/src\/papers\/\d+\/(index|boards)\.ts$/, names: ['where', 'listing', 'print'] },
  { files: /\/src\/engine\/constraints\/.*\.ts$/, names: ['name', 'kind'], type: 'PropertyDefinition' },
  { files: /\/src\/engine\/constraints\/.*\.ts$/, names: ['kind'] },
  {
    files: /\/src\/engine\/(solver|satisfier|core\/(trail|clauses))\.ts$/,
    names: ['minimize', 'maximize', 'minimizeAsync', 'maximizeAsync', 'optimize', 'backbone', 'meaning'],
    type: 'MethodDefinition',
  },
  // A search shared among threads, and what follows from lines: posted, but neither told nor looked at.
  { files: /\/src\/engine\/search\/local-search\.ts$/, names: ['on'], type: 'MethodDefinition' },
  { files: /\/src\/board\/sites\.ts$/, names: ['isLevel'], type: 'MethodDefinition' },
  {
    files: /\/src\/puzzles\/relations\/parity\.ts$/,
    names: ['sites', 'holds', 'stands'],
    type: 'MethodDefinition',
  },
  {
    files: /\/src\/prove\/refutation\/(refutation|propagation|pbp-writer)\.ts$/,
    names: ['workings', 'addAsserting', 'blamed', 'state', 'exclude', 'comment'],
    type: 'MethodDefinition',
  },
  {
    files: /^\/.*\/src\/engine\/search\/optimizer\.ts$/,
    names: ['optimize', 'optimizeByLabeling'],
    type: 'ExportNamedDeclaration',
  },
];

/** Looks for options that do not exist: in the page's own calls the type checker finds them. */
const CHECK = 'checkOptions';

/**
 * Why a step of a proof is refused, or cannot be made: the page says only that it is so. And what is wrong with a call of
 * the reasoning or of a solver: the page makes none that is.
 */
const PROBLEM = /^(Refused|NotACut|RangeError|ModelError|unproved)$/;
const TOLD_TO_OTHERS =
  /\/src\/(generate|prove|reasoning)\/|\/src\/engine\/(asking|lease|outcome|satisfier|solver|search\/\w+|constraints\/(graph|line))\.ts$/;

/**
 * Takes out of the page what its sources say for others: what the page never asks for, the check of options, why a proof
 * is wrong, and that a class has a field, which is for the type checker unless the field has a value.
 */
export const pageSource = (): Plugin => {
  const taken = new Map(
    ['field', 'problem', CHECK, ...UNASKED.flatMap(({ names }) => names)].map((name) => [name, 0]),
  );
  return {
    name: 'page-source',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      const unasked = UNASKED.filter(({ files }) => files.test(id));
      if (
        !/\/src\/.*\.ts$/.test(id) ||
        !(unasked.length > 0 || TOLD_TO_OTHERS.test(id) || /\b(class|checkOptions)\b/.test(code))
      )
        return null;
      const problems = new Set<unknown>();
      const out = found(this.parse(code, { lang: 'ts' }), (node) => {
        if (TOLD_TO_OTHERS.test(id) && isProblem(node)) problems.add(node.arguments?.[0]);
        const what = problems.has(node) ? 'problem' : whatIs(node, unasked);
        if (what) taken.set(what, taken.get(what)! + 1);
        return what !== undefined;
      });
      let rest = code;
      for (const node of out.reverse()) {
        const after = rest.slice(node.end);
        // Words leave their place in the list: what follows them stays where it is.
        rest = rest.slice(0, node.start) + (problems.has(node) ? `''${after}` : after.replace(/^\s*,/, ''));
      }
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
  readonly imported?: { readonly name?: string };
  readonly declaration?: {
    readonly id?: { readonly name?: string } | null;
    readonly declarations?: readonly { readonly id: { readonly name?: string } }[];
  } | null;
  readonly value?: unknown;
  readonly static?: boolean;
  readonly expression?: { readonly callee?: { readonly name?: string } };
  readonly callee?: { readonly name?: string };
  readonly arguments?: readonly unknown[];
};

const whatIs = (node: Node, unasked: typeof UNASKED): string | undefined =>
  isBareField(node) ? 'field' : isCheck(node) ? CHECK : nameIn(node, unasked);

const nameIn = ({ type, key, imported, declaration }: Node, unasked: typeof UNASKED): string | undefined =>
  unasked
    .filter((wanted) => type === (wanted.type ?? 'Property'))
    .flatMap(({ names }) => names)
    .find(
      (name) => name === (key ?? imported ?? declaration?.id ?? declaration?.declarations?.[0]?.id)?.name,
    );

/** Private names must be declared; static fields are left alone, for there are few. */
const isBareField = ({ type, key, value, static: isStatic }: Node): boolean =>
  type === 'PropertyDefinition' && value === null && !isStatic && key?.type === 'Identifier';

const isCheck = ({ type, expression }: Node): boolean =>
  type === 'ExpressionStatement' && expression?.callee?.name === CHECK;

const isProblem = ({ callee }: Node): boolean => PROBLEM.test(callee?.name ?? '');

function found(node: unknown, isIt: (node: Node) => boolean): Node[] {
  if (node === null || typeof node !== 'object') return [];
  if (isIt(node as Node)) return [node as Node];
  return Object.values(node).flatMap((each) => found(each, isIt));
}
