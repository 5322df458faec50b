import type { HelpConfiguration } from 'commander';
import { EXIT_CODES } from '../terminal/exit-code.ts';
import { translatedHelp } from './translated-help.ts';

const PLACEHOLDERS: Readonly<Record<string, string>> = {
  options: 'opções',
  command: 'comando',
  inputs: 'entradas',
  files: 'ficheiros',
  file: 'ficheiro',
  number: 'número',
  puzzle: 'puzzle',
  names: 'nomes',
  store: 'coleção',
  shell: 'shell',
  tags: 'etiquetas',
  tag: 'etiqueta',
  order: 'encomenda',
  direction: 'sentido',
  format: 'formato',
  choices: 'escolhas',
  model: 'modelo',
  seconds: 'segundos',
  milliseconds: 'milissegundos',
  language: 'língua',
  style: 'estilo',
  line: 'linha',
  dir: 'pasta',
  folder: 'pasta',
  version: 'versão',
  strength: 'força',
  goal: 'objetivo',
  level: 'nível',
  amount: 'quantidade',
  share: 'fração',
  method: 'método',
  symmetry: 'simetria',
  boards: 'tabuleiros',
  sides: 'lados',
  origins: 'origens',
  text: 'texto',
  size: 'tamanho',
  where: 'onde',
  address: 'endereço',
  seed: 'semente',
  range: 'intervalo',
  key: 'chave',
  state: 'estado',
  count: 'número',
  threads: 'threads',
};

const FORMAT = 'formato ou família de formatos: text, json, puzz-link, papers …';

