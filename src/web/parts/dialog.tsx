import type { ComponentChildren } from 'preact';
import { useId, useLayoutEffect, useRef } from 'preact/hooks';
import { dialogs, enterSheetStep } from '../state/messages.ts';
import { words } from '../words/index.ts';
import { Button } from './button.tsx';
import { Toast } from './toast.tsx';

interface DialogProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
  readonly name: string;
}

/** A sheet above the page; Escape, the cross, a press beside it and Back close it, and the focus goes back. */
export function Dialog({ title, onClose, children, name }: DialogProps) {
  const sheet = useRef<HTMLDialogElement>(null);
  const heading = useId();
  const latest = useRef(onClose);
  latest.current = onClose;
  // Before the next key is heard: Escape must find the sheet open.
  useLayoutEffect(() => {
    const before = document.activeElement;
    const close = (): void => latest.current();
    sheet.current?.showModal();
    dialogs.value = [...dialogs.peek(), close];
    enterSheetStep();
    return () => {
      dialogs.value = dialogs.peek().filter((other) => other !== close);
      if (before instanceof HTMLElement || before instanceof SVGElement) before.focus();
    };
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself
    <dialog
      ref={sheet}
      class="sheet"
      aria-labelledby={heading}
      data-name={name}
      onClose={onClose}
      onClick={({ target }) => {
        if (target === sheet.current) onClose();
      }}
    >
      <div class="sheet-body">
        <header class="sheet-head">
          <h2 id={heading}>{title}</h2>
          <Button icon="close" label={words.value.close} kind="quiet" onClick={onClose} />
        </header>
        {children}
        <span class="sheet-more" />
      </div>
      <Toast />
    </dialog>
  );
}
