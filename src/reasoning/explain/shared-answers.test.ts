import { expect, test } from 'vitest';
import { randomBoard } from '../../../test/contract/random-boards.ts';
import { Random, seed } from '../../../test/random.ts';
import { rounds } from '../../../test/rounds.ts';
import { puzzles } from '../../puzzles/index.ts';
import type { Literal } from '../atoms.ts';
import { Deadline } from '../deadline.ts';
import { finish } from '../task.ts';
import { RuleAnswers } from './rule-answers.ts';
import { Situation } from './situation.ts';

/** The same situation, in which no rule is known to have a shape: nothing is shared. */
function alone(situation: Situation): Situation {
  const scopes = Object.create(situation.scopes, { shape: { value: () => undefined } });
  return Object.create(situation, { scopes: { value: scopes } });
}

test(`rules of one shape give the answers that they give by themselves (seed ${seed})`, () => {
  const random = new Random(seed);
  const below = (limit: number): number => random.below(limit);
  let compared = 0;
  let spoke = 0;
  for (let round = 0; round < rounds(24, 4); round++) {
    for (const puzzle of puzzles) {
      const grid = randomBoard(puzzle, below);
      const situation = finish(Situation.of(puzzle, grid, [], new Deadline({})));
      if (!situation) throw new Error('there was no time');
      const { scopes, atoms } = situation;
      const propagation = situation.newPropagation('small');
      const shared = new RuleAnswers(situation, () => propagation);
      const own = new RuleAnswers(alone(situation), () => propagation);
      const rules = [...scopes.ofRule.keys()].filter((rule) => !scopes.large[rule] && scopes.shape(rule));
      for (const rule of random.shuffle(rules).slice(0, 20)) {
        const sides = new Int8Array(atoms.count).fill(-1);
        const literals: Literal[] = [];
        for (const atom of scopes.ofRule[rule]!) {
          if (below(3) === 0) continue;
          const value = below(2) as 0 | 1;
          sides[atom] = value;
          literals.push({ atom, value });
        }
        for (const closely of [false, true]) {
          const said = shared.says(rule, sides, closely);
          expect(said).toEqual(own.says(rule, sides, closely));
          if (said === undefined || said.length > 0) spoke++;
          compared++;
        }
        expect(shared.isRefuted(rule, literals)).toBe(own.isRefuted(rule, literals));
      }
    }
  }
  expect(compared).toBeGreaterThan(300);
  expect(spoke).toBeGreaterThan(100);
});
