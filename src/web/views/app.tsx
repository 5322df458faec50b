import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { say } from '../../board/index.ts';
import { Button, Icon, onDemand, Toast, Waves } from '../parts/index.ts';
import {
  addressOf,
  announcement,
  dialogs,
  hasCollection,
  isNarrow,
  language,
  type Route,
  route,
} from '../state/index.ts';
import { words } from '../words/index.ts';
import { picture } from './chosen-picture.ts';
import { DayView } from './day-view.tsx';
import { DropTarget } from './drop-target.tsx';
import { HomeView } from './home-view.tsx';
import { PlayView } from './play-view.tsx';
import { SettingsSheet } from './settings-sheet.tsx';

const LearnView = onDemand(async () => (await import('./asked-for.ts')).LearnView);
const StatisticsView = onDemand(async () => (await import('./asked-for.ts')).StatisticsView);
const PrintView = onDemand(async () => (await import('./asked-for.ts')).PrintView);
const HelpView = onDemand(async () => (await import('./asked-for.ts')).HelpView);
const BrowseView = onDemand(async () => (await import('./asked-for.ts')).BrowseView);
const LabView = onDemand(async () => (await import('./desk.ts')).LabView);
const ModelView = onDemand(async () => (await import('./desk.ts')).ModelView);
const DaysView = onDemand(async () => (await import('./asked-for.ts')).DaysView);
const NewView = onDemand(async () => (await import('./asked-for.ts')).NewView);
const PapersView = onDemand(async () => (await import('./desk.ts')).PapersView);
const SavedView = onDemand(async () => (await import('./asked-for.ts')).SavedView);
const SetView = onDemand(async () => (await import('./desk.ts')).SetView);
const PictureSheet = onDemand(async () => (await import('./desk.ts')).PictureSheet);

const settingsOpen = signal(false);

export function App() {
  const text = words.value;
  const here = route.value;
  useEffect(() => {
    document.title = [...titlesOf(here), text.name].join(' · ');
  });
  return (
    <>
      <button type="button" class="skip" onClick={skip}>
        {text.skipContent}
      </button>
      <header class="top">
        <a class="brand" href="#/" aria-label={text.name}>
          <Logo />
          <span>{text.name}</span>
        </a>
        <nav aria-label={text.nav}>
          <Tab
            to={{ view: 'home' }}
            current={!['browse', 'set', 'learn', 'help'].includes(here.view)}
            icon="play"
          >
            {text.play}
          </Tab>
          {hasCollection && (
            <Tab to={{ view: 'browse', browsed: { page: 1 } }} current={here.view === 'browse'} icon="stack">
              {text.browse}
            </Tab>
          )}
          <Tab to={{ view: 'set' }} current={here.view === 'set'} icon="pen">
            {text.set}
          </Tab>
          <Tab to={{ view: 'learn' }} current={here.view === 'learn'} icon="cap">
            {text.learn}
          </Tab>
          <Tab to={{ view: 'help' }} current={here.view === 'help'} icon="book">
            {text.help}
          </Tab>
        </nav>
        <Button
          icon="gear"
          label={text.settings}
          kind="quiet"
          name="settings"
          onClick={() => {
            settingsOpen.value = true;
          }}
        />
      </header>
      <Waves height={here.view === 'home' && !here.puzzle && !isNarrow.value ? 104 : 26} />
      <main id="content" tabIndex={-1}>
        <View here={here} />
      </main>
      <p class="spoken" role="status" aria-live="polite">
        {announcement}
      </p>
      {settingsOpen.value && (
        <SettingsSheet
          onClose={() => {
            settingsOpen.value = false;
          }}
        />
      )}
      {picture.value && (
        <PictureSheet
          shades={picture.value}
          onClose={() => {
            picture.value = undefined;
          }}
        />
      )}
      {dialogs.value.length === 0 && <Toast />}
      <DropTarget />
    </>
  );
}

