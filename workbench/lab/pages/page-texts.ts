import type { Wording } from '../../../src/board/index.ts';

/** What a page says of its paper that is not measured. */
export interface PageTexts {
  readonly about: Wording;
  /** The choices of its program as commands to copy. */
  readonly commands: readonly { readonly command: string; readonly does: Wording }[];
  /** What is printed in the paper as text, as our copy reads it, and the command that prints ours. */
  readonly prints: readonly { readonly where: string; readonly theirs?: string; readonly board: string }[];
  /** What it leaves for the future, and what became of it. */
  readonly future: readonly { readonly quote: string; readonly says: string; readonly became: Wording }[];
}

const command = (text: string, en: string, pt: string) => ({ command: text, does: { en, pt } });

export const PAGE_TEXTS: Readonly<Record<string, PageTexts>> = {
  '000': {
    about: {
      en: 'DualClue Cross-a-Pix: a board is cut into regions, and every region is painted as a whole or not at all. Two numbers stand at each row and column: how many of its cells are painted, and in how many blocks. We have two scans of this paper, 000 and 001.',
      pt: 'DualClue Cross-a-Pix: o tabuleiro está dividido em regiões, e cada região ou é toda pintada ou não o é. Junto de cada linha e coluna há dois números: quantas das suas casas estão pintadas, e em quantos blocos. Temos duas digitalizações deste artigo, 000 e 001.',
    },
    commands: [
      command(
        'calcada solve --style papers 000:teste',
        'solve the board of the listing and print it as Fig. 4 does (`teste`)',
        'resolver o tabuleiro da listagem e imprimi-lo como na Fig. 4 (`teste`)',
      ),
      command(
        'calcada draw --style papers 000:teste',
        'print it unsolved (`teste_print`)',
        'imprimi-lo por resolver (`teste_print`)',
      ),
      command(
        'calcada generate dual-clue-cross-a-pix --method paper --size 5x5',
        'make a random board as the paper does (`test_generator`)',
        'gerar um tabuleiro aleatório como o artigo (`test_generator`)',
      ),
      command(
        'calcada solve --model paper --stats --lang pt 000:teste',
        'its constraints and its labeling `[ffc,enum]`, with time and the five counters',
        'as suas restrições e a sua etiquetagem `[ffc,enum]`, com o tempo e as cinco métricas',
      ),
      command(
        'calcada programs 000 --run teste',
        'run its own program, with SWI-Prolog',
        'correr o seu próprio programa, com o SWI-Prolog',
      ),
      command(
        'calcada programs 000 --diff --lang pt',
        'every change that we made in its listing, line by line',
        'todas as alterações que fizemos na listagem, linha a linha',
      ),
      command(
        'calcada lab own --puzzle dual-clue-cross-a-pix --sizes 5,10,20 --tries 10 --out mine',
        'Tables 1 and 2 with sizes and tries of your own',
        'as Tabelas 1 e 2 com tamanhos e tentativas à tua escolha',
      ),
    ],
    prints: [
      {
        where: 'Figura 4',
        board: 'teste',
        theirs: `  2 2 4 5 4 4 6 7 5 4
  - - - - -
  1 2 3 3 2 2 1 3 4 3
  +-+--+--+--+--+--+
3|3|  |*|  |*|  |*| |
  + + + +-+--+ +-+--+
4|3|  |*|*| |*| |*| |
  +-+--+ +-+--+ + + +-+
5|3| | | |*|* *| |*| |*|
  +-+--+ +-+--+--+--+ +
5|2|  | | |*| |* *|* *|
  +-+--+ + + + + +-+--+
4|1| | | |* *|* *|  |
  +-+--+ +-+--+--+--+ +
4|3|  | |*|  |*| |* *|
  +-+--+--+--+ +-+--+--+
7|3|*|* *| |*| |* * *| |
  + +-+--+--+ +-+--+ +
2|2|*|  | | |*|  | |
  +-+--+--+--+--+ + +
5|2| |*|* *|  |* *| | |
  + +-+--+ +-+--+ +-+--+
4|2| |  |*|  | |*|* *|
  +-+--+--+--+--+--+`,
      },
    ],
    future: [],
  },
  '002': {
    about: {
      en: 'Akari, also called Light Up: lights are placed on white cells until every white cell is lit. A light shines along its row and column up to a black cell or the edge, no light may shine on another, and a number on a black cell counts the lights beside it.',
      pt: 'Akari, também chamado Light Up: colocam-se luzes em casas brancas até todas as casas brancas ficarem iluminadas. Uma luz ilumina a sua linha e a sua coluna até uma casa preta ou à borda, nenhuma luz pode iluminar outra, e um número numa casa preta conta as luzes ao seu lado.',
    },
    commands: [
      command(
        'calcada solve --style papers 002:start2',
        'solve a board of the listing and print it as Fig. 2 does (`start2`)',
        'resolver um tabuleiro da listagem e imprimi-lo como na Fig. 2 (`start2`)',
      ),
      command(
        'calcada solve --model paper --stats --lang pt 002:start6',
        'its constraints and its labeling `[]`, with time and the five counters',
        'as suas restrições e a sua etiquetagem `[]`, com o tempo e as cinco métricas',
      ),
      command(
        'calcada solve --model paper --label "[ffc]" --stats --lang pt 002:start6',
        'the same with another strategy of Fig. 3: leftmost, min, max, ff or ffc',
        'o mesmo com outra estratégia da Fig. 3: leftmost, min, max, ff ou ffc',
      ),
      command(
        'calcada generate akari --method paper --size 10x10',
        'make a random board as the paper does (`generate`)',
        'gerar um tabuleiro aleatório como o artigo (`generate`)',
      ),
      command(
        'calcada programs 002 --run start2',
        'run its own program, with SWI-Prolog',
        'correr o seu próprio programa, com o SWI-Prolog',
      ),
      command(
        'calcada programs 002 --diff --lang pt',
        'every change that we made in its listing, line by line',
        'todas as alterações que fizemos na listagem, linha a linha',
      ),
      command(
        'calcada lab own --puzzle akari --sizes 20,30,40 --select leftmost,min,max,ff,ffc --model paper --tries 5 --out mine',
        'Figs. 3 and 4 with sizes and strategies of your own',
        'as Figs. 3 e 4 com tamanhos e estratégias à tua escolha',
      ),
    ],
    prints: [
      {
        where: 'Fig. 2',
        board: 'start2',
        theirs: `		*			0		2		*
		#					*			1		*		1
	*			#		*					2			*
			2		*				0			*		#
			*			#				*				0
	#							*		#			*
	0					0						#
				2		*					0			*
	*		#		*		3				*			1
					*			#		1			*`,
      },
    ],
    future: [
      {
        quote:
          'a utilização do predicado transpose, o que permitiria menos código para aplicar as restrições',
        says: 'the predicate transpose, which would allow less code to apply the constraints',
        became: {
          en: 'Our model posts each row and column once; the verdict above counts what that spares.',
          pt: 'O nosso modelo impõe cada linha e coluna uma vez; o veredicto acima conta o que isso poupa.',
        },
      },
      {
        quote: 'uma estratégia de pesquisa personalizada para aplicar ao labeling',
        says: 'a search strategy of its own for the labeling',
        became: {
          en: 'Trying a light first (`--label leftmost,down`) and learning from conflicts: Figs. 3 and 4 above.',
          pt: 'Experimentar primeiro uma luz (`--label leftmost,down`) e aprender com os conflitos: Figs. 3 e 4 acima.',
        },
      },
      {
        quote:
          'um simples gerador capaz de criar puzzles de vários tamanhos, os quais apenas contêm espaços pretos',
        says: 'a simple generator of boards that have only black cells',
        became: {
          en: '`calcada generate akari --level hard` makes boards with numbers, exactly one solution and a chosen level.',
          pt: '`calcada generate akari --level hard` gera tabuleiros com números, exatamente uma solução e a dificuldade escolhida.',
        },
      },
    ],
  },
  '003': {
    about: {
      en: 'Bosnian Road: one closed road is drawn through the cells of a board, up, down, left and right. It may not touch itself, not even at a corner. A number is not road and counts the road cells around it; black cells are obstacles.',
      pt: 'Bosnian Road: desenha-se um só caminho fechado pelas casas do tabuleiro, na horizontal e na vertical. O caminho não se pode tocar, nem diagonalmente. Um número não é caminho e conta as casas do caminho à sua volta; as casas pretas são obstáculos.',
    },
    commands: [
      command(
        'calcada solve --style papers 003:13',
        'solve a board of its comments and print it as `showBoard` does',
        'resolver um tabuleiro dos seus comentários e imprimi-lo como `showBoard`',
      ),
      command(
        'calcada solve --model paper --stats --lang pt 003:13',
        '`calculate_road`: its constraints and `[leftmost,bisect]`, with time and the five counters',
        '`calculate_road`: as suas restrições e `[leftmost,bisect]`, com o tempo e as cinco métricas',
      ),
      command(
        'calcada solve --model paper:calculate_road_testing --stats --lang pt 003:13',
        '`calculate_road_testing`: tests after the labeling, and says how many were refused',
        '`calculate_road_testing`: testa depois da etiquetagem, e diz quantos foram recusados',
      ),
      command(
        'calcada lab own --board 003:13 --model paper:calculate_road_testing --select all --branch step,enum,bisect,middle --out mine',
        'Table 3: every option of the labeling',
        'a Tabela 3: todas as opções do labeling',
      ),
      command(
        'calcada generate bosnian-road --method paper --size 9x9',
        'make a random board as the paper does (`createBoard`)',
        'gerar um tabuleiro aleatório como o artigo (`createBoard`)',
      ),
      command(
        'calcada programs 003 --run 3',
        'run its own program on the 13x13 board, with SWI-Prolog',
        'correr o seu próprio programa no tabuleiro 13x13, com o SWI-Prolog',
      ),
      command(
        'calcada programs 003 --diff --lang pt',
        'every change that we made in its listing, line by line',
        'todas as alterações que fizemos na listagem, linha a linha',
      ),
    ],
    prints: [
      {
        where: 'Figura 10',
        board: '13',
        theirs: `Time: 3.23s

Resumptions: 568 Entailments: 493 Prunings: 398 Backtracks: 0

Constraints created: 0`,
      },
    ],
    future: [
      {
        quote:
          'encontrar um método de restrinção de forma a impedir casos especiais de caminhos fechados e independentes',
        says: 'a way to forbid separate closed roads by constraints',
        became: {
          en: 'The constraint `singleLoop` of our engine; `calcada lab loops` compares seven ways to say it.',
          pt: 'A restrição `singleLoop` do nosso motor; `calcada lab loops` compara sete maneiras de o dizer.',
        },
      },
    ],
  },
  '004': {
    about: {
      en: 'Crazy Pavement, also called Tilepaint: a board is cut into regions, and every region is painted as a whole or not at all. The numbers at some rows and columns say how many of their cells are painted.',
      pt: 'Crazy Pavement, também chamado Tilepaint: o tabuleiro está dividido em regiões, e cada região ou é toda pintada ou não o é. Os números junto de algumas linhas e colunas dizem quantas das suas casas estão pintadas.',
    },
    commands: [
      command(
        'calcada menu --lang pt',
        'its menu: choose the board (7x7, 10x10, 15x15), the labeling, and see the time and the counters',
        'o seu menu: escolher o tabuleiro (7x7, 10x10, 15x15), o labeling, e ver o tempo e as métricas',
      ),
      command(
        'calcada draw --style papers 004:1',
        'the first picture, with the numbers of the regions (`show_initial_board`)',
        'a primeira figura, com os números das regiões (`show_initial_board`)',
      ),
      command(
        'calcada solve --style papers 004:1',
        'the second picture: 0 and 1 (`show_final_board`)',
        'a segunda figura: 0 e 1 (`show_final_board`)',
      ),
      command(
        'calcada solve --model paper --stats --lang pt 004:3',
        'its labeling `[]` on our reading of the 15x15 board, with time and the five counters',
        'a sua etiquetagem `[]` na nossa leitura do tabuleiro 15x15, com o tempo e as cinco métricas',
      ),
      command(
        'calcada programs 004 --run start_game',
        'its own menu, with SWI-Prolog',
        'o seu próprio menu, com o SWI-Prolog',
      ),
      command(
        'calcada programs 004 --diff --lang pt',
        'every change that we made in its listing, line by line',
        'todas as alterações que fizemos na listagem, linha a linha',
      ),
    ],
    prints: [{ where: 'Figura 3', board: '1' }],
    future: [
      {
        quote:
          'não fomos capazes de gerar problemas aleatoriamente. Por este motivo, pensamos que com mais um pouco de tempo, seria algo a fazer no futuro.',
        says: 'to generate boards at random, with a little more time',
        became: {
          en: '`calcada generate crazy-pavement --size 15x15 --level hard` makes boards with exactly one solution.',
          pt: '`calcada generate crazy-pavement --size 15x15 --level hard` gera tabuleiros com exatamente uma solução.',
        },
      },
    ],
  },
};
