import type { Place } from '../../board/index.ts';
import { Button, SentenceView } from '../parts/index.ts';
import type { ToldLine } from '../reasoner/index.ts';
import { words } from '../words/index.ts';

interface ChainViewProps {
  readonly lines: readonly ToldLine[];
  /** The line that is lit up on the board. */
  readonly at: number;
  readonly onStep: (to: number) => void;
  readonly onPlace: (place: Place) => void;
}

/** A chain, one line at a time, forwards and backwards; the whole list can be opened, and each line of it pressed. */
export function ChainView({ lines, at, onStep, onPlace }: ChainViewProps) {
  const text = words.value;
  const line = lines[at];
  if (!line) return null;
  return (
    <div class="chain" data-name="chain" data-line={at + 1}>
      <p class={`link ${line.kind}`} data-name="chain-line">
        <SentenceView sentence={line.sentence} onPlace={onPlace} />
      </p>
      <div class="row">
        <Button
          icon="left"
          name="chain-back"
          label={text.chainBack}
          disabled={at === 0}
          onClick={() => onStep(at - 1)}
        />
        <span class="small">{text.chainAt(at + 1, lines.length)}</span>
        <Button
          icon="right"
          name="chain-next"
          label={text.chainNext}
          disabled={at === lines.length - 1}
          onClick={() => onStep(at + 1)}
        />
      </div>
      <details data-name="chain-list">
        <summary>{text.chainAll}</summary>
        <ol>
          {lines.map(({ number, depth, kind, sentence }, index) => (
            <li
              key={number}
              class={`link ${kind}${index === at ? ' lit' : ''}`}
              style={{ marginInlineStart: `${depth}em` }}
            >
              <button
                type="button"
                class="number"
                aria-current={index === at ? 'step' : undefined}
                onClick={() => onStep(index)}
              >
                {number}
              </button>{' '}
              <SentenceView sentence={sentence} onPlace={onPlace} />
            </li>
          ))}
        </ol>
      </details>
    </div>
  );
}
