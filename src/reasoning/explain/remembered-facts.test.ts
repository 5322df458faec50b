import { expect, test } from 'vitest';
import { randomBoard } from '../../../test/contract/random-boards.ts';
import { Random, seed } from '../../../test/random.ts';
import { rounds } from '../../../test/rounds.ts';
import { puzzles } from '../../puzzles/index.ts';
import type { Literal } from '../atoms.ts';
import { Deadline } from '../deadline.ts';
import { finish } from '../task.ts';
import { explain } from './explain.ts';
import { FewestFacts } from './fewest-facts.ts';
import { Situation } from './situation.ts';

test(`facts that are remembered are those that are found anew, as more becomes known (seed ${seed})`, () => {
  const random = new Random(seed);
  let compared = 0;
  for (let round = 0; round < rounds(6, 1); round++) {
    for (const puzzle of puzzles) {
      const grid = randomBoard(puzzle, (limit) => random.below(limit));
      const situation = finish(Situation.of(puzzle, grid, [], new Deadline({})));
      if (!situation) throw new Error('there was no time');
      const { scopes, known, atoms } = situation;
      const lasting = new FewestFacts(situation);
      for (const { facts } of explain(puzzle, grid).steps.slice(0, 5)) {
        const anew = new FewestFacts(situation);
        for (const [rule, scope] of scopes.ofRule.entries()) {
          const [fact] = (!scopes.large[rule] && lasting.answers.says(rule, known, false)) || [];
          if (!fact) continue;
          const avoided: Literal[] = scope
            .filter((atom) => situation.isOpen(atom) && atom !== fact.atom)
            .slice(0, 2)
            .map((atom) => ({ atom, value: 0 }));
          for (const some of [[], avoided, [...avoided].reverse()]) {
            const found = anew.fewest(rule, [fact], some);
            const remembered = lasting.fewest(rule, [fact], some);
            expect(remembered, `${puzzle.id} ${rule}`).toEqual(found);
            // The same list: it was not made once more.
            expect(lasting.fewest(rule, [fact], some)).toBe(remembered);
            compared++;
          }
        }
        const board = situation.board.knowing(facts);
        situation.learn(atoms.literalsOf(board));
      }
    }
  }
  expect(compared).toBeGreaterThan(100);
});
