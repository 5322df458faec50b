import { say } from '../../board/index.ts';
import { Game, judge, type SiteState } from '../../play/index.ts';
import { type AnyPuzzle, boardOfRows, type RuleExample } from '../../puzzles/index.ts';
import { Picture } from '../board/index.ts';
import { language } from '../state/index.ts';
import { words } from '../words/index.ts';

/** A board that breaks one rule, with that rule under it. */
export function RuleBroken({
  puzzle,
  example,
}: {
  readonly puzzle: AnyPuzzle;
  readonly example: RuleExample;
}) {
  const parsed = puzzle.parse(example.text);
  const board = parsed.ok ? boardOfRows(puzzle, parsed.grid, example.rows) : undefined;
  if (!parsed.ok || !board) return null;
  const { sites, values } = new Game(puzzle, parsed.grid);
  const start = sites.map(([cell]): SiteState => {
    const value = values.findIndex(({ id }) => id === board.at(cell!));
    return value < 0 ? null : value;
  });
  const { broken } = judge(new Game(puzzle, parsed.grid, { start }));
  const rule = broken.find(({ kind }) => kind === example.kind);
  const said = rule ? say(rule.sentence, language.value) : '';
  return (
    <>
      <Picture
        scene={puzzle.scene(parsed.grid, board, { wrong: rule?.where ?? [] })}
        label={words.value.brokenBy}
      />
      <p>{said}</p>
    </>
  );
}
