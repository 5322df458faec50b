/**
 * Five houses in a row, five nations, colours, drinks, pets and things to smoke; fourteen hints. Who owns the zebra,
 * and who drinks water?
 */
import { fileURLToPath } from 'node:url';
import { allDifferent, clause, type IntVar, linear, or, Solver } from '../../src/engine/index.ts';

const NATIONS = ['Englishman', 'Spaniard', 'Ukrainian', 'Norwegian', 'Japanese'] as const;

export interface Answer {
  readonly zebra: string;
  readonly water: string;
}

/** The answers of every solution; there is just one. */
export function zebra(): Answer[] {
  const solver = new Solver();
  /** The house of each of five things of one kind, all different. */
  const kind = <Name extends string>(...names: Name[]): Record<Name, IntVar> => {
    const houses = names.map((name) => solver.int(1, 5, name));
    solver.post(allDifferent(houses));
    return Object.fromEntries(names.map((name, i) => [name, houses[i]])) as Record<Name, IntVar>;
  };
  const nation = kind(...NATIONS);
  const colour = kind('red', 'green', 'ivory', 'yellow', 'blue');
  const drink = kind('coffee', 'tea', 'milk', 'juice', 'water');
  const pet = kind('dog', 'snails', 'fox', 'horse', 'zebra');
  const smoke = kind('Old Gold', 'Kool', 'Chesterfield', 'Lucky Strike', 'Parliament');

  /** a stands this many houses to the right of b. */
  const rightOf = (a: IntVar, b: IntVar, houses: number) =>
    linear(
      [
        [1, a],
        [-1, b],
      ],
      '=',
      houses,
    );
  const same = (a: IntVar, b: IntVar) => solver.post(rightOf(a, b, 0));
  const nextTo = (a: IntVar, b: IntVar) => solver.post(or(rightOf(a, b, 1), rightOf(a, b, -1)));

  same(nation.Englishman, colour.red);
  same(nation.Spaniard, pet.dog);
  same(drink.coffee, colour.green);
  same(nation.Ukrainian, drink.tea);
  solver.post(rightOf(colour.green, colour.ivory, 1));
  same(smoke['Old Gold'], pet.snails);
  same(smoke.Kool, colour.yellow);
  solver.post(clause([drink.milk.eq(3)]));
  solver.post(clause([nation.Norwegian.eq(1)]));
  nextTo(smoke.Chesterfield, pet.fox);
  nextTo(smoke.Kool, pet.horse);
  same(smoke['Lucky Strike'], drink.juice);
  same(nation.Japanese, smoke.Parliament);
  nextTo(nation.Norwegian, colour.blue);

  const answers: Answer[] = [];
  for (const outcome of solver.solutions()) {
    if (outcome.status !== 'sat') break;
    const livesWith = (thing: IntVar) =>
      NATIONS.find((name) => outcome.value(nation[name]) === outcome.value(thing)) ?? 'nobody';
    answers.push({ zebra: livesWith(pet.zebra), water: livesWith(drink.water) });
  }
  return answers;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const answer of zebra()) {
    console.log(`The ${answer.zebra} owns the zebra, and the ${answer.water} drinks water.`);
  }
}
