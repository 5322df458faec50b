import { useSignal } from '@preact/signals';
import { useEffect, useId } from 'preact/hooks';
import { inLanguage, type Motion } from '../../board/index.ts';
import { LONGEST_NAME } from '../../play/index.ts';
import { Button, SentenceView } from '../parts/index.ts';
import { type LaterAnswers, maker, type ProposedClue } from '../reasoner/index.ts';
import { announce, type DrawnBoard, language, show } from '../state/index.ts';
import { deskWords } from '../words/desk.ts';

/** Milliseconds that removing clues or looking for one may take. */
const WORK_TIME = 20_000;

const COPIES = [
  ['mirror', 'mirror'],
  ['flip', 'flip'],
  ['quarter-turn', 'turn'],
] as const satisfies readonly (readonly [Motion, string])[];

/** What a setter does once a board stands: name it, strip it of clues, find the one that is missing, lay it down anew. */
export function SetterTools({ drawn }: { readonly drawn: DrawnBoard }) {
  const text = inLanguage(deskWords, language.value);
  const busy = useSignal(false);
  const proposed = useSignal<ProposedClue | undefined>(undefined);
  const { verdict, stale } = drawn.standing.value;
  const version = drawn.version.value;
  const { puzzle } = drawn;
  useEffect(() => {
    proposed.value = undefined;
  }, [version]);
  const status = stale ? undefined : verdict?.status;

  /** Asks about the board as it is; undefined if that failed, or if the board has changed meanwhile. */
  const ask = async <T,>(
    question: (answers: LaterAnswers) => Promise<T>,
  ): Promise<{ readonly value: T } | undefined> => {
    busy.value = true;
    const asked = drawn.version.peek();
    const answer = await maker.ask(question, { limit: WORK_TIME * 1.5 });
    busy.value = false;
    if (drawn.version.peek() !== asked) return undefined;
    if (!answer.ok) show({ kind: 'bad', text: text.failed });
    return answer.ok ? answer : undefined;
  };
  const put = (board: string): void => {
    const parsed = puzzle.parse(board);
    if (!parsed.ok) return;
    drawn.draft.replace(parsed.grid, drawn.draft.solution);
    drawn.changed();
  };
  const strip = async (): Promise<void> => {
    const stripped = (await ask((answers) => answers.strip(drawn.text, WORK_TIME)))?.value;
    if (!stripped) return;
    const said = stripped.complete ? text.stripped(stripped.removed) : text.strippedPartly(stripped.removed);
    if (stripped.removed > 0) put(stripped.text);
    show({ kind: 'good', text: said });
  };
  const propose = async (): Promise<void> => {
    const answer = await ask((answers) => answers.propose(drawn.text, WORK_TIME));
    if (answer?.value) proposed.value = answer.value;
    else if (answer) show({ kind: 'bad', lasting: false, text: text.notProposed });
  };
  const layDown = (motion: Motion): void => {
    drawn.draft.replace(puzzle.layout.moved(drawn.draft.grid, motion));
    drawn.changed();
    announce(text.copies);
  };
  return (
    <section class="setter-tools" aria-label={text.tools}>
      <BoardNames drawn={drawn} />
      <div class="tools">
        <Button
          icon="minus"
          name="strip"
          disabled={busy.value || status !== 'unique'}
          onClick={() => void strip()}
        >
          {text.strip}
        </Button>
        <Button
          icon="plus"
          name="propose"
          disabled={busy.value || status !== 'several'}
          onClick={() => void propose()}
        >
          {text.propose}
        </Button>
        {COPIES.filter(([motion]) => puzzle.layout.motions.includes(motion)).map(([motion, name]) => (
          <Button
            key={motion}
            icon={name}
            label={text[name]}
            name={`copy-${name}`}
            onClick={() => layDown(motion)}
          />
        ))}
      </div>
      <div role="status">
        {busy.value && <p class="busy">{text.working}</p>}
        {proposed.value && (
          <div class="note" data-name="proposed">
            <p>
              <SentenceView
                sentence={{
                  en: [proposed.value.place, ': ', ...proposed.value.clue.en],
                  pt: [proposed.value.place, ': ', ...proposed.value.clue.pt],
                }}
              />
            </p>
            <Button icon="plus" kind="main" name="add-proposed" onClick={() => put(proposed.value!.text)}>
              {text.add}
            </Button>
          </div>
        )}
      </div>
    </section>
  );
}

/** What the board is called, and who made it. */
function BoardNames({ drawn }: { readonly drawn: DrawnBoard }) {
  const text = inLanguage(deskWords, language.value);
  const [title, author, hint] = [useId(), useId(), useId()];
  return (
    <div class="names">
      <div class="field">
        <label for={title}>{text.title}</label>
        <input
          id={title}
          type="text"
          maxLength={LONGEST_NAME}
          value={drawn.title.value}
          aria-describedby={hint}
          data-name="board-title"
          onInput={({ currentTarget }) => drawn.name(currentTarget.value, drawn.author.peek())}
        />
      </div>
      <div class="field">
        <label for={author}>{text.author}</label>
        <input
          id={author}
          type="text"
          maxLength={LONGEST_NAME}
          value={drawn.author.value}
          aria-describedby={hint}
          data-name="board-author"
          onInput={({ currentTarget }) => drawn.name(drawn.title.peek(), currentTarget.value)}
        />
      </div>
      <p class="small" id={hint}>
        {text.namesHint}
      </p>
    </div>
  );
}
