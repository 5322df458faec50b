import {
  inLanguage,
  type Phrase,
  type Place,
  placeName,
  type Sentence,
  sayPlace,
} from '../../board/index.ts';
import { language } from '../state/settings.ts';

interface SentenceViewProps {
  readonly sentence: Sentence;
  /** Called with a place that was pressed. */
  readonly onPlace?: (place: Place) => void;
}

/** A sentence whose places can be pressed. What closes a place, such as a comma, never begins a line of its own. */
export function SentenceView({ sentence, onPlace }: SentenceViewProps) {
  const spoken = sentence[language.value] ? language.value : 'en';
  const parts = inLanguage(sentence, spoken);
  const isPressed = (part: Phrase[number] | undefined): part is Place =>
    part !== undefined && typeof part !== 'string' && part.kind !== 'board' && onPlace !== undefined;
  return (
    <>
      {parts.map((part, index) => {
        if (typeof part === 'string') {
          return isPressed(parts[index - 1]) ? part.slice(closingOf(part).length) : part;
        }
        const name = sayPlace(part, spoken);
        const key = `${index} ${placeName(part)}`;
        if (!isPressed(part)) return <b key={key}>{name}</b>;
        return (
          <span class="whole" key={key}>
            <button type="button" class="place" onClick={() => onPlace?.(part)}>
              {name}
            </button>
            {closingOf(parts[index + 1])}
          </span>
        );
      })}
    </>
  );
}

/** The signs with which a text closes what stands before it. */
const closingOf = (part: Phrase[number] | undefined): string =>
  typeof part === 'string' ? (/^[,.:;)]+/.exec(part)?.[0] ?? '') : '';
