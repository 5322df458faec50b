/**
 * What each part of the engine buys: kept boards are solved and proved unique as we do it, and again with one part
 * switched off. Where the engine has no switch, the part is taken out of the model. All variants of a board are
 * measured together, in turns: only the comparison matters.
 */

import { say } from '../../../src/board/index.ts';
import { Solver } from '../../../src/engine/index.ts';
import type { Measured } from '../../../src/lab/index.ts';
import {
  amount,
  at,
  duration,
  type Experiment,
  type LabBoard,
  listed,
  type Method,
  measure,
  ours,
  type Posed,
  type Trial,
  times,
} from '../../../src/lab/index.ts';
import { bosnianRoad } from '../../../src/puzzles/bosnian-road/index.ts';
import { dualClueCrossAPix } from '../../../src/puzzles/dual-clue-cross-a-pix/index.ts';
import { type Puzzle, puzzles } from '../../../src/puzzles/index.ts';
import { boardsOf, keptBoards, paperBoards } from '../boards/index.ts';
import { inTurns, type Turns } from '../in-turns.ts';
import { pictureWithoutLineStates, roadWithoutLoopPruning } from '../models/index.ts';
import { counter, median, runsOf, valuesOf, where } from '../summary.ts';

const WHOLE = 'everything on';
const ROUNDS = 45;
/** Milliseconds. */
const ENOUGH = 1000;

/** The same with the value that the puzzle does not recommend tried first. */
function otherValueFirst<G, V extends string>(board: LabBoard<G, V>): Posed<V> {
  const posed = ours(board);
  const { tryFirst } = board.puzzle.model(board.grid, new Solver());
  for (const variable of posed.variables) posed.solver.prefer(variable, tryFirst === 1 ? 0 : 1);
  return posed;
}

/** What is switched off in the engine, or changed in the order of values. */
function variantsOf<G, V extends string>(board: LabBoard<G, V>): Method<G, V>[] {
  const { tryFirst } = board.puzzle.model(board.grid, new Solver());
  const order = tryFirst === 1 ? 'down' : 'up';
  return [
    { name: WHOLE, pose: ours, search: {} },
    { name: 'learning off', pose: ours, search: { labeling: { select: 'dom/wdeg', order } } },
    { name: 'activity off', pose: ours, search: { follow: { select: 'leftmost', order } } },
    { name: 'restarts off', pose: ours, search: { restarts: false } },
    { name: 'forgetting off', pose: ours, search: { forgetting: false } },
    { name: 'first value reversed', pose: otherValueFirst, search: {} },
  ];
}

/** A trial for each variant. Whichever is run first measures the board with all of them. */
function trialsOf<G, V extends string>(
  board: LabBoard<G, V>,
  variants: readonly Method<G, V>[],
  timeLimit: number,
  turns: Turns,
): Trial[] {
  let measured: readonly Measured[] | undefined;
  const measureAll = (): readonly Measured[] =>
    inTurns(
      variants.map(
        ({ pose, search }) =>
          () =>
            measure(board, pose, { ...search, goal: 'unique', timeLimit }),
      ),
      turns,
    );
  return variants.map(
    ({ name }, at): Trial => ({
      key: `${board.name} ${name}`,
      what: { puzzle: board.puzzle.id, board: board.name, variant: name },
      run: () => {
        measured ??= measureAll();
        return measured[at]!;
      },
    }),
  );
}

const titleOf = (id: string): string => {
  const puzzle = puzzles.find((one) => one.id === id);
  return puzzle ? say(puzzle.title) : id;
};

