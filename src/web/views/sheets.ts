import { onDemand } from '../parts/index.ts';

/** The sheets, and the card at the end, that are loaded when they are first shown. */
export const MakeSheet = onDemand(async () => (await import('./make-sheet.tsx')).MakeSheet);
export const OpenSheet = onDemand(async () => (await import('./open-sheet.tsx')).OpenSheet);
export const RulesSheet = onDemand(async () => (await import('./rules-sheet.tsx')).RulesSheet);
export const SolvedCard = onDemand(async () => (await import('./solved-card.tsx')).SolvedCard);
export const ShareSheet = onDemand(async () => (await import('./share-sheet.tsx')).ShareSheet);
