import { expect, it } from 'vitest';
import { atMost, type Constraint, clause, exactly, implies, Satisfier, table } from '../../engine/index.ts';
import { shapeOf } from './shape.ts';

const solver = new Satisfier();
const [a, b, c, d] = Array.from({ length: 4 }, () => solver.bool());
const shape = (...constraints: Constraint[]) => shapeOf(constraints, (x) => x.index % 2);

it('names variables by their numbers alone', () => {
  expect(shape(clause([a, b.not()]), exactly(1, [a, b]))).toBe(
    shape(clause([c, d.not()]), exactly(1, [c, d])),
  );
  expect(shape(implies(a, exactly(1, [b])))).toBe(shape(implies(c, exactly(1, [d]))));
});

it('tells apart what differs', () => {
  const different = [
    shape(clause([a, b])),
    shape(clause([b, a])),
    shape(clause([a, b.not()])),
    shape(exactly(1, [a, b])),
    shape(exactly(0, [a, b])),
    shape(atMost(1, [a, b])),
    shape(implies(a, exactly(1, [b]))),
    shape(implies(a.not(), exactly(1, [b]))),
    shape(implies(a, b)),
    shape(clause([a, b]), clause([a, b])),
    shape(clause([a, a.ge(0)])),
  ];
  expect(different).not.toContain(undefined);
  expect(new Set(different).size).toBe(different.length);
});

it('has none where one constraint has none', () => {
  expect(shape(clause([a, b]), table([a, b], [[0, 1]]))).toBeUndefined();
  expect(shape(implies(clause([a, b]), c))).toBeUndefined();
});
