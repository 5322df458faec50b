import { repairFile } from '../../collection/index.ts';
import { UsageError } from '../terminal/errors.ts';
import { EXIT, type ExitCode } from '../terminal/exit-code.ts';
import type { Io } from '../terminal/io.ts';
import { type Speech, sayAnswer } from './speech.ts';
import { COLLECTION_WORDS } from './words.ts';

/** Keeps what can be read of a damaged file, and sets the rest aside. */
export async function repair(io: Io, options: Speech & { readonly store: string }): Promise<ExitCode> {
  const { store } = options;
  if (/^postgres(ql)?:/.test(store))
    throw new UsageError('expected a file: Postgres keeps its tables whole, or restores them from a backup');
  const { boards, mended, setAside, lines, aside } = await repairFile(store);
  const words = COLLECTION_WORDS[options.lang];
  const said = [
    ...(mended > 0 ? [words.mended(mended, boards)] : []),
    ...(aside === undefined ? [] : [words.repaired(setAside, lines, aside, boards)]),
  ];
  sayAnswer(io, options, said.length > 0 ? said : [words.whole(store, boards)], {
    ...{ did: 'repair', store, boards, mended, setAside, lines },
    aside,
  });
  return EXIT.success;
}
