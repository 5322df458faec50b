import { useSignal } from '@preact/signals';
import { type Board, say } from '../../board/index.ts';
import type { AnyPuzzle } from '../../puzzles/index.ts';
import { Picture } from '../board/index.ts';
import { galleryOf } from '../gallery/index.ts';
import { Button, Choice, Switch } from '../parts/index.ts';
import { language } from '../state/index.ts';
import { words } from '../words/index.ts';
import { printWords } from '../words/print.ts';
import { keyOf, PER_PAGE, type PerPage, Sheets, solutionsOf } from './sheets.tsx';

/** Several boards of a puzzle on one sheet of paper. */
export function PrintView({ puzzle }: { readonly puzzle: AnyPuzzle }) {
  const text = printWords[language.value];
  const boards = galleryOf(puzzle);
  const chosen = useSignal<ReadonlySet<string>>(new Set(boards.slice(0, 4).map(keyOf)));
  const perPage = useSignal<PerPage>('4');
  const withSolutions = useSignal(false);
  const preparing = useSignal(false);
  const solved = useSignal<ReadonlyMap<string, Board<string>>>(new Map());
  const printed = boards.filter((board) => chosen.value.has(keyOf(board)));
  const title = say(puzzle.title, language.value);
  const choose = (keys: Iterable<string>): void => {
    chosen.value = new Set(keys);
  };
  const start = async (): Promise<void> => {
    preparing.value = true;
    solved.value = withSolutions.value ? await solutionsOf(printed) : new Map();
    preparing.value = false;
    // The page must have been drawn before it is printed.
    setTimeout(() => print(), 50);
  };
  return (
    <div class="print-several">
      <div class="heading">
        <h1>{text.title}</h1>
        <span class="facts">
          <span>{title}</span>
        </span>
      </div>
      <p>{text.intro}</p>
      <div class="filters">
        <Choice
          label={text.perPage}
          name="per-page"
          value={perPage.value}
          choices={PER_PAGE.map((each) => [each, each] as const)}
          onChoose={(count) => {
            perPage.value = count;
          }}
        />
        <Button name="choose-all" onClick={() => choose(boards.map(keyOf))}>
          {text.all}
        </Button>
        <Button name="choose-none" onClick={() => choose([])}>
          {text.none}
        </Button>
        <Button
          icon="print"
          kind="main"
          name="print-chosen"
          disabled={printed.length === 0 || preparing.value}
          onClick={() => void start()}
        >
          {text.print}
        </Button>
      </div>
      <Switch
        label={text.solutions}
        name="with-solutions"
        value={withSolutions.value}
        onChange={(wanted) => {
          withSolutions.value = wanted;
        }}
      />
      <p class="busy" role="status">
        {preparing.value ? text.preparing : ''}
      </p>
      <ul class="cards" aria-label={text.choose}>
        {boards.map((board) => {
          const key = keyOf(board);
          const { rows, columns } = puzzle.size(board.grid);
          const size = words.value.size(rows, columns);
          const name = words.value.galleryBoard(title, size, words.value.levels[board.level]);
          return (
            <li key={key} class="card board-card">
              <label class="choosable">
                <Picture scene={puzzle.scene(board.grid)} label={name} />
                <span class="facts">
                  <input
                    type="checkbox"
                    checked={chosen.value.has(key)}
                    data-name="print-board"
                    onChange={({ currentTarget }) => {
                      const rest = [...chosen.value].filter((each) => each !== key);
                      choose(currentTarget.checked ? [...rest, key] : rest);
                    }}
                  />
                  <span>{size}</span>
                  <span class={`level ${board.level}`}>{words.value.levels[board.level]}</span>
                </span>
              </label>
            </li>
          );
        })}
      </ul>
      <div class="print-only sheets">
        <Sheets boards={printed} perPage={Number(perPage.value)} />
        <ol class="print-rules">
          {puzzle.howTo.map((sentence) => {
            const said = say(sentence, language.value);
            return <li key={said}>{said}</li>;
          })}
        </ol>
        {solved.value.size > 0 && (
          <section class="sheet-page">
            <h2>{text.solutionsTitle}</h2>
            <Sheets boards={printed} perPage={9} solved={solved.value} />
          </section>
        )}
      </div>
    </div>
  );
}
