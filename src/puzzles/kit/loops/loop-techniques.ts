import type { HowMany, Technique } from '../../technique.ts';

/** The steps that the one loop allows wherever it runs. */
interface LoopTechniques<V extends string> {
  readonly noFork: Technique<V>;
  readonly onlyWayOn: Technique<V>;
  readonly oneLoop: Technique<V>;
  readonly twoClues: Technique<V>;
}

/**
 * These steps where the loop is made of sites with the value `on`. Rules of the kind `way` say that it neither ends nor
 * forks; those in `passing` say how it runs, and belong to what follows from clues.
 */
export function loopTechniques<V extends string>(
  [off, on]: readonly [off: V, on: V],
  way: string,
  passing: Readonly<Record<string, HowMany>>,
): LoopTechniques<V> {
  return {
    noFork: {
      id: 'no-fork-no-dead-end',
      name: { en: ['no fork and no dead end'], pt: ['nem bifurcação nem beco'] },
      rules: { [way]: 1 },
      value: off,
    },
    onlyWayOn: {
      id: 'only-way-on',
      name: { en: ['the only way on'], pt: ['o único caminho'] },
      rules: { [way]: 1 },
      value: on,
    },
    oneLoop: {
      id: 'one-loop',
      name: { en: ['one loop'], pt: ['um só circuito'] },
      rules: { loop: 1 },
    },
    twoClues: {
      id: 'two-clues',
      name: { en: ['two clues together'], pt: ['duas pistas juntas'] },
      rules: { clue: 2, ...passing },
    },
  };
}
