import type { Lesson } from '../lesson.ts';
import { techniqueBoards } from './technique-boards.ts';

/** How the puzzle is learned: two boards to play along, what each rule asks for, then a board for each technique. */
export const lesson: Lesson = {
  worked: [
    {
      text: 'bosnian-road\n....\n..8.\n....\n....\n',
      says: {
        en: ['An 8 has road all around it. Whatever lies outside can only be left empty.'],
        pt: ['Um 8 tem estrada a toda a volta. O que fica de fora só pode ficar vazio.'],
      },
    },
    {
      text: 'bosnian-road\n2.2.\n....\n....\n....\n',
      says: {
        en: ['A road cell always goes on to two others. Find the only way, and close the loop.'],
        pt: [
          'Uma casa de estrada continua sempre para outras duas. Encontra o único caminho e fecha o circuito.',
        ],
      },
    },
  ],
  kept: [
    {
      kind: 'clue',
      text: 'bosnian-road\n...\n.8.\n...\n',
      rows: ['ooo', 'o8o', 'ooo'],
      says: {
        en: ['All eight cells around the 8 are road.'],
        pt: ['As oito casas à volta do 8 são estrada.'],
      },
    },
    {
      kind: 'neighbours',
      text: 'bosnian-road\n....\n....\n....\n',
      rows: ['ooo.', 'o.o.', 'ooo.'],
      says: {
        en: ['Every road cell has exactly two road neighbours: the road has no end and no fork.'],
        pt: [
          'Cada casa de estrada tem exatamente duas vizinhas de estrada: a estrada não tem fim nem bifurcação.',
        ],
      },
    },
    {
      kind: 'touch',
      text: 'bosnian-road\n....\n....\n....\n....\n',
      rows: ['ooo.', 'o.oo', 'o..o', 'oooo'],
      says: {
        en: ['The road bends, but never touches itself, not even at a corner.'],
        pt: ['A estrada faz curvas, mas nunca se toca, nem sequer num canto.'],
      },
    },
    {
      kind: 'loop',
      text: 'bosnian-road\n...#...\n...#...\n...#...\n',
      rows: ['ooo#...', 'o.o#...', 'ooo#...'],
      says: { en: ['There is one loop only.'], pt: ['Há um único circuito.'] },
    },
  ],
  techniques: techniqueBoards,
};
