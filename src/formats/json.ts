import {
  alike,
  JsonError,
  type JsonTree,
  jsonPlace,
  mayBeDeepJson,
  readJsonTree,
  type Wording,
} from '../board/index.ts';
import {
  type AnyPuzzle,
  type Bilingual,
  type JsonPath,
  type Problem,
  problemAt,
  puzzleById,
  puzzles,
} from '../puzzles/index.ts';
import { tooLong } from './complaints.ts';
import type { Fields, Format, ReadPuzzle, ReadTags } from './format.ts';
import { locator, relocated } from './located-problems.ts';

/** The JSON of the largest board, written with a number a line, is shorter than this. */
const MAX_JSON = 32_000_000;

/** JSON: the field `puzzle` names the puzzle, the puzzle itself reads and writes the others. */
export const json: Format = {
  id: 'json',
  title: alike('JSON'),
  puzzles: puzzles.map(({ id }) => id),

  sniff(text) {
    const first = /^\uFEFF?\s*(.)/.exec(text.slice(0, 200))?.[1];
    return first === '{' ? 1 : first === '[' || first === '"' ? 0.3 : 0;
  },

  read: (text, as) => readJson(text.replace(/^\uFEFF/, ''), as),

  write: (puzzle, grid) => ({ ok: true, text: layOut({ puzzle: puzzle.id, ...puzzle.toJson(grid) }) }),
};

function readJson(text: string, as: AnyPuzzle | undefined): ReadPuzzle {
  const locate = locator(text);
  const failed = (offset: number, problem: Wording, fix?: Wording, path?: JsonPath): ReadPuzzle => ({
    ok: false,
    problems: [problemAt(...locate(offset), problem, fix, path)],
  });
  if (text.length > MAX_JSON) return failed(0, tooLong(text.length, MAX_JSON));
  const value = parsed(text);
  if (value instanceof JsonError) return failed(value.at, value.problem);
  let tree: JsonTree | undefined;
  const offsetOf = (path: JsonPath): number => {
    tree ??= readJsonTree(text);
    return jsonPlace(text, tree, path);
  };
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return failed(
      offsetOf([]),
      { en: 'expected a JSON object', pt: 'esperava-se um objeto JSON' },
      { en: `write {"puzzle": "${puzzles[0]?.id}", …}`, pt: `escreve {"puzzle": "${puzzles[0]?.id}", …}` },
    );
  }
  const fields = value as Fields;
  if (!Object.hasOwn(fields, 'puzzle') && !as)
    return failed(offsetOf([]), { en: '"puzzle" is missing', pt: 'falta "puzzle"' }, known(), ['puzzle']);
  const id = Object.hasOwn(fields, 'puzzle') ? fields['puzzle'] : as?.id;
  const puzzle = typeof id === 'string' ? puzzleById(id) : undefined;
  if (!puzzle) {
    const problem = {
      en: 'unknown puzzle',
      pt: 'passatempo desconhecido',
    };
    return failed(offsetOf(['puzzle']), problem, known(), ['puzzle']);
  }
  const board = puzzle.fromJson(fields);
  const located = (found: readonly Bilingual<Problem>[]): readonly Bilingual<Problem>[] =>
    found.length === 0 ? found : relocated(found, text, offsetOf);
  return board.ok
    ? { ...board, puzzle, notes: located(board.notes), tags: tagsIn(fields) }
    : { ok: false, problems: located(board.problems) };
}

function known(): Wording {
  const ids = puzzles.map(({ id }) => `"${id}"`).join(', ');
  return { en: `expected one of ${ids}`, pt: `esperava-se um destes: ${ids}` };
}

/** The value of a JSON text, or the first thing that is wrong with it. Most texts are sound: the runtime reads them fast. */
function parsed(text: string): unknown {
  try {
    if (!mayBeDeepJson(text)) return JSON.parse(text);
  } catch {
    // Our own reader says what is wrong, and where.
  }
  try {
    readJsonTree(text);
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof JsonError) return error;
    throw error;
  }
}

function tagsIn(fields: Fields): ReadTags {
  const tags: { id?: string | number; seed?: string | number } = {};
  for (const name of ['id', 'seed'] as const) {
    const value = fields[name];
    // 1e400 is a number in JSON, and Infinity here, which JSON cannot say.
    if (typeof value === 'string' || Number.isFinite(value)) tags[name] = value as string | number;
  }
  return tags;
}

/** JSON with a line for each field and for each row of a board: short to read, short to compare. */
function layOut(fields: Fields): string {
  const lines = Object.entries(fields).map(([name, value]) => {
    const rows = Array.isArray(value) && value.some((row) => Array.isArray(row) || typeof row === 'string');
    const text = rows
      ? `[\n${(value as unknown[]).map((row) => `    ${JSON.stringify(row)}`).join(',\n')}\n  ]`
      : JSON.stringify(value);
    return `  ${JSON.stringify(name)}: ${text}`;
  });
  return `{\n${lines.join(',\n')}\n}\n`;
}
