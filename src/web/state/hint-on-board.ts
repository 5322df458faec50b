import type { Fact, Place, Sites } from '../../board/index.ts';
import type { HintAnswer, ToldLine } from '../reasoner/index.ts';

/** How much of a hint is told: where to look, the rules, what follows. */
export type HintStrength = 1 | 2 | 3;

export interface ShownHint {
  readonly answer: HintAnswer;
  readonly strength: HintStrength;
  /** Where the hint is a chain: the line that is lit up. */
  readonly line: number;
}

/** What a hint puts on the board: facts that are seen before they are put down, and the places that are lit up. */
interface OnBoard {
  readonly facts: readonly Fact<string>[];
  readonly because?: readonly Place[];
  readonly deduced?: readonly Place[];
  /** Cells of what the line that is told adds. */
  readonly news?: readonly number[];
  readonly wrong?: readonly Place[];
}

/** The lines of a hint that is a chain; none of any other. */
export const linesOf = ({ answer }: ShownHint): readonly ToldLine[] =>
  answer.kind === 'step' ? answer.step.lines : answer.kind === 'mistake' ? answer.lines : [];

/** All that a hint speaks of as far as it is told; of a chain, one line at a time on the board that it supposes. */
export function hintOnBoard(shown: ShownHint | undefined, sites: Sites): OnBoard {
  if (!shown) return { facts: [] };
  const { answer, strength } = shown;
  const placesIn = (facts: readonly Fact<string>[]): Place[] =>
    sites.places(facts.flatMap(({ cells }) => cells));
  const line = linesOf(shown)[shown.line];
  const told = answer.kind === 'mistake' || (answer.kind === 'step' && strength === 3);
  if (line && told && line.kind !== 'so') {
    const lit = [...line.where, ...placesIn(line.given)];
    const obvious = answer.kind === 'step' ? answer.obvious : [];
    return {
      facts: [...obvious, ...line.ghosts],
      deduced: placesIn(line.ghosts),
      news: line.facts.flatMap(({ cells }) => cells),
      [line.kind === 'breaks' ? 'wrong' : 'because']: lit,
    };
  }
  if (answer.kind !== 'step') return { facts: [] };
  const { where, step, obvious } = answer;
  if (strength === 1) return { facts: [], because: where };
  const because = step.lines.length > 0 ? where : step.because.flatMap((rule) => rule.where);
  if (strength === 2) return { facts: obvious, because };
  return { facts: [...obvious, ...step.facts], because, deduced: placesIn(step.facts) };
}
