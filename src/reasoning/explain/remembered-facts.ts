import type { Literal } from '../atoms.ts';
import type { Situation } from './situation.ts';

/** Answers that are remembered of one rule; then all of them are forgotten. */
const MEMORY = 5000;
/** Twice the atoms and a mark between lists must fit into a character. */
const MOST_ATOMS = 32_000;

interface OfRule {
  changes: number;
  readonly facts: Map<string, readonly Literal[]>;
}

/**
 * The fewest facts that were found, by rule and by what was asked. What is known of a rule's atoms goes into every
 * answer: when one of them becomes known, the rule's answers are forgotten. Chains are built for comparison, then built
 * again, and from step to step most of them lead through the same rules in the same state.
 */
export class RememberedFacts {
  readonly #situation: Situation;
  readonly #ofRule: (OfRule | undefined)[] = [];

  constructor(situation: Situation) {
    this.#situation = situation;
  }

  /** What is remembered of a rule, asked for these facts with these to be avoided; or else what is found now. */
  answer(
    rule: number,
    facts: readonly Literal[],
    avoided: readonly Literal[],
    find: () => readonly Literal[],
  ): readonly Literal[] {
    if (this.#situation.atoms.count > MOST_ATOMS) return find();
    const known = this.#of(rule);
    const key = `${text(facts)}\0${text(avoided)}`;
    const remembered = known.get(key);
    if (remembered) return remembered;
    const found = find();
    if (known.size === MEMORY) known.clear();
    known.set(key, found);
    return found;
  }

  #of(rule: number): Map<string, readonly Literal[]> {
    const changes = this.#situation.changesOf(rule);
    const known = this.#ofRule[rule];
    if (known) {
      if (known.changes !== changes) known.facts.clear();
      known.changes = changes;
      return known.facts;
    }
    const facts = new Map<string, readonly Literal[]>();
    this.#ofRule[rule] = { changes, facts };
    return facts;
  }
}

/** Literals in their order, each as one character. */
function text(literals: readonly Literal[]): string {
  let text = '';
  for (const { atom, value } of literals) text += String.fromCharCode(2 * atom + value + 1);
  return text;
}
