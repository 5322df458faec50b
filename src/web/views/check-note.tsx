import type { Place, Sentence, Sites } from '../../board/index.ts';
import { Button, SentenceView } from '../parts/index.ts';
import type { PlayedGame } from '../state/index.ts';
import { words } from '../words/index.ts';

interface CheckNoteProps {
  readonly played: PlayedGame;
  readonly onPlace: (place: Place) => void;
}

/** What a check found, and the way back to where all was right. */
export function CheckNote({ played, onPlace }: CheckNoteProps) {
  const text = words.value;
  const checked = played.checked.value;
  if (!checked || played.solved.value) return null;
  const wrong = checked.kind === 'wrong' || (checked.kind === 'rules' && checked.broken > 0);
  return (
    <section class={`note ${wrong ? 'bad' : 'good'}`} data-name="check-note">
      {checked.kind === 'right' && <p>{text.checkRight(checked.open)}</p>}
      {checked.kind === 'wrong' && (
        <>
          <p>{text.checkWrong(checked.cells.length)}</p>
          <p class="places">
            <SentenceView sentence={namesOf(checked.cells, played.game.on)} onPlace={onPlace} />
          </p>
        </>
      )}
      {checked.kind === 'rules' && <p>{text.checkRules(checked.broken)}</p>}
      {checked.kind === 'unknown' && <p>{text.unknownMore}</p>}
      {wrong && (
        <Button icon="back" name="back-to-right" onClick={() => void played.backToRight()}>
          {text.backToRight}
        </Button>
      )}
    </section>
  );
}

function namesOf(cells: readonly number[], sites: Sites): Sentence {
  const phrase = sites.places(cells).flatMap((place, at) => (at === 0 ? [place] : [', ', place]));
  return { en: phrase, pt: phrase };
}
