/**
 * Sentences that carry figures, in Portuguese. In the English `{n}` is a number, `{}` anything and `[…]` may be
 * missing; in the Portuguese `{1}` is the first of them, itself in Portuguese, and `[…]` is said where all that it
 * names is there.
 */
export const SENTENCES: Readonly<Record<string, string>> = {
  '{n} of {n}': '{1} de {2}',
  '> {} ({n} of {n})': '> {1} ({2} de {3})',
  'Measured {}[ in {n} sittings]; seed {n}, {} scale.':
    'Medido em {1}[, em {2} sessões]; semente {3}, escala {4}.',
  '{n} trials, every solution verified by the rules[, {n} reached their limit][, {n} spared as hopeless][, {n} by solvers that are missing here].':
    '{1} ensaios, todas as soluções verificadas pelas regras[, {2} no limite][, {3} dispensados por serem inúteis][, {4} de solucionadores que faltam aqui].',
  '{n} trials, {n} WITH A SOLUTION THAT BREAKS A RULE[, {n} reached their limit][, {n} spared as hopeless][, {n} by solvers that are missing here].':
    '{1} ensaios, {2} COM UMA SOLUÇÃO QUE VIOLA UMA REGRA[, {3} no limite][, {4} dispensados por serem inúteis][, {5} de solucionadores que faltam aqui].',
  // The papers' programs.
  'On {n} of {n} pairs of a board and a program, the program finds as many solutions as ours.':
    'Em {1} de {2} pares de tabuleiro e programa, o programa encontra tantas soluções como o nosso.',
  'A run may take {n} inferences; one that takes more counts as that many.':
    'Uma execução pode usar {1} inferências; uma que precise de mais conta como se tivesse usado essas.',
  // The Dual-Clue paper.
  "The paper's generator makes a {} board in {} here; the paper printed {} for its own, printing included ({}).":
    'O gerador do artigo faz aqui um tabuleiro de {1} em {2}; o artigo imprime {3} para o seu, com a impressão incluída ({4}).',
  'A {} board with exactly one solution costs {}: proving, not drawing lots, is the work ({n} such boards were made).':
    'Um tabuleiro de {1} com exatamente uma solução custa {2}: o trabalho é provar, não sortear (fizeram-se {3} tabuleiros destes).',
  'Learning generates and solves a {} board in {} on average[ ({n} of {n} reached the limit)], of which {n} % is generating[; the paper printed {} for generating and printing alone].':
    'A aprendizagem gera e resolve um tabuleiro de {1} em {2} em média[ ({3} de {4} chegaram ao limite)], sendo {5} % a geração[; o artigo imprime {6} só para gerar e imprimir].',
  'At {} every run of {} reached the limit or was spared: without learning, these boards are not solved.':
    'Em {1}, todas as execuções de {2} chegaram ao limite ou foram dispensadas: sem aprendizagem, estes tabuleiros não são resolvidos.',
  'Table 2 of the Dual-Clue paper never solved anything. Solved for real, a {} board of its generator takes {} by learning, generating included: such boards are easy.':
    'A Tabela 2 do artigo de Dual-Clue nunca resolveu nada. Resolvido a sério, um tabuleiro de {1} do seu gerador demora {2} por aprendizagem, com a geração incluída: são tabuleiros fáceis.',
  // The Akari paper.
  'Time of the search on {n} random boards': 'Tempo da pesquisa em {1} tabuleiros aleatórios',
  '{} make the same search, board by board: on 0/1 variables they choose alike. {}':
    '{1} fazem a mesma pesquisa, tabuleiro a tabuleiro: com variáveis 0/1 escolhem o mesmo. {2}',
  'At equal backtracks {} is the fastest on {n} of the {n} boards that all of them finished, too few to tell whether choosing costs time.':
    'Com os mesmos retrocessos, {1} é a mais rápida em {2} dos {3} tabuleiros que todas resolveram, o que é pouco para concluir que escolher custa tempo.',
  'At equal backtracks {} is the fastest on {n} of the {n} boards that all of them finished: looking at every variable before choosing one costs time.':
    'Com os mesmos retrocessos, {1} é a mais rápida em {2} dos {3} tabuleiros que todas resolveram: olhar para todas as variáveis antes de escolher uma custa tempo.',
  'No board was finished by all of them.': 'Nenhum tabuleiro foi resolvido por todas.',
  'Trying 0 first, {n} of {n} runs reach the limit; trying a light first, {n} of {n}.':
    'Experimentando primeiro 0, {1} de {2} execuções chegam ao limite; experimentando primeiro uma luz, {3} de {4}.',
  'Trying 0 first, {n} of {n} runs reach the limit; trying a light first, {n} of {n}. The order of values matters more than the choice of variables, and the paper did not vary it.':
    'Experimentando primeiro 0, {1} de {2} execuções chegam ao limite; experimentando primeiro uma luz, {3} de {4}. A ordem dos valores conta mais do que a escolha das variáveis, e o artigo não a variou.',
  'Learning needs {} of search (median) and {n} conflicts on average.':
    'A aprendizagem precisa de {1} de pesquisa (mediana) e de {2} conflitos em média.',
  '{} are one strategy on this puzzle (Akari paper, Fig. 3): the same search to the last backtrack.':
    '{1} são uma só estratégia neste puzzle (artigo de Akari, Fig. 3): a mesma pesquisa até ao último retrocesso.',
  'Trying a light first, {n} of {n} runs reach the limit instead of {n} of {n}: the order of values, which the paper left alone, decides.':
    'Experimentando primeiro uma luz, {1} de {2} execuções chegam ao limite em vez de {3} de {4}: decide a ordem dos valores, em que o artigo não mexeu.',
  "Up to {} no run of the paper's labeling reached the limit.":
    'Até {1}, nenhuma execução da etiquetagem do artigo chegou ao limite.',
  "The paper's labeling first reaches the limit at {}; the paper saw its curve rise after {}. There {n} of {n} boards reach it, while the median board takes {}: the mean is made by a few boards.":
    'A etiquetagem do artigo chega pela primeira vez ao limite em {1}; o artigo viu a sua curva subir a partir de {2}. Aí, {3} de {4} tabuleiros chegam ao limite, e o tabuleiro mediano demora {5}: a média deve-se a poucos tabuleiros.',
  'It is the method, not the puzzle: learning takes {} at {}.':
    'É do método, não do puzzle: a aprendizagem demora {1} em {2}.',
  'Learning takes {} at {}[, with {n} of {n} at the limit].':
    'A aprendizagem demora {1} em {2}[, com {3} de {4} no limite].',
  "The explosion in Fig. 4 of the Akari paper is the method's: the paper's labeling reaches the limit from {} on, learning takes {} at {}.":
    'A explosão na Fig. 4 do artigo de Akari é do método: a etiquetagem do artigo chega ao limite a partir de {1}, a aprendizagem demora {2} em {3}.',
  // The Bosnian Road paper.
  "On the paper's boards its model found {n} full boards that are not one loop and had to be refused after the search; with the loop as a constraint there are none.":
    'Nos tabuleiros do artigo, o seu modelo encontrou {1} tabuleiros cheios que não são um só caminho fechado e que tiveram de ser recusados depois da pesquisa; com o caminho como restrição não há nenhum.',
  "Up to {} the paper's model and labeling solved every random board within the limit.":
    'Até {1}, o modelo e a etiquetagem do artigo resolveram todos os tabuleiros aleatórios dentro do limite.',
  "On random boards the paper's model first reaches the limit at {}.":
    'Nos tabuleiros aleatórios, o modelo do artigo chega pela primeira vez ao limite em {1}.',
  "{n} of the {n} random boards of the paper's generator have no solution with one loop.":
    '{1} dos {2} tabuleiros aleatórios do gerador do artigo não têm solução com um só caminho fechado.',
  'Learning decides the largest random boards ({}) in {} on average[, {n} of {n} at the limit].':
    'A aprendizagem decide os maiores tabuleiros aleatórios ({1}) em {2} em média[, {3} de {4} no limite].',
  'Fig. {n}: {}': 'Fig. {1}: {2}',
  '{} make exactly the same search, whatever the branching; {} do not. The paper prints one value for all eight of its choices, {} included.':
    '{1} fazem exatamente a mesma pesquisa, seja qual for a ramificação; {2} não. O artigo imprime um só valor para as suas oito escolhas, incluindo {3}.',
  '{} make exactly the same search, whatever the branching; {} does not. The paper prints one value for all eight of its choices, {} included.':
    '{1} fazem exatamente a mesma pesquisa, seja qual for a ramificação; {2} não. O artigo imprime um só valor para as suas oito escolhas, incluindo {3}.',
  'Through all solutions every strategy counts {}: they differ in the way, not in the answer.':
    'Percorrendo todas as soluções, todas as estratégias contam {1}: diferem no percurso, não na resposta.',
  'The strategies count different numbers of solutions ({}): a limit was reached, or there is a bug.':
    'As estratégias contam números diferentes de soluções ({1}): chegou-se a um limite, ou há um erro.',
  'The same labeling needs {n} backtracks on the 13x13 board here; the paper prints {n}, on a board that it does not name. Two boards may be compared, and two engines that propagate the same rules differently.':
    'A mesma etiquetagem precisa aqui de {1} retrocessos no tabuleiro de 13x13; o artigo imprime {2}, num tabuleiro que não nomeia. Podem estar a comparar-se dois tabuleiros, e dois motores que propagam as mesmas regras de maneira diferente.',
  'Table 3 of the Bosnian Road paper prints the same counters for eight variable choices; here {n} of {n} agree and {} do not, as the definitions say.':
    'A Tabela 3 do artigo de Bosnian Road imprime as mesmas métricas para oito escolhas de variável; aqui {1} de {2} coincidem e {3} não, como dizem as definições.',
  'Table 3 of the Bosnian Road paper prints the same counters for eight variable choices; here {n} of {n} agree and {} does not, as the definitions say.':
    'A Tabela 3 do artigo de Bosnian Road imprime as mesmas métricas para oito escolhas de variável; aqui {1} de {2} coincidem e {3} não, como dizem as definições.',
  // The Crazy Pavement paper.
  'Both whole boards of the paper are solved in at most {}, by labeling and by learning: as the paper says, nothing to wait for.':
    'Os dois tabuleiros inteiros do artigo são resolvidos no máximo em {1}, por etiquetagem e por aprendizagem: como diz o artigo, não há espera.',
  'The labeling solves every random board up to {} within the limit.':
    'A etiquetagem resolve todos os tabuleiros aleatórios até {1} dentro do limite.',
  'On random boards the labeling reaches the limit from {n} cells a side on.':
    'Nos tabuleiros aleatórios, a etiquetagem chega ao limite a partir de {1} casas de lado.',
  'Learning at {}: {} on average[, {n} of {n} at the limit].':
    'Aprendizagem em {1}: {2} em média[, {3} de {4} no limite].',
  // Our own questions.
  'Beside `circuit`, which refutes every road that leaves a cell out, {} refute a loop inside another by propagation; the constraints of the paper accept it.':
    'Além de `circuit`, que refuta qualquer caminho que deixe uma casa de fora, {1} refutam por propagação um caminho dentro de outro; as restrições do artigo aceitam-no.',
  'By learning, {n} of the {n} ways that can say it finish every board; the fastest on average is {} ({}), the slowest {} ({}).':
    'Por aprendizagem, {1} das {2} maneiras que o podem dizer resolvem todos os tabuleiros; a mais rápida em média é {3} ({4}), a mais lenta {5} ({6}).',
  'By {}: solve and prove unique, {n} boards': 'Por {1}: resolver e provar a unicidade, {2} tabuleiros',
  '{}: solve and prove unique, {n} boards': '{1}: resolver e provar a unicidade, {2} tabuleiros',
  '{}: solver time, a dot a board': '{1}: tempo do solucionador, um ponto por tabuleiro',
  '{}: a dot a board': '{1}: um ponto por tabuleiro',
  '{}: mean time': '{1}: tempo médio',
  '{}: random boards reach the limit from {} on.':
    '{1}: os tabuleiros aleatórios chegam ao limite a partir de {2}.',
  '{}: random boards of {} are solved in {}.': '{1}: os tabuleiros aleatórios de {2} são resolvidos em {3}.',
  '{}: every size reached the limit on some board.':
    '{1}: todos os tamanhos chegaram ao limite nalgum tabuleiro.',
  '{}: all boards up to {} are solved, the largest in {}, of which {} is posing; beyond it the limit is reached.':
    '{1}: todos os tabuleiros até {2} são resolvidos, os maiores em {3}, dos quais {4} a modelar; daí para cima chega-se ao limite.',
  '{}: all boards up to {} are solved, the largest in {}, of which {} is posing.':
    '{1}: todos os tabuleiros até {2} são resolvidos, os maiores em {3}, dos quais {4} a modelar.',
  '{}: with {} the kept boards are faster ({}).': '{1}: {2}, os tabuleiros guardados são mais rápidos ({3}).',
  // Other solvers.
  'On all {n} boards, everyone who answered gave the same answer.':
    'Nos {1} tabuleiros, todos os que responderam deram a mesma resposta.',
  'THE ANSWERS DIFFER on {}.': 'AS RESPOSTAS DIFEREM em {1}.',
  '{}: its solver time is {} ours (median of {n} boards)[, its whole time {} that of our process][; it is faster on {n} ({})][; {n} are a draw within a tick of its clock].[ It reached the limit or was spared on {n}.]':
    '{1}: o seu tempo de solucionador é {2} o nosso (mediana de {3} tabuleiros)[, o seu tempo total é {4} o do nosso processo][; é mais rápido em {5} ({6})][; {7} são um empate na precisão do seu relógio].[ Chegou ao limite ou foi dispensado em {8}.]',
  '{}: no board that both finished.[ It reached the limit or was spared on {n}.]':
    '{1}: nenhum tabuleiro que ambos tenham resolvido.[ Chegou ao limite ou foi dispensado em {2}.]',
  'Compared with {}. Not on this machine: {}.': 'Comparado com {1}. Não estão nesta máquina: {2}.',
  'Compared with {}.': 'Comparado com {1}.',
  'Solver time against {}: we are faster on {n} of {n} boards (its median is {} ours)[; {n} are a draw within a tick of its clock][; boards beyond its limit: {n}].':
    'Tempo do solucionador face a {1}: somos mais rápidos em {2} de {3} tabuleiros (a sua mediana é {4} a nossa)[; {5} são um empate na precisão do seu relógio][; tabuleiros além do seu limite: {6}].',
  'Solver time against {}: it is faster on {n} of {n} boards, most on {} ({}).':
    'Tempo do solucionador face a {1}: é mais rápido em {2} de {3} tabuleiros, sobretudo em {4} ({5}).',
  'Process for process, {} takes {} our time (median); our own median is {} for a process and {} in a warm one.':
    'Processo por processo, {1} demora {2} o nosso tempo (mediana); a nossa mediana é {3} por processo e {4} num processo já aquecido.',
  // A reader's own question.
  'On {n} boards, everyone who finished says the same.':
    'Em {1} tabuleiros, todos os que terminaram dizem o mesmo.',
  'The answers differ on {}: that is a bug of ours, please report the board.':
    'As respostas diferem em {1}: é um erro nosso, por favor comunica-nos o tabuleiro.',
};
