import type { TechniqueBoard } from '../lesson.ts';

/** Made by `workbench/scripts/make-lessons.ts`: a moment for each technique in which it is the next step. */
export const techniqueBoards: readonly TechniqueBoard[] = [
  {
    technique: 'zero',
    text: 'mosaic\n.20.\n..1.\n5.4.\n....\n',
    rows: ['????', '????', '????', '????'],
  },
  {
    technique: 'nine',
    text: 'mosaic\n4...\n..3.\n6.3.\n....\n',
    rows: ['**??', '**??', '????', '????'],
  },
  {
    technique: 'full-clue',
    text: 'mosaic\n0..2\n13.3\n.675\n3553\n',
    rows: ['....', '..**', '?*??', '?*??'],
  },
  {
    technique: 'clue-that-needs-all',
    text: 'mosaic\n..54\n.475\n.25.\n....\n',
    rows: ['??**', '..**', '.???', '...?'],
  },
  {
    technique: 'cells-of-one-clue',
    text: 'mosaic\n0..3\n.3.3\n4..3\n.4..\n',
    rows: ['..??', '..??', '**.?', '**.?'],
  },
  {
    technique: 'two-clues',
    text: 'mosaic\n....3\n123..\n.222.\n.....\n.32.3\n',
    rows: ['???**', '?????', '?????', '*???*', '*????'],
  },
  {
    technique: 'three-clues',
    text: 'mosaic\n2.5..\n.5..4\n56..3\n..7..\n2..4.\n',
    rows: ['?????', '?????', '?????', '?????', '?????'],
  },
];
