import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { inLanguage, say } from '../../board/index.ts';
import { Button } from '../parts/index.ts';
import { type BoardKind, language, newBoard, replaceRoute } from '../state/index.ts';
import { words } from '../words/index.ts';
import { MakeSheet } from './sheets.ts';

/** A new board of a kind, in one press: shown as soon as it is there, in place of this page. */
export function NewView({ kind }: { readonly kind: BoardKind }) {
  const text = words.value;
  const tries = useSignal(0);
  const trouble = useSignal<string | undefined>(undefined);
  const choosing = useSignal(false);
  const { puzzle, rows, columns, level } = kind;
  useEffect(() => {
    const stopped = new AbortController();
    const told = (count: number): void => {
      tries.value = count;
    };
    void newBoard(kind, stopped.signal, told).then((made) => {
      if (stopped.signal.aborted) return;
      const parsed = made.ok ? puzzle.parse(made.text) : undefined;
      if (parsed?.ok) return replaceRoute({ view: 'play', shared: { puzzle, grid: parsed.grid } });
      const { notMade } = words.peek();
      trouble.value = made.ok
        ? notMade.failed
        : ((made.problem && inLanguage(made.problem, language.peek())) ?? notMade[made.because]);
    });
    return () => stopped.abort();
  }, [kind]);
  return (
    <div class="waiting">
      <h1>{say(puzzle.title, language.value)}</h1>
      <p class="facts">
        <span>{text.size(rows, columns)}</span>
        {level && <span class={`level ${level}`}>{text.levels[level]}</span>}
      </p>
      {trouble.value === undefined ? (
        <p class="busy" role="status">
          {text.making(tries.value)}
        </p>
      ) : (
        <p class="bad" role="alert">
          {trouble.value}
        </p>
      )}
      <div class="row">
        <Button name="cancel" onClick={() => history.back()}>
          {text.cancel}
        </Button>
        <Button
          icon="spark"
          name="choose-board"
          onClick={() => {
            choosing.value = true;
          }}
        >
          {text.chooseBoard}
        </Button>
      </div>
      {choosing.value && (
        <MakeSheet
          puzzle={puzzle}
          onClose={() => {
            choosing.value = false;
          }}
        />
      )}
    </div>
  );
}
