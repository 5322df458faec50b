/**
 * The papers, for their own readers: the boards to play, the program's choices as commands, the print-outs, tables and
 * claims, with ours beside them. The pages are data, made by `npm run lab` together with those of the docs. Loaded when
 * it is first opened.
 */
export * from './papers-view.tsx';
