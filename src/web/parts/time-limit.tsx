import type { Signal } from '@preact/signals';
import { words } from '../words/index.ts';
import { Choice } from './choice.tsx';

const LIMITS = ['1', '10', '60', '300'] as const;

interface TimeLimitProps {
  readonly label: string;
  readonly seconds: Signal<number>;
}

/** How long a search may take. */
export function TimeLimit({ label, seconds }: TimeLimitProps) {
  const text = words.value;
  return (
    <Choice
      label={label}
      value={`${seconds.value}`}
      choices={LIMITS.map((limit) => [limit, text.labSeconds(Number(limit))] as const)}
      name="limit"
      onChoose={(limit) => {
        seconds.value = Number(limit);
      }}
    />
  );
}