function View({ here }: { readonly here: Route }) {
  switch (here.view) {
    case 'home':
      return <HomeView {...(here.puzzle ? { puzzle: here.puzzle } : {})} />;
    case 'learn':
      return <LearnView {...(here.puzzle ? { puzzle: here.puzzle } : {})} />;
    case 'statistics':
      return <StatisticsView />;
    case 'print':
      return (
        <PrintView
          key={addressOf(here)}
          {...(here.puzzle ? { puzzle: here.puzzle } : {})}
          {...(here.shared ? { shared: here.shared } : {})}
        />
      );
    case 'day':
      return <DayView puzzle={here.puzzle} day={here.day} />;
    case 'days':
      return <DaysView day={here.day} />;
    case 'new':
      return <NewView key={addressOf(here)} kind={here.kind} />;
    case 'help':
      return <HelpView {...(here.puzzle ? { puzzle: here.puzzle } : {})} />;
    case 'play':
      return <PlayView shared={here.shared} slot={here.slot} />;
    case 'saved':
      return <SavedView />;
    case 'papers':
      return <PapersView paper={here.paper} />;
    case 'browse':
      return <BrowseView browsed={here.browsed} />;
    case 'lab':
      return here.shared ? <LabView shared={here.shared} /> : <ModelView />;
    case 'set':
      return <SetView here={here} />;
  }
}

/** What the page in front is called, the nearest first: the puzzle, then what is done with it. */
function titlesOf(here: Route): readonly string[] {
  const text = words.value;
  const puzzle = 'shared' in here && here.shared ? here.shared.puzzle : 'puzzle' in here && here.puzzle;
  const named = 'shared' in here && here.shared?.title !== undefined ? [here.shared.title] : [];
  const titles = puzzle ? [...named, say(puzzle.title, language.value)] : [];
  switch (here.view) {
    case 'home':
      return titles;
    case 'saved':
      return [text.savedTitle];
    case 'papers':
      return [text.papers];
    case 'play':
      return [...titles, text.play];
    case 'browse':
      return [text.browse];
    case 'lab':
      return [...titles, text.lab];
    case 'set':
      return [...titles, text.setTitle];
    case 'help':
      return [...titles, text.helpTitle];
    case 'learn':
      return [...titles, text.learn];
    case 'statistics':
      return [text.statistics];
    case 'print':
      return [...titles, text.printSeveral];
    case 'day':
      return [...titles, text.dayName(here.day)];
    case 'days':
      return [text.daysTitle];
    case 'new':
      return [say(here.kind.puzzle.title, language.value), text.newBoard];
  }
}

/** No link: the address keeps the board. */
function skip(): void {
  document.querySelector<HTMLElement>('#content')?.focus();
}

interface TabProps {
  readonly to: Route;
  readonly current: boolean;
  readonly icon: 'play' | 'pen' | 'cap' | 'book' | 'stack';
  readonly children: string;
}

function Tab({ to, current, icon, children }: TabProps) {
  return (
    <a class="tab" href={addressOf(to)} {...(current ? { 'aria-current': 'page' as const } : {})}>
      <Icon name={icon} />
      <span>{children}</span>
    </a>
  );
}

/** Three waves in a stone frame. */
function Logo() {
  return (
    <svg class="logo" viewBox="0 0 64 64" aria-hidden="true">
      <rect class="limestone" x="2" y="2" width="60" height="60" rx="13" />
      <path
        class="wave"
        d="M2 21c8-10 14-10 22 0s14 10 22 0 10-10 16-4v10c-6-6-8-5-16 4s-14 10-22 0-14-10-22 0zM2 41c8-10 14-10 22 0s14 10 22 0 10-10 16-4v10c-6-6-8-5-16 4s-14 10-22 0-14-10-22 0z"
      />
      <rect class="rim" x="2" y="2" width="60" height="60" rx="13" />
    </svg>
  );
}
