import type { PuzzleCases } from '../cases.ts';

export const cases: PuzzleCases = {
  malformed: [
    ['text', 'skyscrapers\n+..+\n....\n....\n+..\n', 5, 4, 'expected 4 cells in this row'],
    ['text', 'skyscrapers\n+..+\n....\n....\n+...\n', 5, 4, 'expected + at a corner'],
    ['text', 'skyscrapers\n+..+\n.+..\n....\n+..+\n', 3, 2, 'expected a cell or a clue'],
    ['text', 'skyscrapers\n+..+\n....\n...3\n+..+\n', 4, 4, '1 to 2'],
    ['text', 'skyscrapers\n+..+\n.3..\n....\n+..+\n', 3, 2, '1 to 2'],
    ['text', 'skyscrapers\n+...+\n.....\n.....\n+...+\n', 3, 2, 'as many rows as columns'],
    ['text', 'skyscrapers\n++\n++\n', 2, 1, 'expected a board of 2 to 25 rows'],
    ['json', '{"puzzle": "skyscrapers",\n"rows": ["+..+", ".x..", "....", "+..+"]}', 2, 20, "'x'"],
    ['tatham-towers', '4:1/2', 1, 6, 'ends after 2 of 16 clues'],
    ['tatham-towers', '3:1/2/3/4/////////', 1, 9, '1 to 3'],
    ['tatham-towers', '3:////////////,4', 1, 16, '1 to 3'],
    ['puzz-link-skyscrapers', 'skyscrapers/3/4/l', 1, 15, 'as many rows as columns'],
    ['puzz-link-skyscrapers', 'skyscrapers/3/3/A', 1, 17, "unexpected 'A'"],
  ],
  sideLike: (side) => Math.max(3, Math.min(6, Math.round(0.6 * side))),
};
