import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { show } from '../state/index.ts';
import { words } from '../words/index.ts';

/** What reads boards is loaded when something comes. */
const opening = () => import('./asked-for.ts');

/** Anything may be dropped anywhere on the page, or pasted where nothing else wants it. */
export function DropTarget() {
  const over = useSignal(false);
  useEffect(() => {
    const read = async (text: string): Promise<void> => {
      const { openText } = await opening();
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
      if (file) void opening().then(({ openFile }) => openFile(file));
      else if (text) void read(text);
    };
    const paste = (event: ClipboardEvent): void => {
      if (takesText(event.target)) return;
      const file = event.clipboardData?.files[0];
      const text = event.clipboardData?.getData('text/plain');
      if (!file && !text) return;
      // A number is for the number field.
      if (!file && event.target instanceof HTMLInputElement && /^\s*\d{0,3}\s*$/.test(text ?? '')) return;
      event.preventDefault();
      if (file) void opening().then(({ openFile }) => openFile(file));
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

/** Whether a field wants what is pasted for itself; one for a number or a tick has no use for a board. */
const takesText = (target: EventTarget | null): boolean =>
  (target instanceof HTMLTextAreaElement && !target.readOnly) ||
  (target instanceof HTMLInputElement && /^(text|search|url|email)$/.test(target.type) && !target.readOnly);
