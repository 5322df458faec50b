import type { Board, Fact } from '../../board/index.ts';
import type { Rule } from '../../puzzles/puzzle.ts';
import { type Atoms, type Literal, opposite } from '../atoms.ts';
import type { Chain, Link } from './chain.ts';
import type { RawChain, RawLink } from './raw-chain.ts';

/** Turns chains of numbers into chains of rules and facts, each link with why its rule acts now. */
export class ChainConverter<V extends string> {
  readonly #atoms: Atoms<V>;
  readonly #rules: readonly Rule<V>[];

  constructor(atoms: Atoms<V>, rules: readonly Rule<V>[]) {
    this.#atoms = atoms;
    this.#rules = rules;
  }

  /** The chain as it is told on the board that is known before it. */
  of({ supposed, links, breaks, branches }: RawChain, known: Board<V>): Chain<V> {
    const [fact] = this.#facts([supposed]);
    let board = known.knowing([fact!]);
    const told: Link<V>[] = [];
    for (const link of links) {
      told.push(this.#link(link, board));
      board = board.knowing(this.#facts(link.facts));
    }
    return {
      supposed: fact!,
      links: told,
      ...(breaks
        ? {
            breaks: {
              rule: this.#rules[breaks.rule]!,
              given: this.#facts(breaks.given),
              ...this.#rules[breaks.rule]!.tells(board, 'would'),
            },
          }
        : {}),
      ...(branches ? { branches: branches.map((branch) => this.of(branch, board)) } : {}),
    };
  }

  #link({ rule, facts, given, cases }: RawLink, board: Board<V>): Link<V> {
    const told = { facts: this.#facts(facts), given: this.#facts(given) };
    if (cases) return { ...told, cases: cases.map((one) => this.of(one, board)) };
    const because = this.#rules[rule];
    // A negative number stands for no rule.
    return because ? { ...told, because, otherwise: this.otherwise(because, facts, board) } : told;
  }

  /** What would be wrong if the first of these facts were not so. */
  otherwise(rule: Rule<V>, [first]: readonly Literal[], board: Board<V>): ReturnType<Rule<V>['tells']> {
    return rule.tells(board.knowing(this.#facts([opposite(first!)])), 'would');
  }

  #facts(literals: readonly Literal[]): Fact<V>[] {
    return this.#atoms.factsOf(literals);
  }
}
