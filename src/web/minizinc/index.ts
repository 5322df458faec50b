/**
 * The lab's bench for models: MiniZinc or FlatZinc typed in, compiled where the npm package `minizinc` is served beside
 * the page (by `calcada studio`), and solved by our engine in the worker. Loaded when it is first opened; nothing of it is
 * needed to play.
 */
export * from './model-view.tsx';
