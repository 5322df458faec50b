import type { TechniqueBoard } from '../lesson.ts';

/** Made by `workbench/scripts/make-lessons.ts`: a moment for each technique in which it is the next step. */
export const techniqueBoards: readonly TechniqueBoard[] = [
  {
    technique: 'full-line',
    text: 'crazy-pavement\ncolumns: - - - -\nrows: 3 - - 0\nregions:\nabbb\nabbb\nacbb\nacdd\n',
    rows: ['.***', '.***', '.?**', '.???'],
  },
  {
    technique: 'line-that-needs-all',
    text: 'crazy-pavement\ncolumns: 4 - - -\nrows: - - 2 -\nregions:\naabb\nccbb\nddbb\nddbb\n',
    rows: ['????', '????', '????', '????'],
  },
  {
    technique: 'only-sum',
    text: 'crazy-pavement\ncolumns: - - - -\nrows: 1 - - -\nregions:\naaab\naaab\naabb\nbbbb\n',
    rows: ['????', '????', '????', '????'],
  },
  {
    technique: 'too-large',
    text: 'crazy-pavement\ncolumns: - - - -\nrows: 3 2 2 1\nregions:\nabbc\naadc\naedf\naeef\n',
    rows: ['?**?', '????', '????', '????'],
  },
  {
    technique: 'indispensable',
    text: 'crazy-pavement\ncolumns: - - - -\nrows: - 3 2 2\nregions:\naaab\naccb\ndecb\ndeff\n',
    rows: ['????', '????', '????', '????'],
  },
  {
    technique: 'common-to-all-fits',
    text: 'crazy-pavement\ncolumns: - - - - 3 - - -\nrows: 3 - 4 - 7 5 2 -\nregions:\naaaabccd\neaaabfcd\neegabfcd\neegghiii\nejkkhlli\njjmkhlnn\nmmmooopn\nmmmmoopn\n',
    rows: ['????????', '????????', '????????', '????????', '????????', '??.???**', '......**', '......**'],
  },
  {
    technique: 'line-difference',
    text: 'crazy-pavement\ncolumns: - - - -\nrows: 3 2 2 1\nregions:\nabbc\naadc\naedf\naeef\n',
    rows: ['?**?', '????', '?.??', '?..?'],
  },
  {
    technique: 'crossing-lines',
    text: 'crazy-pavement\ncolumns: 2 2 2 - 3 -\nrows: 4 4 - - - 3\nregions:\nabccdd\nabeefd\nghiefj\nghiijj\nklmnoo\nklmnno\n',
    rows: ['??????', '??????', '?????*', '????**', '??????', '??????'],
  },
  {
    technique: 'neighbouring-rows',
    text: 'crazy-pavement\ncolumns: 4 - - - - -\nrows: 5 - 3 3 1 2\nregions:\naaabbc\nddebcc\nffeggg\nhhegii\njkklim\njnnllm\n',
    rows: ['*****.', '???*..', '??????', '??????', '?..???', '??????'],
  },
  {
    technique: 'neighbouring-columns',
    text: 'crazy-pavement\ncolumns: 3 - 4 3 2 2\nrows: 4 - - 2 - 2\nregions:\naabbcc\nddefgg\nhhefgi\njkklli\njmmnoo\njppnqq\n',
    rows: ['??????', '??????', '??????', '??????', '??????', '??????'],
  },
];
