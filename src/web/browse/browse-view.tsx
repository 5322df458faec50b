import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { LEVELS, say } from '../../board/index.ts';
import { puzzles } from '../../puzzles/index.ts';
import type { GalleryBoard } from '../gallery/index.ts';
import { Button, Choice } from '../parts/index.ts';
import { kindsOf, type Summary } from '../published/index.ts';
import { addressOf, type Browsed, go, language } from '../state/index.ts';
import { BoardCards } from '../views/board-cards.tsx';
import { DayList } from '../views/day-cards.tsx';
import { keyOf, PER_PAGE, type PerPage, Sheets } from '../views/sheets.tsx';
import { words } from '../words/index.ts';
import { readSummary, wantedBoards } from './source.ts';
import { browseWords } from './words.ts';

/** Boards on a page of the view. */
const SHOWN = 24;

/** What of the boards has been loaded, or that it could not be. */
type Loaded =
  | { readonly state: 'loading' }
  | { readonly state: 'failed' }
  | {
      readonly state: 'shown';
      readonly summary: Summary;
      readonly boards: readonly GalleryBoard[];
    };

/** Many boards to look through: filtered, a page at a time, with some chosen to be printed. */
export function BrowseView({ browsed }: { readonly browsed: Browsed }) {
  const text = browseWords.value;
  const loaded = useSignal<Loaded>({ state: 'loading' });
  const tries = useSignal(0);
  const { page, ...wanted } = browsed;
  useEffect(() => {
    let isLatest = true;
    const load = async (): Promise<void> => {
      try {
        const summary = await readSummary();
        const boards = await wantedBoards(summary, wanted, (page - 1) * SHOWN, SHOWN);
        if (isLatest) loaded.value = { state: 'shown', summary, boards };
      } catch {
        if (isLatest) loaded.value = { state: 'failed' };
      }
    };
    void load();
    return () => {
      isLatest = false;
    };
  }, [addressOf({ view: 'browse', browsed }), tries.value]);
  const now = loaded.value;
  return (
    <div class="browse">
      <h1>{text.title}</h1>
      <DayList />
      {now.state === 'loading' && <p class="busy">{words.value.loading}</p>}
      {now.state === 'failed' && (
        <p class="bad" role="alert">
          {text.notLoaded}{' '}
          <Button
            onClick={() => {
              tries.value++;
            }}
          >
            {text.tryAgain}
          </Button>
        </p>
      )}
      {now.state === 'shown' && (
        <>
          <Filters summary={now.summary} browsed={browsed} />
          <Chosen boards={now.boards} />
          <Pager summary={now.summary} browsed={browsed} />
        </>
      )}
    </div>
  );
}

interface FilterProps {
  readonly summary: Summary;
  readonly browsed: Browsed;
}

const ANY = 'any';

/** What can be filtered by: only what leads to boards is offered. */
function Filters({ summary, browsed }: FilterProps) {
  const text = browseWords.value;
  const { puzzle, size, level } = browsed;
  const change = (to: Partial<Record<'puzzle' | 'size' | 'level', string>>): void => {
    const all = { puzzle, size, level, ...to };
    const kept = Object.entries(all).filter(([, value]) => value !== undefined && value !== ANY);
    go({ view: 'browse', browsed: { ...Object.fromEntries(kept), page: 1 } });
  };
  const offered = <T extends string>(names: readonly (readonly [T, string])[]) => [
    [ANY, text.any] as const,
    ...names,
  ];
  const kinds = kindsOf(summary, {});
  const named = puzzles
    .filter(({ id }) => kinds.some((kind) => kind.puzzle === id))
    .map((each) => [each.id, say(each.title, language.value)] as const);
  const ofPuzzle = kindsOf(summary, puzzle === undefined ? {} : { puzzle });
  const sizes = [...new Set(ofPuzzle.map((kind) => kind.size))].sort(
    (one, other) => Number.parseInt(one, 10) - Number.parseInt(other, 10),
  );
  const levels = LEVELS.filter((each) => ofPuzzle.some((kind) => kind.level === each));
  const count = kindsOf(summary, browsed).reduce((sum, { boards }) => sum + boards, 0);
  return (
    <div class="filters">
      <Choice
        label={text.puzzle}
        name="filter-puzzle"
        value={puzzle ?? ANY}
        choices={offered(named)}
        onChoose={(id) => change({ puzzle: id, size: ANY })}
      />
      <Choice
        label={text.size}
        name="filter-size"
        value={size ?? ANY}
        choices={offered(sizes.map((each) => [each, each.replace('x', '\u00a0×\u00a0')] as const))}
        onChoose={(each) => change({ size: each })}
      />
      <Choice
        label={text.level}
        name="filter-level"
        value={level ?? ANY}
        choices={offered(levels.map((each) => [each, words.value.levels[each]] as const))}
        onChoose={(each) => change({ level: each })}
      />
      <p role="status" data-name="count">
        {count === 0 ? text.none : text.count(count)}
      </p>
    </div>
  );
}

