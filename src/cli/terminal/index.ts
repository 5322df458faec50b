/**
 * What commands print, and where: the streams of a process (`io.ts`), text from outside made safe to show (`shown.ts`),
 * progress, drawings and pictures, answers in JSON, exit codes, errors in use, and the words of the command in each
 * language. Nothing here reads a board or solves one.
 */
export type { Io } from './io.ts';
export { pathFrames, toldSteps } from './path-frames.ts';
export { PATH_WORDS } from './path-words.ts';
