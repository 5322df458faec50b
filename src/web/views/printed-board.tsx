import { h, render } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { say } from '../../board/index.ts';
import type { Names } from '../../play/index.ts';
import type { AnyPuzzle } from '../../puzzles/index.ts';
import { Picture } from '../board/index.ts';
import { language } from '../state/index.ts';
import { words } from '../words/index.ts';

interface PrintedBoardProps {
  readonly puzzle: AnyPuzzle;
  readonly grid: unknown;
  readonly names?: Names;
  /** Whether the rules stand below it. */
  readonly rules?: boolean;
}

/** The board on paper. It is drawn when it is printed: a second picture would make every large board slow. */
export function PrintedBoard(props: PrintedBoardProps) {
  const place = useRef<HTMLDivElement>(null);
  const latest = useRef(props);
  latest.current = props;
  useEffect(() => {
    const paper = matchMedia('print');
    // By hand and at once: the browser prints what is there when this returns.
    const draw = (): void => {
      if (place.current) render(h(Paper, latest.current), place.current);
    };
    const follow = (): void => {
      if (paper.matches) draw();
    };
    addEventListener('beforeprint', draw);
    paper.addEventListener('change', follow);
    follow();
    return () => {
      removeEventListener('beforeprint', draw);
      paper.removeEventListener('change', follow);
    };
  }, []);
  return <div class="print-only" ref={place} />;
}

function Paper({ puzzle, grid, names = {}, rules = false }: PrintedBoardProps) {
  const title = say(puzzle.title, language.peek());
  return (
    <>
      {!rules && <h2>{names.title ?? title}</h2>}
      {!rules && names.author !== undefined && <p>{words.peek().byAuthor(names.author)}</p>}
      <Picture scene={puzzle.scene(grid)} label={title} />
      {rules && (
        <ol class="print-rules">
          {puzzle.howTo.map((sentence) => {
            const said = say(sentence, language.peek());
            return <li key={said}>{said}</li>;
          })}
        </ol>
      )}
    </>
  );
}
