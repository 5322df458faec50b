import type { Constraint, IntVar } from '../../engine/index.ts';
import type { PuzzleModel } from '../../puzzles/puzzle.ts';

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
  /** Whether propagation of the rule alone finds all that it forces. */
  readonly plain: readonly boolean[];

  constructor(model: PuzzleModel<string>) {
    const places = new Map<IntVar, number>(model.decisions.map(({ variable }, place) => [variable, place]));
    const meanings = meaningsOf(model.definitions, places);
    const plain: boolean[] = [];
    this.ofRule = model.rules.map(({ constraints }) => {
      const scope = new Set<number>();
      let direct = true;
      for (const variable of constraints.flatMap((constraint) => constraint.scope)) {
        const place = places.get(variable);
        if (place !== undefined) scope.add(place);
        else {
          direct = false;
          for (const meant of meanings(variable)) scope.add(meant);
        }
      }
      plain.push(direct && constraints.length === 1 && constraints[0]!.domainConsistent === true);
      return [...scope].sort((a, b) => a - b);
    });
    this.plain = plain;
    this.large = model.rules.map(
      ({ where }, rule) => where.some(({ kind }) => kind === 'board') || this.ofRule[rule]!.length > LARGE,
    );
    const rulesOf = model.decisions.map((): number[] => []);
    for (const [rule, scope] of this.ofRule.entries()) for (const place of scope) rulesOf[place]!.push(rule);
    this.rulesOf = rulesOf;
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
