import type { Language } from '../../board/index.ts';
import { Choice, Dialog, Switch } from '../parts/index.ts';
import {
  ASSISTS,
  assist,
  autoDots,
  language,
  showCoordinates,
  showRulers,
  showTimer,
  THEMES,
  theme,
} from '../state/index.ts';
import { speak, words } from '../words/index.ts';

const LANGUAGES: readonly (readonly [Language, string])[] = [
  ['en', 'English'],
  ['pt', 'Português'],
];

export function SettingsSheet({ onClose }: { readonly onClose: () => void }) {
  const text = words.value;
  return (
    <Dialog title={text.settings} onClose={onClose} name="settings-sheet">
      <div class="form">
        <Choice
          label={text.language}
          name="language"
          value={language.value}
          choices={LANGUAGES}
          onChoose={(chosen) => void speak(chosen)}
        />
        <Choice
          label={text.theme}
          name="theme"
          value={theme.value}
          choices={THEMES.map((each) => [each, text.themes[each]] as const)}
          onChoose={(chosen) => {
            theme.value = chosen;
          }}
        />
        <Choice
          label={text.assist}
          name="assist"
          value={assist.value}
          choices={ASSISTS.map((each) => [each, text.assists[each]] as const)}
          onChoose={(chosen) => {
            assist.value = chosen;
          }}
        />
        <Switch
          label={text.timer}
          name="timer"
          value={showTimer.value}
          onChange={(shown) => {
            showTimer.value = shown;
          }}
        />
        <Switch
          label={text.autoDots}
          name="auto-dots"
          value={autoDots.value}
          onChange={(wanted) => {
            autoDots.value = wanted;
          }}
        />
        <Switch
          label={text.coordinates}
          name="coordinates"
          value={showCoordinates.value}
          onChange={(shown) => {
            showCoordinates.value = shown;
          }}
        />
        <Switch
          label={text.rulers}
          name="rulers"
          value={showRulers.value}
          onChange={(shown) => {
            showRulers.value = shown;
          }}
        />
      </div>
    </Dialog>
  );
}
