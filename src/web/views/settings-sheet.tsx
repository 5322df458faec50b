import type { Signal } from '@preact/signals';
import type { AnyLanguage } from '../../board/index.ts';
import { Choice, Dialog, Switch } from '../parts/index.ts';
import {
  ASSISTS,
  assist,
  autoDots,
  clearNotes,
  language,
  puzzleInFront,
  showCoordinates,
  showRulers,
  showTimer,
  THEMES,
  theme,
  valuesFirst,
} from '../state/index.ts';
import { speak, type Words, words } from '../words/index.ts';

const LANGUAGES: readonly (readonly [AnyLanguage, string])[] = [
  ['en', 'English'],
  ['pt', 'Português'],
  ['es', 'Español'],
];

/** The languages that this page can speak: a further one only where the puzzle in front is written in it. */
const spokenHere = (): readonly (readonly [AnyLanguage, string])[] =>
  LANGUAGES.filter(([of]) => of === 'en' || of === 'pt' || puzzleInFront.value?.languages?.[of]);

/** Settings that are on or off, in the order in which they are shown. */
const SWITCHES: readonly (readonly [
  name: string,
  label: 'timer' | 'autoDots' | 'coordinates' | 'rulers' | 'clearNotes' | 'valuesFirst',
  setting: Signal<boolean>,
])[] = [
  ['timer', 'timer', showTimer],
  ['auto-dots', 'autoDots', autoDots],
  ['coordinates', 'coordinates', showCoordinates],
  ['rulers', 'rulers', showRulers],
  ['values-first', 'valuesFirst', valuesFirst],
  ['clear-notes', 'clearNotes', clearNotes],
];

/** The names of choices, in the language of the page. */
const named = <T extends string>(
  values: readonly T[],
  names: Readonly<Record<T, string>>,
): readonly (readonly [T, string])[] => values.map((value) => [value, names[value]] as const);

export function SettingsSheet({ onClose }: { readonly onClose: () => void }) {
  const text: Words = words.value;
  return (
    <Dialog title={text.settings} onClose={onClose} name="settings-sheet">
      <div class="form">
        <Choice
          label={text.language}
          name="language"
          value={language.value}
          choices={spokenHere()}
          onChoose={(chosen) => void speak(chosen)}
        />
        <Choice
          label={text.theme}
          name="theme"
          value={theme.value}
          choices={named(THEMES, text.themes)}
          onChoose={(chosen) => {
            theme.value = chosen;
          }}
        />
        <Choice
          label={text.assist}
          name="assist"
          value={assist.value}
          choices={named(ASSISTS, text.assists)}
          onChoose={(chosen) => {
            assist.value = chosen;
          }}
        />
        {SWITCHES.map(([name, label, setting]) => (
          <Switch
            key={name}
            label={text[label]}
            name={name}
            value={setting.value}
            onChange={(wanted) => {
              setting.value = wanted;
            }}
          />
        ))}
      </div>
    </Dialog>
  );
}
