import type { Constraint, CountBounds, IntVar } from '../../engine/index.ts';
import type { Described } from '../compile.ts';
import { RuleMatching } from './rule-matching.ts';
import { shapeOf } from './shape.ts';

/** A rule that speaks of more atoms than this is about the board as a whole: it cannot be taken in at a glance. */
const LARGE = 1000;

/** Which atoms each rule speaks of, itself or by way of the model's own variables. */
export class RuleScopes {
  /** Places in the list of atoms, by rule. */
  readonly ofRule: readonly (readonly number[])[];
  /** Places in the list of rules, by atom. */
  readonly rulesOf: readonly (readonly number[])[];
  /** Whether the rule is about the board as a whole. */
  readonly large: boolean[] = [];
  /** The rules that are. */
  readonly largeRules: number[] = [];
  /** Whether it follows from several rules: it is told where they are silent. */
  readonly lemma: boolean[] = [];
  /** Whether players see it at a glance: it weighs as one rule of a few cells. */
  readonly glance: boolean[] = [];
  /** Whether propagation of the rule alone finds all that it forces. */
  readonly plain: readonly boolean[];
  /** The bounds of how many of its atoms are 1, where that is all that the rule says. */
  readonly bounds: readonly (CountBounds | undefined)[];
  /** Where the rule gives each of its sites another value, and that is all that it says. */
  readonly matchings: (RuleMatching | undefined)[] = [];
  /** What the rule says of the places in its scope; undefined where that is not all that settles what it forces. */
  readonly shape: (rule: number) => string | undefined;

  constructor({
    model,
    rules,
    constraints,
    atoms,
  }: Pick<Described<string>, 'model' | 'rules' | 'constraints' | 'atoms'>) {
    const { variables } = atoms;
    const places = placesOf(variables);
    const meanings = meaningsOf(model.definitions, places);
    const plain: boolean[] = [];
    const bounds: (CountBounds | undefined)[] = [];
    const isDirect: boolean[] = [];
    const simple = !atoms.many && model.definitions.length === 0;
    // Lists grow by `push` here: what `map` makes is of another kind once it is compiled, and all that reads these lists
    // would be compiled again.
    const rulesOf: number[][] = [];
    for (const _ of variables) rulesOf.push([]);
    /** The last rule that was found to speak of each atom. */
    const seen = new Int32Array(rulesOf.length).fill(-1);
    const add = (place: number, rule: number): void => {
      if (seen[place] === rule) return;
      seen[place] = rule;
      rulesOf[place]!.push(rule);
      // A rule that speaks of one value of a site speaks of the site.
      if (atoms.many) for (const other of atoms.siblings(place)) add(other, rule);
    };
    for (let rule = 0; rule < constraints.length; rule++) {
      const posted = constraints[rule]!;
      let direct = true;
      let repeated = false;
      for (const constraint of posted) {
        for (const variable of constraint.scope) {
          const place = placeIn(places, variable);
          if (place >= 0) {
            if (seen[place] === rule) repeated = true;
            add(place, rule);
          } else {
            direct = false;
            for (const other of meanings(variable)) add(other, rule);
          }
        }
      }
      isDirect.push(simple && direct);
      const single = !atoms.many && direct && posted.length === 1 ? posted[0] : undefined;
      const counted = simple && !repeated ? single?.bounds : undefined;
      bounds.push(counted);
      plain.push(counted !== undefined || single?.domainConsistent === true);
    }
    // Atom by atom, so that the atoms of each rule come in order.
    const ofRule: number[][] = [];
    for (const _ of constraints) ofRule.push([]);
    for (let place = 0; place < rulesOf.length; place++)
      for (const rule of rulesOf[place]!) ofRule[rule]!.push(place);
    this.ofRule = ofRule;
    this.rulesOf = rulesOf;
    this.plain = plain;
    this.bounds = bounds;
    const placeOf = (variable: IntVar): number => placeIn(places, variable);
    this.shape = (rule) =>
      isDirect[rule]
        ? shapeOf(constraints[rule]!, (variable) => ofRule[rule]!.indexOf(placeOf(variable)))
        : undefined;
    const siblings = (atom: number): readonly number[] => atoms.siblings(atom);
    for (let rule = 0; rule < rules.length; rule++) {
      const one = rules[rule]!;
      const own = ofRule[rule]!;
      this.matchings.push(
        atoms.many ? RuleMatching.of(own, constraints[rule]!, placeOf, siblings) : undefined,
      );
      this.lemma.push(one.from !== undefined);
      this.glance.push(one.atAGlance === true);
      // The place of a rule takes longer to make than all else here, and the whole board has all atoms.
      const isLarge =
        own.length > LARGE ||
        (own.length === variables.length && one.where.some(({ kind }) => kind === 'board'));
      this.large.push(isLarge);
      if (isLarge) this.largeRules.push(rule);
    }
  }
}

/** By variable, the place of its atom; -1, or nothing, for the model's own. */
type Places = Int32Array;

function placesOf(variables: readonly IntVar[]): Places {
  let last = -1;
  for (const { index } of variables) last = Math.max(last, index);
  const places = new Int32Array(last + 1).fill(-1);
  for (let place = 0; place < variables.length; place++) places[variables[place]!.index] = place;
  return places;
}

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
