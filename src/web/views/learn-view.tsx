import { useSignal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import { inLanguage, say } from '../../board/index.ts';
import { type AnyPuzzle, type Lesson, puzzles } from '../../puzzles/index.ts';
import { Button, Choice, Icon, onDemand } from '../parts/index.ts';
import { addressOf, language } from '../state/index.ts';
import { learnWords } from '../words/learn.ts';
import { LessonRules } from './lesson-rules.tsx';
import { LessonTable } from './lesson-table.tsx';
import { PuzzleChips } from './puzzle-chips.tsx';

/** A lesson for each puzzle: the goal and the rules, boards played along, then one board for each technique. */
export function LearnView({ puzzle = puzzles[0]! }: { readonly puzzle?: AnyPuzzle }) {
  const text = inLanguage(learnWords, language.value);
  return (
    <div class="learn">
      <div class="heading">
        <h1>{text.title}</h1>
        <PuzzleChips view="learn" puzzle={puzzle} />
      </div>
      <Loaded key={puzzle.id} puzzle={puzzle} />
    </div>
  );
}

/** The lesson of a puzzle, fetched when it is asked for. */
function Loaded({ puzzle }: { readonly puzzle: AnyPuzzle }) {
  const Pages = useMemo(
    () =>
      onDemand(async () => {
        const lesson = await puzzle.lesson();
        return () => <LessonPages puzzle={puzzle} lesson={lesson} />;
      }),
    [puzzle],
  );
  return <Pages />;
}

interface Page {
  readonly name: string;
  readonly title: string;
}

/** One part of the lesson at a time, with the way to the others. */
function LessonPages({ puzzle, lesson }: { readonly puzzle: AnyPuzzle; readonly lesson: Lesson }) {
  const text = inLanguage(learnWords, language.value);
  const at = useSignal(0);
  const nameOf = (id: string): string => {
    const technique = puzzle.techniques.find((each) => each.id === id);
    return technique ? say(technique.name, language.value) : id;
  };
  const pages: readonly Page[] = [
    { name: 'rules', title: text.rules },
    ...lesson.worked.map((_, index) => ({ name: `worked-${index + 1}`, title: text.worked(index + 1) })),
    ...lesson.techniques.map(({ technique }) => ({
      name: technique,
      title: text.technique(nameOf(technique)),
    })),
  ];
  const page = pages[at.value]!;
  const turn = (to: number): void => {
    at.value = to;
    scrollTo({ top: 0 });
  };
  return (
    <section class="lesson" data-name="lesson" data-page={page.name}>
      <div class="lesson-head">
        <Choice
          label={text.parts}
          name="lesson-part"
          value={page.name}
          choices={pages.map(({ name, title }) => [name, title] as const)}
          onChoose={(name) => turn(pages.findIndex((each) => each.name === name))}
        />
        <span class="count">{text.place(at.value + 1, pages.length)}</span>
        <Button
          icon="left"
          label={text.previous}
          name="lesson-back"
          disabled={at.value === 0}
          onClick={() => turn(at.value - 1)}
        />
        {at.value < pages.length - 1 ? (
          <Button icon="right" kind="main" name="lesson-next" onClick={() => turn(at.value + 1)}>
            {text.next}
          </Button>
        ) : (
          <a class="button main" href={addressOf({ view: 'home', puzzle })} data-name="lesson-end">
            <Icon name="play" />
            <span>{text.toBoards}</span>
          </a>
        )}
      </div>
      <h2 class="spoken">{page.title}</h2>
      <LessonPage key={page.name} puzzle={puzzle} lesson={lesson} at={at.value} />
    </section>
  );
}

function LessonPage({
  puzzle,
  lesson: { worked, kept, techniques },
  at,
}: {
  readonly puzzle: AnyPuzzle;
  readonly lesson: Lesson;
  readonly at: number;
}) {
  if (at === 0) return <LessonRules puzzle={puzzle} kept={kept} />;
  const board = worked[at - 1];
  if (board) {
    const parsed = puzzle.parse(board.text);
    return parsed.ok ? <LessonTable puzzle={puzzle} grid={parsed.grid} says={board.says} /> : null;
  }
  const moment = techniques[at - worked.length - 1]!;
  const parsed = puzzle.parse(moment.text);
  if (!parsed.ok) return null;
  return <LessonTable puzzle={puzzle} grid={parsed.grid} moment={moment} />;
}
