import type { CountBounds } from '../../engine/index.ts';
import type { Literal } from '../atoms.ts';
import { findFilling } from './find-filling.ts';
import { RuleFillings } from './rule-fillings.ts';
import type { RulePropagation } from './rule-propagation.ts';
import { answersOfShape, type SaidOfPlaces, type ShapeAnswers, sharedAnswer } from './shared-answers.ts';
import type { Situation } from './situation.ts';

/** Suppositions tried before it stays open whether some sides refute a rule. */
const MOST_SUPPOSITIONS = 300;

/** Sides of this many atoms fit into one number that the machine compares at once. */
const IN_A_NUMBER = 20;
/** Sides of this many atoms fit into one character. */
const IN_A_CHARACTER = 10;

/** How the atoms of a rule's scope stand, as a key. */
type Standing = number | string;

const ZERO = (): 0 => 0;

/** Answers that are remembered of one rule; then all of them are forgotten. */
const MEMORY = 5000;

/** Answers by rule, and then by how its atoms stand. */
class Memory<T> {
  readonly #ofRule: (Map<Standing, T> | undefined)[] = [];

  /** What is remembered, or else what is found now. */
  answer(rule: number, key: Standing, find: () => T): T {
    let known = this.#ofRule[rule];
    if (!known || known.size === MEMORY) {
      known = new Map();
      this.#ofRule[rule] = known;
    }
    const answer = known.get(key);
    if (answer !== undefined || known.has(key)) return answer as T;
    const found = find();
    known.set(key, found);
    return found;
  }
}

/** What a rule that is on says about its atoms, beyond what is known of them; undefined if it is broken. */
type Says = readonly Literal[] | undefined;

/**
 * What rules of a few cells say, each by itself. That depends on nothing but the atoms they speak of, so each question
 * is put to propagation once, and answered from memory when it comes again. Chains ask the same of the same rules very
 * often, and of rules that differ only in where they are.
 */
export class RuleAnswers {
  readonly #situation: Situation;
  /** Nothing is assumed in it between two questions, and every rule is open. Made when it is first asked for. */
  readonly #propagation: () => RulePropagation;
  #ownFillings: RuleFillings | undefined;
  readonly #plainly = new Memory<Says>();
  readonly #closely = new Memory<Says>();
  readonly #refuted = new Memory<boolean | undefined>();
  /** For the sides of a question; all open between two of them. */
  readonly #sides: Int8Array;
  /** By rule, once one was asked: what is remembered of its shape, or null if it has none. */
  readonly #ofShape: (ShapeAnswers | null | undefined)[] = [];

  constructor(situation: Situation, propagation: () => RulePropagation) {
    this.#situation = situation;
    this.#propagation = propagation;
    this.#sides = new Int8Array(situation.known.length).fill(-1);
  }

