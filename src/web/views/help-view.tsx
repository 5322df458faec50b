import { papers } from '../../papers/index.ts';
import { type AnyPuzzle, puzzles } from '../../puzzles/index.ts';
import { Icon } from '../parts/index.ts';
import { addressOf } from '../state/index.ts';
import { words } from '../words/index.ts';
import { ControlsList, isChosen } from './controls-list.tsx';
import { PuzzleChips } from './puzzle-chips.tsx';
import { RuleList } from './rules-sheet.tsx';

/** The rules of each puzzle with boards that break them, the controls, and what this is. */
export function HelpView({ puzzle }: { readonly puzzle?: AnyPuzzle }) {
  const text = words.value;
  const shown = puzzle ?? puzzles[0]!;
  return (
    <div class="help">
      <h1>{text.helpTitle}</h1>
      <section aria-labelledby="rules">
        <h2 id="rules">{text.howToPlay}</h2>
        <PuzzleChips view="help" puzzle={shown} />
        <RuleList puzzle={shown} />
      </section>
      <section aria-labelledby="controls">
        <h2 id="controls">{text.controls}</h2>
        <ControlsList chosen={isChosen(shown)} />
      </section>
      <section aria-labelledby="lab">
        <h2 id="lab">{text.lab}</h2>
        <p>{text.labAbout}</p>
        <p class="row">
          <a class="button plain" href={addressOf({ view: 'lab' })} data-name="lab">
            <Icon name="flask" />
            <span>{text.labOwnModel}</span>
          </a>
        </p>
      </section>
      <section aria-labelledby="about">
        <h2 id="about">{text.about}</h2>
        {text.aboutText.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <ul data-name="credits">
          {papers.map(({ title, authors, course, school, date }) => (
            <li key={title}>
              {authors.join(', ')}, <cite lang="pt">{title}</cite>. {course}. {school}
              {date === undefined ? '' : `, ${date}`}.
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
