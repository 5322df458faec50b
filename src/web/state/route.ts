import { effect, signal } from '@preact/signals';
import { LEVELS } from '../../board/index.ts';
import { type Day, dayAt, isDay, readLink, type Shared, writeLink } from '../../play/index.ts';
import { type AnyPuzzle, type Bilingual, type Problem, puzzles } from '../../puzzles/index.ts';
import type { Wanted } from '../published/index.ts';
import { words } from '../words/index.ts';
import { hasCollection } from './collection.ts';
import { announcement, closeDialogs, dialogs, dismiss, isSheetStep, show } from './messages.ts';
import { type BoardKind, lastKind, MOST_SIDE } from './new-board.ts';
import { language, puzzleInFront } from './settings.ts';

/** Which of many boards are shown: a page, from 1, of those that match the filter. */
export interface Browsed extends Wanted {
  readonly page: number;
}

/** Where on the page we are. */
export type Route =
  | { readonly view: 'home'; readonly puzzle?: AnyPuzzle }
  | { readonly view: 'help'; readonly puzzle?: AnyPuzzle }
  | { readonly view: 'learn'; readonly puzzle?: AnyPuzzle }
  | { readonly view: 'statistics' }
  | { readonly view: 'print'; readonly puzzle?: AnyPuzzle; readonly shared?: Shared }
  | { readonly view: 'day'; readonly puzzle: AnyPuzzle; readonly day: Day }
  | { readonly view: 'days'; readonly day: Day }
  | { readonly view: 'new'; readonly kind: BoardKind }
  | { readonly view: 'play'; readonly shared: Shared; readonly slot?: string }
  /** Without a board, the bench for models. */
  | { readonly view: 'lab'; readonly shared?: Shared }
  | { readonly view: 'browse'; readonly browsed: Browsed }
  | { readonly view: 'saved' }
  /** All papers, or the page of one, by its number. */
  | { readonly view: 'papers'; readonly paper?: string }
  | { readonly view: 'set'; readonly shared?: Shared; readonly puzzle?: AnyPuzzle; readonly slot?: string };

export const route = signal<Route>({ view: 'home' });

/** The puzzle that a page is about. */
function puzzleOf(here: Route): AnyPuzzle | undefined {
  if ('kind' in here) return here.kind.puzzle;
  if ('shared' in here && here.shared) return here.shared.puzzle;
  return 'puzzle' in here ? here.puzzle : undefined;
}

/** The address that belongs to what is shown; whatever else stands there is put right. */
let address = '';

export const addressOf = (to: Route): string => {
  switch (to.view) {
    case 'home':
      return to.puzzle ? `#/puzzle/${to.puzzle.id}` : '#/';
    case 'help':
      return to.puzzle ? `#/help/${to.puzzle.id}` : '#/help';
    case 'saved':
      return '#/saved';
    case 'papers':
      return to.paper === undefined ? '#/papers' : `#/papers/${to.paper}`;
    case 'learn':
      return to.puzzle ? `#/learn/${to.puzzle.id}` : '#/learn';
    case 'statistics':
      return '#/statistics';
    case 'print':
      return to.shared
        ? `#/print/${writeLink(to.shared)}`
        : to.puzzle
          ? `#/print/${to.puzzle.id}`
          : '#/print';
    case 'day':
      return `#/day/${to.puzzle.id}/${to.day}`;
    case 'days':
      return `#/days/${to.day}`;
    case 'new':
      return `#/new/${to.kind.puzzle.id}/${to.kind.columns}x${to.kind.rows}${to.kind.level ? `/${to.kind.level}` : ''}`;
    case 'play':
      return `#/play/${writeLink(to.shared)}`;
    case 'lab':
      return to.shared ? `#/lab/${writeLink(to.shared)}` : '#/lab';
    case 'browse':
      return browsedAddress(to.browsed);
    case 'set':
      return to.shared ? `#/set/${writeLink(to.shared)}` : to.puzzle ? `#/set/${to.puzzle.id}` : '#/set';
  }
};

export function go(to: Route): void {
  address = addressOf(to);
  dismiss();
  closeDialogs();
  route.value = to;
  // The step of a dialog that was open becomes the step to the new page.
  if (isSheetStep()) history.replaceState(null, '', address);
  else if (location.hash !== address) history.pushState(null, '', address);
  scrollTo({ top: 0 });
}

/** Goes to another page in place of this one: Back leads to the one before. */
export function replaceRoute(to: Route): void {
  address = addressOf(to);
  history.replaceState(null, '', address);
  route.value = to;
}

/** Lets the address follow what is shown, without a step that the back button would have to undo. */
export function renameAddress(to: Route): void {
  address = addressOf(to);
  history.replaceState(null, '', address);
}

/** Goes where the address says. An address that makes no sense is answered in words, and the page stays as it is. */
export function followAddress(): void {
  effect(() => {
    puzzleInFront.value = puzzleOf(route.value);
    // What was announced in another language is over.
    if (language.value) announcement.value = '';
  });
  const follow = (): void => {
    // The page of a collection opens with its boards.
    const hash = location.hash === '' ? (hasCollection ? '#/browse' : '#/') : location.hash;
    if (hash === address) return;
    const read = readAddress(hash);
    if (read.ok) {
      address = hash;
      dismiss();
      closeDialogs();
      route.value = read.route;
      scrollTo({ top: 0 });
      return;
    }
    history.replaceState(null, '', address === '' ? '#/' : address);
    const { badLink, noPage } = words.value;
    show({ kind: 'bad', ...(read.problems ? { text: badLink, problems: read.problems } : { text: noPage }) });
  };
  addEventListener('hashchange', follow);
  // Back closes what is open. The step of a dialog that was closed otherwise is passed over: nothing would change.
  let onSheet = false;
  effect(() => {
    if (dialogs.value.length > 0) onSheet = true;
  });
  addEventListener('popstate', () => {
    const isPassed = onSheet && dialogs.peek().length === 0 && !isSheetStep() && location.hash === address;
    onSheet = isSheetStep();
    if (isPassed) return history.back();
    closeDialogs();
    follow();
  });
  follow();
}

