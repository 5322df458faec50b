/**
 * What `book`, `site` and `studio --store` have in common: boards chosen from collections and files, and the addresses
 * at which they can be played. How a page of a book looks is decided in `src/book`, and how a collection is kept in
 * `src/collection`.
 */
export * from './chosen-boards.ts';
export * from './collection-files.ts';
export * from './page-files.ts';
export * from './play-link.ts';
