import { say } from '../../board/index.ts';
import type { AnyPuzzle } from '../../puzzles/index.ts';
import { Dialog, Icon } from '../parts/index.ts';
import { language } from '../state/index.ts';
import { words } from '../words/index.ts';
import { ControlsList, isChosen } from './controls-list.tsx';
import { RuleBroken } from './rule-broken.tsx';

/** The rules over the board: first what they ask, with boards that break them, then the controls. */
export function RulesSheet({
  puzzle,
  onClose,
}: {
  readonly puzzle: AnyPuzzle;
  readonly onClose: () => void;
}) {
  const text = words.value;
  const title = say(puzzle.title, language.value);
  return (
    <Dialog title={text.rulesOf(title)} onClose={onClose} name="rules-sheet">
      <RuleList puzzle={puzzle} />
      <h3>{text.controls}</h3>
      <ControlsList chosen={isChosen(puzzle)} />
    </Dialog>
  );
}

/** What a puzzle asks for, in words and in boards that break it. */
export function RuleList({ puzzle }: { readonly puzzle: AnyPuzzle }) {
  const text = words.value;
  return (
    <>
      <ol class="how-to">
        {puzzle.howTo.map((sentence) => {
          const said = say(sentence, language.value);
          return <li key={said}>{said}</li>;
        })}
      </ol>
      <ul class="cards examples">
        {puzzle.examples.map((example) => (
          <li key={`${puzzle.id} ${example.rows.join('/')}`} class="card example">
            <p class="outcome broken">
              <Icon name="close" />
              {text.broken}
            </p>
            <RuleBroken puzzle={puzzle} example={example} />
          </li>
        ))}
      </ul>
    </>
  );
}
