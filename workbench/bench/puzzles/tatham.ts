import { spawnSync } from 'node:child_process';
import type { BoardJson } from '../../peers/instance.ts';
import { findProgram } from '../../peers/program.ts';

export const lightUp = findProgram('sgt-lightup', []);

/** As the game's own presets have it: a fifth of the cells black, and a quarter turn leaves them as they are. */
const STYLE = 'b20s4';

/** The options of the generator. */
export const tathamRequest = (side: number, level: 0 | 1 | 2, seed: number): string =>
  `${side}x${side}${STYLE}d${level}#${seed}`;

/** A board of Simon Tatham's Light Up generator; the same size, level and seed give the same board. */
export function tathamBoard(side: number, level: 0 | 1 | 2, seed: number): BoardJson {
  const request = tathamRequest(side, level, seed);
  const { stdout } = spawnSync(lightUp!.path, ['--generate', '1', request], { encoding: 'utf8' });
  const description = stdout.trim().split(':')[1] ?? '';
  const cells = [...description]
    .map((symbol) =>
      /[a-z]/.test(symbol) ? '.'.repeat(symbol.charCodeAt(0) - 96) : symbol === 'B' ? '#' : symbol,
    )
    .join('');
  if (cells.length !== side * side) throw new Error(`unexpected answer to ${request}: ${stdout}`);
  const rows = Array.from({ length: side }, (_, row) => cells.slice(row * side, (row + 1) * side));
  return { puzzle: 'akari', source: `Simon Tatham's Light Up, ${request}`, rows };
}
