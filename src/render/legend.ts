import {
  type AnyLanguage,
  cellAt,
  type EmphasisRole,
  inLanguage,
  sayPlace,
  type WordTable,
} from '../board/index.ts';
import { betweenCells, candidateText, EMPHASES, type Layers, urgent } from './layers.ts';
import { Pen, type Style } from './pen.ts';

export const legendWords: WordTable<Readonly<Record<EmphasisRole | 'also' | 'candidates', string>>> = {
  en: { wrong: 'wrong', because: 'because', deduced: 'deduced', also: 'also', candidates: 'candidates' },
  pt: { wrong: 'errado', because: 'porque', deduced: 'deduzido', also: 'também', candidates: 'candidatos' },
};

/** What the legend calls an emphasis, where the usual word does not fit. */
export type LegendWords = Readonly<Partial<Record<EmphasisRole, string>>>;

/** How a style of text shows emphasis: in a cell by a sign if there is room for one (`signed`), else in the legend. */
export interface LegendOptions {
  readonly language: AnyLanguage;
  readonly colour: boolean;
  readonly signs: Readonly<Record<EmphasisRole, string>>;
  readonly styles: Readonly<Record<EmphasisRole, Style>>;
  readonly signed: boolean;
  readonly words?: LegendWords | undefined;
  /** Whether the cells had no room for candidates. */
  readonly listCandidates: boolean;
}

/**
 * The lines under a drawing that say what its emphasis means. A sign is explained if it was drawn; places without
 * their sign (a cell has room for one, an edge for none) are listed by name. So nothing is said by colour alone.
 */
export function legendOf(layers: Layers, options: LegendOptions): string[] {
  const { language, colour, signs, styles, signed } = options;
  const words = { ...inLanguage(legendWords, language), ...options.words };
  const lines: string[] = [];
  for (const role of EMPHASES) {
    if (!layers.emphasised[role]) continue;
    const marked = layers.emphasis[role];
    const isDrawn = (cell: number): boolean => signed && urgent(layers.emphasis, cell) === role;
    const drawn = marked.some((on, cell) => on === 1 && isDrawn(cell));
    const listed = [
      runs(layers, language, (cell) => marked[cell] === 1 && !isDrawn(cell)).join(' '),
      besideNames(layers, language, role).join(', '),
    ]
      .filter((names) => names !== '')
      .join(', ');
    const pen = new Pen(colour);
    if (drawn) {
      pen.write(signs[role], styles[role]).write(` ${words[role]}`);
      if (listed !== '') pen.write(`, ${words.also} ${listed}`);
    } else pen.write(words[role], styles[role]).write(`: ${listed}`);
    lines.push(pen.end());
  }
  if (options.listCandidates && layers.pencilled) {
    const each = layers.candidates.flatMap((candidates) =>
      candidates
        ? [`${sayPlace(cellAt(candidates.row, candidates.column), language)} ${candidateText(candidates)}`]
        : [],
    );
    lines.push(`${words.candidates}: ${each.join(' ')}`);
  }
  return lines;
}

/** Cells as people name them, neighbours in a row together: `r1c2 r3c4-7`. */
function runs({ rows, columns }: Layers, language: AnyLanguage, isIn: (cell: number) => boolean): string[] {
  const found: string[] = [];
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      if (!isIn(row * columns + column)) continue;
      const first = column;
      while (column + 1 < columns && isIn(row * columns + column + 1)) column++;
      const last = column > first ? `-${column + 1}` : '';
      found.push(`${sayPlace(cellAt(row, first), language)}${last}`);
    }
  }
  return found;
}

/** The edges, corners and clues outside that are emphasised, by name. */
const besideNames = (layers: Layers, language: AnyLanguage, role: EmphasisRole): string[] =>
  [
    ...betweenCells(layers).flatMap(({ emphasis, place }) => (emphasis.includes(role) ? [place] : [])),
    ...layers.outside.filter((clue) => clue.role === role),
  ].map((place) => sayPlace(place, language));
