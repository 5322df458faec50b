import { onDemand } from '../parts/index.ts';

/** The sheets, and the card at the end, that are loaded when they are first shown. */
export const MakeSheet = onDemand(async () => (await import('./asked-for.ts')).MakeSheet);
export const OpenSheet = onDemand(async () => (await import('./asked-for.ts')).OpenSheet);
export const RulesSheet = onDemand(async () => (await import('./asked-for.ts')).RulesSheet);
export const SolvedCard = onDemand(async () => (await import('./asked-for.ts')).SolvedCard);
export const ShareSheet = onDemand(async () => (await import('./asked-for.ts')).ShareSheet);
