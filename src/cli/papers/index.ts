/**
 * What the commands about the papers need: the rules of a paper instead of ours, its listings run on SWI-Prolog from its
 * npm package, and the words of its menu. The papers themselves are in the room `papers`.
 */
export { type ModelOptions, type RuledInput, underModel } from './paper-model.ts';
