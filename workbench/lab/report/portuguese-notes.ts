/** The notes of the experiments and the caveats of the papers, in Portuguese. `{1}` is the first thing that varies. */
export const NOTES: Readonly<Record<string, string>> = {
  // The Dual-Clue paper.
  'We have two scans of it, 000 and 001; the tables are whole in both. In 001 their rows stand above the captions.':
    'Temos duas digitalizações deste artigo, 000 e 001; as tabelas estão inteiras em ambas. Na 001 as linhas estão acima das legendas.',
  'Its `assess_time_generate_and_solve` calls `test_generator`, which generates and prints, and then goes on with the timer of the generator: nothing in Table 2 was solved. The sentence that solving takes much longer than generating is not what was measured.':
    'O seu `assess_time_generate_and_solve` chama `test_generator`, que gera e imprime, e depois continua com o cronómetro do gerador: nada na Tabela 2 foi resolvido. A frase que diz que resolver demora muito mais do que gerar não é o que foi medido.',
  'Its line rules are not constraints: they choose 0 or 1 for every cell in Prolog, so that the labeling finds nothing left to do. The text says `ffc`, one listing `ff`, the other `ffd`, which is no option of SICStus.':
    'As suas regras das linhas não são restrições: escolhem 0 ou 1 para cada casa em Prolog, e a etiquetagem já não encontra nada para fazer. O texto diz `ffc`, uma listagem `ff` e a outra `ffd`, que não é uma opção do SICStus.',
  'Its timer includes printing the board; ours does not print.':
    'O seu cronómetro inclui a impressão do tabuleiro; o nosso não imprime.',
  'The text calls both times linear in the cells: from 2500 to 10000 cells Table 1 grows {n} times, Table 2 {n} times.':
    'O texto diz que ambos os tempos são lineares no número de casas: de 2500 a 10000 casas, a Tabela 1 cresce {1} vezes e a Tabela 2 {2} vezes.',
  'Ours makes boards with exactly one solution and proves it, which the paper does not attempt; the two generators do different jobs.':
    'O nosso faz tabuleiros com exatamente uma solução e prova-o, o que o artigo não tenta; os dois geradores fazem trabalhos diferentes.',
  // The Akari paper.
  'Its generator also sets some white cells to 0, but copies only the black cells to the board that is solved: those zeros forbid nothing.':
    'O seu gerador também põe algumas casas brancas a 0, mas só copia as casas pretas para o tabuleiro que é resolvido: esses zeros não proíbem nada.',
  'Once the sums have cut every domain to 0 and 1, `leftmost`, `min`, `max` and `ff` choose the same variable. Only `ffc` can differ, and that is what the paper saw.':
    'Depois de as somas reduzirem todos os domínios a 0 e 1, `leftmost`, `min`, `max` e `ff` escolhem a mesma variável. Só `ffc` pode diferir, e foi isso que o artigo viu.',
  'Its timer covers the labeling alone, not the posting of the constraints. It is cut to hundredths of a second.':
    'O seu cronómetro cobre só a etiquetagem, não a imposição das restrições. O tempo é truncado aos centésimos de segundo.',
  'Without `down` the value 0, no light, is tried first, as in the paper.':
    'Sem `down`, experimenta-se primeiro o valor 0, sem luz, como no artigo.',
  'The paper compares strategies on one generated board each time; here all strategies get the same boards.':
    'O artigo compara as estratégias com um tabuleiro gerado de cada vez; aqui todas recebem os mesmos tabuleiros.',
  // The Bosnian Road paper.
  'Of Table 2 our copy has one line of seven times and none of the counters; Figs. 4 to 9 are pictures without values.':
    'Da Tabela 2, a nossa cópia tem uma linha com sete tempos e nenhuma das métricas; as Figs. 4 a 9 são imagens sem valores.',
  'That the road is one loop is tested only after the labeling, and only by the second of its two programs. On the 13x13 board the model alone has three solutions.':
    'Que o caminho é único e fechado só é testado depois da etiquetagem, e só pelo segundo dos seus dois programas. No tabuleiro de 13x13, o modelo sozinho tem três soluções.',
  'The paper never says which board Table 3 was measured on. We take the 13x13 board, the largest of its listing; it may be another.':
    'O artigo nunca diz em que tabuleiro foi medida a Tabela 3. Usamos o de 13x13, o maior da sua listagem; pode ter sido outro.',
  'Table 3 gives one value of each counter for all eight variable choices. On 0/1 variables six of the eight are bound to agree; that `occurrence` and `ffc` agree too is not what the definition of these options leads to.':
    'A Tabela 3 dá um só valor de cada métrica para as oito escolhas de variável. Com variáveis 0/1, seis das oito têm de coincidir; que `occurrence` e `ffc` também coincidam não é o que resulta da definição destas opções.',
  'The sums of the diagonal neighbours (`VDiagonal`) are posted and never used.':
    'As somas dos vizinhos na diagonal (`VDiagonal`) são impostas e nunca usadas.',
  'Seconds that the scan of Table 2 has left, without their sizes: {}.':
    'Os segundos que a digitalização da Tabela 2 deixou, sem os tamanhos: {1}.',
  'Our counters count our propagators: the shapes of the curves can be compared with the paper, the values cannot. `docs/engine.md` says what each counts.':
    'As nossas métricas contam os nossos propagadores: podem comparar-se com o artigo as formas das curvas, não os valores. `docs/engine.md` diz o que cada uma conta.',
  "Random boards are those of the paper's generator. It does not ask for one loop, so a board may have no solution under the full rules; both methods must then say so.":
    'Os tabuleiros aleatórios são os do gerador do artigo. Este não exige um só caminho fechado, e por isso um tabuleiro pode não ter solução com todas as regras; os dois métodos têm então de o dizer.',
  'Our counters count our propagators, so their values differ from those of SICStus; what can be compared is which strategies agree.':
    'As nossas métricas contam os nossos propagadores, e por isso os valores diferem dos do SICStus; o que se pode comparar é quais são as estratégias que coincidem.',
  // The Crazy Pavement paper.
  'Fig. 4 is a picture whose values our copy does not have. The text gives 0.00 s for all three boards.':
    'A Fig. 4 é uma imagem cujos valores a nossa cópia não tem. O texto dá 0.00 s para os três tabuleiros.',
  'A line without a sum gets -1, tested by `#=` with another clause after it: on backtracking the line is also summed to -1, which fails and costs time, but no solution.':
    'Uma linha sem soma recebe -1, testado por `#=` com outra cláusula a seguir: no retrocesso, a linha também é somada a -1, o que falha e custa tempo, mas nenhuma solução.',
  'The paper gives 0.00 s for each of its boards.': 'O artigo dá 0.00 s para cada um dos seus tabuleiros.',
  "The paper's model and ours are the same here: one variable a region, one sum a clue. Its labeling is the default: leftmost, step, up.":
    'O modelo do artigo e o nosso são aqui o mesmo: uma variável por região, uma soma por pista. A sua etiquetagem é a predefinida: leftmost, step, up.',
  // Our own questions.
  'All ways are posted beside the same other rules, ours; each board is solved and its solution proved the only one.':
    'Cada maneira é imposta juntamente com as mesmas outras regras, as nossas; cada tabuleiro é resolvido e prova-se que a solução é única.',
  '`circuit` puts every cell on the loop: it can say "one loop" only where all free cells are road. The paper did without it because one would have to know beforehand how many cells each road has; it is shown for completeness.':
    '`circuit` põe todas as casas no caminho: só pode dizer "um só caminho fechado" onde todas as casas livres são caminho. O artigo dispensou-o porque seria preciso saber previamente o número de casas de cada caminho; mostra-se aqui para que a lista fique completa.',
  'Flood fill has a variable for each cell and each step of the water, as many steps as half the free cells: the memory that the paper was afraid of.':
    'A inundação tem uma variável por casa e por passo da água, com tantos passos como metade das casas livres: é a memória que o artigo receava.',
  'One solution of a random board is looked for, by learning; no proof that it is the only one.':
    'Procura-se uma solução de um tabuleiro aleatório, por aprendizagem; não se prova que é única.',
  "Boards are those of the papers' generators where they had one; roads get a clue for every second cell that is thrown at, and pavements three sums in four.":
    'Os tabuleiros são os dos geradores dos artigos, onde os havia; em Bosnian Road há uma pista por cada duas casas sorteadas, e em Crazy Pavement três somas em cada quatro.',
  'All variants of a board run once, and while they are short for a quarter of a second more, before any is timed: none of them pays for the warm-up of the JavaScript engine. Then they take turns, in another order each round, up to {n} times or until a variant has run for a second; its time is the median. A variant that reaches the limit runs once.':
    'Todas as variantes de um tabuleiro correm uma vez, e as curtas mais um quarto de segundo, antes de alguma ser cronometrada: nenhuma paga o aquecimento do motor de JavaScript. Depois correm à vez, por outra ordem em cada volta, até {1} vezes ou até uma variante ter corrido um segundo; o seu tempo é a mediana. Uma variante que chega ao limite corre uma vez.',
  'Learning off: chronological labeling with dom/wdeg, the same model, the same first value. Activity off: conflicts are still learned from, but variables are decided from left to right.':
    'Sem aprendizagem: etiquetagem cronológica com dom/wdeg, o mesmo modelo, o mesmo primeiro valor. Sem atividade: ainda se aprende com os conflitos, mas as variáveis são decididas da esquerda para a direita.',
  'Line states off: blocks are counted by sums and clauses. Loop pruning off: loops are looked at on full boards, and each closed loop found becomes a clause.':
    'Sem estados das linhas: os blocos são contados por somas e cláusulas. Sem poda de caminhos: os caminhos fechados só são vistos em tabuleiros cheios, e cada um que se encontra torna-se uma cláusula.',
  'Forgetting off: no learned clause is ever thrown away. The engine first does so after some 2000 conflicts: on boards that need fewer, this is the same search again, and its time shows how far the other times may be trusted.':
    'Sem esquecimento: nenhuma cláusula aprendida é deitada fora. O motor só o faz depois de uns 2000 conflitos: em tabuleiros que precisam de menos, é outra vez a mesma pesquisa, e o seu tempo mostra até que ponto se pode confiar nos outros.',
  '`calculate_road` does not ask for one loop: where it counts more than we do, the others have several.':
    '`calculate_road` não exige um só caminho fechado: onde conta mais do que nós, as outras soluções têm vários.',
  'SWI-Prolog has no `occurrence`, `anti_first_fail`, `max_regret` and `middle`: Table 3 of the Bosnian Road paper is repeated without them.':
    'O SWI-Prolog não tem `occurrence`, `anti_first_fail`, `max_regret` nem `middle`: a Tabela 3 do artigo de Bosnian Road é repetida sem eles.',
  'Every peer gets an encoding written for it from the published form of the board, not from our model; the answers (one solution, several, none) are compared.':
    'Cada solucionador recebe uma codificação escrita para ele a partir da forma publicada do tabuleiro, não do nosso modelo; comparam-se as respostas (uma solução, várias, nenhuma).',
  'Solver time is what the solver reports for itself (clasp: reading, preparing and solving the ground program; Gecode: initialising and solving; clpfd: posting and labeling; clingo: grounding, preparing and solving; CaDiCaL: reading clauses and solving). Ours is posing and searching in a process that has run before.':
    'O tempo do solucionador é o que ele próprio indica (clasp: ler, preparar e resolver o programa instanciado; Gecode: iniciar e resolver; clpfd: impor restrições e etiquetar; clingo: instanciar, preparar e resolver; CaDiCaL: ler cláusulas e resolver). O nosso é modelar e pesquisar num processo que já correu antes.',
  'Whole time is that of the process, or of the call for the two WebAssembly peers, with grounding, flattening or encoding.':
    'O tempo total é o do processo, ou o da chamada nos dois solucionadores em WebAssembly, com a instanciação, a tradução ou a codificação.',
  "SWI-Prolog runs twice: in the manner that suits it, and nearer to the papers: for Akari and Crazy Pavement with the papers' constraints and labeling, for Bosnian Road with its test for separate roads and its labeling, for Dual-Clue Cross-a-Pix with our constraints and the paper's labeling alone, since that paper posts none for its lines. The papers' own programs have an experiment of their own.":
    'O SWI-Prolog corre duas vezes: da maneira que lhe convém, e mais perto dos artigos: em Akari e Crazy Pavement com as restrições e a etiquetagem dos artigos, em Bosnian Road com o seu teste de caminhos separados e a sua etiquetagem, em Dual-Clue Cross-a-Pix com as nossas restrições e só a etiquetagem do artigo, que não impõe nenhuma para as linhas. Os programas dos próprios artigos têm uma experiência à parte.',
  'The clocks of clasp and clingo tick in milliseconds. A time of 0.000 s is counted as 250 µs, and two times less than a tick apart are counted as a draw.':
    'Os relógios do clasp e do clingo contam milissegundos. Um tempo de 0.000 s conta como 250 µs, e dois tempos a menos de um milissegundo um do outro contam como empate.',
  'CaDiCaL has no loop constraint: full boards with several loops are refused with a clause, until there is one loop.':
    'O CaDiCaL não tem uma restrição de caminho fechado: os tabuleiros cheios com vários caminhos são recusados com uma cláusula, até haver um só.',
  "Our model, unless the boards were asked for under a paper's rules; times include posing it. A mean is over all tries and boards of a row.":
    'O nosso modelo, a não ser que os tabuleiros tenham sido pedidos com as regras de um artigo; os tempos incluem modelar. Uma média é de todas as tentativas e tabuleiros de uma linha.',
  'Figs. 3 and 4 are pictures whose values our copy does not have. The text says: up to 35x35 about 0 ms, beyond it almost exponential; on the 25x25 board of the listing `ffc` was the worst and the others alike. That board (`start3`) lost white cells in all of its 25 rows; the paper prints neither its picture nor its solution, so that no reading of it can be checked.':
    'As Figs. 3 e 4 são imagens cujos valores a nossa cópia não tem. O texto diz: até 35x35 cerca de 0 ms, a partir daí quase exponencial; no tabuleiro 25x25 da listagem `ffc` foi a pior e as outras semelhantes. Esse tabuleiro (`start3`) perdeu casas brancas em todas as suas 25 linhas; o artigo não imprime nem a figura nem a solução, pelo que nenhuma leitura dele se pode verificar.',
  'The 15x15 board is incomplete: one of its rows and the sums of its columns are missing. Regions 18 and 19 stand in no printed row, so by the numbers of the regions the lost row is row 6. Our reading, `004:3`, has a row and sums of columns of our own.':
    'O tabuleiro 15x15 está incompleto: faltam uma das linhas e as somas das colunas. As regiões 18 e 19 não estão em nenhuma linha impressa, por isso, pelos números das regiões, a linha perdida é a 6. A nossa leitura, `004:3`, tem uma linha e somas de colunas nossas.',
  'The programs are the listings of the papers, run by SWI-Prolog instead of SICStus; every change in them is declared with its line and its reason (`calcada programs 003 --diff`).':
    'Os programas são as listagens dos artigos, corridas no SWI-Prolog em vez do SICStus; cada alteração está declarada com a sua linha e a sua razão (`calcada programs 003 --diff --lang pt`).',
  'Inferences are the steps of Prolog, the same on every machine and at every try. Times are processor time of posting and labeling; the papers ran SICStus on machines of their own. Which of two is slower can be compared, not by how much.':
    'As inferências são os passos do Prolog, os mesmos em qualquer máquina e em cada tentativa. Os tempos são de processador, de impor restrições e etiquetar; os artigos usaram o SICStus em máquinas suas. Pode comparar-se qual de dois é mais lento, não por quanto.',
};
