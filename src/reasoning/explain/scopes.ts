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
  /** Whether it follows from several rules: it is told where they are silent. */
  readonly lemma: readonly boolean[];
  /** Whether propagation of the rule alone finds all that it forces. */
  readonly plain: readonly boolean[];
  readonly #seen: Int32Array;
  #stamp = 0;

  constructor({
    model,
    rules,
    constraints,
    atoms,
  }: Pick<Compiled<string>, 'model' | 'rules' | 'constraints' | 'atoms'>) {
    const { variables } = atoms;
    const places: Places = new Int32Array(Math.max(-1, ...variables.map(({ index }) => index)) + 1).fill(-1);
    for (const [place, { index }] of variables.entries()) places[index] = place;
    const meanings = meaningsOf(model.definitions, places);
    const plain: boolean[] = [];
    const rulesOf = variables.map((): number[] => []);
    /** The last rule that was found to speak of each atom. */
    const seen = new Int32Array(rulesOf.length).fill(-1);
    for (const [rule, posted] of constraints.entries()) {
      const add = (place: number): void => {
        if (seen[place] === rule) return;
        seen[place] = rule;
        rulesOf[place]!.push(rule);
        // A rule that speaks of one value of a site speaks of the site.
        if (atoms.many) atoms.siblings(place).forEach(add);
      };
      let direct = true;
      for (const constraint of posted) {
        for (const variable of constraint.scope) {
          const place = placeIn(places, variable);
          if (place >= 0) add(place);
          else {
            direct = false;
            meanings(variable).forEach(add);
          }
        }
      }
      plain.push(!atoms.many && direct && posted.length === 1 && posted[0]!.domainConsistent === true);
    }
    // Atom by atom, so that the atoms of each rule come in order.
    const ofRule = constraints.map((): number[] => []);
    for (const [place, own] of rulesOf.entries()) for (const rule of own) ofRule[rule]!.push(place);
    this.ofRule = ofRule;
    this.rulesOf = rulesOf;
    this.plain = plain;
    this.lemma = rules.map(({ from }) => from !== undefined);
    // The place of a rule takes longer to make than all else here, and the whole board has all atoms.
    this.large = rules.map(
      (one, rule) =>
        ofRule[rule]!.length > LARGE ||
        (ofRule[rule]!.length === variables.length && one.where.some(({ kind }) => kind === 'board')),
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

/** By variable, the place of its atom; -1, or nothing, for the model's own. */
type Places = Int32Array;

const placeIn = (places: Places, { index }: IntVar): number => places[index] ?? -1;

/** The atoms that settle one of the model's own variables. */
function meaningsOf(
  definitions: readonly Constraint[],
  places: Places,
): (variable: IntVar) => readonly number[] {
  const mentions = new Map<IntVar, Constraint[]>();
  for (const definition of definitions) {
    for (const variable of definition.scope) {
      if (placeIn(places, variable) >= 0) continue;
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
            const place = placeIn(places, other);
            if (place >= 0) atoms.add(place);
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