  /** Whether the rule cannot be kept with these, all of its own atoms; undefined if that takes too long to find out. */
  isRefuted(rule: number, literals: readonly Literal[]): boolean | undefined {
    const matching = this.#situation.scopes.matchings[rule];
    if (matching) return !matching.allows(literals);
    const sides = this.#sides;
    let agree = true;
    for (const { atom, value } of literals) {
      if (sides[atom] === 1 - value) agree = false;
      sides[atom] = value;
    }
    const { ofRule, bounds } = this.#situation.scopes;
    const scope = ofRule[rule]!;
    const count = bounds[rule];
    const broken = agree && count !== undefined && forcedSide(count, scope, sides) === 'broken';
    const key = count ? 0 : standing(scope, sides);
    for (const { atom } of literals) sides[atom] = -1;
    if (!agree) return true;
    if (count) return broken;
    return this.#refuted.answer(rule, key, () => {
      const search = () => this.#search(rule, scope, literals);
      const shared = this.#shared(rule, key);
      return shared ? sharedAnswer(shared.refuted, key as number, search) : search();
    });
  }

  /** What is remembered of all rules that say the same of their places; undefined if that is not known. */
  #shared(rule: number, key: Standing): ShapeAnswers | undefined {
    if (typeof key !== 'number') return undefined;
    let shared = this.#ofShape[rule];
    if (shared === undefined) {
      const shape = this.#situation.scopes.shape(rule);
      shared = shape === undefined ? null : answersOfShape(shape);
      this.#ofShape[rule] = shared;
    }
    return shared ?? undefined;
  }

  #search(rule: number, scope: readonly number[], literals: readonly Literal[]): boolean | undefined {
    const propagation = this.#propagation();
    const levels = propagation.levels;
    let kept: boolean | undefined = propagation.on([rule]) && propagation.suppose(literals);
    if (kept && !this.#situation.scopes.plain[rule])
      kept = findFilling(propagation, scope, { left: MOST_SUPPOSITIONS }, ZERO);
    propagation.back(levels);
    return kept === undefined ? undefined : !kept;
  }

  /**
   * What the rule forces where its atoms have these sides, -1 while open. `hidden`: also what it forces only when the
   * ways to keep it are listed one by one; that comes first.
   */
  says(rule: number, sides: Int8Array, hidden: boolean): Says {
    const { ofRule, bounds, matchings } = this.#situation.scopes;
    const scope = ofRule[rule]!;
    const count = bounds[rule];
    if (count) return saysCount(count, scope, sides);
    const matching = matchings[rule];
    // Found sooner than remembered.
    if (matching && !hidden) return matching.says(sides, false);
    const memory = hidden ? this.#closely : this.#plainly;
    const key = standing(scope, sides);
    return memory.answer(rule, key, () =>
      matching ? matching.says(sides, hidden) : this.#saysShape(rule, key, scope, sides, hidden),
    );
  }

  /** The same, asked of propagation only if it is not known of a rule of the same shape. */
  #saysShape(rule: number, key: Standing, scope: readonly number[], sides: Int8Array, hidden: boolean): Says {
    const shared = this.#shared(rule, key);
    if (!shared) return this.#ask(rule, scope, sides, hidden);
    const said = sharedAnswer(hidden ? shared.closely : shared.plainly, key as number, () =>
      placesOf(this.#ask(rule, scope, sides, hidden), scope),
    );
    return said && literalsAt(said, scope);
  }

  #ask(rule: number, scope: readonly number[], sides: Int8Array, hidden: boolean): Says {
    const propagation = this.#propagation();
    const levels = propagation.levels;
    const given: Literal[] = [];
    for (const atom of scope) if (sides[atom]! >= 0) given.push({ atom, value: sides[atom] as 0 | 1 });
    const good = propagation.suppose(given) && propagation.on([rule]);
    const cases = good && hidden ? this.#fillings.hidden(rule, scope) : [];
    let forced: Literal[] | undefined;
    if (good && cases) {
      forced = [...cases];
      for (const atom of scope) {
        if (sides[atom]! >= 0) continue;
        const value = propagation.valueOf(atom);
        if (value >= 0) forced.push({ atom, value: value as 0 | 1 });
      }
    }
    propagation.back(levels);
    return forced;
  }

  get #fillings(): RuleFillings {
    this.#ownFillings ??= new RuleFillings(this.#propagation());
    return this.#ownFillings;
  }
}

const placesOf = (said: Says, scope: readonly number[]): SaidOfPlaces =>
  said?.map(({ atom, value }) => 2 * scope.indexOf(atom) + value);

const literalsAt = (said: readonly number[], scope: readonly number[]): readonly Literal[] =>
  said.length === 0 ? NOTHING : said.map((code) => ({ atom: scope[code >> 1]!, value: (code & 1) as 0 | 1 }));

const NOTHING: readonly Literal[] = [];

/** What a count says: it is read off the sides, and neither asked nor remembered. */
export function saysCount(count: CountBounds, scope: readonly number[], sides: Int8Array): Says {
  const value = forcedSide(count, scope, sides);
  if (value === 'broken') return undefined;
  if (value === undefined) return NOTHING;
  const forced: Literal[] = [];
  for (const atom of scope) if (sides[atom]! < 0) forced.push({ atom, value });
  return forced;
}

/** The side that a count of these atoms leaves to all that are open, if it leaves one. */
function forcedSide(
  { least, most }: CountBounds,
  scope: readonly number[],
  sides: Int8Array,
): 0 | 1 | 'broken' | undefined {
  let ones = 0;
  let open = 0;
  for (let at = 0; at < scope.length; at++) {
    const side = sides[scope[at]!]!;
    if (side < 0) open++;
    else ones += side;
  }
  if (ones > most || ones + open < least) return 'broken';
  return ones === most ? 0 : ones + open === least ? 1 : undefined;
}

/** How these atoms stand, as a key: the same for the same sides. */
function standing(scope: readonly number[], sides: Int8Array): Standing {
  let key = 0;
  if (scope.length <= IN_A_NUMBER) {
    for (let at = 0; at < scope.length; at++) key = 3 * key + sides[scope[at]!]! + 1;
    return key;
  }
  let text = '';
  for (let at = 0; at < scope.length; at++) {
    key = 3 * key + sides[scope[at]!]! + 1;
    if (at % IN_A_CHARACTER === IN_A_CHARACTER - 1) {
      text += String.fromCharCode(key);
      key = 0;
    }
  }
  return text + String.fromCharCode(key);
}
