import { type Place, placeName, type Sentence, say } from '../../board/index.ts';
import { language } from '../state/settings.ts';

interface SentenceViewProps {
  readonly sentence: Sentence;
  /** Called with a place that was pressed. */
  readonly onPlace?: (place: Place) => void;
}

/** A sentence whose places can be pressed. */
export function SentenceView({ sentence, onPlace }: SentenceViewProps) {
  const spoken = language.value;
  return (
    <>
      {sentence[spoken].map((part, index) => {
        if (typeof part === 'string') return part;
        const name = say({ en: [part], pt: [part] }, spoken);
        const key = `${index} ${placeName(part)}`;
        if (!onPlace || part.kind === 'board') return <b key={key}>{name}</b>;
        return (
          <button type="button" class="place" key={key} onClick={() => onPlace(part)}>
            {name}
          </button>
        );
      })}
    </>
  );
}
