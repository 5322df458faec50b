import { TRIAL_COLOURS } from '../../play/index.ts';
import { Button } from '../parts/index.ts';
import type { PlayedGame } from '../state/index.ts';
import { words } from '../words/index.ts';

/** Ink and the colours to try things out in; what was tried can be kept or wiped out as a whole. */
export function TrialPens({ played }: { readonly played: PlayedGame }) {
  void played.version.value;
  const text = words.value;
  const pen = played.pen.value;
  const count = pen === 0 ? 0 : played.game.coloured(pen);
  return (
    <fieldset class="pens" aria-label={text.pens}>
      {Array.from({ length: TRIAL_COLOURS + 1 }, (_, colour) => (
        <button
          key={colour}
          type="button"
          class={`pen colour-${colour}`}
          aria-pressed={pen === colour}
          aria-label={text.penNames[colour]}
          title={text.penNames[colour]}
          data-name={`pen-${colour}`}
          onClick={() => played.takePen(colour)}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <circle cx="12" cy="12" r="8" />
          </svg>
        </button>
      ))}
      {pen > 0 && (
        <>
          <Button icon="tick" name="keep-colour" disabled={count === 0} onClick={() => played.keepColour()}>
            {text.keepColour}
          </Button>
          <Button icon="close" name="drop-colour" disabled={count === 0} onClick={() => played.dropColour()}>
            {text.dropColour}
          </Button>
        </>
      )}
    </fieldset>
  );
}
