/**
 * The command line: which commands and options there are, how the values of options are read, help in each language,
 * the manual page and the completion of shells, all made from what `program.ts` declares. What a command does is in
 * `commands`.
 */
export { calcada } from './program.ts';
