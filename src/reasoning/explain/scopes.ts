import type { Constraint, IntVar } from '../../engine/index.ts';
import type { Compiled } from '../compile.ts';

/** A rule that speaks of more atoms than this is about the board as a whole: nobody takes it in at one look. */
const LARGE = 1000;

/** Which atoms each rule speaks of, itself or by way of the model's own variables. */
export class Scopes {
  /** Places in the list of atoms, by rule. */
  readonly ofRule: readonly (readonly number[])[];
  /** Places in the list of rules, by atom. */
  readonly rulesOf: readonly (readonly number[])[];
  /** Whether the rule is about the board as a whole. */
  readonly large: readonly boolean[];
  /** The rules that are. */
  readonly largeRules: readonly number[];
  /** Whether propagation of the rule alone finds all that it forces. */
  readonly plain: readonly boolean[];
  readonly #seen: Int32Array;
  #stamp = 0;

  constructor({ model, constraints, atoms }: Pick<Compiled<string>, 'model' | 'constraints' | 'atoms'>) {
    const places = new Map<IntVar, number>(atoms.variables.map((variable, place) => [variable, place]));
    const meanings = meaningsOf(model.definitions, places);
    const ofRule: number[][] = [];
    const plain: boolean[] = [];
    const rulesOf = atoms.variables.map((): number[] => []);
    /** The last rule that was found to speak of each atom. */
    const seen = new Int32Array(rulesOf.length).fill(-1);
    for (const [rule, posted] of constraints.entries()) {
      const scope: number[] = [];
      const add = (place: number): void => {
        if (seen[place] === rule) return;
        seen[place] = rule;
        scope.push(place);
        rulesOf[place]!.push(rule);
        // A rule that speaks of one value of a site speaks of the site.
        if (atoms.many) atoms.siblings(place).forEach(add);
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
      plain.push(!atoms.many && direct && posted.length === 1 && posted[0]!.domainConsistent === true);
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

  /** The atoms that these rules speak of, in order. */
  union(rules: readonly number[]): readonly number[] {
    const [first] = rules;
    if (first === undefined) return [];
    if (rules.length === 1) return this.ofRule[first]!;
    const stamp = ++this.#stamp;
    const union: number[] = [];
    for (const rule of rules) {
      for (const atom of this.ofRule[rule]!) {
        if (this.#seen[atom] === stamp) continue;
        this.#seen[atom] = stamp;
        union.push(atom);
      }
    }
    return union.sort((a, b) => a - b);
  }
}

/** The atoms that settle one of the model's own variables. */
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
      const atoms = new Set<number>();
      const reached = new Set([variable]);
      // A set may grow while it is walked; what is added last is walked last.
      for (const own of reached) {
        for (const { scope } of mentions.get(own) ?? []) {
          for (const other of scope) {
            const place = places.get(other);
            if (place !== undefined) atoms.add(place);
            else reached.add(other);
          }
        }
      }
      meaning = [...atoms];
      found.set(variable, meaning);
    }
    return meaning;
  };
}
