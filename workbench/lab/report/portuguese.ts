/**
 * The report in Portuguese, in the papers' own words where they have them: the counters are those of paper 003. What
 * stands here whole is translated whole; what carries figures, by its pattern. A sentence that is not here stays in
 * English: better that than a wrong one.
 */
const WHOLE: Readonly<Record<string, string>> = {
  'Results of the lab': 'Resultados do laboratório',
  'Calçada lab report': 'Relatório do laboratório da Calçada',
  'Made by `calcada lab` from `results.json`; do not edit.':
    'Feito por `calcada lab` a partir de `results.json`; não editar.',
  'Everything here was made from `results.json` alone.': 'Tudo isto foi feito só a partir de `results.json`.',
  Contents: 'Índice',
  'In short': 'Em resumo',
  'Where we are ahead': 'Onde estamos à frente',
  'Where we are not': 'Onde não estamos',
  'What surprised': 'O que surpreendeu',
  'Before comparing:': 'Antes de comparar:',
  'What to know before comparing': 'O que é preciso saber antes de comparar',
  'Questions of our own': 'Perguntas nossas',
  'A triangle: some run reached its limit, the truth is more.':
    'Um triângulo: alguma execução chegou ao limite, o valor verdadeiro é maior.',
  // Titles.
  'Table 1: time to generate a board': 'Tabela 1: tempo para gerar um tabuleiro',
  'Table 2: time to generate a board and solve it': 'Tabela 2: tempo para gerar um tabuleiro e resolvê-lo',
  'Fig. 3: labeling strategies on random boards':
    'Fig. 3: estratégias de etiquetagem em tabuleiros aleatórios',
  'Fig. 4: time against size': 'Fig. 4: tempo em função do tamanho',
  'Table 2 and Figs. 4 to 9: the counters against size':
    'Tabela 2 e Figs. 4 a 9: as métricas em função da dimensão',
  'Table 3: strategies on the 13x13 board': 'Tabela 3: estratégias no tabuleiro 13x13',
  'Fig. 4: the counters of each board': 'Fig. 4: as estatísticas de cada tabuleiro',
  'Ways to say "one loop"': 'Maneiras de dizer "um só caminho fechado"',
  'Growth: from small boards to the largest': 'Crescimento: dos tabuleiros pequenos aos maiores',
  'What each part of the engine buys': 'O que vale cada parte do motor',
  "The papers' own programs, and their conclusions put to the test":
    'Os programas dos próprios artigos, e as suas conclusões postas à prova',
  'Other solvers on the same boards': 'Outros solucionadores nos mesmos tabuleiros',
  'A question of your own': 'Uma pergunta sua',
  // Questions.
  'How long does it take to make a random board, and how does that grow with its size?':
    'Quanto tempo leva a gerar um tabuleiro aleatório, e como cresce com o tamanho?',
  'How long do generating and solving take together, which is what the table claims to show?':
    'Quanto tempo levam juntas a geração e a resolução, que é o que a tabela diz mostrar?',
  'Which way to choose variables and values finds a solution of a random 40x40 board fastest?':
    'Que escolha de variáveis e de valores encontra mais depressa uma solução de um tabuleiro aleatório de 40x40?',
  'From which size on does the search for a solution of a random board explode, and is that the puzzle or the method?':
    'A partir de que tamanho explode a pesquisa num tabuleiro aleatório, e é do puzzle ou do método?',
  'How do time and the five counters of `fd_statistics` grow with the board?':
    'Como crescem o tempo e as cinco métricas de `fd_statistics` com o tabuleiro?',
  'What do the variable choice and the branching change, on one fixed board?':
    'O que mudam a escolha da variável e a ramificação, num tabuleiro fixo?',
  'What do the counters say about the boards of the paper, and about larger ones?':
    'Que dizem as estatísticas dos tabuleiros do artigo, e de maiores?',
  'Do the programs of the papers, run again, bear out what the papers conclude?':
    'Os programas dos artigos, corridos de novo, confirmam o que os artigos concluem?',
  'What does each strategy cost on these boards?': 'Quanto custa cada estratégia nestes tabuleiros?',
  'How do time and memory grow with the board, for each puzzle, up to 250 000 cells?':
    'Como crescem o tempo e a memória com o tabuleiro, em cada puzzle, até 250 000 casas?',
  'How much slower are proofs of uniqueness with one part switched off?':
    'Quanto mais lentas são as provas de unicidade com uma parte desligada?',
  'Where are we ahead, and where is a peer, on solving boards and proving their solution the only one?':
    'Onde estamos à frente, e onde está outro, a resolver tabuleiros e a provar que a solução é única?',
  'The Bosnian Road paper found no constraint that keeps a road to one loop at a bearable price. Which ways are there, and what do they cost?':
    'O artigo de Bosnian Road não encontrou uma restrição que obrigue a um só caminho a um preço suportável. Que maneiras há, e quanto custam?',
  // Columns; the counters by the names of paper 003.
  board: 'tabuleiro',
  time: 'tempo',
  resumptions: 'reatamentos',
  entailments: 'implicações',
  prunings: 'podas',
  backtracks: 'retrocessos',
  constraints: 'restrições criadas',
  'boards refused': 'tabuleiros recusados',
  'reached the limit': 'chegaram ao limite',
  strategy: 'estratégia',
  branching: 'ramificação',
  mean: 'média',
  median: 'mediana',
  'backtracks, mean': 'retrocessos, média',
  'backtracks, median': 'retrocessos, mediana',
  'mean time': 'tempo médio',
  'board, method': 'tabuleiro, método',
  'board, program': 'tabuleiro, programa',
  'board, strategy': 'tabuleiro, estratégia',
  solutions: 'soluções',
  inferences: 'inferências',
  ours: 'nosso',
  runs: 'execuções',
  answers: 'respostas',
  way: 'maneira',
  refuted: 'refutado',
  memory: 'memória',
  generating: 'gerar',
  solving: 'resolver',
  longest: 'o mais longo',
  posing: 'modelar',
  searching: 'pesquisar',
  conflicts: 'conflitos',
  learning: 'aprendizagem',
  spared: 'poupado',
  'paper: runs': 'artigo: execuções',
  'paper: time': 'artigo: tempo',
  'its generator here: runs': 'o seu gerador aqui: execuções',
  'ours, one solution: runs': 'o nosso, uma solução: execuções',
  // Tables.
  'Mean time to generate': 'Tempo médio de geração',
  "The paper's boards": 'Os tabuleiros do artigo',
  'Random boards, means': 'Tabuleiros aleatórios, médias',
  Means: 'Médias',
  'Counters to the first solution': 'Métricas até à primeira solução',
  'Time of the search, ours (median) and printed': 'Tempo da pesquisa, o nosso (mediana) e o impresso',
  "The papers' programs on the papers' boards": 'Os programas dos artigos nos tabuleiros dos artigos',
  'A loop inside another, all cells filled in': 'Um caminho dentro de outro, com todas as casas preenchidas',
  'Solver time': 'Tempo do solucionador',
  'Whole time': 'Tempo total',
};

