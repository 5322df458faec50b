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
