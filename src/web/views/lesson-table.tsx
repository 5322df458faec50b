import { useSignal } from '@preact/signals';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { inLanguage, type Place, type Sentence, say } from '../../board/index.ts';
import type { AnyPuzzle, TechniqueBoard } from '../../puzzles/index.ts';
import { BoardView } from '../board/index.ts';
import { Button, SentenceView } from '../parts/index.ts';
import { language } from '../state/index.ts';
import { LessonGame } from '../state/lesson-game.ts';
import { words } from '../words/index.ts';
import { learnWords } from '../words/learn.ts';
import { firstSite } from './board-keys.ts';
import { FactList } from './fact-list.tsx';
import { playingHand, playingKey } from './playing-hand.ts';
import { UndoButtons } from './undo-buttons.tsx';
import { ValuePad } from './value-pad.tsx';

interface LessonTableProps {
  readonly puzzle: AnyPuzzle;
  readonly grid: unknown;
  /** What the board shows. */
  readonly says?: Sentence;
  /** Present where one technique is shown; without, the board is played along to its end. */
  readonly moment?: TechniqueBoard;
}

/** A board of a lesson, played: the next step beside it, told at once or bit by bit. */
export function LessonTable({ puzzle, grid, says, moment }: LessonTableProps) {
  const text = inLanguage(learnWords, language.value);
  const lesson = useMemo(() => new LessonGame(puzzle, grid, moment), []);
  const stage = useRef<HTMLElement>(null);
  const zoom = useSignal(1);
  const hand = useMemo(() => playingHand(lesson), [lesson]);
  useEffect(() => () => lesson.leave(), [lesson]);
  const { game, scene } = lesson;
  const { rows, columns } = game;
  const goTo = (place: Place): void =>
    stage.current?.querySelector<SVGGElement>(`[data-cell="${firstSite(place, game.on)}"]`)?.focus();
  const title = say(puzzle.title, language.value);
  return (
    <div class="table lesson-table">
      <section class="stage" ref={stage} aria-label={title}>
        <BoardView
          scene={scene}
          label={words.value.boardLabel(title, rows, columns)}
          hand={hand}
          onKey={(event, cell) => playingKey(lesson, event, cell)}
          coordinates
          zoom={zoom}
          finished={lesson.solved.value}
        />
      </section>
      <aside class="panel">
        <p class="says">{says ? <SentenceView sentence={says} /> : text.task}</p>
        {game.chosen && <ValuePad played={lesson} />}
        <div class="notes" role="status" aria-live="polite">
          <StepNote lesson={lesson} along={moment === undefined} onPlace={goTo} />
        </div>
        <div class="tools">
          <UndoButtons table={lesson} />
          <Button
            icon="restart"
            label={text.again}
            name="again"
            disabled={!lesson.canUndo.value}
            onClick={() => lesson.again()}
          />
        </div>
      </aside>
    </div>
  );
}

interface StepNoteProps {
  readonly lesson: LessonGame;
  readonly along: boolean;
  readonly onPlace: (place: Place) => void;
}

function StepNote({ lesson, along, onPlace }: StepNoteProps) {
  const text = inLanguage(learnWords, language.value);
  const step = lesson.step.value;
  const telling = lesson.telling.value;
  if (lesson.solved.value || (!along && lesson.made.value)) {
    return (
      <section class="note good" data-name="lesson-right">
        <p class="happy">{along || lesson.solved.value ? text.solved : text.right}</p>
        {!along && step && <Reason step={step} onPlace={onPlace} named={false} />}
      </section>
    );
  }
  return (
    <>
      {lesson.wrong.value && (
        <p class="note bad" data-name="lesson-wrong">
          {text.wrong}
        </p>
      )}
      {step && !lesson.wrong.value && (
        <section class="note hint" data-name="lesson-step" data-telling={telling}>
          {telling > 1 && <Reason step={step} onPlace={onPlace} named={along} />}
          {telling === 3 && (
            <>
              <p>{text.do}</p>
              <FactList game={lesson.game} facts={step.facts} onPlace={onPlace} />
            </>
          )}
          <div class="row">
            {telling < 3 && (
              <Button
                name="tell-more"
                onClick={() => {
                  lesson.telling.value = telling === 1 ? 2 : 3;
                }}
              >
                {telling === 1 ? text.showRules : text.showFacts}
              </Button>
            )}
            {telling === 3 && (
              <Button icon="tick" kind="main" name="do-it" onClick={() => lesson.follow()}>
                {text.doIt}
              </Button>
            )}
          </div>
        </section>
      )}
    </>
  );
}

function Reason({
  step,
  onPlace,
  named,
}: {
  readonly step: NonNullable<LessonGame['step']['value']>;
  readonly onPlace: (place: Place) => void;
  /** Whether the technique is told too; on a page of its own it is the heading. */
  readonly named: boolean;
}) {
  const text = inLanguage(learnWords, language.value);
  return (
    <>
      {named && (
        <p class="technique">
          <SentenceView sentence={step.technique} />
        </p>
      )}
      <p>{step.lines.length > 0 ? text.suppose : text.because}</p>
      <ul class="rules">
        {(step.lines.length > 0
          ? step.lines.map(({ number, sentence }) => ({ id: number, sentence }))
          : step.because
        ).map(({ id, sentence }) => (
          <li key={id}>
            <SentenceView sentence={sentence} onPlace={onPlace} />
          </li>
        ))}
      </ul>
    </>
  );
}
