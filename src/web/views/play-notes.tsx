import type { Place } from '../../board/index.ts';
import type { ToldRule } from '../../play/index.ts';
import { Button, SentenceView } from '../parts/index.ts';
import { assist, linesOf, type PlayedGame, type ShownHint, storageTrouble } from '../state/index.ts';
import { words } from '../words/index.ts';
import { ChainView } from './chain-view.tsx';
import { CheckNote } from './check-note.tsx';
import { FactList, Places, placeOf } from './fact-list.tsx';

/** Places that are named one by one; the others are still lit up on the board. */
const MOST_PLACES = 24;

/** Broken rules shown at once; the others can be opened. Of a hint nothing is folded away. */
const MOST = 4;

interface PlayNotesProps {
  readonly played: PlayedGame;
  readonly onPlace: (place: Place) => void;
}

/** Notes on a game: what is wrong, what a check found, or a hint. Spoken as it appears. */
export function PlayNotes({ played, onPlace }: PlayNotesProps) {
  const text = words.value;
  const hint = played.hint.value;
  // What a hint says of a mistake is said once.
  const troubles = hint ? [] : played.troubles.value;
  return (
    <div class="notes" role="status" aria-live="polite">
      <CheckNote played={played} onPlace={onPlace} />
      {troubles.length > 0 && (
        <section class="note bad" data-name="troubles">
          <h2>{text.troubleTitle}</h2>
          <Rules rules={troubles.flatMap(({ rules }) => rules)} most={MOST} onPlace={onPlace} />
          {troubles.every(({ rules }) => rules.length === 0) && <p>{text.mistakeCells}</p>}
          {troubles.length === 1 && <Places places={troubles[0]!.where} onPlace={onPlace} />}
        </section>
      )}
      {assist.value === 'solution' && played.proper.value === false && <p class="small">{text.notProper}</p>}
      {storageTrouble.value && (
        <p class="small" data-name="not-saved">
          {text.notSaved[storageTrouble.value]}
        </p>
      )}
      {played.thinking.value && <p class="busy">{text.thinking}</p>}
      {hint && <HintNote played={played} hint={hint} onPlace={onPlace} />}
    </div>
  );
}

interface HintNoteProps {
  readonly played: PlayedGame;
  readonly hint: ShownHint;
  readonly onPlace: (place: Place) => void;
}

function HintNote({ played, hint, onPlace }: HintNoteProps) {
  const text = words.value;
  const { answer, strength } = hint;
  const [supposed] = linesOf(hint);
  return (
    <section class="note hint" data-name="hint-note" data-strength={strength}>
      <header>
        <h2>
          {answer.kind === 'step' && strength >= 2 ? (
            <SentenceView sentence={answer.step.technique} />
          ) : (
            text.hintTitle
          )}
        </h2>
        {answer.kind === 'step' && strength < 3 && (
          <Button name="more-hint" onClick={() => void played.askHint()}>
            {text.moreHint}
          </Button>
        )}
        {answer.kind === 'step' && strength === 3 && (
          <Button kind="main" icon="tick" name="apply-hint" onClick={() => played.followHint()}>
            {text.applyHint}
          </Button>
        )}
        <Button icon="close" kind="quiet" label={text.close} onClick={() => played.dismissHint()} />
      </header>
      {answer.kind === 'done' && <p>{text.hintDone}</p>}
      {answer.kind === 'open' && <p>{text.hintOpen}</p>}
      {answer.kind === 'unknown' && <p>{text.hintUnknown}</p>}
      {answer.kind === 'mistake' && (
        <>
          <p data-name={isHopeless(answer) ? 'no-solution' : 'mistake'}>
            {isHopeless(answer) ? text.hintNone : text.hintMistake}
          </p>
          {answer.lines.length > 0 ? (
            <ChainView
              lines={answer.lines}
              at={hint.line}
              onStep={(to) => played.stepChain(to)}
              onPlace={onPlace}
            />
          ) : (
            <Rules rules={answer.rule ? [answer.rule] : answer.reason} onPlace={onPlace} />
          )}
          <Places places={answer.cells.map((cell) => placeOf(cell, played.game))} onPlace={onPlace} />
        </>
      )}
      {answer.kind === 'step' && (
        <>
          {strength === 1 && (
            <>
              <p>{text.hintWhere}</p>
              <Places places={answer.where} most={MOST_PLACES} onPlace={onPlace} />
            </>
          )}
          {strength === 2 && (
            <>
              {(supposed || answer.step.because.length > 0) && (
                <p>{supposed ? text.hintSuppose : text.hintBecause}</p>
              )}
              {supposed && (
                <p>
                  <SentenceView sentence={supposed.sentence} onPlace={onPlace} />
                </p>
              )}
              <Rules rules={answer.step.because} onPlace={onPlace} />
              {answer.step.given.length > 0 && (
                <p class="small">{text.hintGiven(answer.step.given.length)}</p>
              )}
            </>
          )}
          {strength === 3 && supposed && (
            <ChainView
              lines={answer.step.lines}
              at={hint.line}
              onStep={(to) => played.stepChain(to)}
              onPlace={onPlace}
            />
          )}
          {strength === 3 && !supposed && (
            <p data-name="hint-whole">
              <SentenceView sentence={answer.step.whole} onPlace={onPlace} />
            </p>
          )}
          {strength === 3 && supposed && (
            <FactList game={played.game} facts={answer.step.facts} onPlace={onPlace} />
          )}
        </>
      )}
    </section>
  );
}

function Rules({
  rules,
  most = rules.length,
  onPlace,
}: {
  readonly rules: readonly ToldRule[];
  readonly most?: number;
  readonly onPlace: (place: Place) => void;
}) {
  const list = (some: readonly ToldRule[]) => (
    <ul class="rules">
      {some.map(({ id, sentence }) => (
        <li key={id} data-rule={id}>
          <SentenceView sentence={sentence} onPlace={onPlace} />
        </li>
      ))}
    </ul>
  );
  const more = rules.slice(most);
  return (
    <>
      {list(rules.slice(0, most))}
      {more.length > 0 && (
        <details data-name="more-rules">
          <summary>{words.value.more(more.length)}</summary>
          {list(more)}
        </details>
      )}
    </>
  );
}

/** Whether the board itself has no solution: then nothing that was put down is to blame. */
const isHopeless = ({ cells }: Extract<ShownHint['answer'], { kind: 'mistake' }>): boolean =>
  cells.length === 0;
