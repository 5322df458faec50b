import { signal } from '@preact/signals';
import type { Shades } from '../../board/index.ts';

/** The picture of which a board is to be made, as soon as it is known how wide. */
export const picture = signal<Shades | undefined>(undefined);
