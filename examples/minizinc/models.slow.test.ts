/** The six puzzles as MiniZinc models: the known solution and no other, by our solver, by Gecode and by Chuffed. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { compile, readFlatZinc, solve } from '../../src/flatzinc/index.ts';

const here = fileURLToPath(new URL('.', import.meta.url));
const root = join(here, '..', '..');
/** A board of the papers, or its solution. */
const boards: readonly (readonly [model: string, board: string | readonly string[]])[] = [
  ['akari', 'akari-start2'],
  ['bosnian-road', 'bosnian-6-a'],
  ['crazy-pavement', 'crazy-2'],
  ['dual-clue-cross-a-pix', 'dualclue-teste'],
  ['futoshiki', ['4123', '3412', '2341', '1234']],
  ['mosaic', ['.....**', '....***', '...****', '...****', '...****', '...****', '...****']],
];

const solutionOf = (board: string): readonly string[] =>
  JSON.parse(readFileSync(join(root, 'test/data/instances', `${board}.json`), 'utf8')).solution;

const solvers = spawnSync('minizinc', ['--solvers'], { encoding: 'utf8' });
const installed = solvers.error === undefined;
const peers = ['gecode', 'chuffed'].filter(
  (peer) => installed && solvers.stdout.includes(`org.${peer}.${peer}`),
);
if (peers.length === 0)
  console.warn('minizinc with Gecode is NOT INSTALLED: the MiniZinc examples are not compared');

describe.runIf(installed)('the models', () => {
  const folder = mkdtempSync(join(tmpdir(), 'calcada-models-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const known = process.env['MZN_SOLVER_PATH'];
  const ours = join(root, 'share', 'minizinc');
  const env = { ...process.env, MZN_SOLVER_PATH: known ? `${ours}${delimiter}${known}` : ours };
  const minizinc = (args: readonly string[], input = ''): string => {
    const ran = spawnSync('minizinc', args, { encoding: 'utf8', env, input });
    if (ran.status !== 0) throw new Error(ran.stderr);
    return ran.stdout;
  };

  it.each(boards)('%s', async (model, board) => {
    const files = [join(here, `${model}.mzn`), join(here, `${model}.dzn`)];
    const solution = typeof board === 'string' ? solutionOf(board) : board;
    const known = `${solution.join('\n')}\n----------\n`;

    const [fzn, ozn] = [join(folder, 'model.fzn'), join(folder, 'model.ozn')];
    minizinc(['-c', '--solver', 'calcada', '--fzn', fzn, '--ozn', ozn, ...files]);
    const read = readFlatZinc(readFileSync(fzn, 'utf8'));
    if (!read.ok) throw new Error(JSON.stringify(read.problems));
    for (const free of [true, false]) {
      const result = compile(read.program);
      if (result.status !== 'compiled') throw new Error(JSON.stringify(result));
      let found = '';
      const onSolution = (text: string): void => {
        found += text;
      };
      const { exhausted } = await solve(result.compiled, { limit: Infinity, free, onSolution });
      expect(exhausted).toBe(true);
      expect(minizinc(['--ozn-file', ozn], found)).toBe(known);
    }

    for (const peer of peers)
      expect(minizinc(['--solver', peer, '-a', ...files])).toBe(`${known}==========\n`);
  });
});
