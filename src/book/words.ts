import type { Language, Level } from '../board/index.ts';

/** The texts of a book itself; rules and steps come from the puzzles. */
export interface BookWords {
  /** The title of a book of several puzzles. */
  readonly puzzles: string;
  boards(count: number): string;
  readonly contents: string;
  readonly levels: Readonly<Record<Level, string>>;
  readonly levelsTitle: string;
  /** What a board of each level asks for. */
  readonly asks: Readonly<Record<Level, string>>;
  readonly promise: string;
  readonly promiseWithoutSolutions: string;
  readonly play: string;
  readonly fonts: string;
  readonly rules: string;
  readonly worked: string;
  readonly coordinates: string;
  readonly theBoard: string;
  step(number: number): string;
  readonly andSoOn: string;
  readonly theSolution: string;
  readonly hints: string;
  readonly hintsIntroduction: string;
  readonly solutions: string;
  solutionOn(page: number): string;
  hintsOn(page: number): string;
  readonly solution: string;
  /** What is said of a picture to people who cannot see it. */
  picture(rows: number, columns: number): string;
}

export const WORDS: Readonly<Record<Language, BookWords>> = {
  en: {
    puzzles: 'Grid Puzzles',
    boards: (count) => (count === 1 ? '1 board' : `${count} boards`),
    contents: 'Contents',
    levels: { easy: 'Easy', normal: 'Normal', hard: 'Hard', extreme: 'Extreme' },
    levelsTitle: 'The levels',
    asks: {
      easy: 'one rule at a time is enough.',
      normal: 'now and then you must see two rules together.',
      hard: 'many steps need several rules at once.',
      extreme: 'long chains of reasoning, for patient solvers.',
    },
    promise:
      'Every board has exactly one solution, and reasoning alone leads to it. The solutions are at the back of the book.',
    promiseWithoutSolutions: 'Every board has exactly one solution, and reasoning alone leads to it.',
    play: 'Scan the code beside a board to play it on a screen.',
    fonts:
      'Boards checked and drawn by Calçada. Set in Source Serif 4 and Source Sans 3 by Adobe, fonts under the SIL Open Font License 1.1.',
    rules: 'How to play',
    worked: 'A worked example',
    coordinates: 'r2c3 is the cell in row 2 and column 3, counted from the upper left corner.',
    theBoard: 'The board',
    step: (number) => `Step ${number}`,
    andSoOn: 'Go on in this way until the board is full.',
    theSolution: 'The solution',
    hints: 'Hints',
    hintsIntroduction:
      'The first three steps of each board. Read one, close the book, and try to go on by yourself.',
    solutions: 'Solutions',
    solutionOn: (page) => `solution: page ${page}`,
    hintsOn: (page) => `hints: page ${page}`,
    solution: 'Solution',
    picture: (rows, columns) => `A board of ${rows} rows and ${columns} columns`,
  },
  pt: {
    puzzles: 'Passatempos em Quadrícula',
    boards: (count) => (count === 1 ? '1 tabuleiro' : `${count} tabuleiros`),
    contents: 'Índice',
    levels: { easy: 'Fácil', normal: 'Normal', hard: 'Difícil', extreme: 'Extremo' },
    levelsTitle: 'Os níveis',
    asks: {
      easy: 'basta uma regra de cada vez.',
      normal: 'de vez em quando é preciso ver duas regras em conjunto.',
      hard: 'muitos passos precisam de várias regras ao mesmo tempo.',
      extreme: 'longas cadeias de raciocínio, para quem tem paciência.',
    },
    promise:
      'Cada tabuleiro tem exatamente uma solução, e basta raciocinar para lá chegar. As soluções estão no fim do livro.',
    promiseWithoutSolutions: 'Cada tabuleiro tem exatamente uma solução, e basta raciocinar para lá chegar.',
    play: 'Aponta a câmara ao código junto de um tabuleiro para o jogar num ecrã.',
    fonts:
      'Tabuleiros verificados e desenhados por Calçada. Composto em Source Serif 4 e Source Sans 3, da Adobe, letras sob a licença SIL Open Font License 1.1.',
    rules: 'Como se joga',
    worked: 'Um exemplo resolvido',
    coordinates: 'l2c3 é a casa da linha 2 e da coluna 3, a contar do canto superior esquerdo.',
    theBoard: 'O tabuleiro',
    step: (number) => `Passo ${number}`,
    andSoOn: 'Continua assim até o tabuleiro ficar cheio.',
    theSolution: 'A solução',
    hints: 'Dicas',
    hintsIntroduction:
      'Os três primeiros passos de cada tabuleiro. Lê um, fecha o livro e tenta continuar sem ajuda.',
    solutions: 'Soluções',
    solutionOn: (page) => `solução: página ${page}`,
    hintsOn: (page) => `dicas: página ${page}`,
    solution: 'Solução',
    picture: (rows, columns) => `Um tabuleiro de ${rows} linhas e ${columns} colunas`,
  },
};
