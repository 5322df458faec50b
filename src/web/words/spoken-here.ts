import type { Language } from '../../board/index.ts';

/** The language of the browser, or the one of ours that most people read. */
export const spokenHere = (): Language =>
  (globalThis.navigator?.language ?? '').toLowerCase().startsWith('pt') ? 'pt' : 'en';
