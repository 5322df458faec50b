/**
 * How a command is run: in the main thread if it is brief (`brief.ts`), else in a thread of its own that `supervise.ts`
 * watches, so that a time limit, Ctrl-C or a lack of memory ends one board and not the process. `start.ts` runs the
 * command in either; what both threads know of the process is in `surroundings.ts`.
 */
export { isBrief } from './brief.ts';
export { surroundings } from './surroundings.ts';
