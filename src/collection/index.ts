/**
 * Collections: many boards in one place, none twice, each with one solution and a known level. A store is a plain file,
 * `boards.jsonl`, or a Postgres database; both are one interface, `store.ts`, and pass the same tests. Nothing here
 * starts threads, prints or reads options: the command does. Runs in Node only.
 */
export { keyOf } from './canonical-key.ts';
export { describeBoard } from './describe-board.ts';
export * from './fill-order.ts';
export * from './jobs.ts';
export { KEY } from './line-head.ts';
export * from './open-store.ts';
export type * from './order.ts';
export { placeOrder } from './queue.ts';
export * from './repair.ts';
export * from './store.ts';
export { findingsIn, fromLine, type StoredBoard, sizeName, toLine } from './stored-board.ts';
export * from './work.ts';
