/**
 * One board searched by several threads: `protocol.ts` is what they say to each other, `cube-search.ts` shares the
 * search out and `cube-searcher.ts` is what each of them does. The caller starts the threads.
 */
export type { CubeSearch } from './cube-search.ts';
export { CubeSearcher } from './cube-searcher.ts';
export type * from './protocol.ts';