/** What does not matter is a dash; what is left out at the end does not matter either. */
function browsedAddress({ puzzle = '-', size = '-', level = '-', page }: Browsed): string {
  const parts = [puzzle, size, level, page === 1 ? '-' : `${page}`];
  while (parts.at(-1) === '-') parts.pop();
  return ['#/browse', ...parts].join('/');
}

function readBrowsed(rest: string): Browsed | undefined {
  const [, puzzle, size, level, page] =
    /^([a-z0-9-]+)?(?:\/(-|\d{1,4}x\d{1,4}))?(?:\/(-|[a-z]+))?(?:\/(\d{1,6}))?\/?$/.exec(rest) ?? [];
  if (rest !== '' && puzzle === undefined) return undefined;
  const told = Object.entries({ puzzle, size, level }).filter(
    ([, value]) => value !== undefined && value !== '-',
  );
  return { ...Object.fromEntries(told), page: Math.max(1, Number(page ?? 1)) };
}

/** What a new board is asked to be: `PUZZLE/10x8/hard`, columns first; a puzzle alone asks for what was asked last. */
function readKind(rest: string): BoardKind | undefined {
  const [, id, columns, rows, named] =
    /^([a-z0-9-]+)(?:\/(\d{1,2})x(\d{1,2})(?:\/([a-z]+))?)?\/?$/.exec(rest) ?? [];
  const puzzle = puzzles.find((each) => each.id === id);
  if (!puzzle) return undefined;
  if (columns === undefined || rows === undefined) return lastKind(puzzle);
  const level = LEVELS.find((each) => each === named);
  const most = Math.max(Number(columns), Number(rows));
  if ((named !== undefined && !level) || most > MOST_SIDE || Number(columns) * Number(rows) === 0)
    return undefined;
  return { puzzle, rows: Number(rows), columns: Number(columns), ...(level ? { level } : {}) };
}

type ReadAddress =
  | { readonly ok: true; readonly route: Route }
  /** Without problems: there is no such page at all. */
  | { readonly ok: false; readonly problems?: readonly Bilingual<Problem>[] };

export function readAddress(hash: string): ReadAddress {
  const [, view = '', rest = ''] = /^#\/?([^/]*)\/?([\s\S]*)$/.exec(hash) ?? [];
  const puzzle = puzzles.find(({ id }) => id === rest.replace(/\/$/, ''));
  if (view === '' && rest === '') return { ok: true, route: { view: 'home' } };
  if (view === 'puzzle' && puzzle) return { ok: true, route: { view: 'home', puzzle } };
  if (view === 'help' && rest === '') return { ok: true, route: { view: 'help' } };
  if (view === 'help' && puzzle) return { ok: true, route: { view: 'help', puzzle } };
  if (view === 'saved' && rest === '') return { ok: true, route: { view: 'saved' } };
  if (view === 'papers' && rest === '') return { ok: true, route: { view: 'papers' } };
  if (view === 'papers' && /^\d{3}\/?$/.test(rest))
    return { ok: true, route: { view: 'papers', paper: rest.slice(0, 3) } };
  if (view === 'learn' && rest === '') return { ok: true, route: { view: 'learn' } };
  if (view === 'learn' && puzzle) return { ok: true, route: { view: 'learn', puzzle } };
  if (view === 'statistics' && rest === '') return { ok: true, route: { view: 'statistics' } };
  if (view === 'print' && rest === '') return { ok: true, route: { view: 'print' } };
  if (view === 'print' && puzzle) return { ok: true, route: { view: 'print', puzzle } };
  if (view === 'day') {
    const [id, day = dayAt(new Date())] = rest.split('/').filter((part) => part !== '');
    const of = puzzles.find((each) => each.id === id);
    // No board is shown before its day: all players get it on the same one.
    if (of && isDay(day) && day <= dayAt(new Date()))
      return { ok: true, route: { view: 'day', puzzle: of, day } };
  }
  if (view === 'days' && (rest === '' || (isDay(rest) && rest <= dayAt(new Date()))))
    return { ok: true, route: { view, day: rest === '' ? dayAt(new Date()) : rest } };
  const kind = view === 'new' ? readKind(rest) : undefined;
  if (kind) return { ok: true, route: { view: 'new', kind } };
  if ((view === 'set' || view === 'lab') && rest === '') return { ok: true, route: { view } };
  if (view === 'set' && puzzle) return { ok: true, route: { view: 'set', puzzle } };
  if (view === 'play' || view === 'set' || view === 'lab' || view === 'print') {
    const read = readLink(rest, puzzles);
    if (!read.ok) return read;
    const { ok: _ok, notes: _notes, ...shared } = read;
    return { ok: true, route: { view, shared } };
  }
  const browsed = view === 'browse' && hasCollection ? readBrowsed(rest) : undefined;
  if (browsed) return { ok: true, route: { view: 'browse', browsed } };
  return { ok: false };
}
