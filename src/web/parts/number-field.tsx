import { useSignal } from '@preact/signals';
import { useEffect, useId, useRef } from 'preact/hooks';

interface NumberFieldProps {
  readonly label: string;
  readonly value: number | null;
  readonly least: number;
  readonly most: number;
  readonly onChange: (value: number | null) => void;
  readonly name?: string;
  /** Shown where there is no number. */
  readonly empty?: string;
}

/** Milliseconds after the last key in which a number may still grow. */
const PAUSE = 400;

/**
 * A whole number that can be typed, stepped, or left out where that is allowed. It is heard when the hand rests or the
 * field is left: a board must not shrink to one column because twelve begins with a one.
 */
export function NumberField({ label, value, least, most, onChange, name, empty }: NumberFieldProps) {
  const id = useId();
  /** What stands in the field while it is being typed; the page may be drawn anew meanwhile. */
  const typed = useSignal<string | undefined>(undefined);
  const latest = useRef(onChange);
  latest.current = onChange;
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(pause.current), []);

  const hear = (): void => {
    clearTimeout(pause.current);
    const text = typed.value?.trim();
    typed.value = undefined;
    if (text === undefined) return;
    const number = Math.min(Math.max(Math.round(Number(text)), least), most);
    latest.current(text === '' ? null : number);
  };
  const wait = (text: string): void => {
    typed.value = text;
    clearTimeout(pause.current);
    const number = Number(text);
    // What is out of bounds may be the beginning of something that is not.
    const complete = text !== '' && Number.isInteger(number) && number >= least && number <= most;
    if (complete) pause.current = setTimeout(hear, PAUSE);
  };
  return (
    <div class="field number">
      <label for={id}>{label}</label>
      <input
        id={id}
        type="number"
        inputMode="numeric"
        min={least}
        max={most}
        step={1}
        value={typed.value ?? value ?? ''}
        data-name={name}
        placeholder={empty ?? ''}
        onInput={({ currentTarget }) => wait(currentTarget.value)}
        onChange={hear}
        onBlur={hear}
      />
    </div>
  );
}
