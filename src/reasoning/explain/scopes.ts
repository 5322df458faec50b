import type { Constraint, IntVar } from '../../engine/index.ts';
import type { Compiled } from '../compile.ts';

/** A rule that speaks of more decisions than this is about the board as a whole: nobody takes it in at one look. */
const LARGE = 1000;

/** Which decisions each rule speaks of, itself or by way of the model's own variables. */
export class Scopes {
  /** Places in the list of decisions, by rule. */
  readonly ofRule: readonly (readonly number[])[];
  /** Places in the list of rules, by decision. */
  readonly rulesOf: readonly (readonly number[])[];
  /** Whether the rule is about the board as a whole. */
  readonly large: readonly boolean[];
  /** The rules that are. */
  readonly largeRules: readonly number[];
  /** Whether propagation of the rule alone finds all that it forces. */
  readonly plain: readonly boolean[];
  readonly #seen: Int32Array;
  #stamp = 0;

  constructor({ model, constraints }: Pick<Compiled<string>, 'model' | 'constraints'>) {
    const places = new Map<IntVar, number>(model.decisions.map(({ variable }, place) => [variable, place]));
    const meanings = meaningsOf(model.definitions, places);
    const ofRule: number[][] = [];
    const plain: boolean[] = [];
    const rulesOf = model.decisions.map((): number[] => []);
    /** The last rule that was found to speak of each decision. */
    const seen = new Int32Array(rulesOf.length).fill(-1);
    for (const [rule, posted] of constraints.entries()) {
      const scope: number[] = [];
      const add = (place: number): void => {
        if (seen[place] === rule) return;
        seen[place] = rule;
        scope.push(place);
        rulesOf[place]!.push(rule);
      };
      let direct = true;
      for (const constraint of posted) {
        for (const variable of constraint.scope) {
          const place = places.get(variable);
          if (place !== undefined) add(place);
          else {
            direct = false;
            meanings(variable).forEach(add);
          }
        }
      }
      ofRule.push(scope.sort((a, b) => a - b));
      plain.push(direct && posted.length === 1 && posted[0]!.domainConsistent === true);
    }
    this.ofRule = ofRule;
    this.rulesOf = rulesOf;
    this.plain = plain;
    this.large = model.rules.map(
      ({ where }, rule) => ofRule[rule]!.length > LARGE || where.some(({ kind }) => kind === 'board'),
    );
    this.largeRules = [...this.large.keys()].filter((rule) => this.large[rule]);
    this.#seen = new Int32Array(rulesOf.length);
  }

  /** The decisions that these rules speak of, in order. */
  union(rules: readonly number[]): readonly number[] {
    const [first] = rules;
    if (first === undefined) return [];
    if (rules.length === 1) return this.ofRule[first]!;
    const stamp = ++this.#stamp;
    const union: number[] = [];
    for (const rule of rules) {
      for (const decision of this.ofRule[rule]!) {
        if (this.#seen[decision] === stamp) continue;
        this.#seen[decision] = stamp;
        union.push(decision);
      }
    }
    return union.sort((a, b) => a - b);
  }
}

/** The decisions that settle one of the model's own variables. */
function meaningsOf(
  definitions: readonly Constraint[],
  places: ReadonlyMap<IntVar, number>,
): (variable: IntVar) => readonly number[] {
  const mentions = new Map<IntVar, Constraint[]>();
  for (const definition of definitions) {
    for (const variable of definition.scope) {
      if (places.has(variable)) continue;
      const known = mentions.get(variable);
      if (known) known.push(definition);
      else mentions.set(variable, [definition]);
    }
  }
  const found = new Map<IntVar, readonly number[]>();
  return (variable) => {
    let meaning = found.get(variable);
    if (meaning === undefined) {
      const decisions = new Set<number>();
      const reached = new Set([variable]);
      // A set may grow while it is walked; what is added last is walked last.
      for (const own of reached) {
        for (const { scope } of mentions.get(own) ?? []) {
          for (const other of scope) {
            const place = places.get(other);
            if (place !== undefined) decisions.add(place);
            else reached.add(other);
          }
        }
      }
      meaning = [...decisions];
      found.set(variable, meaning);
    }
    return meaning;
  };
}
