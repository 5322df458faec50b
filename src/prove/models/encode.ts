import type { ConstraintItem, Program } from '../../flatzinc/index.ts';
import { type Atom, Formula, not } from '../formula/index.ts';
import { encodings, opposites } from './claims.ts';
import { anyOf, type Claim, ModelFormula, NotEncoded, opposite } from './model-formula.ts';
import { tightBounds } from './tight-bounds.ts';

/** The formula of a program, and the constraints that it does not say: without them it has more solutions, never fewer. */
export interface EncodedModel {
  readonly formula: Formula;
  readonly leftOut: ReadonlyMap<string, number>;
}

/**
 * The program's constraints as lines; with `better`, that the objective is better than this value. If the formula has no
 * solution, the program has none (and no better one).
 */
export function encodeProgram(program: Program, better?: number): EncodedModel {
  const formula = new Formula();
  const m = new ModelFormula(formula, program, tightBounds(program, better));
  const leftOut = new Map<string, number>();
  const attempt = (name: string, work: () => void): void => {
    try {
      work();
    } catch (error) {
      if (!(error instanceof NotEncoded || error instanceof RangeError)) throw error;
      leftOut.set(name, (leftOut.get(name) ?? 0) + 1);
    }
  };
  for (const { name, type, isArray, value } of program.declarations.values()) {
    if (!type.isVar || isArray || type.isSet || type.base !== 'int' || !value) continue;
    const [ranges] = type.domain ? [type.domain] : [];
    // A variable that is given a value keeps its own domain.
    if (ranges)
      attempt('set_in', () => {
        formula.rule(`${name} is within its domain`);
        for (const claim of encodings['set_in']!.claims(m, [value, { kind: 'set', ranges, at: 0 }]))
          m.post(claim);
      });
  }
  for (const item of program.constraints) attempt(item.name, () => encodeItem(m, item));
  const { kind, objective } = program.goal;
  if (better !== undefined && kind !== 'satisfy' && objective)
    attempt('objective', () => {
      formula.rule(`the objective is better than ${better}`);
      const x = m.int(objective);
      m.post(anyOf(kind === 'minimize' ? m.atMost(x, better - 1) : m.atLeast(x, better + 1)));
    });
  return { formula, leftOut };
}

function encodeItem(m: ModelFormula, { name, args }: ConstraintItem): void {
  const form = name.endsWith('_reif') ? 'reified' : name.endsWith('_imp') ? 'half' : 'plain';
  const base = form === 'plain' ? name : name.slice(0, name.lastIndexOf('_'));
  const isOpposite = Object.hasOwn(opposites, base);
  const known = isOpposite ? opposites[base]! : base === 'int_pow_fixed' ? 'int_pow' : base;
  const encoding = Object.hasOwn(encodings, known) ? encodings[known]! : undefined;
  if (encoding === undefined) throw new NotEncoded(base);
  const own = form === 'plain' ? args : args.slice(0, -1);
  const truth = form === 'plain' ? m.yes : m.bool(args[args.length - 1]);
  if (encoding.existential && (form === 'reified' || isOpposite)) throw new NotEncoded(base);
  const claims = encoding.claims(m, own);
  m.formula.rule(name);
  // The opposite of what must hold where `truth` is true holds where it is false.
  if (!isOpposite || form === 'reified') allWhere(m, claims, isOpposite ? not(truth) : truth);
  if (isOpposite || form === 'reified') someFailsWhere(m, claims, isOpposite ? truth : not(truth));
}

function allWhere(m: ModelFormula, claims: readonly Claim[], where: Atom): void {
  for (const claim of claims) m.post(claim, where === m.yes ? [] : [where]);
}

/** Where this is true, one of the lines does not hold. */
function someFailsWhere(m: ModelFormula, claims: readonly Claim[], where: Atom): void {
  const [only] = claims;
  if (only && claims.length === 1) {
    m.post(opposite(only), where === m.yes ? [] : [where]);
    return;
  }
  const fails = claims.map((claim) => {
    const atom = m.newAtom('fails');
    m.post(opposite(claim), [atom]);
    return atom;
  });
  m.post(anyOf(not(where), ...fails));
}
