import { useId } from 'preact/hooks';

interface ChoiceProps<T extends string> {
  readonly label: string;
  readonly value: T;
  readonly choices: readonly (readonly [value: T, name: string])[];
  readonly onChoose: (value: T) => void;
  readonly name?: string;
}

/** One of a few, in a list that drops down. */
export function Choice<T extends string>({ label, value, choices, onChoose, name }: ChoiceProps<T>) {
  const id = useId();
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <select
        id={id}
        value={value}
        data-name={name}
        onChange={({ currentTarget }) => onChoose(currentTarget.value as T)}
      >
        {choices.map(([each, text]) => (
          <option key={each} value={each}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}

interface SwitchProps {
  readonly label: string;
  readonly value: boolean;
  readonly onChange: (value: boolean) => void;
  readonly name?: string;
}

export function Switch({ label, value, onChange, name }: SwitchProps) {
  return (
    <label class="switch">
      <input
        type="checkbox"
        checked={value}
        data-name={name}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
      <span>{label}</span>
    </label>
  );
}

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

/**
 * A whole number that can be typed, stepped, or left out where that is allowed. It is heard when it is complete: a board
 * must not shrink to one column because twelve begins with a one.
 */
export function NumberField({ label, value, least, most, onChange, name, empty }: NumberFieldProps) {
  const id = useId();
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
        value={value ?? ''}
        data-name={name}
        placeholder={empty ?? ''}
        onChange={({ currentTarget }) => {
          const text = currentTarget.value.trim();
          const number = Math.min(Math.max(Math.round(Number(text)), least), most);
          if (text !== '') currentTarget.value = String(number);
          onChange(text === '' ? null : number);
        }}
      />
    </div>
  );
}
