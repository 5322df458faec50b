import { useSignal } from '@preact/signals';
import { type Board, inLanguage, say } from '../../board/index.ts';
import { namesOf, type Shared } from '../../play/index.ts';
import { type AnyPuzzle, puzzleById } from '../../puzzles/index.ts';
import { Picture } from '../board/index.ts';
import { galleryOf } from '../gallery/index.ts';
import { Button, Choice, Switch } from '../parts/index.ts';
import { boardKey, language, levelOf, slotsChanged, slotsOf } from '../state/index.ts';
import { words } from '../words/index.ts';
import { printWords } from '../words/print.ts';
import { keyOf, PER_PAGE, type PerPage, type PrintedBoard, Sheets, solutionsOf } from './sheets.tsx';

interface PrintViewProps {
  /** Boards of this puzzle only, those of the gallery too; without, all that are saved. */
  readonly puzzle?: AnyPuzzle;
  /** A board that one comes from. */
  readonly shared?: Shared;
}

/** Several boards on sheets of paper: the one that is open, those that are saved, those of the gallery. */
export function PrintView({ puzzle, shared }: PrintViewProps) {
  void slotsChanged.value;
  const text = inLanguage(printWords, language.value);
  const of = shared?.puzzle ?? puzzle;
  const boards = boardsOf(of, shared);
  const picked = useSignal<ReadonlySet<string> | undefined>(undefined);
  // The gallery may come a moment later than the page.
  const usual = shared ? boards.slice(0, 1) : (of ? galleryOf(of) : boards).slice(0, 4);
  const chosen = picked.value ?? new Set(usual.map(keyOf));
  const perPage = useSignal<PerPage>('4');
  const withSolutions = useSignal(false);
  const preparing = useSignal(false);
  const solved = useSignal<ReadonlyMap<string, Board<string>>>(new Map());
  const printed = boards.filter((board) => chosen.has(keyOf(board)));
  const choose = (keys: Iterable<string>): void => {
    picked.value = new Set(keys);
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
        {of && (
          <span class="facts">
            <span>{say(of.title, language.value)}</span>
          </span>
        )}
      </div>
      <p>{boards.length > 0 ? text.intro : text.nothing}</p>
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
          return (
            <ChoosableCard
              key={key}
              board={board}
              chosen={chosen.has(key)}
              onChoose={(wanted) => {
                const rest = [...chosen].filter((each) => each !== key);
                choose(wanted ? [...rest, key] : rest);
              }}
            />
          );
        })}
      </ul>
      <div class="print-only sheets">
        <Sheets boards={printed} perPage={Number(perPage.value)} />
        {[...new Set(printed.map((board) => board.puzzle))].map((each) => (
          <ol key={each.id} class="print-rules" aria-label={say(each.title, language.value)}>
            {each.howTo.map((sentence) => {
              const said = say(sentence, language.value);
              return <li key={said}>{said}</li>;
            })}
          </ol>
        ))}
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

interface ChoosableCardProps {
  readonly board: PrintedBoard;
  readonly chosen: boolean;
  readonly onChoose: (wanted: boolean) => void;
}

function ChoosableCard({ board: { puzzle, grid, level, name }, chosen, onChoose }: ChoosableCardProps) {
  const { rows, columns } = puzzle.size(grid);
  const { levels, size } = words.value;
  const title = name ?? say(puzzle.title, language.value);
  return (
    <li class="card board-card">
      <label class="choosable">
        <Picture scene={puzzle.scene(grid)} label={`${title}, ${size(rows, columns)}`} />
        <span class="facts">
          <input
            type="checkbox"
            checked={chosen}
            data-name="print-board"
            onChange={({ currentTarget }) => onChoose(currentTarget.checked)}
          />
          {name !== undefined && <b>{name}</b>}
          <span>{size(rows, columns)}</span>
          {level && <span class={`level ${level}`}>{levels[level]}</span>}
        </span>
      </label>
    </li>
  );
}

/** The boards to choose from, each once: the open one, then those that are saved, then the gallery. */
function boardsOf(puzzle: AnyPuzzle | undefined, shared: Shared | undefined): readonly PrintedBoard[] {
  const found = new Map<string, PrintedBoard>();
  const add = (board: PrintedBoard): void => {
    const key = keyOf(board);
    if (!found.has(key)) found.set(key, board);
  };
  const named = (name: string | undefined): { name?: string } => (name ? { name } : {});
  const graded = (of: AnyPuzzle, grid: unknown): Pick<PrintedBoard, 'level'> => {
    const level = levelOf(boardKey(of, grid));
    return level ? { level } : {};
  };
  if (shared) {
    const { grid } = shared;
    add({ puzzle: shared.puzzle, grid, ...named(namesOf(shared).title), ...graded(shared.puzzle, grid) });
  }
  for (const slot of [...slotsOf('game'), ...slotsOf('draft')]) {
    const of = puzzleById(slot.puzzle);
    const parsed = of?.parse(slot.board);
    if (!of || !parsed?.ok || (puzzle && of !== puzzle)) continue;
    add({ puzzle: of, grid: parsed.grid, ...named(slot.name || slot.title), ...graded(of, parsed.grid) });
  }
  if (puzzle) for (const board of galleryOf(puzzle)) add(board);
  return [...found.values()];
}
