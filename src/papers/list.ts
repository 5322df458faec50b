/** The only list of the papers, one line each, in the order of their numbers. */
export { paper as paper000 } from './000/index.ts';
export { paper as paper002 } from './002/index.ts';
export { paper as paper003 } from './003/index.ts';
export { paper as paper004 } from './004/index.ts';
