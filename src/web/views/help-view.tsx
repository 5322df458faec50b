import { say } from '../../board/index.ts';
import { Game, judge, type SiteState } from '../../play/index.ts';
import { type AnyPuzzle, boardOfRows, puzzles, type RuleExample } from '../../puzzles/index.ts';
import { Picture } from '../board/index.ts';
import { addressOf, language } from '../state/index.ts';
import { words } from '../words/index.ts';
import { ControlsList } from './controls-list.tsx';

/** The rules of each puzzle with boards that break them, the controls, and what this is. */
export function HelpView({ puzzle }: { readonly puzzle?: AnyPuzzle }) {
  const text = words.value;
  const spoken = language.value;
  const shown = puzzle ?? puzzles[0]!;
  return (
    <div class="help">
      <h1>{text.helpTitle}</h1>
      <section aria-labelledby="controls">
        <h2 id="controls">{text.controls}</h2>
        <ControlsList chosen={isChosen(shown)} />
      </section>
      <section aria-labelledby="rules">
        <h2 id="rules">{text.howToPlay}</h2>
        <nav class="chips" aria-label={text.puzzle}>
          {puzzles.map((each) => (
            <a
              key={each.id}
              class="chip"
              href={addressOf({ view: 'help', puzzle: each })}
              {...(each === shown ? { 'aria-current': 'page' as const } : {})}
            >
              {say(each.title, spoken)}
            </a>
          ))}
        </nav>
        <ol class="how-to">
          {shown.howTo.map((sentence) => {
            const said = say(sentence, spoken);
            return <li key={said}>{said}</li>;
          })}
        </ol>
        <ul class="cards examples">
          {shown.examples.map((example) => (
            <Example key={`${shown.id} ${example.rows.join('/')}`} puzzle={shown} example={example} />
          ))}
        </ul>
      </section>
      <section aria-labelledby="about">
        <h2 id="about">{text.about}</h2>
        {text.aboutText.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </section>
    </div>
  );
}

/** Whether values are chosen from a list on boards of this puzzle. */
function isChosen({ interaction, values }: AnyPuzzle): boolean {
  return values(interaction.drawing.blank(4, 4)).length > 2;
}

/** A board that breaks one rule, with that rule under it. */
function Example({ puzzle, example }: { readonly puzzle: AnyPuzzle; readonly example: RuleExample }) {
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
    <li class="card example">
      <Picture
        scene={puzzle.scene(parsed.grid, board, { wrong: rule?.where ?? [] })}
        label={words.value.brokenBy}
      />
      <p>{said}</p>
    </li>
  );
}
