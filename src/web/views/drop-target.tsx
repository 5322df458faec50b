import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { show } from '../state/index.ts';
import { words } from '../words/index.ts';
import { openFile, openText } from './open-board.ts';

/** Anything may be dropped anywhere on the page, or pasted where nothing else wants it. */
export function DropTarget() {
  const over = useSignal(false);
  useEffect(() => {
    const read = async (text: string): Promise<void> => {
      const problems = await openText(text);
      if (problems.length > 0) show({ kind: 'bad', text: words.peek().cannotOpen, problems });
    };
    const drag = (event: DragEvent): void => {
      event.preventDefault();
      over.value = true;
    };
    const leave = (event: DragEvent): void => {
      if (event.relatedTarget === null) over.value = false;
    };
    const drop = (event: DragEvent): void => {
      event.preventDefault();
      over.value = false;
      const file = event.dataTransfer?.files[0];
      const text = event.dataTransfer?.getData('text/plain');
      if (file) void openFile(file);
      else if (text) void read(text);
    };
    const paste = (event: ClipboardEvent): void => {
      const { target } = event;
      if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) return;
      const file = event.clipboardData?.files[0];
      const text = event.clipboardData?.getData('text/plain');
      if (!file && !text) return;
      event.preventDefault();
      if (file) void openFile(file);
      else if (text) void read(text);
    };
    document.addEventListener('dragover', drag);
    document.addEventListener('dragleave', leave);
    document.addEventListener('drop', drop);
    document.addEventListener('paste', paste);
    return () => {
      document.removeEventListener('dragover', drag);
      document.removeEventListener('dragleave', leave);
      document.removeEventListener('drop', drop);
      document.removeEventListener('paste', paste);
    };
  }, [over]);
  return over.value ? (
    <div class="drop" aria-hidden="true">
      <p>{words.value.dropHere}</p>
    </div>
  ) : null;
}
