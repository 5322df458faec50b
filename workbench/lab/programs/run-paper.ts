import type { LabBoard } from '../../../src/lab/index.ts';
import { runProgram } from '../../peers/program.ts';
import { scratchFile } from '../../peers/scratch.ts';
import { swipl } from '../../peers/swipl.ts';
import { boardTerm } from './board-term.ts';
import { programOf000 } from './program-000.ts';
import { programOf002 } from './program-002.ts';
import { programsOf003 } from './program-003.ts';
import { programOf004 } from './program-004.ts';
import { sicstusInSwi } from './sicstus.ts';

const PROGRAMS: Readonly<Record<string, string>> = {
  '000': programOf000,
  '002': programOf002,
  '003': programsOf003,
  '004': programOf004,
};

/** Runs one board after the other and prints what came out of each on a line. */
const MAIN = `
:- use_module(library(solution_sequences)).
:- use_module(library(aggregate)).

main :- forall(board(I, _), (run(I), flush_output)).

run(I) :-
    board(I, Board),
    goal(Goal),
    wanted(Wanted),
    statistics(cputime, Cpu0),
    statistics(inferences, Inferences0),
    (   catch(aggregate_all(count, limit(Wanted, paper_solution(Goal, Board, _)), Count), Error, true)
    ->  true
    ;   Count = 0
    ),
    statistics(cputime, Cpu),
    statistics(inferences, Inferences),
    (   var(Error) -> Told = Count ; Told = error ),
    Ms is (Cpu - Cpu0) * 1000,
    Steps is Inferences - Inferences0,
    format("result ~w ~w ~3f ~w~n", [I, Told, Ms, Steps]).

show(I) :-
    board(I, Board),
    goal(Goal),
    paper_solution(Goal, Board, Solution),
    !,
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
}

/** The whole program for these boards. `goal` is a predicate of the paper, or `labeling([…])`. */
export function paperProgramOf(boards: readonly LabBoard[], goal: string, wanted: number): string {
  const [first] = boards;
  const paper = first?.puzzle.paper?.numbers[0] ?? '';
  const facts = boards.map((board, at) => `board(${at}, ${boardTerm(board)}).`);
  return [sicstusInSwi, PROGRAMS[paper], ...facts, `goal(${goal}).`, `wanted(${wanted}).`, MAIN].join('\n');
}

/** Runs the paper's program on boards of its puzzle; undefined for boards that the time did not suffice for. */
export async function runPaper(
  boards: readonly LabBoard[],
  goal: string,
  wanted: number,
  limit: number,
): Promise<readonly (BoardRun | undefined)[]> {
  const file = scratchFile('paper.pl', paperProgramOf(boards, goal, wanted));
  const args = ['-q', '-g', 'main', '-t', 'halt', file];
  const { stdout } = await runProgram(swipl()!.path, args, limit);
  const found = new Map(
    [...stdout.matchAll(/^result (\d+) (\w+) ([\d.]+) (\d+)$/gm)].map(([, at, count, ms, inferences]) => [
      Number(at),
      {
        count: count === 'error' ? undefined : Number(count),
        ms: Number(ms),
        inferences: Number(inferences),
      },
    ]),
  );
  return boards.map((_, at) => found.get(at));
}
