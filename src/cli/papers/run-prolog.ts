import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeWhole } from '../../files/index.ts';
import type { Io } from '../terminal/io.ts';
import { byPackage, quoted, withoutWarnings } from './prolog-package.ts';

/**
 * Runs a goal once, prints the numbers that it found, and whether it failed. A menu that reads on after the end of its
 * input is terminated: it would ask for ever.
 */
const ASK = `
ask_once(Text) :-
    set_stream(user_input, eof_action(error)),
    term_string(Goal, Text, [variable_names(Names)]),
    (   call(Goal)
    ->  forall((member(Name=Value, Names), number(Value)), format("~w = ~w~n", [Name, Value])), flush_output
    ;   format("no~n"), flush_output, fail
    ).
`;

/** Runs a goal of a program by the SWI-Prolog of this machine, or by the npm package; whether it succeeded. */
export async function runProlog(io: Io, program: string, goal: string): Promise<boolean> {
  const whole = `${program}${ASK}`;
  return (await byInstalled(io, whole, goal)) ?? byPackage(io, whole, goal);
}

/** Undefined if there is none. */
function byInstalled(io: Io, program: string, goal: string): Promise<boolean | undefined> {
  const folder = mkdtempSync(join(tmpdir(), 'calcada-prolog-'));
  const file = join(folder, 'program.pl');
  writeWhole(file, program);
  const asked = `set_stream(user_output, encoding(utf8)), ask_once(${quoted(goal)})`;
  const child = spawn('swipl', ['-q', '-g', asked, '-t', 'halt', file], {
    env: { ...io.env },
    stdio: ['inherit', 'pipe', 'pipe'],
  });
  const unlisten = io.onInterrupt(() => child.kill('SIGINT'));
  child.stdout.setEncoding('utf8').on('data', (text: string) => io.stdout.write(text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => io.stderr.write(withoutWarnings(text)));
  return new Promise<boolean | undefined>((resolve) => {
    child.on('error', () => resolve(undefined));
    child.on('close', (code) => resolve(code === 0));
  }).finally(() => {
    unlisten();
    rmSync(folder, { recursive: true, force: true });
  });
}
