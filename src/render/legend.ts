import { type EmphasisRole, type Language, placeName } from '../board/index.ts';
import { candidateText, EMPHASES, type Layers, urgent } from './layers.ts';
import { Pen, type Style } from './pen.ts';

const WORDS: Record<Language, Record<EmphasisRole | 'also' | 'candidates', string>> = {
  en: { wrong: 'wrong', because: 'because', deduced: 'deduced', also: 'also', candidates: 'candidates' },
  pt: { wrong: 'errado', because: 'porque', deduced: 'deduzido', also: 'também', candidates: 'candidatos' },
};

/** What the legend calls an emphasis, where the usual word does not fit. */
export type LegendWords = Readonly<Partial<Record<EmphasisRole, string>>>;

/** How a style of text shows emphasis: in a cell by a sign if there is room for one (`signed`), else in the legend. */
export interface LegendOptions {
  readonly language: Language;
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
  const words = { ...WORDS[language], ...options.words };
  const lines: string[] = [];
  for (const role of EMPHASES) {
    if (!layers.emphasised[role]) continue;
    const marked = layers.emphasis[role];
    const isDrawn = (cell: number): boolean => signed && urgent(layers.emphasis, cell) === role;
    const drawn = marked.some((on, cell) => on === 1 && isDrawn(cell));
    const listed = [
      ...runs(layers, (cell) => marked[cell] === 1 && !isDrawn(cell)),
      ...betweenNames(layers, role),
    ].join(' ');
    const pen = new Pen(colour);
    if (drawn) {
      pen.write(signs[role], styles[role]).write(` ${words[role]}`);
      if (listed !== '') pen.write(`, ${words.also} ${listed}`);
    } else pen.write(words[role], styles[role]).write(`: ${listed}`);
    lines.push(pen.end());
  }
  if (options.listCandidates && layers.pencilled) {
    const each = layers.candidates.flatMap((candidates) =>
      candidates ? [`${placeName({ ...candidates, kind: 'cell' })} ${candidateText(candidates)}`] : [],
    );
    lines.push(`${words.candidates}: ${each.join(' ')}`);
  }
  return lines;
}

/** Cells as people name them, neighbours in a row together: `r1c2 r3c4-7`. */
function runs({ rows, columns }: Layers, isIn: (cell: number) => boolean): string[] {
  const found: string[] = [];
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      if (!isIn(row * columns + column)) continue;
      const first = column;
      while (column + 1 < columns && isIn(row * columns + column + 1)) column++;
      found.push(`r${row + 1}c${first + 1}${column > first ? `-${column + 1}` : ''}`);
    }
  }
  return found;
}

/** The edges and corners that are emphasised, by name. */
function betweenNames(layers: Layers, role: EmphasisRole): string[] {
  const { columns, right, below, corner } = layers;
  const at = (cell: number) => ({ row: Math.floor(cell / columns), column: cell % columns });
  const named = (marked: Uint8Array, name: (cell: number) => string): string[] =>
    Array.from(marked.keys()).flatMap((cell) => (marked[cell] ? [name(cell)] : []));
  return [
    ...named(right.emphasis[role], (cell) => placeName({ kind: 'edge', ...at(cell), side: 'right' })),
    ...named(below.emphasis[role], (cell) => placeName({ kind: 'edge', ...at(cell), side: 'below' })),
    ...named(corner.emphasis[role], (cell) => placeName({ kind: 'corner', ...at(cell) })),
  ];
}
