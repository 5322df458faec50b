/**
 * Every file that this package writes is written here: beside its place and renamed when it is complete, under a lock
 * by its real path, and never onto something that the same command reads. Nothing here depends on what the files hold.
 * Runs in Node only. `output-file.ts` is the heart of it.
 */
export { makeFolder } from './folders.ts';
export { gatherLeftovers, settleAtTheEnd, settleLeftovers } from './leftovers.ts';
export { type Lock, lockFile } from './lock.ts';
export { mendEnd } from './mend-end.ts';
export { openToAppend } from './open-to-append.ts';
export { expectWritable, OutputFile, writePieces, writeWhole } from './output-file.ts';
export { refuseInputs } from './real-path.ts';
export { reasonOf, type Unwritten, WriteError } from './write-error.ts';
export { writeFully } from './write-fully.ts';
