import type { LabBoard } from '../../../src/lab/index.ts';
import { paperOf, programText } from '../../../src/papers/index.ts';
import { scratchFile } from '../../peers/scratch.ts';
import { runSwipl } from '../../peers/swipl.ts';
import { boardTerm } from './board-term.ts';

/**
 * How the lab calls each program: `paper_solution(Goal, Board, Solution)`, where the goal is a predicate of the paper, and
 * `paper_print(Board, Solution)`. Nothing of the listing is changed for it; what it prints on the way is thrown away.
 */
const CALLS: Readonly<Record<string, string>> = {
  '000': `
paper_solution(doubleCrossAPixSolver, walls(HP, VP, V, H), T) :-
    length(H, Rows), length(V, Columns), var_table(Rows, Columns, T),
    doubleCrossAPixSolver(HP, VP, T, V, H).
paper_solution(game_generator, walls(_, _, V, H), []) :-
    length(H, M), length(V, N), once(game_generator(M, N, _, _, _, _)).
paper_print(walls(HP, VP, V, H), T) :- print_puzzle(HP, VP, T, H, V).`,
  '002': `
paper_solution(akari, akari(Rows, Size), Rows) :- akari(Rows, Size).
% On backtracking, printLine/1 of the listing writes for ever: where solutions are counted, nothing is printed.
quietly :- wrap_predicate(printBoard(_, _), quiet, _, true).
paper_print(akari(_, Size), Rows) :- append(Rows, Board), printBoard(Board, Size).`,
  '003': `
paper_solution(calculate_road, road(Board, Dim), Answer) :- calculate_road(Board, Dim, Answer).
paper_solution(calculate_road_testing, road(Board, Dim), Answer) :- calculate_road_testing(Board, Dim, Answer).
paper_print(road(Board, Dim), Answer) :- showBoard(Answer, Board, Dim).`,
  '004': `
paper_solution(solve, pavement(Board, V, H), Flat) :- solve(Board, V, H, Flat).
paper_solution(rows_alone, pavement(Board, _, H), Flat) :-
    length(Board, Length), board_horizontal(Board, H, Length), flatten(Board, Flat),
    domain(Flat, 0, 1), labeling([], Flat).
paper_print(pavement(Board, V, H), Flat) :-
    length(Board, N), Total is N * N,
    write('    '), display_vertical_final(V, N, 1), display_final_board(Flat, N, 1, H, Total, N, 0, N).`,
};

/** Runs one board after the other and prints what came out of each on a line. */
const MAIN = `
:- use_module(library(solution_sequences)).
:- use_module(library(aggregate)).

main :-
    open_null_stream(Nowhere), set_output(Nowhere),
    (   current_predicate(quietly/0) -> quietly ; true ),
    forall(board(I, _), run(I)).

:- use_module(library(prolog_wrap)).

run(I) :-
    board(I, Board),
    goal(Goal),
    wanted(Wanted),
    retractall(noted(_, _)),
    statistics(cputime, Time0),
    statistics(inferences, Inferences0),
    (   catch(counted(Goal, Board, Wanted, Count), Error, true)
    ->  true
    ;   Count = 0
    ),
    statistics(cputime, Time),
    statistics(inferences, Inferences),
    (   var(Error) -> Told = Count ; Told = error ),
    Ms is (Time - Time0) * 1000,
    Steps is Inferences - Inferences0,
    (   noted(posted, I1-T1), noted(labeled, I2-T2)
    ->  Labeled is I2 - I1, Took is (T2 - T1) * 1000
    ;   Labeled = none, Took = 0
    ),
    format(user_output, "result ~w ~w ~3f ~w ~w ~3f~n", [I, Told, Ms, Steps, Labeled, Took]),
    flush_output(user_output).

% No more steps than are allowed: a limit that is the same on every machine.
counted(Goal, Board, Wanted, Count) :-
    steps(Most),
    call_with_inference_limit(
        aggregate_all(count, limit(Wanted, paper_solution(Goal, Board, _)), Count), Most, How),
    (   How == inference_limit_exceeded -> throw(limit) ; true ).

show(I) :-
    board(I, Board),
    goal(Goal),
    open_null_stream(Nowhere),
    set_output(Nowhere),
    paper_solution(Goal, Board, Solution),
    !,
    set_output(user_output),
    paper_print(Board, Solution).
`;

/** What the program said of one board. */
export interface BoardRun {
  /** How many solutions it found, no more than were wanted; undefined if it was stopped or met an error. */
  readonly count: number | undefined;
  /** Processor time in milliseconds, posting and labeling. */
  readonly ms: number;
  /** Steps of Prolog: the same on every machine. */
  readonly inferences: number;
  /** Of them in the labeling, up to its first solution; undefined where it has none. */
  readonly labeling: number | undefined;
  /** And its processor time. */
  readonly labelingMs: number;
}

/** The default limit. */
const MOST_STEPS = 10_000_000_000;

export interface AskedProgram {
  /** A predicate of the paper. */
  readonly goal: string;
  /** Solutions that are looked for. */
  readonly wanted: number;
  /** Steps of Prolog that it may take. */
  readonly steps?: number;
  /** Options of labeling in place of the listing's. */
  readonly strategy?: string;
}

/** The whole program for these boards. */
export async function paperProgramOf(
  boards: readonly LabBoard[],
  { goal, wanted, strategy, steps = MOST_STEPS }: AskedProgram,
): Promise<string> {
  const [first] = boards;
  const paper = first && paperOf(first.puzzle);
  if (!paper) throw new Error('no paper has a program for these boards');
  const facts = boards.map((board, at) => `board(${at}, ${boardTerm(board)}).`);
  return [
    programText(await paper.listing()),
    CALLS[paper.numbers[0]],
    ...facts,
    `goal(${goal}).`,
    `wanted(${wanted}).`,
    `steps(${steps}).`,
    ...(strategy === undefined ? [] : [`:- assertz(strategy(${strategy})).`]),
    MAIN,
  ].join('\n');
}

/** Runs the paper's program on boards of its puzzle; undefined for boards that the time did not suffice for. */
export async function runPaper(
  boards: readonly LabBoard[],
  asked: AskedProgram,
  limit: number,
): Promise<readonly (BoardRun | undefined)[]> {
  const file = scratchFile('paper.pl', await paperProgramOf(boards, asked));
  const { stdout } = await runSwipl('main', file, limit);
  const found = new Map(
    [...stdout.matchAll(/^result (\d+) (\w+) ([\d.]+) (\d+) (\w+) ([\d.]+)$/gm)].map(
      ([, at, count, ms, inferences, labeling, took]): [number, BoardRun] => [
        Number(at),
        {
          count: count === 'error' ? undefined : Number(count),
          ms: Number(ms),
          inferences: Number(inferences),
          labeling: labeling === 'none' ? undefined : Number(labeling),
          labelingMs: Number(took),
        },
      ],
    ),
  );
  return boards.map((_, at) => found.get(at));
}
