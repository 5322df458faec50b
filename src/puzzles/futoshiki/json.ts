import type { Wording } from '../../board/index.ts';
import { DIGIT_CELLS, ProblemList, type RowsForm, readJsonRows } from '../kit/index.ts';
import type { Parsed, Position } from '../puzzle.ts';
import { drawnOf, gridFrom } from './drawn.ts';
import type { FutoshikiGrid } from './grid.ts';
import { ID } from './text.ts';

const FORM: RowsForm = {
  id: ID,
  allowed: DIGIT_CELLS,
  what: { en: 'a Futoshiki board', pt: 'um tabuleiro de Futoshiki' },
  legend: {
    en: 'write . for an open cell, 1 to 9 and then A, B … for a digit',
    pt: 'escreve . para uma casa por preencher, 1 a 9 e depois A, B … para um algarismo',
  },
};

/**
 * `{"puzzle": "futoshiki", "rows": ["..3", …], "right": ["<.", …], "below": ["^.v", …]}`: the cells; between the cells
 * of each row `<`, `>` or `.`; below each row but the last `^`, `v` or `.`. Signs may be left out, other fields are
 * passed over.
 */
export function fromJson(json: Readonly<Record<string, unknown>>): Parsed<FutoshikiGrid> {
  const read = readJsonRows(json, FORM);
  if (!read.ok) return read;
  const { rows } = read;
  const columns = rows[0]!.length;
  const problems = new ProblemList();
  const right = signs(json, 'right', '<>', rows.length, columns - 1, problems);
  const below = signs(json, 'below', '^v', rows.length - 1, columns, problems);
  if (!problems.empty) return { ok: false, problems: problems.all };
  return gridFrom({
    cells: rows,
    right,
    below,
    at: (row, column, side): Position =>
      side ? [row + 1, column + 1, [side, row, column]] : read.at(row, column),
  });
}

/** The rows of a field of signs; none where it is absent. */
function signs(
  json: Readonly<Record<string, unknown>>,
  field: 'right' | 'below',
  allowed: string,
  rows: number,
  columns: number,
  problems: ProblemList,
): readonly string[] {
  const value = json[field];
  if (value === undefined) return [];
  const [one, other] = [...allowed];
  const fix: Wording = {
    en: `write "${field}" as a list of ${rows} strings of ${columns} characters: ${one}, ${other} or .`,
    pt: `escreve "${field}" como uma lista de ${rows} textos de ${columns} caracteres: ${one}, ${other} ou .`,
  };
  if (!Array.isArray(value) || value.length !== rows) {
    const got = Array.isArray(value)
      ? { en: `${value.length}`, pt: `${value.length}` }
      : { en: 'something else', pt: 'outra coisa' };
    const problem = {
      en: `expected "${field}" to be a list of ${rows} strings, got ${got.en}`,
      pt: `esperava-se que "${field}" fosse uma lista de ${rows} textos, veio ${got.pt}`,
    };
    problems.add([1, 1, [field]], problem, fix);
    return [];
  }
  for (const [index, row] of (value as unknown[]).entries()) {
    if (typeof row !== 'string' || row.length !== columns) {
      problems.add(
        [index + 1, 1, [field, index]],
        {
          en: `expected a string of ${columns} characters`,
          pt: `esperava-se um texto de ${columns} caracteres`,
        },
        fix,
      );
      continue;
    }
    for (const [column, character] of [...row].entries()) {
      if (character === '.' || allowed.includes(character)) continue;
      problems.add(
        [index + 1, column + 1, [field, index, column]],
        {
          en: `unexpected '${character}'; expected ${one}, ${other} or .`,
          pt: `'${character}' não se esperava; esperava-se ${one}, ${other} ou .`,
        },
        fix,
      );
    }
  }
  return value as string[];
}

export function toJson(grid: FutoshikiGrid): Record<string, unknown> {
  const { cells, right, below } = drawnOf(grid);
  return { puzzle: ID, rows: cells, right, below };
}