export const features: Experiment = {
  id: 'features',
  title: 'What each part of the engine buys',
  asks: 'How much slower are proofs of uniqueness with one part switched off?',
  notes: [
    `All variants of a board run once, and while they are short for a quarter of a second more, before any is timed: none of them pays for the warm-up of the JavaScript engine. Then they take turns, in another order each round, up to ${ROUNDS} times or until a variant has run for a second; its time is the median. A variant that reaches the limit runs once.`,
    'Learning off: chronological labeling with dom/wdeg, the same model, the same first value. Activity off: conflicts are still learned from, but variables are decided from left to right.',
    'Line states off: blocks are counted by sums and clauses. Loop pruning off: loops are looked at on full boards, and each closed loop found becomes a clause.',
    'Forgetting off: no learned clause is ever thrown away. The engine first does so after some 2000 conflicts: on boards that need fewer, this is the same search again, and its time shows how far the other times may be trusted.',
  ],
  plan: ({ scale }) => {
    const timeLimit = at(scale, { tiny: 60_000, quick: 3000, full: 20_000 });
    const rounds = at(scale, { tiny: 0, quick: 3, full: ROUNDS });
    const many = at(scale, { tiny: 1, quick: 2, full: Number.POSITIVE_INFINITY });
    const trials = <G, V extends string>(
      puzzle: Puzzle<G, V>,
      without: readonly Method<G, V>[] = [],
    ): Trial[] =>
      boardsOf(puzzle, scale === 'tiny' ? paperBoards : keptBoards)
        .slice(-many)
        .flatMap((board) =>
          trialsOf(board, [...variantsOf(board), ...without], timeLimit, { rounds, enough: ENOUGH }),
        );
    return puzzles.flatMap((puzzle) => {
      if (puzzle.id === dualClueCrossAPix.id)
        return trials(dualClueCrossAPix, [
          { name: 'line states off', pose: pictureWithoutLineStates, search: {} },
        ]);
      if (puzzle.id === bosnianRoad.id)
        return trials(bosnianRoad, [{ name: 'loop pruning off', pose: roadWithoutLoopPruning, search: {} }]);
      return trials(puzzle);
    });
  },
  present: (rows) => {
    const ids = valuesOf<string>(rows, 'puzzle');
    const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);
    const timeOf = (puzzle: string, variant: string) =>
      sum(where(rows, { puzzle, variant }).map(({ ms }) => median(ms)));
    const worth = (puzzle: string): string[] => {
      const whole = timeOf(puzzle, WHOLE);
      return valuesOf<string>(where(rows, { puzzle }), 'variant')
        .filter((variant) => variant !== WHOLE)
        .map((variant) => {
          const { reached } = runsOf(where(rows, { puzzle, variant }));
          return `${reached > 0 ? 'more than ' : ''}${times(timeOf(puzzle, variant) / whole)} with ${variant}`;
        });
    };
    return {
      tables: ids.map((puzzle) => {
        const own = where(rows, { puzzle });
        const boards = valuesOf<string>(own, 'board');
        const whole = timeOf(puzzle, WHOLE);
        return {
          title: `${titleOf(puzzle)}: solve and prove unique, ${boards.length} boards`,
          columns: [
            'variant',
            'reached the limit',
            'time in all',
            'against everything on',
            'backtracks in all',
            'resumptions in all',
          ],
          rows: valuesOf<string>(own, 'variant').map((variant) => {
            const all = where(own, { variant });
            const { tried, reached } = runsOf(all);
            const more = reached > 0 ? '> ' : '';
            return [
              variant,
              `${reached} of ${tried}`,
              `${more}${duration(timeOf(puzzle, variant))}`,
              `${more}${times(timeOf(puzzle, variant) / whole)}`,
              amount(counter(all, 'backtracks') * tried),
              amount(counter(all, 'resumptions') * tried),
            ];
          }),
        };
      }),
      charts: ids.map((puzzle) => {
        const own = where(rows, { puzzle });
        return {
          id: `features-${puzzle}`,
          title: `${titleOf(puzzle)}: a dot a board`,
          kind: 'dots',
          x: 'time, ms',
          y: 'variant',
          scale: 'log',
          series: valuesOf<string>(own, 'variant').map((name) => ({
            name,
            points: where(own, { variant: name }).map(({ ms, answer }) => ({
              x: name,
              y: median(ms),
              atLeast: answer === 'unknown',
            })),
          })),
        };
      }),
      reading: ids.map((puzzle) => `${titleOf(puzzle)}: ${listed(worth(puzzle))}.`),
      findings: ids.flatMap((puzzle) =>
        valuesOf<string>(where(rows, { puzzle }), 'variant').flatMap((variant) => {
          const ratio = timeOf(puzzle, variant) / timeOf(puzzle, WHOLE);
          return ratio < 0.9
            ? [
                {
                  kind: 'surprise' as const,
                  text: `${titleOf(puzzle)}: with ${variant} the kept boards are faster (${times(ratio)}).`,
                },
              ]
            : [];
        }),
      ),
    };
  },
};
