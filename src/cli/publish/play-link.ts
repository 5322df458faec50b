import { formats } from '../../formats/index.ts';
import { writeLink } from '../../play/index.ts';
import type { AnyPuzzle } from '../../puzzles/index.ts';
import { UsageError } from '../terminal/errors.ts';

/** The address at which a board can be played; undefined where there is none. */
export type PlayLink = (puzzle: AnyPuzzle, grid: unknown) => string | undefined;

/**
 * Links to a studio or a site at this address. Without one, links to puzz.link, which plays some of the puzzles; a
 * link that leads nowhere must not be printed.
 */
export function playLink(address: string | undefined): PlayLink {
  if (address === undefined) return publicLink;
  if (!/^https?:\/\/[^\s#]+$/.test(address)) {
    throw new UsageError(`expected an address that begins with http:// or https://, got ${address}`);
  }
  const page = /(\/|\.html?)$/.test(address) ? address : `${address}/`;
  return (puzzle, grid) => `${page}#/play/${writeLink({ puzzle, grid })}`;
}

const publicLink: PlayLink = (puzzle, grid) => {
  const format = formats.find(({ id, puzzles }) => id.startsWith('puzz-link') && puzzles.includes(puzzle.id));
  const written = format?.write(puzzle, grid);
  return written?.ok ? written.text.trim() : undefined;
};
