/**
 * How a page finds the boards of a collection: a summary that counts them by kind, and for each kind files of a few
 * boards. A studio answers these addresses from a store, and a site has them on disk; the page cannot tell. Nothing
 * here fetches, writes or shows anything.
 */
export * from './published-boards.ts';
