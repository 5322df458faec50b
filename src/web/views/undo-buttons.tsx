import type { ReadonlySignal } from '@preact/signals';
import { Button } from '../parts/index.ts';
import { words } from '../words/index.ts';

/** A game or a drawing, whose moves can be taken back. */
interface Undoable {
  readonly canUndo: ReadonlySignal<boolean>;
  readonly canRedo: ReadonlySignal<boolean>;
  undo(): void;
  redo(): void;
}

/** One move back, and one forwards again. */
export function UndoButtons({
  table,
  named = false,
}: {
  readonly table: Undoable;
  readonly named?: boolean;
}) {
  const text = words.value;
  return (
    <>
      <Button
        icon="undo"
        label={text.undo}
        name="undo"
        disabled={!table.canUndo.value}
        onClick={() => table.undo()}
        {...(named ? { children: text.undo } : {})}
      />
      <Button
        icon="redo"
        label={text.redo}
        name="redo"
        disabled={!table.canRedo.value}
        onClick={() => table.redo()}
        {...(named ? { children: text.redo } : {})}
      />
    </>
  );
}