/** Every text of the help by its English. */
const HELP: Readonly<Record<string, string>> = {
  'Usage:': 'Utilização:',
  'Arguments:': 'Argumentos:',
  'Options:': 'Opções:',
  'Commands:': 'Comandos:',
  'Examples:': 'Exemplos:',
  'Example:': 'Exemplo:',
  [`Exit codes: ${EXIT_CODES}.`]:
    'Códigos de saída: 0 êxito, 1 sem solução ou com mais do que uma, 2 utilização errada, 3 tabuleiro inválido, ' +
    '4 limite atingido, 5 não se pode escrever o resultado, 70 erro interno, 129, 130 e 143 interrompido (por SIGHUP, ' +
    'Ctrl-C e SIGTERM), 141 o canal de saída foi fechado.',

  'Solve, check, explain, grade, make and draw grid puzzles.':
    'Resolve, verifica, explica, avalia, cria e desenha puzzles de grelha.',
  'find a solution, or all of them': 'encontra uma solução, ou todas',
  'check whether a board has exactly one solution': 'diz se um tabuleiro tem exatamente uma solução',
  'show the cells that are the same in all solutions': 'mostra as casas que são iguais em todas as soluções',
  'count the solutions': 'conta as soluções',
  'write a proof that other programs can check': 'escreve uma prova que outros programas podem verificar',
  'check a proof with our own checker': 'verifica uma prova com o nosso verificador',
  'explain the solution step by step': 'explica a solução passo a passo',
  'say what to do next, or what is wrong': 'diz o que fazer a seguir, ou o que está errado',
  'say how hard a board is for a person': 'diz quão difícil é um tabuleiro para uma pessoa',
  'draw a board': 'desenha um tabuleiro',
  'write a board in another format': 'escreve um tabuleiro noutro formato',
  "list the papers' boards by name, or the boards in files":
    'lista os tabuleiros dos artigos pelo nome, ou os tabuleiros de ficheiros',
  "list, print or run the papers' own programs, with every change that we made in them":
    'lista, imprime ou executa os programas dos artigos, com todas as alterações que lhes fizemos',
  'choose a puzzle, a board and what to do with it, in the terminal':
    'escolher, no terminal, um puzzle, um tabuleiro e o que fazer com ele',
  'make boards that have exactly one solution': 'cria tabuleiros com exatamente uma solução',
  "repeat the papers' experiments, and compare with other solvers":
    'repete as experiências dos artigos e compara com outros programas',
  'open the studio: play and set puzzles on a page that only this machine can reach':
    'abre o estúdio: jogar e criar puzzles numa página a que só esta máquina chega',
  'print boards as a book, in PDF': 'imprime tabuleiros num livro, em PDF',
  'write a collection as a static site, for any web server':
    'escreve uma coleção como um sítio estático, para qualquer servidor web',
  'keep many boards: make, import, list, tag and export them':
    'guarda muitos tabuleiros: cria, importa, lista, etiqueta e exporta',
  'solve a FlatZinc file, with the options that MiniZinc gives its solvers':
    'resolve um ficheiro FlatZinc, com as opções que o MiniZinc passa aos seus programas',
  'tell MiniZinc where this solver is': 'diz ao MiniZinc onde está este programa',
  'print a completion script for a shell': 'imprime um script de completação automática para uma shell',
  'show help for a command': 'mostra a ajuda de um comando',
  'display help for command': 'mostra a ajuda de um comando',
  'make boards until the collection has enough; continues where it stopped':
    'cria tabuleiros até a coleção ter os suficientes; continua onde parou',
  'add boards in any format: checked for one solution, graded, duplicates reported':
    'junta tabuleiros de qualquer formato: verifica que têm uma só solução, avalia-os e aponta os repetidos',
  'show how many boards of each kind there are, and the state of the orders':
    'diz quantos tabuleiros há de cada tipo e em que ponto estão as encomendas',
  'keep what can be read of a damaged file, and set the rest aside':
    'guarda o que se consegue ler de um ficheiro danificado e põe o resto de parte',
  'list boards': 'lista tabuleiros',
  'write boards, one JSON object per line or in another format':
    'escreve tabuleiros, um objeto JSON por linha ou noutro formato',
  'give tags to boards': 'dá etiquetas a tabuleiros',
  'take boards out': 'retira tabuleiros',
  'order boards for the workers of a database to make':
    'encomenda tabuleiros, a criar pelas máquinas que trabalham para uma base de dados',
  'make the boards that a database has orders for; on any number of machines':
    'cria os tabuleiros encomendados a uma base de dados; em qualquer número de máquinas',
  'list the jobs of a database: waiting, running, and set aside with the reason':
    'lista os trabalhos de uma base de dados: à espera, em curso, e postos de parte com a razão',
  'retry jobs that were set aside': 'tenta outra vez os trabalhos postos de parte',
  'forget jobs that were set aside': 'esquece os trabalhos postos de parte',
  'end an order before it is full; the boards that it has stay':
    'acaba uma encomenda antes de estar completa; os tabuleiros já feitos ficam',

  "file, URL, ID or text of a board, or a paper's board as 003:13; - or nothing: standard input":
    'ficheiro, URL, ID ou texto de um tabuleiro, ou o tabuleiro de um artigo, como 003:13; - ou nada: entrada padrão',
  'files with several boards, such as the Prolog programs of the papers':
    'ficheiros com vários tabuleiros, como os programas Prolog dos artigos',
  'the number of a paper: 000, 001, 002, 003 or 004': 'o número de um artigo: 000, 001, 002, 003 ou 004',
  'the puzzle': 'o puzzle',
  'the command': 'o comando',
  'the shell': 'a shell',
  'the collection': 'a coleção',
  'the tags': 'as etiquetas',
  'the id of the order': 'a identificação da encomenda',
  'names of experiments, or all; report: print the results again; own: a question of yours':
    'nomes de experiências, ou all (todas); report: imprime outra vez os resultados; own: uma pergunta tua',
  'collections, files of one JSON board per line, or files of one board':
    'coleções, ficheiros com um tabuleiro JSON por linha, ou ficheiros de um tabuleiro',
  'files of one board, .jsonl files of one board a line, or - for lines from standard input':
    'ficheiros de um tabuleiro, ficheiros .jsonl com um tabuleiro por linha, ou - para linhas da entrada padrão',
  'FlatZinc or FlatZinc-JSON, or - for standard input':
    'FlatZinc ou FlatZinc-JSON, ou - para a entrada padrão',

  'print the version': 'imprime a versão',
  'show help': 'mostra a ajuda',
  'language of the help': 'língua da ajuda',
  'language of the answers': 'língua das respostas',
  'language of the answers; es for some puzzles only':
    'língua das respostas; es (espanhol) só para alguns puzzles',
  'language of the book': 'língua do livro',
  'print more details, such as where an internal error happened':
    'imprime mais pormenores, como o lugar de um erro interno',
  'say how each board was read': 'diz como foi lido cada tabuleiro',
  'print no notes and no progress': 'não imprime notas nem o progresso',
  'print no progress': 'não imprime o progresso',
  'read only this format or family of formats: text, json, puzz-link, papers …': `lê apenas este ${FORMAT}`,
  'read only boards of this puzzle': 'lê apenas tabuleiros deste puzzle',
  'format or family of formats: text, json, puzz-link, papers …': FORMAT,
  'format or family of formats: text, json, puzz-link, papers …; or a program that solves the board: swi-prolog, minizinc, asp, opb, dimacs': `${FORMAT}; ou um programa que resolve o tabuleiro: swi-prolog, minizinc, asp, opb, dimacs`,
  'search chronologically, as in the papers: ff,bisect,down and so on, with the names of SICStus or ours, or a list of SICStus: [leftmost,bisect]':
    'pesquisa cronológica, como nos artigos: ff,bisect,down e assim por diante, com os nomes do SICStus ou os nossos, ou uma lista do SICStus: [leftmost,bisect]',
  "the rules to use: ours, paper (those of the puzzle's paper), or paper:PROGRAM":
    'as regras a usar: ours (as nossas), paper (as do artigo do puzzle) ou paper:PROGRAMA',
  'time limit per board, in seconds': 'limite de tempo por tabuleiro, em segundos',
  'time limit': 'limite de tempo',
  'print one JSON object per line': 'imprime um objeto JSON por linha',
  'print one JSON line': 'imprime uma linha JSON',
  'print the counters and times of the search': 'imprime os contadores e os tempos da pesquisa',
  'drawing style': 'estilo do desenho',
  'output file': 'ficheiro de saída',
  'output folder': 'pasta de saída',
  'output file, instead of standard output': 'ficheiro de saída, em vez da saída padrão',
  'output file, instead of standard output; .svg and .png draw a picture':
    'ficheiro de saída, em vez da saída padrão; .svg e .png desenham uma imagem',
  'output file for --jsonl, instead of standard output':
    'ficheiro de saída para --jsonl, em vez da saída padrão',
  'maximum width, in characters': 'largura máxima, em carateres',
  'draw without colour': 'desenha sem cores',
  'number of threads that share the search of a hard board':
    'número de threads que partilham a pesquisa de um tabuleiro difícil',
  'seed of the search: the same seed gives the same solution':
    'semente da pesquisa: a mesma semente dá a mesma solução',
  'find every solution': 'encontra todas as soluções',
  'find at most this number of solutions': 'encontra no máximo este número de soluções',
  'check each line of a file, print one JSON answer per line':
    'verifica cada linha de um ficheiro e imprime uma resposta JSON por linha',
  'grade each line of a file, print one JSON answer per line':
    'avalia cada linha de um ficheiro e imprime uma resposta JSON por linha',
  'number of worker threads': 'número de threads de trabalho',
  'number of worker threads for --jsonl': 'número de threads de trabalho para --jsonl',
  'line to begin at, with --jsonl': 'linha por onde começar, com --jsonl',
  'add to the file of --out, with --jsonl': 'acrescenta ao ficheiro de --out, com --jsonl',
  'folder for a proof of each answer, with --jsonl': 'pasta para uma prova de cada resposta, com --jsonl',
  'folder for a proof of every step, which `verify` and VeriPB check':
    'pasta para uma prova de cada passo, que o `verify` e o VeriPB verificam',
  'folder for a proof of each board, as `prove` writes it':
    'pasta para uma prova de cada tabuleiro, como `prove` a escreve',
  'stop counting at this number': 'para de contar neste número',
  'the folder for the board, its formula and the proof': 'a pasta para o tabuleiro, a sua fórmula e a prova',
  'pseudo-Boolean lines, or clauses': 'linhas pseudo-booleanas, ou cláusulas',
  'with --format pb: version of the VeriPB proof format; 3 by default':
    'com --format pb: versão do formato de provas VeriPB; 3 por omissão',
  'with --format cnf: format of the proof; lrat by default':
    'com --format cnf: formato da prova; lrat por omissão',
  'keep lemmas that the proof does not need': 'mantém os lemas de que a prova não precisa',
  'compress the proof': 'comprime a prova',
  'also write a page that shows the board and checks the proof':
    'escreve também uma página que mostra o tabuleiro e verifica a prova',
  'also compare this formula with our own': 'compara também esta fórmula com a nossa',
  'print an HTML page with a picture of each step': 'imprime uma página HTML com uma imagem de cada passo',
  'start from this partly filled board: rows of a solution, ? for open cells':
    'parte deste tabuleiro meio preenchido: linhas de uma solução, ? nas casas em aberto',
  'the partly filled board: rows of a solution, ? for open cells':
    'o tabuleiro meio preenchido: linhas de uma solução, ? nas casas em aberto',
  'how much to say: where to look, the rules too, or the next step itself':
    'quanto dizer: onde olhar, também as regras, ou o próprio passo seguinte',
  'say what makes it that hard': 'diz o que o torna assim tão difícil',
  'print the program as SWI-Prolog runs it': 'imprime o programa como o SWI-Prolog o executa',
  'print the listing of the paper as it stands in our copy':
    'imprime a listagem do artigo como está na nossa cópia',
  'print every change of the listing, with its line and its reason':
    'imprime cada alteração da listagem, com a sua linha e a sua razão',
  'run a goal with SWI-Prolog, or with the npm package swipl-wasm':
    'executa um objetivo com o SWI-Prolog, ou com o pacote npm swipl-wasm',

  'columns x rows; 10x10 by default': 'colunas x linhas; 10x10 por omissão',
  'how hard, on the scale of `grade`': 'quão difícil, na escala de `grade`',
  'leave out level and score: several times as fast for hard boards':
    'omite o nível e a pontuação: várias vezes mais rápido em tabuleiros difíceis',
  'how hard': 'quão difícil',
  'random seed': 'semente aleatória',
  'random seed: the same seed makes the same boards':
    'semente aleatória: a mesma semente cria os mesmos tabuleiros',
  'random seed; by default the last one used': 'semente aleatória; por omissão, a da última vez',
  'number of boards': 'número de tabuleiros',
  'total number of boards to reach': 'número total de tabuleiros a atingir',
  'how many clues': 'quantas pistas',
  'how many clues: minimal, generous or all':
    'quantas pistas: minimal (o mínimo), generous (mais algumas) ou all (todas)',
  'picture that the solution shows: PNG, JPEG, GIF, PBM or text':
    'imagem que a solução mostra: PNG, JPEG, GIF, PBM ou texto',
  'paint pixels at least this dark (0 to 1)': 'pinta os píxeis pelo menos com este tom escuro (0 a 1)',
  'dither the picture instead of applying a threshold': 'pontilha a imagem em vez de lhe aplicar um limiar',
  '`paper`: random boards as in the papers, which may have several solutions':
    '`paper`: tabuleiros aleatórios como nos artigos, que podem ter várias soluções',
  'print one JSON board per line, as `check --jsonl` reads it':
    'imprime um tabuleiro JSON por linha, como `check --jsonl` o lê',
  'the same as --json': 'o mesmo que --json',

  'run a small version of each experiment': 'executa uma versão pequena de cada experiência',
  'folder for results.json, the CSV files and report.html':
    'pasta para results.json, os ficheiros CSV e report.html',
  'continue from the results in the folder': 'continua a partir dos resultados na pasta',
  'also write the results page of the docs here, with a folder of plots beside it':
    'escreve aqui também a página de resultados da documentação, com uma pasta de gráficos ao lado',
  'with own: boards, as files or names': 'com own: tabuleiros, como ficheiros ou nomes',
  'with own: the puzzle of random boards': 'com own: o puzzle dos tabuleiros aleatórios',
  'with own: the sides of random boards, as in 10,20,40':
    'com own: os lados dos tabuleiros aleatórios, como em 10,20,40',
  'with own: runs of each board, or random boards of each size':
    'com own: execuções de cada tabuleiro, ou tabuleiros aleatórios de cada tamanho',
  'with own: variable choices, or all': 'com own: escolhas da variável, ou all (todas)',
  'with own: branchings, or all': 'com own: ramificações, ou all (todas)',
  'with own: which value comes first': 'com own: que valor vem primeiro',
  'with own: without learning': 'com own: sem aprendizagem',
  'with own: what to look for': 'com own: o que procurar',
  'with own: time limit per run, in seconds': 'com own: limite de tempo por execução, em segundos',
  'with own: the rules to use: ours, paper, or paper:PROGRAM':
    'com own: as regras a usar: ours, paper ou paper:PROGRAMA',

  'port; 0 for any free one': 'porta; 0 para qualquer uma livre',
  'collection whose boards can be browsed and played': 'coleção cujos tabuleiros se podem percorrer e jogar',
  'sites that may show a board in a frame, separated by commas: https://example.org; none if not given':
    'sítios que podem mostrar um tabuleiro numa moldura, separados por vírgulas: https://example.org; nenhum por omissão',
  'title of the book; the name of the puzzle by default': 'título do livro; por omissão, o nome do puzzle',
  'line under the title; the number of boards by default':
    'linha sob o título; por omissão, o número de tabuleiros',
  'name at the foot of the title page': 'nome ao fundo da página de rosto',
  'paper; 8.5x11 and 6x9 are inches': 'papel; 8.5x11 e 6x9 são polegadas',
  'millimetres added to the margin at the spine; 6 by default':
    'milímetros a mais na margem da lombada; 6 por omissão',
  'boards per page, at most; 4, or 2 on small paper':
    'tabuleiros por página, no máximo; 4, ou 2 em papel pequeno',
  'where the solutions are printed': 'onde se imprimem as soluções',
  'add a section with the first three steps of each board':
    'junta uma secção com os três primeiros passos de cada tabuleiro',
  'address of a studio or a site, for the codes and links to play each board':
    'endereço de um estúdio ou de um sítio, para os códigos e ligações com que se joga cada tabuleiro',
  'print no codes and no links': 'não imprime códigos nem ligações',
  'of a collection, only boards of this puzzle': 'de uma coleção, só tabuleiros deste puzzle',
  'of a collection, only boards of this size': 'de uma coleção, só tabuleiros deste tamanho',
  'of a collection, only boards of this level': 'de uma coleção, só tabuleiros deste nível',
  'of a collection, only boards with this tag': 'de uma coleção, só tabuleiros com esta etiqueta',
  'of a collection, at most this number of boards': 'de uma coleção, no máximo este número de tabuleiros',
  'of a collection, a random choice: the same for the same seed':
    'de uma coleção, uma escolha ao acaso: a mesma para a mesma semente',

  'the collection: a file, or the URL of a Postgres database':
    'a coleção: um ficheiro, ou o URL de uma base de dados Postgres',
  'read one board per line from every file': 'lê um tabuleiro por linha de cada ficheiro',
  'give these tags to the boards': 'dá estas etiquetas aos tabuleiros',
  'trust the levels and solutions in exported lines':
    'confia nos níveis e nas soluções que as linhas exportadas indicam',
  'boards of this size, columns x rows': 'tabuleiros deste tamanho, colunas x linhas',
  'boards of this puzzle': 'tabuleiros deste puzzle',
  'boards of this level': 'tabuleiros deste nível',
  'boards with a score in this range, as in 10-20, 10- or -20':
    'tabuleiros com pontuação neste intervalo, como em 10-20, 10- ou -20',
  'boards whose givens have this symmetry': 'tabuleiros cujas pistas têm esta simetria',
  'boards with this tag': 'tabuleiros com esta etiqueta',
  'boards of this order': 'tabuleiros desta encomenda',
  'the board with this key': 'o tabuleiro com esta chave',
  'at most this number of boards': 'no máximo este número de tabuleiros',
  'skip this number of boards first': 'salta primeiro este número de tabuleiros',
  'boards that come after the one with this key': 'tabuleiros que vêm depois do que tem esta chave',
  'a random sample of this number of boards': 'uma amostra aleatória deste número de tabuleiros',
  'random seed of the sample; 1 by default': 'semente aleatória da amostra; 1 por omissão',
  'remove the tags instead': 'em vez disso, tira as etiquetas',
  'all boards': 'todos os tabuleiros',
  'seeds in a job': 'sementes num trabalho',
  'seconds until a silent worker loses its jobs':
    'segundos até uma máquina sem sinal de vida perder os seus trabalhos',
  'wait for new orders when nothing is left to do':
    'espera por novas encomendas quando já não há nada para fazer',
  'serve figures for Prometheus; on this machine alone unless a host is given':
    'serve métricas para o Prometheus; só nesta máquina, se não for indicada outra',
  'write events of this level and above as JSON lines to standard error':
    'escreve os acontecimentos deste nível e acima como linhas JSON na saída de erros',
  'jobs of this order': 'trabalhos desta encomenda',
  'jobs in this state': 'trabalhos neste estado',
  'at most this number of jobs': 'no máximo este número de trabalhos',
  'of all orders': 'de todas as encomendas',

  'print all solutions; for an optimisation problem, each better one':
    'imprime todas as soluções; num problema de otimização, cada uma melhor do que a anterior',
  'print at most this number of solutions': 'imprime no máximo este número de soluções',
  'print each better solution of an optimisation':
    'imprime, de uma otimização, cada solução melhor do que a anterior',
  'search freely: do not follow the search annotations': 'pesquisa livre: não segue as anotações de pesquisa',
  'print statistics': 'imprime estatísticas',
  'write a proof that there is no solution, or no better one; .gz compresses it':
    'escreve uma prova de que não há solução, ou nenhuma melhor; .gz comprime-a',
  'print the folder for MZN_SOLVER_PATH': 'imprime a pasta para MZN_SOLVER_PATH',
};

/** How Commander shows help in Portuguese. */
export const PORTUGUESE_HELP: HelpConfiguration = translatedHelp({
  texts: HELP,
  placeholders: PLACEHOLDERS,
  choices: 'escolhas',
  usually: 'por omissão',
});