function Pager({ summary, browsed }: FilterProps) {
  const text = browseWords.value;
  const count = kindsOf(summary, browsed).reduce((sum, { boards }) => sum + boards, 0);
  const pages = Math.max(1, Math.ceil(count / SHOWN));
  const { page } = browsed;
  if (pages === 1 && page === 1) return null;
  const turn = (to: number): void => go({ view: 'browse', browsed: { ...browsed, page: to } });
  return (
    <nav class="row pager" aria-label={text.page(page, pages)}>
      <Button name="previous" disabled={page <= 1} onClick={() => turn(Math.min(pages, page - 1))}>
        {text.previous}
      </Button>
      <span>{text.page(page, pages)}</span>
      <Button name="next" disabled={page >= pages} onClick={() => turn(page + 1)}>
        {text.next}
      </Button>
    </nav>
  );
}

/** Boards chosen to be printed, across pages of the view; they are forgotten with the page. */
const chosen = new Map<string, GalleryBoard>();

/** The boards as cards with a box each, and what to do with those that are ticked. */
function Chosen({ boards }: { readonly boards: readonly GalleryBoard[] }) {
  const text = browseWords.value;
  const changes = useSignal(0);
  const perPage = useSignal<PerPage>('4');
  void changes.value;
  const choose = (some: readonly GalleryBoard[], isChosen: boolean): void => {
    for (const board of some) {
      if (isChosen) chosen.set(keyOf(board), board);
      else chosen.delete(keyOf(board));
    }
    changes.value++;
  };
  return (
    <>
      <BoardCards
        boards={boards}
        label={text.list}
        extra={(board) => (
          <label class="switch choose">
            <input
              type="checkbox"
              checked={chosen.has(keyOf(board))}
              onChange={({ currentTarget }) => choose([board], currentTarget.checked)}
            />
            <span>{text.choose}</span>
          </label>
        )}
      />
      <div class="row printing">
        <Button name="choose-all" kind="quiet" onClick={() => choose(boards, true)}>
          {text.chooseAll}
        </Button>
        {chosen.size > 0 && (
          <>
            <Button name="choose-none" kind="quiet" onClick={() => choose([...chosen.values()], false)}>
              {text.chooseNone}
            </Button>
            <Choice
              label={text.perPage}
              name="per-page"
              value={perPage.value}
              choices={PER_PAGE.map((each) => [each, each] as const)}
              onChoose={(each) => {
                perPage.value = each;
              }}
            />
            <Button icon="print" kind="main" name="print-chosen" onClick={() => print()}>
              {text.print}
            </Button>
          </>
        )}
        <p role="status">{chosen.size > 0 ? text.chosen(chosen.size) : ''}</p>
      </div>
      <div class="print-only sheets">
        <Sheets boards={[...chosen.values()]} perPage={Number(perPage.value)} />
      </div>
    </>
  );
}
