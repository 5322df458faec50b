import { inLanguage, say } from '../../board/index.ts';
import { type AnyPuzzle, boardOfRows, type KeptRule } from '../../puzzles/index.ts';
import { Picture } from '../board/index.ts';
import { Icon } from '../parts/index.ts';
import { addressOf, language } from '../state/index.ts';
import { learnWords } from '../words/learn.ts';
import { RuleBroken } from './rule-broken.tsx';

/** The goal, then each rule twice: on a board that keeps it, and on one that breaks it. */
export function LessonRules({
  puzzle,
  kept,
}: {
  readonly puzzle: AnyPuzzle;
  readonly kept: readonly KeptRule[];
}) {
  const text = inLanguage(learnWords, language.value);
  return (
    <>
      <p class="says" data-name="goal">
        {puzzle.howTo[0] && say(puzzle.howTo[0], language.value)}
      </p>
      <ul class="rule-pairs">
        {kept.map((rule) => (
          <li key={rule.kind} data-rule-kind={rule.kind}>
            <KeptCard puzzle={puzzle} rule={rule} />
            <div class="card example">
              <p class="outcome broken">
                <Icon name="close" />
                {text.broken}
              </p>
              <RuleBroken puzzle={puzzle} example={puzzle.examples.find(({ kind }) => kind === rule.kind)!} />
            </div>
          </li>
        ))}
      </ul>
      <p>
        <a class="button quiet" href={addressOf({ view: 'help', puzzle })}>
          <Icon name="book" />
          <span>{text.more}</span>
        </a>
      </p>
    </>
  );
}

function KeptCard({ puzzle, rule }: { readonly puzzle: AnyPuzzle; readonly rule: KeptRule }) {
  const text = inLanguage(learnWords, language.value);
  const parsed = puzzle.parse(rule.text);
  const board = parsed.ok ? boardOfRows(puzzle, parsed.grid, rule.rows) : undefined;
  if (!parsed.ok || !board) return null;
  return (
    <div class="card example">
      <p class="outcome kept">
        <Icon name="tick" />
        {text.kept}
      </p>
      <Picture scene={puzzle.scene(parsed.grid, board)} label={text.kept} />
      <p>{say(rule.says, language.value)}</p>
    </div>
  );
}
