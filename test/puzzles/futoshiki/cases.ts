import type { PuzzleCases } from '../cases.ts';

export const cases: PuzzleCases = {
  malformed: [
    ['tatham-unequal', '4:0,0,0,0', 1, 10, 'ends after 4 of 16'],
    ['tatham-unequal', `3:${'0,'.repeat(10)}`, 1, 21, 'too many cells'],
    ['tatham-unequal', `3:0,4,${'0,'.repeat(7)}`, 1, 5, 'from 0 to 3'],
    ['tatham-unequal', `3:0,0U,${'0,'.repeat(7)}`, 1, 6, 'off the board'],
    ['tatham-unequal', `3:0R,0L,${'0,'.repeat(7)}`, 1, 7, 'the other is smaller'],
    ['tatham-unequal', `3:0,x,${'0,'.repeat(7)}`, 1, 5, "got 'x'"],
    ['tatham-unequal', '5ade:0,0,', 1, 2, 'Adjacent'],
    ['tatham-unequal', '5de#123456', 1, 4, 'number of a draw'],
    ['tatham-unequal', '1000000000:0,', 1, 1, 'at most 1000'],
    ['tatham-unequal', `26:${'0,'.repeat(676)}`, 1, 4, '2 to 25 rows'],
    ['text', 'futoshiki\n. < .\n', 2, 1, 'as many rows as columns'],
    ['text', 'futoshiki\n. .\n. 3\n', 3, 3, '1 to 2'],
    ['text', 'futoshiki\n. .\n. . .\n', 3, 5, 'as in the first row'],
    ['text', 'futoshiki\n< . .\n. .\n', 2, 1, "unexpected '<'"],
    ['text', 'futoshiki\n. . <\n. .\n', 2, 5, "after '<'"],
    ['text', 'futoshiki\n. .\n ^\n. .\n', 3, 2, 'right below a cell'],
    ['text', 'futoshiki\n^\n. .\n. .\n', 2, 1, 'before the first signs'],
    ['text', 'futoshiki\n. .\n^\nv\n. .\n', 4, 1, 'second line of signs'],
    ['text', 'futoshiki\n. .\n. .\n^\n', 4, 1, 'below the last row'],
    ['json', '{"puzzle": "futoshiki",\n"rows": ["..", ".."],\n"right": ["<"]}', 3, 10, 'list of 2'],
    ['json', '{"puzzle": "futoshiki",\n"rows": ["..", ".."],\n"right": ["<", "x"]}', 3, 17, "'x'"],
    ['json', '{"puzzle": "futoshiki",\n"rows": ["..", ".9"]}', 2, 18, '1 to 2'],
  ],
  // Each cell brings as many atoms as the board has rows.
  sideLike: (side) => Math.max(3, Math.min(6, Math.round(0.6 * side))),
};
