import type { ComponentChildren } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import { words } from '../words/index.ts';
import { Button } from './button.tsx';

interface DialogProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
  readonly name: string;
}

/** A sheet above the page; Escape, the cross and a press beside it close it, and the focus goes back. */
export function Dialog({ title, onClose, children, name }: DialogProps) {
  const sheet = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useEffect(() => {
    const before = document.activeElement;
    sheet.current?.showModal();
    return () => {
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
      </div>
    </dialog>
  );
}
