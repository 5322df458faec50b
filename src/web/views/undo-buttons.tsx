import { Button } from '../parts/index.ts';
import type { GameTable } from '../state/index.ts';
import { words } from '../words/index.ts';

/** One move back, and one forwards again. */
export function UndoButtons({ played }: { readonly played: GameTable }) {
  const text = words.value;
  return (
    <>
      <Button
        icon="undo"
        label={text.undo}
        name="undo"
        disabled={!played.canUndo.value}
        onClick={() => played.undo()}
      />
      <Button
        icon="redo"
        label={text.redo}
        name="redo"
        disabled={!played.canRedo.value}
        onClick={() => played.redo()}
      />
    </>
  );
}
