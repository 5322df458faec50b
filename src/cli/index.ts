/**
 * The command, for those who run it inside another program: tests, and the scripts that write the documentation. What
 * a person runs is `main.ts`; how each command works is in `commands`.
 */

export { solverLibrary } from './flatzinc/index.ts';
export type { Io } from './io.ts';
export { pathFrames, toldSteps } from './path-frames.ts';
export { PATH_WORDS } from './path-words.ts';
export { calcada } from './program.ts';
export { studioServer } from './studio-server.ts';
