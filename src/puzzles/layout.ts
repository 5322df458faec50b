import type { Motion } from '../board/index.ts';

/** What becomes of a board that is turned or mirrored, and what can be symmetric about it. */
export interface Layout<G> {
  /** The motions after which it is still the same puzzle; `stay` is one of them. */
  readonly motions: readonly Motion[];
  /** The board laid down again, as it would be read: regions are numbered anew. */
  moved(grid: G, motion: Motion): G;
  /** What a person sees the symmetry in (black cells, places of clues, regions), each as its cells. */
  pattern(grid: G): readonly (readonly number[])[];
}
