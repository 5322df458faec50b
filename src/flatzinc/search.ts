/** Search annotations as a labeling: which variable next, and which part of its domain first. */
import { type Bool, BoolVar, IntVar, type Labeling, Literal, type Solver } from '../engine/index.ts';
import type { Model, Value } from './model.ts';
import type { Expression } from './program.ts';
import { Refusal } from './refusal.ts';

/** Wider domains are measured by their bounds alone. */
const NARROW = 256;

export interface Search {
  /** The decisions in the order of the annotations; absent where there are none. */
  readonly labeling?: Labeling;
  /** All variables of that labeling. */
  readonly variables?: readonly IntVar[];
  /** The model asks for restarts. */
  readonly restarts: boolean;
}

/** One basic annotation: its variables and how they are chosen. */
interface Phase {
  readonly variables: readonly (IntVar | Literal)[];
  readonly select: string;
  readonly split: string;
}

/** The search that the solve item asks for; `rest` are labelled last, from the smallest value. */
export function searchOf(model: Model, rest: readonly IntVar[], random: () => number): Search {
  const phases: Phase[] = [];
  let restarts = false;
  const visit = (annotation: Expression, depth: number): void => {
    if (annotation.kind !== 'call' || depth > 20) return;
    if (annotation.name.startsWith('restart_')) restarts = annotation.name !== 'restart_none';
    else if (annotation.name === 'seq_search') {
      const list = annotation.args[0];
      if (list?.kind === 'array') for (const item of list.items) visit(item, depth + 1);
    } else if (SEARCHES.has(annotation.name)) {
      const phase = phaseOf(model, annotation.args);
      if (phase !== undefined) phases.push(phase);
    }
  };
  for (const annotation of model.program.goal.annotations) visit(annotation, 0);
  if (phases.length === 0) return { restarts };
  const variables = [...new Set([...phases.flatMap((phase) => phase.variables.map(variableOf)), ...rest])];
  const native = nativeLabeling(phases, rest);
  if (native) return { labeling: native, variables, restarts };
  const { solver } = model;
  const choose = (): Literal | null => {
    for (const phase of phases) {
      const best = selected(solver, phase);
      if (best !== undefined) return splitOf(solver, best, phase.split, random);
    }
    return null;
  };
  return { labeling: { variables, choose }, variables, restarts };
}

/** The variables that the model was written with; not those that its translation introduced or defined. */
export function decisionsOf(model: Model): IntVar[] {
  const names = [...model.program.declarations.values()].filter(
    ({ type, isArray, annotations }) =>
      type.isVar && !isArray && !annotations.some((e) => e.kind === 'name' && INTRODUCED.has(e.name)),
  );
  const parts = names.flatMap(({ name, at }) => openParts(model.value({ kind: 'name', name, at })));
  return [...new Set(parts.map(variableOf))];
}

const INTRODUCED = new Set(['var_is_introduced', 'is_defined_var']);
const SEARCHES = new Set(['int_search', 'bool_search', 'set_search']);

function phaseOf(model: Model, [array, select, split]: readonly Expression[]): Phase | undefined {
  let variables: (IntVar | Literal)[];
  try {
    variables = (array ? model.items(array) : []).flatMap((item) => openParts(model.value(item)));
  } catch (error) {
    // An annotation is advice: one that names what we cannot search is left out.
    if (error instanceof Refusal) return undefined;
    throw error;
  }
  const word = (e: Expression | undefined): string => (e?.kind === 'name' ? e.name : '');
  return { variables, select: word(select), split: word(split) };
}

function openParts(value: Value): (IntVar | Literal)[] {
  switch (value.kind) {
    case 'int':
      return typeof value.int === 'number' ? [] : [value.int];
    case 'bool':
      return [partOf(value.bool)];
    case 'set':
      return [...value.set.elements.values()].map(partOf);
  }
}

const partOf = (bool: Bool): IntVar | Literal => bool;
const variableOf = (part: IntVar | Literal): IntVar => (part instanceof Literal ? part.variable : part);

/** The engine's own labeling of the same meaning, which is faster, where there is one; `rest` comes last. */
function nativeLabeling(phases: readonly Phase[], rest: readonly IntVar[]): Labeling | undefined {
  let labeling: Labeling | undefined = rest.length > 0 ? { variables: rest } : undefined;
  for (const { variables, select, split } of phases.toReversed()) {
    const plain = variables.filter((part): part is IntVar => part instanceof IntVar);
    const chosen = Object.hasOwn(SELECTS, select) ? SELECTS[select] : undefined;
    const branched = Object.hasOwn(SPLITS, split) ? SPLITS[split] : undefined;
    if (plain.length !== variables.length || chosen === undefined || branched === undefined) return undefined;
    labeling = { variables: plain, select: chosen, ...branched, ...(labeling ? { next: labeling } : {}) };
  }
  return labeling;
}

