import { onDemand } from '../parts/index.ts';

/** The sheets that are loaded when they are first opened. */
export const MakeSheet = onDemand(async () => (await import('./make-sheet.tsx')).MakeSheet);
export const OpenSheet = onDemand(async () => (await import('./open-sheet.tsx')).OpenSheet);
export const ShareSheet = onDemand(async () => (await import('./share-sheet.tsx')).ShareSheet);
