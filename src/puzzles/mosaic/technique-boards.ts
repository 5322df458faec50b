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
    technique: 'two-clues-side-by-side',
    text: 'mosaic\n....\n.543\n33..\n.20.\n',
    rows: ['????', '????', '*...', '*...'],
  },
  {
    technique: 'two-clues',
    text: 'mosaic\n.3.2\n3.4.\n.4.3\n.24.\n',
    rows: ['*..*', '*.*.', '.*??', '????'],
  },
  {
    technique: 'three-clues',
    text: 'mosaic\n1.3.\n.4.3\n.6.4\n..33\n',
    rows: ['..??', '.**.', '?.??', '????'],
  },
];
