import { useEffect, useRef } from 'preact/hooks';
import { say } from '../../board/index.ts';
import { type AnyPuzzle, puzzles } from '../../puzzles/index.ts';
import { addressOf, language } from '../state/index.ts';
import { words } from '../words/index.ts';

interface PuzzleChipsProps {
  readonly view: 'help' | 'learn' | 'set';
  readonly puzzle: AnyPuzzle;
}

/** The same page for each puzzle. Where they are in one row, the one that is chosen is brought into view. */
export function PuzzleChips({ view, puzzle }: PuzzleChipsProps) {
  const row = useRef<HTMLElement>(null);
  useEffect(() => {
    row.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [puzzle]);
  return (
    <nav class="chips" ref={row} aria-label={words.value.puzzle}>
      {puzzles.map((each) => (
        <a
          key={each.id}
          class="chip"
          href={addressOf({ view, puzzle: each })}
          {...(each === puzzle ? { 'aria-current': 'page' as const } : {})}
        >
          {say(each.title, language.value)}
        </a>
      ))}
    </nav>
  );
}