const SELECTS: Readonly<Record<string, NonNullable<Labeling['select']>>> = {
  input_order: 'leftmost',
  first_fail: 'first-fail',
  anti_first_fail: 'anti-first-fail',
  smallest: 'min',
  largest: 'max',
  occurrence: 'occurrence',
  most_constrained: 'most-constrained',
  max_regret: 'max-regret',
  dom_w_deg: 'dom/wdeg',
};

const SPLITS: Readonly<Record<string, Pick<Labeling, 'branch' | 'order'>>> = {
  indomain: { branch: 'step', order: 'up' },
  indomain_min: { branch: 'step', order: 'up' },
  indomain_max: { branch: 'step', order: 'down' },
  indomain_median: { branch: 'median' },
  indomain_middle: { branch: 'middle' },
  indomain_split: { branch: 'bisect', order: 'up' },
  indomain_reverse_split: { branch: 'bisect', order: 'down' },
};

/** The bounds of a variable, or of a literal seen as 0 or 1. */
function boundsOf(solver: Solver, part: IntVar | Literal): readonly [lower: number, upper: number] {
  if (!(part instanceof Literal)) return solver.bounds(part);
  const [lower, upper] = solver.bounds(part.variable);
  const low = part.test(lower);
  if (lower === upper) return low ? [1, 1] : [0, 0];
  const { comparison, bound } = part;
  if (comparison === '>=' || comparison === '<=') {
    return low === part.test(upper) ? (low ? [1, 1] : [0, 0]) : [0, 1];
  }
  const possible =
    bound >= lower &&
    bound <= upper &&
    (upper - lower > NARROW || solver.domain(part.variable).includes(bound));
  return possible ? [0, 1] : comparison === '=' ? [0, 0] : [1, 1];
}

function sizeOf(solver: Solver, part: IntVar | Literal, lower: number, upper: number): number {
  const width = upper - lower + 1;
  return part instanceof Literal || width > NARROW || width <= 2 ? width : solver.domain(part).length;
}

/** The next variable of a phase; undefined if all have values. */
function selected(solver: Solver, { variables, select }: Phase): IntVar | Literal | undefined {
  let best: IntVar | Literal | undefined;
  let bestRate = Infinity;
  for (const part of variables) {
    const [lower, upper] = boundsOf(solver, part);
    if (lower === upper) continue;
    if (select === 'input_order') return part;
    const rate = rateOf(solver, part, select, lower, upper);
    if (best === undefined || rate < bestRate) {
      best = part;
      bestRate = rate;
    }
  }
  return best;
}

/** Smaller is better; what we do not know is taken in order. */
function rateOf(
  solver: Solver,
  part: IntVar | Literal,
  select: string,
  lower: number,
  upper: number,
): number {
  switch (select) {
    case 'first_fail':
    case 'most_constrained':
    case 'dom_w_deg':
      return sizeOf(solver, part, lower, upper);
    case 'anti_first_fail':
      return -sizeOf(solver, part, lower, upper);
    case 'smallest':
      return lower;
    case 'largest':
      return -upper;
    case 'max_regret': {
      if (part instanceof Literal || upper - lower > NARROW) return -1;
      const [first, second] = solver.domain(part);
      return first - second;
    }
    default:
      return 0;
  }
}

/** The literal to try first. */
function splitOf(solver: Solver, part: IntVar | Literal, split: string, random: () => number): Literal {
  if (part instanceof Literal || part instanceof BoolVar) {
    const yes = part instanceof Literal ? part : part.yes;
    const up = split === 'indomain_max' || split === 'indomain_reverse_split' || split === 'outdomain_min';
    return up || (split === 'indomain_random' && random() < 0.5) ? yes : yes.not();
  }
  const [lower, upper] = solver.bounds(part);
  const middle = lower + Math.floor((upper - lower) / 2);
  switch (split) {
    case 'indomain_max':
      return part.ge(upper);
    case 'indomain_split':
    case 'indomain_interval':
      return part.le(middle);
    case 'indomain_reverse_split':
      return part.gt(middle);
    case 'indomain_split_random':
      return random() < 0.5 ? part.le(middle) : part.gt(middle);
    case 'outdomain_min':
      return part.gt(lower);
    case 'outdomain_max':
      return part.lt(upper);
    case 'indomain_median':
    case 'indomain_middle':
    case 'indomain_random': {
      if (upper - lower > NARROW) return part.le(middle);
      const values = solver.domain(part);
      const place =
        split === 'indomain_random' ? Math.floor(random() * values.length) : (values.length - 1) >> 1;
      return part.eq(values[place]);
    }
    default:
      return part.le(lower);
  }
}
