/**
 * MiniZinc's own compiler, from the npm package `minizinc`: what is said to its worker and what it answers. How the
 * worker is started is decided by the caller, a thread of Node or a page. Not a part of `calcada/flatzinc`:
 * the package is no dependency of ours, and this speaks with it as its own programs do.
 */
export * from './compiler.ts';
export * from './solution-printer.ts';
