import type { TechniqueBoard } from '../lesson.ts';

/** Made by `workbench/scripts/make-lessons.ts`: a moment for each technique in which it is the next step. */
export const techniqueBoards: readonly TechniqueBoard[] = [
  {
    technique: 'empty-clue',
    text: 'bosnian-road\n.0...\n2.32.\n.....\n.....\n.....\n',
    rows: ['?0???', '2?32?', '?????', '?????', '?????'],
  },
  {
    technique: 'full-clue',
    text: 'bosnian-road\n2.2.\n....\n....\n....\n',
    rows: ['2.2.', 'ooo?', 'o.??', 'ooo?'],
  },
  {
    technique: 'forced-clue',
    text: 'bosnian-road\n....\n..8.\n....\n....\n',
    rows: ['????', '??8?', '????', '????'],
  },
  {
    technique: 'no-fork-no-dead-end',
    text: 'bosnian-road\n.23.\n....\n....\n....\n',
    rows: ['.23?', '????', '????', '????'],
  },
  {
    technique: 'only-way-on',
    text: 'bosnian-road\n.32.\n....\n....\n....\n',
    rows: ['.32.', 'ooo.', 'o.o?', 'o???'],
  },
  {
    technique: 'corner-to-corner',
    text: 'bosnian-road\n.1....\n......\n......\n...5.3\n2.....\n......\n',
    rows: ['.1.???', '..oo??', '.?o.o?', '.??5?3', '2????.', '.????.'],
  },
  {
    technique: 'no-touching',
    text: 'bosnian-road\n2.2.\n....\n....\n....\n',
    rows: ['2.2.', 'oo??', 'o???', '????'],
  },
  {
    technique: 'cells-of-one-clue',
    text: 'bosnian-road\n.000..\n2...2.\n.....2\n.656..\n......\n......\n',
    rows: ['.000..', '2...2.', 'ooooo2', 'o656o.', 'o???o?', '??????'],
  },
  {
    technique: 'parity-of-crossings',
    text: 'bosnian-road\n1...\n....\n....\n....\n',
    rows: ['1.??', '.oo?', '?o.?', '????'],
  },
  {
    technique: 'cut-cell',
    text: 'bosnian-road\n...1..\n......\n......\n....3.\n..6...\n......\n',
    rows: ['...1..', 'ooo...', 'o.o?..', 'o???3.', '??6o??', '??????'],
  },
  {
    technique: 'one-loop',
    text: 'bosnian-road\n2.....\n......\n....2.\n......\n..6...\n......\n',
    rows: ['2?????', '?o?.??', '????2.', '?????.', '??6???', '??????'],
  },
  {
    technique: 'two-clues',
    text: 'bosnian-road\n...31.\n......\n......\n.6....\n......\n......\n',
    rows: ['???31.', '??????', '??????', '?6????', '??????', '??????'],
  },
  {
    technique: 'room-at-a-clue',
    text: 'bosnian-road\n..2.\n....\n....\n....\n',
    rows: ['..2.', '????', '????', '????'],
  },
  {
    technique: 'dead-corner',
    text: 'bosnian-road\n.0...\n0....\n.....\n.....\n.....\n',
    rows: ['.0.??', '0..??', '..?oo', '??o??', '?????'],
  },
  {
    technique: 'way-on-without-touching',
    text: 'bosnian-road\n......\n...1..\n....2.\n......\n......\n......\n',
    rows: ['......', '...1..', 'ooo.2.', 'o.o?o?', 'o???o?', '??????'],
  },
];
