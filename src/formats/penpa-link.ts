import { alike, DEEPEST_JSON, mayBeDeepJson, tooDeep, type Wording } from '../board/index.ts';
import { type AnyPuzzle, puzzleById } from '../puzzles/index.ts';
import { asBoard, type Format, unwritable } from './format.ts';
import { LocatedProblems } from './located-problems.ts';
import { penpaCells } from './penpa-cells.ts';
import type { PenpaDialect, PenpaSheet } from './penpa-dialect.ts';
import { penpaFutoshiki, penpaSkyscrapers } from './penpa-latin.ts';
import { type Edge, type Extent, Places, packedSheet, unpackedSheet } from './penpa-sheet.ts';
import { penpaTilepaint } from './penpa-tilepaint.ts';
import { quoted } from './quoted.ts';

const SITE = 'https://swaroopg92.github.io/penpa-edit/#m=edit&p=';
/** The site's address with any options, or only what comes after it. */
const LINK = /^\s*(?:https?:\/\/[^\s#?]{1,300}[#?])?(?:\w{1,20}=[^\s&]{0,300}&){0,9}p=/;
const HEAD = 4000;
/** The site draws no larger sheet. */
const MOST_SIDE = 100;

const CAPTION = { tags: [], grid: ['1', '2', '1'], tool: ['surface', ''] } as const;

/** Each puzzle that can be said with what the site draws. */
const dialects: readonly PenpaDialect[] = [
  penpaCells({
    puzzle: 'akari',
    names: /akari|light ?up|bijutsukan/i,
    caption: { ...CAPTION, title: 'Akari', tags: ['akari'], tool: ['combi', 'akari'] },
    most: 4,
    shade: 'with numbers',
  }),
  penpaCells({
    puzzle: 'slitherlink',
    names: /slither ?link|loopy|fences/i,
    caption: {
      title: 'Slitherlink',
      tags: ['slitherlink'],
      grid: ['3', '1', '2'],
      tool: ['combi', 'edgex'],
    },
    most: 4,
  }),
  penpaCells({
    puzzle: 'mosaic',
    names: /mosaic|fill-?a-?pix/i,
    caption: { ...CAPTION, title: 'Mosaic' },
    most: 9,
  }),
  penpaCells({
    puzzle: 'bosnian-road',
    names: /bosnian ?road/i,
    caption: { ...CAPTION, title: 'Bosnian Road' },
    most: 8,
    shade: 'without numbers',
  }),
  penpaFutoshiki,
  penpaSkyscrapers,
  penpaTilepaint,
];

/** Links of penpa-edit, which draws a sheet of cells: `…penpa-edit/#m=edit&p=…`. */
export const penpaLink: Format = {
  id: 'penpa',
  title: alike('penpa-edit'),
  puzzles: dialects.map(({ puzzle }) => puzzle),

  sniff(text) {
    const head = text.slice(0, HEAD);
    if (!LINK.test(head)) return 0;
    return /penpa/i.test(head.slice(0, 400)) || /^\s*m=/.test(head) ? 0.97 : 0.3;
  },

  read(text, as) {
    const problems = new LocatedProblems(text);
    const notes = new LocatedProblems(text);
    const start = LINK.exec(text.slice(0, HEAD))?.[0].length ?? 0;
    const opened = problems.allowLength() ? openSheet(text, start, problems) : undefined;
    if (!opened) return { ok: false, problems: problems.all };
    const { sheet, named } = opened;
    const puzzle = named ?? dialects.find(({ isSure }) => isSure?.(sheet)) ?? dialectOf(as);
    if (!puzzle) {
      const names = dialects.map((each) => each.puzzle).join(', ');
      problems.add(
        start,
        {
          en: 'the link does not say which puzzle it holds',
          pt: 'o endereço não diz de que passatempo é',
        },
        {
          en: `name the puzzle (--puzzle) or give the link a title, with one of ${names}`,
          pt: `indica o passatempo (--puzzle) ou dá um título ao endereço, com um destes: ${names}`,
        },
      );
      return { ok: false, problems: problems.all };
    }
    const fields = puzzle.read(sheet);
    sheet.complainOfRest();
    if (!fields || !problems.empty) return { ok: false, problems: problems.all };
    if (sheet.hasMore) {
      const more = {
        en: 'what else the link draws is left out',
        pt: 'o mais que o endereço desenha fica de fora',
      };
      notes.add(start, more);
    }
    return asBoard(text, puzzleById(puzzle.puzzle)!, { fields, at: () => start }, notes);
  },

  write(puzzle, grid) {
    const dialect = dialectOf(puzzle);
    if (!dialect) {
      return unwritable({
        en: `penpa-edit cannot hold ${puzzle.id}`,
        pt: `um tabuleiro de ${puzzle.id} não cabe em penpa-edit`,
      });
    }
    const drawn = dialect.write(puzzle.toJson(grid));
    if ('problem' in drawn) return unwritable(drawn.problem);
    const { rows, columns, margin } = drawn.extent;
    const [height, width] = [rows + margin.above + margin.below, columns + margin.left + margin.right];
    if (Math.max(height, width) > MOST_SIDE) {
      return unwritable({
        en: `penpa-edit holds at most ${MOST_SIDE} rows and columns with the margin, and this board has ${height} rows of ${width}`,
        pt: `em penpa-edit cabem no máximo ${MOST_SIDE} linhas e colunas com a margem, e este tabuleiro tem ${height} linhas de ${width}`,
      });
    }
    return { ok: true, text: SITE + packedSheet(drawn.extent, drawn.drawing, dialect.caption) };
  },
};

const dialectOf = (puzzle: AnyPuzzle | undefined): PenpaDialect | undefined =>
  dialects.find((each) => each.puzzle === puzzle?.id);

/** What a link holds, and the puzzle that it names. */
interface Opened {
  readonly sheet: Sheet;
  readonly named: PenpaDialect | undefined;
}

const DAMAGED: Wording = { en: 'this link is damaged', pt: 'este endereço está danificado' };
const COPY_AGAIN: Wording = {
  en: 'copy it again, to its very end',
  pt: 'copia-o outra vez, mesmo até ao fim',
};

function openSheet(text: string, start: number, problems: LocatedProblems): Opened | undefined {
  const end = text.indexOf('&', start);
  const lines = unpackedSheet(text.slice(start, end < 0 ? undefined : end).trim());
  const damaged = (): undefined => {
    problems.add(start, DAMAGED, COPY_AGAIN);
  };
  if (!lines) return damaged();
  const head = lines[0]!.split(',');
  const [kind] = head;
  if (!/^\w{1,30}$/.test(kind!)) return damaged();
  if (kind !== 'square' && kind !== 'sudoku') {
    problems.add(start, {
      en: `expected a grid of square cells, got ${quoted(kind!)}`,
      pt: `esperava-se uma grelha de casas quadradas, e há ${quoted(kind!)}`,
    });
    return undefined;
  }
  if (mayBeDeepJson(`${lines[1]}${lines[3]}${lines[4]}${lines[17]}`)) {
    // Every layer of a drawing is two deep; only a hostile one nests on.
    const deep = [1, 3, 4, 17].some((at) => depthOf(lines[at] ?? '') > DEEPEST_JSON);
    if (deep) {
      problems.add(start, tooDeep(DEEPEST_JSON));
      return undefined;
    }
  }
  const margins = json(lines[1]);
  const drawn = json(lines[3]);
  const [width, height] = [Number(head[1]), Number(head[2])];
  const isCount = (one: unknown): one is number => Number.isInteger(one) && (one as number) >= 0;
  if (!isRecord(drawn) || !isCount(width) || !isCount(height)) return damaged();
  if (!Array.isArray(margins) || margins.length !== 4 || !margins.every(isCount)) return damaged();
  const [above, below, left, right] = margins as [number, number, number, number];
  const extent = {
    rows: height - above - below,
    columns: width - left - right,
    margin: { above, below, left, right },
  };
  if (!problems.allowSize(start, height, width)) return undefined;
  if (!problems.allowSize(start, extent.rows, extent.columns)) return undefined;
  const cells = json(lines[5]);
  if (!Array.isArray(cells) || cells.length !== extent.rows * extent.columns) {
    problems.add(start, {
      en: `expected a board of ${extent.rows} rows of ${extent.columns} without holes`,
      pt: `esperava-se um tabuleiro de ${extent.rows} linhas de ${extent.columns} sem buracos`,
    });
    return undefined;
  }
  const tags = json(lines[17]);
  const title = (head[15] ?? '').slice(0, 200);
  const named =
    dialects.find(({ caption }) => Array.isArray(tags) && caption.tags.some((tag) => tags.includes(tag))) ??
    dialects.find(({ names }) => names.test(title));
  const answer = json(lines[4]);
  return { sheet: new Sheet(extent, drawn, isRecord(answer) ? answer : {}, start, problems), named };
}

/** How deep brackets are nested, wherever they stand. */
function depthOf(text: string): number {
  let [depth, most] = [0, 0];
  for (const character of text) {
    if (character === '[' || character === '{') most = Math.max(most, ++depth);
    else if (character === ']' || character === '}') depth--;
  }
  return most;
}

/** The value of a line of JSON; undefined if it is none. */
function json(line: string | undefined): unknown {
  try {
    return JSON.parse(line ?? '');
  } catch {
    return undefined;
  }
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const SIGNS = ['<', '^', '>', 'v'] as const;

/** A sheet that is being read. */
class Sheet implements PenpaSheet {
  readonly extent: Extent;
  readonly #places: Places;
  readonly #start: number;
  readonly #problems: LocatedProblems;
  /** What is drawn, and not yet asked for. */
  readonly #texts = new Map<number, string>();
  readonly #shades = new Set<number>();
  readonly #signs = new Map<number, (typeof SIGNS)[number]>();
  readonly #walls = new Set<string>();
  #more = false;

  constructor(
    extent: Extent,
    drawn: Readonly<Record<string, unknown>>,
    answer: Readonly<Record<string, unknown>>,
    start: number,
    problems: LocatedProblems,
  ) {
    this.extent = extent;
    this.#places = new Places(extent);
    this.#start = start;
    this.#problems = problems;
    const layer = (name: string): [string, unknown][] => {
      const found = drawn[name];
      return isRecord(found) ? Object.entries(found) : [];
    };
    for (const [place, entry] of layer('number')) {
      const text = Array.isArray(entry) ? `${entry[0] ?? ''}`.trim() : '';
      const sign = SIGNS.find((one) => one === text);
      if (sign && this.#places.whereIs(Number(place)) === undefined) this.#signs.set(Number(place), sign);
      else if (text !== '') this.#texts.set(Number(place), text);
    }
    for (const [place, shade] of layer('surface')) if (shade) this.#shades.add(Number(place));
    for (const [place, entry] of layer('symbol')) {
      const [which, name] = Array.isArray(entry) ? entry : [];
      const sign = name === 'inequality' && Number.isInteger(which) ? SIGNS[(which - 1) % 4] : undefined;
      if (sign) this.#signs.set(Number(place), sign);
      else this.#more = true;
    }
    // 98 is a cross on an edge, and no line.
    for (const [ends, style] of layer('lineE')) if (style !== 98) this.#walls.add(ends);
    const isDrawn = ([name, found]: [string, unknown]): boolean =>
      !name.startsWith('command_') &&
      ((Array.isArray(found) && found.length > 0) || (isRecord(found) && Object.keys(found).length > 0));
    const known = ['number', 'surface', 'symbol', 'lineE'];
    if (Object.entries(drawn).some((one) => !known.includes(one[0]) && isDrawn(one))) this.#more = true;
    if (Object.entries(answer).some(isDrawn)) this.#more = true;
  }

  get hasSigns(): boolean {
    return this.#signs.size > 0;
  }

  /** Whether something is drawn that was not read. */
  get hasMore(): boolean {
    return this.#more || this.#shades.size > 0 || this.#signs.size > 0;
  }

  text(row: number, column: number): string | undefined {
    const place = this.#places.cell(row, column);
    const text = this.#texts.get(place);
    this.#texts.delete(place);
    return text;
  }

  isShaded(row: number, column: number): boolean {
    return this.#shades.delete(this.#places.cell(row, column));
  }

  sign(row: number, column: number, edge: Edge): (typeof SIGNS)[number] | undefined {
    const place = this.#places.edge(row, column, edge);
    const sign = this.#signs.get(place);
    this.#signs.delete(place);
    if (sign === undefined || (edge === 'right') === (sign === '<' || sign === '>')) return sign;
    this.complain({
      en: `row ${row + 1}, column ${column + 1}: the sign '${sign}' does not point at a cell beside it`,
      pt: `linha ${row + 1}, coluna ${column + 1}: o sinal '${sign}' não aponta para uma casa ao lado`,
    });
    return undefined;
  }

  isWall(row: number, column: number, edge: Edge): boolean {
    return this.#walls.has(this.#places.line(row, column, edge));
  }

  complain(problem: Wording, fix?: Wording): void {
    this.#problems.add(this.#start, problem, fix);
  }

  /** A number where the puzzle has none is not left out in silence. */
  complainOfRest(): void {
    for (const [place, text] of this.#texts) {
      const where = this.#places.whereIs(place);
      const shown = quoted(text.slice(0, 12));
      this.complain(
        where
          ? {
              en: `row ${where.row + 1}, column ${where.column + 1}: unexpected ${shown}`,
              pt: `linha ${where.row + 1}, coluna ${where.column + 1}: não se esperava ${shown}`,
            }
          : { en: `unexpected ${shown} between cells`, pt: `não se esperava ${shown} entre casas` },
        { en: 'remove it', pt: 'retira-o' },
      );
    }
  }
}
