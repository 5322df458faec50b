import { useId } from 'preact/hooks';

interface SliderProps {
  readonly label: string;
  readonly value: number;
  readonly least: number;
  readonly most: number;
  /** The value as it is shown and spoken. */
  readonly says: string;
  readonly onChange: (value: number) => void;
  readonly onEnter: () => void;
  readonly name?: string;
}

/** A whole number that is dragged, or stepped with the arrow keys; the first thing to have the focus in a dialog. */
export function Slider({ label, value, least, most, says, onChange, onEnter, name }: SliderProps) {
  const id = useId();
  return (
    <div class="field slider">
      <label for={id}>{label}</label>
      <div class="row">
        <input
          id={id}
          type="range"
          autofocus
          min={least}
          max={most}
          step={1}
          value={value}
          aria-valuetext={says}
          data-name={name}
          onInput={({ currentTarget }) => onChange(currentTarget.valueAsNumber)}
          onKeyDown={({ key }) => {
            if (key === 'Enter') onEnter();
          }}
        />
        <output for={id}>{says}</output>
      </div>
    </div>
  );
}
