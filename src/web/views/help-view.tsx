import { say } from '../../board/index.ts';
import { type AnyPuzzle, puzzles } from '../../puzzles/index.ts';
import { addressOf, language } from '../state/index.ts';
import { words } from '../words/index.ts';
import { ControlsList } from './controls-list.tsx';
import { RuleBroken } from './rule-broken.tsx';

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
            <li key={`${shown.id} ${example.rows.join('/')}`} class="card example">
              <RuleBroken puzzle={shown} example={example} />
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="about">
        <h2 id="about">{text.about}</h2>
        {text.aboutText.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <ul data-name="credits">
          {puzzles.flatMap(({ paper }) =>
            paper
              ? [
                  <li key={paper.title}>
                    {paper.authors.join(', ')}, <cite lang="pt">{paper.title}</cite>. {paper.course}.{' '}
                    {paper.school}
                    {paper.date === undefined ? '' : `, ${paper.date}`}.
                  </li>,
                ]
              : [],
          )}
        </ul>
      </section>
    </div>
  );
}

/** Whether values are chosen from a list on boards of this puzzle. */
function isChosen({ interaction, values }: AnyPuzzle): boolean {
  return values(interaction.drawing.blank(4, 4)).length > 2;
}
