import { useSignal } from '@preact/signals';
import { useId } from 'preact/hooks';
import type { Bilingual, Problem } from '../../puzzles/index.ts';
import { Button, Dialog, ProblemList } from '../parts/index.ts';
import { words } from '../words/index.ts';
import { openFile, openText } from './open-board.ts';

/** Reads a board from whatever was pasted or chosen. */
export function OpenSheet({ onClose }: { readonly onClose: () => void }) {
  const text = words.value;
  const id = useId();
  const typed = useSignal('');
  const problems = useSignal<readonly Bilingual<Problem>[]>([]);
  const open = async (): Promise<void> => {
    const found = await openText(typed.value);
    problems.value = found;
    if (found.length === 0) onClose();
  };
  const choose = async (files: FileList | null): Promise<void> => {
    const [file] = files ?? [];
    if (!file) return;
    onClose();
    await openFile(file);
  };
  return (
    <Dialog title={text.openTitle} onClose={onClose} name="open-sheet">
      <div class="form">
        <p class="small">{text.openHint}</p>
        <label for={id}>{text.openText}</label>
        <textarea
          id={id}
          rows={8}
          spellcheck={false}
          autocomplete="off"
          data-name="board-text"
          value={typed.value}
          onInput={({ currentTarget }) => {
            typed.value = currentTarget.value;
          }}
        />
        {problems.value.length > 0 && (
          <div class="bad" role="alert" data-name="problems">
            <p>{text.cannotOpen}</p>
            <ProblemList problems={problems.value} />
          </div>
        )}
        <div class="row end">
          <label class="button plain file">
            <input
              type="file"
              data-name="file"
              onChange={({ currentTarget }) => void choose(currentTarget.files)}
            />
            <span>{text.openFile}</span>
          </label>
          <Button kind="main" icon="open" name="open" onClick={() => void open()}>
            {text.open}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
