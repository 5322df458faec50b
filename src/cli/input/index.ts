/**
 * What commands are given: boards from files, addresses and standard input, bounded in size (`bounded-read.ts`), one
 * after the other (`each-input.ts`), and boards that are filled in. How a text becomes a board is in the room `formats`.
 */
export { eachInput, type OutputOptions, printJson, refuse } from './each-input.ts';
