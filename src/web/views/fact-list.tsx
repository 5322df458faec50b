import type { Fact, Phrase, Place, Sentence } from '../../board/index.ts';
import type { Game } from '../../play/index.ts';
import { SentenceView } from '../parts/index.ts';
import { words } from '../words/index.ts';

interface FactListProps {
  readonly game: Game;
  readonly facts: readonly Fact<string>[];
  readonly onPlace: (place: Place) => void;
}

/** What follows, one line for each value: the cells, and what is so of them. */
export function FactList({ game, facts, onPlace }: FactListProps) {
  const lines = new Map<string, { readonly fact: Fact<string>; readonly cells: number[] }>();
  for (const fact of facts) {
    const key = `${fact.value} ${fact.is}`;
    const line = lines.get(key) ?? { fact, cells: [] };
    line.cells.push(...fact.cells);
    lines.set(key, line);
  }
  return (
    <ul class="so">
      {[...lines].map(([key, { fact, cells }]) => (
        <li key={key}>
          <Places places={cells.map((cell) => placeOf(cell, game))} onPlace={onPlace} />
          <b>
            <SentenceView sentence={saidOf(game, fact)} />
          </b>
        </li>
      ))}
    </ul>
  );
}

/** Places named one by one. */
export function Places({
  places,
  most = places.length,
  onPlace,
}: {
  readonly places: readonly Place[];
  /** More than these are counted and not named. */
  readonly most?: number;
  readonly onPlace: (place: Place) => void;
}) {
  const named = places.filter(({ kind }) => kind !== 'board');
  // A sign between two cells is found by its cells.
  const cells = named.filter(({ kind }) => kind !== 'edge');
  const shown = cells.length > 0 ? cells : named;
  const parts: Phrase = shown
    .slice(0, most)
    .flatMap((place, index) => (index === 0 ? [place] : [', ', place]));
  return (
    <p class="places">
      <SentenceView sentence={{ en: parts, pt: parts }} onPlace={onPlace} />
      {shown.length > most && ` ${words.value.more(shown.length - most)}`}
    </p>
  );
}

export const placeOf = (cell: number, { on }: Game): Place => on.place(cell);

/** The value that a fact gives a site, or that it is not so: `light`, `is not 3`. */
function saidOf({ values }: Game, { value, is }: Fact<string>): Sentence {
  const { name, isNot } = values.find(({ id }) => id === value)!;
  return is || !isNot ? name : { en: [isNot.one.en.trim()], pt: [isNot.one.pt.trim()] };
}
