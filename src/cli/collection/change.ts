import { openToChange } from '../../collection/index.ts';
import { UsageError } from '../terminal/errors.ts';
import { EXIT, type ExitCode } from '../terminal/exit-code.ts';
import type { Io } from '../terminal/io.ts';
import { filterOf } from './filter.ts';
import type { FilterOptions } from './filter-options.ts';
import { type Speech, sayAnswer } from './speech.ts';
import { COLLECTION_WORDS } from './words.ts';

interface ChangeOptions extends FilterOptions, Speech {
  readonly store: string;
  /** All boards are meant. */
  readonly all?: boolean;
}

/** Gives tags to boards, or takes them away. */
export async function tagBoards(
  io: Io,
  tags: readonly string[],
  options: ChangeOptions & { readonly untag?: boolean },
): Promise<ExitCode> {
  refuseAll(options);
  if (!options.untag) refuseOddTags(tags);
  const store = await openToChange(options.store);
  try {
    const changed = await store.tag(filterOf(options), options.untag ? { remove: tags } : { add: tags });
    const answer = { did: 'tag', store: store.name, changed };
    sayAnswer(io, options, [COLLECTION_WORDS[options.lang].tagged(changed)], answer);
    return EXIT.success;
  } finally {
    await store.close();
  }
}

/** Takes boards out of a store. */
export async function removeBoards(io: Io, options: ChangeOptions): Promise<ExitCode> {
  refuseAll(options);
  const store = await openToChange(options.store);
  try {
    const removed = await store.remove(filterOf(options));
    const answer = { did: 'remove', store: store.name, removed };
    sayAnswer(io, options, [COLLECTION_WORDS[options.lang].removed(removed)], answer);
    return EXIT.success;
  } finally {
    await store.close();
  }
}

/** A tag is one word, which can be typed and shown. */
export function refuseOddTags(tags: readonly string[]): void {
  const odd = tags.find((tag) => !/^[\p{L}\p{N}._-]{1,60}$/u.test(tag));
  if (odd !== undefined)
    throw new UsageError(
      `expected a tag of 1 to 60 letters, digits, dots, dashes and underscores, got ${JSON.stringify(odd)}`,
    );
}

/** A forgotten filter must not change every board. */
function refuseAll(options: ChangeOptions): void {
  if (!options.all && Object.values(filterOf(options)).every((wanted) => wanted === undefined))
    throw new UsageError('expected a filter such as --key or --level, or --all');
}
