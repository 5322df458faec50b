import type { Place } from '../../board/index.ts';
import type { ToldRule } from '../../play/index.ts';
import { Button, Icon, SentenceView } from '../parts/index.ts';
import { assist, linesOf, type PlayedGame, type ShownHint, storageTrouble } from '../state/index.ts';
import { words } from '../words/index.ts';
import { ChainView } from './chain-view.tsx';
import { FactList, Places, placeOf } from './fact-list.tsx';

/** Broken rules shown at once; the others can be opened. Of a hint nothing is folded away. */
const MOST = 4;

interface PlayNotesProps {
  readonly played: PlayedGame;
  readonly onPlace: (place: Place) => void;
  readonly time: string | undefined;
  /** Absent: there is no way on from here. */
  readonly onNext?: () => void;
}

/** Notes on a game: that it is solved, what is wrong, or a hint. Spoken as it appears. */
export function PlayNotes({ played, onPlace, time, onNext }: PlayNotesProps) {
  const text = words.value;
  const troubles = played.troubles.value;
  const hint = played.hint.value;
  return (
    <div class="notes" role="status" aria-live="polite">
      {played.solved.value && (
        <section class="note good" data-name="solved">
          <p class="happy">
            <Icon name="tick" />
            {time === undefined ? text.solved : text.solvedIn(time)}
          </p>
          {onNext && (
            <Button icon="right" name="solved-next" onClick={onNext}>
              {text.nextBoard}
            </Button>
          )}
        </section>
      )}
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
  const said = new Set(played.troubles.value.flatMap(({ rules }) => rules.map(({ id }) => id)));
  const isNews = ({ id }: ToldRule): boolean => !said.has(id);
  return (
    <section class="note hint" data-name="hint-note" data-strength={strength}>
      <header>
        <h2>{text.hintTitle}</h2>
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
            <Rules rules={(answer.rule ? [answer.rule] : answer.reason).filter(isNews)} onPlace={onPlace} />
          )}
          <Places places={answer.cells.map((cell) => placeOf(cell, played.game))} onPlace={onPlace} />
        </>
      )}
      {answer.kind === 'step' && (
        <>
          {strength === 1 && (
            <>
              <p>{text.hintWhere}</p>
              <Places places={answer.where} onPlace={onPlace} />
            </>
          )}
          {strength >= 2 && (
            <p class="technique">
              <SentenceView sentence={answer.step.technique} />
            </p>
          )}
          {strength === 2 && (
            <>
              <p>{supposed ? text.hintSuppose : text.hintBecause}</p>
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
          {strength === 3 && <FactList game={played.game} facts={answer.step.facts} onPlace={onPlace} />}
          <div class="row">
            {strength < 3 && (
              <Button name="more-hint" onClick={() => void played.askHint()}>
                {text.moreHint}
              </Button>
            )}
            {strength === 3 && (
              <Button kind="main" icon="tick" name="apply-hint" onClick={() => played.followHint()}>
                {text.applyHint}
              </Button>
            )}
          </div>
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
