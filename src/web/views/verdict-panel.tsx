import { useSignal } from '@preact/signals';
import { Board } from '../../board/index.ts';
import { sitesOf } from '../../puzzles/index.ts';
import { Picture } from '../board/index.ts';
import { Button, ProblemList, SentenceView } from '../parts/index.ts';
import type { Cells } from '../reasoner/index.ts';
import type { DrawnBoard } from '../state/index.ts';
import { words } from '../words/index.ts';
import { ProofSheet } from './proof-sheet.tsx';

/** Rules that clash, shown at once. */
const MOST = 6;

/** Whether the board has one solution, several or none, told in a line while it is drawn. */
export function VerdictLine({ drawn }: { readonly drawn: DrawnBoard }) {
  const text = words.value;
  const { verdict, grade, busy, stale } = drawn.standing.value;
  const status = verdict?.status ?? 'waiting';
  return (
    <section
      class={`verdict ${status}${stale ? ' stale' : ''}`}
      aria-label={text.standing}
      aria-busy={busy}
      data-name="verdict"
      data-status={stale ? 'waiting' : status}
    >
      <h2>
        <Sign status={status} />
        <span class="said">
          {verdict ? text[verdict.status] : text.checking}
          {status === 'unique' && grade && (
            <span class={`level ${grade.level}`}>
              {text.uniqueGrade(text.levels[grade.level], grade.score.toFixed(1))}
            </span>
          )}
        </span>
      </h2>
      {status === 'unique' && !stale && <ProofButton drawn={drawn} />}
    </section>
  );
}

/** Asks for the proof of the one solution. Whatever changes the board takes button and sheet away. */
function ProofButton({ drawn }: { readonly drawn: DrawnBoard }) {
  const asked = useSignal(false);
  return (
    <>
      <Button
        kind="quiet"
        name="proof"
        onClick={() => {
          asked.value = true;
        }}
      >
        {words.value.proof}
      </Button>
      {asked.value && (
        <ProofSheet
          board={drawn.text}
          onClose={() => {
            asked.value = false;
          }}
        />
      )}
    </>
  );
}

/** What goes with the verdict: the clues that clash, two solutions side by side, what is wrong with the board. */
export function VerdictDetails({ drawn }: { readonly drawn: DrawnBoard }) {
  const text = words.value;
  const { verdict, settled, clash = [], stale } = drawn.standing.value;
  if (!verdict || stale) return null;
  switch (verdict.status) {
    case 'unique':
      return null;
    case 'unknown':
      return <p class="small">{text.unknownMore}</p>;
    case 'unreadable':
      return <ProblemList problems={verdict.problems} />;
    case 'none': {
      if (clash.length === 0) return null;
      const left = clash.length - MOST;
      return (
        <section class="details" data-name="clash">
          <p>{clash.length === 1 ? text.noneMoreOne : text.noneMore}</p>
          <ul class="rules">
            {clash.slice(0, MOST).map(({ id, sentence }) => (
              <li key={id} data-rule={id}>
                <SentenceView sentence={sentence} />
              </li>
            ))}
            {left > 0 && <li class="small">{text.more(left)}</li>}
          </ul>
        </section>
      );
    }
    case 'several': {
      const { solution, other, differences } = verdict;
      const known = settled?.cells.filter((value) => value !== null).length ?? 0;
      return (
        <section class="details">
          <p>{text.severalMore(differences.length, known > 0 ? known : undefined)}</p>
          <div class="compared" data-name="compared">
            <Solution drawn={drawn} cells={solution} differences={differences} label={text.firstSolution} />
            <Solution drawn={drawn} cells={other} differences={differences} label={text.otherSolution} />
          </div>
        </section>
      );
    }
  }
}

interface SolutionProps {
  readonly drawn: DrawnBoard;
  readonly cells: Cells;
  readonly differences: readonly number[];
  readonly label: string;
}

function Solution({ drawn, cells, differences, label }: SolutionProps) {
  const { grid, puzzle } = drawn.draft;
  const sites = sitesOf(puzzle, grid);
  if (cells.length !== sites.count) return null;
  const board = Board.on(
    sites,
    cells.map((value) => value ?? undefined),
  );
  const because = sites.places(differences);
  return (
    <figure>
      <Picture scene={puzzle.scene(grid, board, { because })} label={label} />
      <figcaption>{label}</figcaption>
    </figure>
  );
}

/** A shape for each verdict, so that it is not told by its colour alone. */
function Sign({ status }: { readonly status: string }) {
  const strokes: Readonly<Record<string, string>> = {
    unique: 'M5 13l4.5 4.5L19 7',
    several: 'M5 9h14M5 15h14',
    none: 'M6 6l12 12M18 6L6 18',
  };
  return (
    <svg class="icon sign" viewBox="0 0 24 24" aria-hidden="true">
      <path d={strokes[status] ?? 'M6 12h.5M12 12h.5M18 12h.5'} />
    </svg>
  );
}