const HOLDS: Readonly<Record<string, string>> = {
  'It holds.': 'Confirma-se.',
  'It does not hold.': 'Não se confirma.',
  'That cannot be told.': 'Não se pode saber.',
};

const PATTERNS: readonly (readonly [RegExp, (...parts: string[]) => string])[] = [
  [/^(\d+) of (\d+)$/, (some, all) => `${some} de ${all}`],
  [/^(.+) \((\d+) of (\d+)\)$/, (text, some, all) => `${text} (${some} de ${all})`],
  [
    /^The paper: (.+) Here: (.+) (It holds\.|It does not hold\.|That cannot be told\.)$/s,
    (claim, found, holds) => `O artigo: ${inPortuguese(claim)} Aqui: ${inPortuguese(found)} ${HOLDS[holds]}`,
  ],
  [
    /^with the sums of the rows alone the 7x7 board has (\S+) solutions? and the 10x10 board (\S+)\.$/,
    (seven, ten) => `só com as somas das linhas, o tabuleiro 7x7 tem ${seven} solução e o 10x10 tem ${ten}.`,
  ],
  [
    /^the 7x7 Crazy Pavement can be solved from its rows alone, the 10x10 cannot\.$/,
    () => 'o Crazy Pavement 7x7 pode ser resolvido apenas com as restrições horizontais, o 10x10 não.',
  ],
  [
    /^every option of the labeling gives close values on its road \(Table 3\)\.$/,
    () => 'todas as opções do labeling devolvem valores próximos (Tabela 3).',
  ],
  [
    /^its Dual-Clue program solves boards up to 40x40 quite fast, and takes long beyond\.$/,
    () => 'o programa encontra soluções bastante rápido até 40x40, e a partir daí demora bastante.',
  ],
  [
    /^Measured (.+?)(?: in (\d+) sittings)?; seed (\d+), (\w+) scale\.$/,
    (dates, sittings, seed, scale) =>
      `Medido em ${dates}${sittings ? `, em ${sittings} sessões` : ''}; semente ${seed}, escala ${scale === 'full' ? 'completa' : scale === 'quick' ? 'rápida' : 'mínima'}.`,
  ],
  [
    /^(\d+) trials, every solution verified by the rules(.*)\.$/,
    (trials, rest) =>
      `${trials} ensaios, todas as soluções verificadas pelas regras${rest
        .replace(/(\d+) reached their limit/, '$1 chegaram ao limite')
        .replace(/(\d+) spared as hopeless/, '$1 poupados por inúteis')
        .replace(/(\d+) by solvers that are missing here/, '$1 de solucionadores que faltam aqui')}.`,
  ],
  [
    /^On (\S+) boards, everyone who finished says the same\.$/,
    (boards) => `Em ${boards} tabuleiros, todos os que acabaram dizem o mesmo.`,
  ],
  [/^Fig\. (\d): (\w+)$/, (number, name) => `Fig. ${number}: ${inPortuguese(name!)}`],
  [/^(.+): mean time$/, (group) => `${group}: tempo médio`],
];

export function inPortuguese(text: string): string {
  const whole = WHOLE[text];
  if (whole !== undefined) return whole;
  for (const [pattern, write] of PATTERNS) {
    const match = pattern.exec(text);
    if (match) return write(...match.slice(1));
  }
  return text;
}
