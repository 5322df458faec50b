/**
 * The command, for those who run it inside another program: tests, and the scripts that write the documentation. What
 * a person runs is `main.ts`; how each command works is in `commands`.
 */

export { solverLibrary } from './flatzinc/index.ts';
export { calcada } from './program/index.ts';
export { studioServer } from './publish/studio-server.ts';
export { type Io, PATH_WORDS, pathFrames, toldSteps } from './terminal/index.ts';
