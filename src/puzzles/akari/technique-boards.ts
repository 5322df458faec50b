import type { TechniqueBoard } from '../lesson.ts';

/** Made by `workbench/scripts/make-lessons.ts`: a moment for each technique in which it is the next step. */
export const techniqueBoards: readonly TechniqueBoard[] = [
  {
    technique: 'cross-of-a-light',
    text: 'akari\n....\n..01\n11..\n....\n',
    rows: ['??.?', '?.01', '11.?', '?*??'],
  },
  {
    technique: 'empty-clue',
    text: 'akari\n....\n..01\n11..\n....\n',
    rows: ['????', '??01', '11??', '????'],
  },
  {
    technique: 'full-clue',
    text: 'akari\n....\n..01\n11..\n....\n',
    rows: ['.?.?', '*.01', '11.*', '.*..'],
  },
  {
    technique: 'forced-clue',
    text: 'akari\n##..\n.3..\n..2.\n..##\n',
    rows: ['##??', '?3??', '??2?', '??##'],
  },
  {
    technique: 'only-lighter',
    text: 'akari\n.2.#\n..#.\n.3..\n#.#.\n',
    rows: ['?2*#', '??#?', '?3??', '#?#?'],
  },
  {
    technique: 'shared-neighbours',
    text: 'akari\n....\n12..\n..10\n....\n',
    rows: ['????', '12?.', '??10', '???.'],
  },
  {
    technique: 'clues-in-sight',
    text: 'akari\n...1\n1...\n...1\n1...\n',
    rows: ['???1', '1?.?', '???1', '1???'],
  },
  {
    technique: 'sees-all-places-of-a-clue',
    text: 'akari\n#1.#\n....\n....\n1.##\n',
    rows: ['#1?#', '??.?', '????', '1?##'],
  },
  {
    technique: 'sees-all-lighters',
    text: 'akari\n....\n..01\n#1..\n....\n',
    rows: ['??..', '?.01', '#1.*', '.*..'],
  },
  {
    technique: 'two-cells-to-light',
    text: 'akari\n1..#\n...1\n#...\n#..#\n',
    rows: ['1.?#', '*..1', '#..*', '#??#'],
  },
  {
    technique: 'clue-and-cell-to-light',
    text: 'akari\n..2.\n.2..\n..#.\n.1..\n',
    rows: ['??2?', '?2*.', '??#?', '.1??'],
  },
];
