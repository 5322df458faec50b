/**
 * One board in several threads of this process: `options.ts` declares them, `threads.ts` starts them, and `worker.ts`,
 * started by `main.ts`, is what they do. How they share a search is in the room `reasoning`.
 */
export { sharing } from './options.ts';
export { searchThreads } from './threads.ts';
