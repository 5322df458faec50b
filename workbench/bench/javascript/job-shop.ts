import { disjunctive, linear, Solver } from '../../../src/engine/index.ts';
import { type Model, range } from './model.ts';

/** FT06 of Fisher and Thompson (1963): six jobs, each a list of machine and duration. */
const JOBS: readonly (readonly (readonly [machine: number, duration: number])[])[] = [
  [
    [2, 1],
    [0, 3],
    [1, 6],
    [3, 7],
    [5, 3],
    [4, 6],
  ],
  [
    [1, 8],
    [2, 5],
    [4, 10],
    [5, 10],
    [0, 10],
    [3, 4],
  ],
  [
    [2, 5],
    [3, 4],
    [5, 8],
    [0, 9],
    [1, 1],
    [4, 7],
  ],
  [
    [1, 5],
    [0, 5],
    [2, 5],
    [3, 3],
    [4, 8],
    [5, 9],
  ],
  [
    [2, 9],
    [1, 3],
    [4, 5],
    [5, 4],
    [0, 3],
    [3, 1],
  ],
  [
    [1, 3],
    [3, 3],
    [5, 9],
    [0, 10],
    [4, 4],
    [2, 1],
  ],
];
const HORIZON = 200;

/** Every task with its number, job and machine. */
const TASKS = JOBS.flatMap((job, at) =>
  job.map(([machine, duration], step) => ({
    id: at * job.length + step,
    machine,
    duration,
    last: step === job.length - 1,
  })),
);

const onMachine = (machine: number) => TASKS.filter((task) => task.machine === machine);
const MACHINES = range(JOBS.length);

export const jobShop: Model = {
  name: 'the job shop FT06',
  answer: '55',
  ours() {
    const solver = new Solver();
    const starts = TASKS.map(() => solver.int(0, HORIZON));
    const end = solver.int(0, HORIZON);
    for (const { id, duration, last } of TASKS) {
      const next = last ? end : starts[id + 1]!;
      solver.post(
        linear(
          [
            [1, next],
            [-1, starts[id]!],
          ],
          '>=',
          duration,
        ),
      );
    }
    for (const machine of MACHINES) {
      solver.post(
        disjunctive(onMachine(machine).map(({ id, duration }) => ({ start: starts[id]!, duration }))),
      );
    }
    const best = solver.minimize(end);
    return best.status === 'optimal' ? String(best.best) : best.status;
  },
  minizinc: () =>
    [
      'include "disjunctive.mzn";',
      `array[0..${TASKS.length - 1}] of var 0..${HORIZON}: s; var 0..${HORIZON}: end;`,
      ...TASKS.map(
        ({ id, duration, last }) => `constraint ${last ? 'end' : `s[${id + 1}]`} >= s[${id}] + ${duration};`,
      ),
      ...MACHINES.map((machine) => {
        const tasks = onMachine(machine);
        return `constraint disjunctive([${tasks.map(({ id }) => `s[${id}]`)}], [${tasks.map(({ duration }) => duration)}]);`;
      }),
      'solve minimize end; output [show(end)];',
    ].join('\n'),
  // Start times within the sum of the longest machine's work and slack: every time more is grounded for every pair.
  asp: () => `t(0..70). ${TASKS.map(({ id, machine, duration, last }) => `task(${id},${machine},${duration}). ${last ? `last(${id}).` : ''}`).join(' ')}
1 { s(I,T) : t(T) } 1 :- task(I,_,_).
:- task(I,_,D), not last(I), s(I,A), s(I+1,B), B < A+D.
:- task(I,M,D), task(J,M,E), I<J, s(I,A), s(J,B), A < B+E, B < A+D.
1 { end(T) : t(T) } 1. :- last(I), task(I,_,D), s(I,A), end(T), T < A+D. #minimize { T : end(T) }.`,
  smt: () =>
    [
      ...TASKS.map(({ id }) => `(declare-const s${id} Int)(assert (<= 0 s${id}))`),
      '(declare-const end Int)',
      ...TASKS.map(
        ({ id, duration, last }) => `(assert (>= ${last ? 'end' : `s${id + 1}`} (+ s${id} ${duration})))`,
      ),
      ...MACHINES.flatMap((machine) =>
        onMachine(machine).flatMap((one, at, all) =>
          all
            .slice(at + 1)
            .map(
              (other) =>
                `(assert (or (>= s${one.id} (+ s${other.id} ${other.duration})) (>= s${other.id} (+ s${one.id} ${one.duration}))))`,
            ),
        ),
      ),
      '(minimize end)(check-sat)(get-objectives)',
    ].join('\n'),
  cpSat(model) {
    const starts = TASKS.map(({ id }) => model.newIntVar(0, HORIZON, `s${id}`));
    const end = model.newIntVar(0, HORIZON, 'end');
    for (const { id, duration, last } of TASKS) {
      const next = last ? end : starts[id + 1]!;
      model.addLinearConstraint(next.minus(starts[id]!), duration, HORIZON);
    }
    for (const machine of MACHINES) {
      model.addNoOverlap(
        onMachine(machine).map(({ id, duration }) =>
          model.newFixedSizeIntervalVar(starts[id]!, duration, `t${id}`),
        ),
      );
    }
    model.minimize(end.times(1));
  },
};
