/**
 * Certificates of boards: a board is solved with a log, and the log becomes a proof of what was found (`certify.ts`),
 * or of every step of an explanation (`certify-path.ts`).
 * `certificate.ts` writes the formula from the grid alone and verifies a certificate without solving anything.
 */
export * from './certificate.ts';
export * from './certify.ts';
export * from './certify-path.ts';
export * from './texts.ts';
