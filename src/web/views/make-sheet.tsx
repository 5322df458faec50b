import { useSignal } from '@preact/signals';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { inLanguage, LEVELS, type Level, say } from '../../board/index.ts';
import { type AnyPuzzle, puzzleById, puzzles } from '../../puzzles/index.ts';
import { Button, Choice, Dialog, NumberField } from '../parts/index.ts';
import { makeBoard } from '../reasoner/index.ts';
import { anySeed, go, LARGEST_SEED, language, lastKind, MOST_SIDE, noteKind, show } from '../state/index.ts';
import { words } from '../words/index.ts';

/** A new board by puzzle, size, level and seed, with progress and a way out. */
export function MakeSheet({
  puzzle: first,
  onClose,
}: {
  readonly puzzle: AnyPuzzle;
  readonly onClose: () => void;
}) {
  const text = words.value;
  const puzzle = useSignal(first);
  const last = useMemo(() => lastKind(first), []);
  const rows = useSignal<number | null>(last.rows);
  const columns = useSignal<number | null>(last.columns);
  const level = useSignal<Level | 'any'>(last.level ?? 'any');
  const seed = useSignal<number | null>(null);
  const tries = useSignal<number | undefined>(undefined);
  const trouble = useSignal('');
  const stop = useRef<AbortController | undefined>(undefined);
  useEffect(() => () => stop.current?.abort(), []);

  const make = async (): Promise<void> => {
    const chosen = seed.value ?? anySeed();
    const stopped = new AbortController();
    stop.current = stopped;
    trouble.value = '';
    tries.value = 0;
    const wish = {
      puzzle: puzzle.value.id,
      rows: rows.value ?? 10,
      columns: columns.value ?? 10,
      seed: chosen,
      ...(level.value === 'any' ? {} : { level: level.value }),
    };
    const made = await makeBoard(wish, stopped.signal, (count) => {
      tries.value = count;
    });
    tries.value = undefined;
    if (!made.ok) {
      const { notMade } = words.value;
      trouble.value =
        made.because === 'stopped'
          ? ''
          : ((made.problem && inLanguage(made.problem, language.value)) ?? notMade[made.because]);
      return;
    }
    const parsed = puzzle.value.parse(made.text);
    if (!parsed.ok) return;
    noteKind({
      puzzle: puzzle.value,
      rows: wish.rows,
      columns: wish.columns,
      ...(level.value === 'any' ? {} : { level: level.value }),
    });
    onClose();
    go({ view: 'play', shared: { puzzle: puzzle.value, grid: parsed.grid } });
    show({ kind: 'good', text: words.value.madeBoard(chosen) });
  };

  const busy = tries.value !== undefined;
  return (
    <Dialog title={text.makeTitle} onClose={onClose} name="make-sheet">
      <div class="form">
        <Choice
          label={text.puzzle}
          name="puzzle"
          value={puzzle.value.id}
          choices={puzzles.map(({ id, title }) => [id, say(title, language.value)] as const)}
          onChoose={(id) => {
            puzzle.value = puzzleById(id) ?? first;
          }}
        />
        <div class="pair">
          <NumberField
            label={text.columns}
            name="columns"
            value={columns.value}
            least={1}
            most={MOST_SIDE}
            onChange={(side) => {
              columns.value = side;
            }}
          />
          <NumberField
            label={text.rows}
            name="rows"
            value={rows.value}
            least={1}
            most={MOST_SIDE}
            onChange={(side) => {
              rows.value = side;
            }}
          />
        </div>
        <Choice
          label={text.level}
          name="level"
          value={level.value}
          choices={[['any', text.anyLevel], ...LEVELS.map((each) => [each, text.levels[each]] as const)]}
          onChoose={(chosen) => {
            level.value = chosen;
          }}
        />
        <NumberField
          label={text.seed}
          name="seed"
          value={seed.value}
          least={0}
          most={LARGEST_SEED}
          onChange={(chosen) => {
            seed.value = chosen;
          }}
        />
        <p class="small">{text.seedHint}</p>
        <div class="row end" aria-live="polite">
          {busy ? (
            <>
              <span class="busy">{text.making(tries.value ?? 0)}</span>
              <Button name="cancel" onClick={() => stop.current?.abort()}>
                {text.cancel}
              </Button>
            </>
          ) : (
            <>
              {trouble.value !== '' && <span class="bad">{trouble.value}</span>}
              <Button kind="main" icon="spark" name="make" onClick={() => void make()}>
                {text.make}
              </Button>
            </>
          )}
        </div>
      </div>
    </Dialog>
  );
}
