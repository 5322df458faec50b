import { type Bilingual, type Problem, sayProblem } from '../../puzzles/index.ts';
import { language } from '../state/settings.ts';
import { words } from '../words/index.ts';

/** More problems than this do not help to repair the input. */
const MOST = 6;

/** What is wrong with an input, each with its place and, where there is one, its repair. */
export function ProblemList({ problems }: { readonly problems: readonly Bilingual<Problem>[] }) {
  const left = problems.length - MOST;
  const said = problems.slice(0, MOST).map((problem) => sayProblem(problem, language.value));
  return (
    <ul class="problems">
      {said.map(({ line, column, problem, fix }) => (
        <li key={`${line} ${column} ${problem}`}>
          <span class="where">{words.value.problemAt(line, column)}</span> {problem}
          {fix !== undefined && <em> {fix}</em>}
        </li>
      ))}
      {left > 0 && <li>{words.value.more(left)}</li>}
    </ul>
  );
}
