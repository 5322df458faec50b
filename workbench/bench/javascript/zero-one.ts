import { type Model, range } from './model.ts';
import { atMost, pseudoBoolean, type Sum } from './pseudo-boolean.ts';

/** Numbers that are the same for everyone on every machine. */
function* numbers(seed: number): Generator<number, never> {
  for (let state = seed; ; ) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    yield state >>> 16;
  }
}

export const knapsack: Model = pseudoBoolean('knapsack of 20 items', '-704', () => {
  const next = numbers(7);
  const items = range(20).map((at) => ({
    at,
    weight: 20 + (next.next().value % 60),
    gain: 20 + (next.next().value % 60),
  }));
  const capacity = Math.floor(items.reduce((sum, { weight }) => sum + weight, 0) / 2);
  return {
    variables: items.length,
    sums: [
      atMost(
        items.map(({ at, weight }) => [weight, at]),
        capacity,
      ),
    ],
    minimize: items.map(({ at, gain }) => [-gain, at]),
  };
});

const NURSES = 6;
const DAYS = 7;

/** Early and night shifts, no early shift after a night, six days in a row never all worked, wishes as costs. */
export const roster: Model = pseudoBoolean(`roster of ${NURSES} nurses for ${DAYS} days`, '42', () => {
  const next = numbers(3);
  const early = (nurse: number, day: number): number => nurse * DAYS + day;
  const night = (nurse: number, day: number): number => (NURSES + nurse) * DAYS + day;
  const shifts = (nurse: number, days: readonly number[]): (readonly [number, number])[] =>
    days.flatMap((day) => [[1, early(nurse, day)] as const, [1, night(nurse, day)] as const]);
  const sums: Sum[] = [];
  const costs: (readonly [number, number])[] = [];
  for (const day of range(DAYS)) {
    sums.push({ terms: range(NURSES).map((nurse) => [1, early(nurse, day)]), relation: '=', total: 2 });
    sums.push({ terms: range(NURSES).map((nurse) => [1, night(nurse, day)]), relation: '=', total: 1 });
  }
  for (const nurse of range(NURSES)) {
    for (const day of range(DAYS)) {
      sums.push(atMost(shifts(nurse, [day]), 1));
      if (day + 1 < DAYS)
        sums.push(
          atMost(
            [
              [1, night(nurse, day)],
              [1, early(nurse, day + 1)],
            ],
            1,
          ),
        );
      if (day + 6 <= DAYS)
        sums.push(
          atMost(
            shifts(
              nurse,
              range(6).map((on) => day + on),
            ),
            5,
          ),
        );
      for (const shift of [early, night]) costs.push([next.next().value % 10, shift(nurse, day)]);
    }
    sums.push({ terms: shifts(nurse, range(DAYS)), relation: '>=', total: 3 });
    sums.push(atMost(shifts(nurse, range(DAYS)), 4));
  }
  return { variables: 2 * NURSES * DAYS, sums, minimize: costs.filter(([weight]) => weight > 0) };
});
