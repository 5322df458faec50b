import type { TechniqueBoard } from '../lesson.ts';

/** Made by `workbench/scripts/make-lessons.ts`: a moment for each technique in which it is the next step. */
export const techniqueBoards: readonly TechniqueBoard[] = [
  {
    technique: 'full-line',
    text: 'dual-clue-cross-a-pix\ncolumns: - - - -\nrows: -/1 - - -/0\nregions:\nabbb\nabbb\nacbb\nacdd\n',
    rows: ['????', '????', '????', '????'],
  },
  {
    technique: 'line-that-needs-all',
    text: 'dual-clue-cross-a-pix\ncolumns: 4/- - - -\nrows: - - 2/1 -\nregions:\naabb\nccbb\nddbb\nddbb\n',
    rows: ['????', '????', '????', '????'],
  },
  {
    technique: 'only-sum',
    text: 'dual-clue-cross-a-pix\ncolumns: - - - -\nrows: 1/1 - - -\nregions:\naaab\naaab\naabb\nbbbb\n',
    rows: ['????', '????', '????', '????'],
  },
  {
    technique: 'too-large',
    text: 'dual-clue-cross-a-pix\ncolumns: - - - -\nrows: 1/1 - 2/- -/1\nregions:\nabbc\nabbc\ndecc\ndeee\n',
    rows: ['????', '????', '????', '????'],
  },
  {
    technique: 'indispensable',
    text: 'dual-clue-cross-a-pix\ncolumns: - - - -\nrows: -/1 - 2/2 0/-\nregions:\nabcd\nabcd\naecd\neeff\n',
    rows: ['????', '????', '?.??', '....'],
  },
  {
    technique: 'common-to-all-fits',
    text: 'dual-clue-cross-a-pix\ncolumns: - 2/1 - - -\nrows: 2/- - 2/2 4/- -\nregions:\nabbcc\naddee\nfdgge\nfhiij\nhhijj\n',
    rows: ['?????', '?????', '?????', '?????', '?????'],
  },
  {
    technique: 'line-difference',
    text: 'dual-clue-cross-a-pix\ncolumns: - - - -\nrows: 2/- 2/- 1/- -/2\nregions:\nabcc\nabcd\neffd\nefgg\n',
    rows: ['????', '???.', '*...', '*.**'],
  },
  {
    technique: 'two-lines',
    text: 'dual-clue-cross-a-pix\ncolumns: - - - - - -\nrows: 2/- 2/1 4/2 4/- 3/- 3/1\nregions:\nabcdee\nabcdff\nabghhi\njjgkli\nmnokli\nmnokpp\n',
    rows: ['??????', '??????', '??????', '??????', '??????', '??????'],
  },
];
