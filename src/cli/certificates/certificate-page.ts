import { gzipSync } from 'node:zlib';
import type { Board, Language } from '../../board/index.ts';
import { say } from '../../board/index.ts';
import type { AnyPuzzle } from '../../puzzles/index.ts';
import { drawSvg } from '../../render/index.ts';

const WORDS = {
  en: {
    unique: 'This board has exactly one solution',
    none: 'This board has no solution',
    solution: 'The solution',
    board: 'The board',
    claim: {
      unique:
        'The rules of the puzzle and the clues of this board are written as lines over 0/1 variables, with one more line: "not the solution above". The proof shows that these lines contradict each other, so there is no other solution.',
      none: 'The rules of the puzzle and the clues of this board are written as lines over 0/1 variables. The proof shows that these lines contradict each other.',
    },
    trust:
      'Your browser checks the proof now, with the checker in this page. It needs no network. You rely on the checker, and on the lines saying the rules: read them below.',
    checking: 'Checking…',
    ok: 'Checked in this page: all % steps of the proof follow.',
    refused: 'Refused: the proof is wrong in line',
    failed: 'The proof could not be read:',
    lines: 'The lines',
  },
  pt: {
    unique: 'Este tabuleiro tem exatamente uma solução',
    none: 'Este tabuleiro não tem solução',
    solution: 'A solução',
    board: 'O tabuleiro',
    claim: {
      unique:
        'As regras do puzzle e as pistas deste tabuleiro estão escritas como linhas sobre variáveis 0/1, com mais uma linha: «não a solução acima». A prova mostra que estas linhas se contradizem; portanto, não há outra solução.',
      none: 'As regras do puzzle e as pistas deste tabuleiro estão escritas como linhas sobre variáveis 0/1. A prova mostra que estas linhas se contradizem.',
    },
    trust:
      'O seu navegador verifica agora a prova, com o verificador desta página. Não precisa de rede. Confia-se no verificador, e em que as linhas dizem as regras: leia-as abaixo.',
    checking: 'A verificar…',
    ok: 'Verificado nesta página: todos os % passos da prova são válidos.',
    refused: 'Recusado: a prova está errada na linha',
    failed: 'Não foi possível ler a prova:',
    lines: 'As linhas',
  },
} as const;

/** What a certificate's page shows and carries. */
export interface PageContents {
  readonly puzzle: AnyPuzzle;
  readonly grid: unknown;
  /** Absent: the board has none. */
  readonly solution?: Board<string> | undefined;
  readonly formula: string;
  readonly proof: string;
}

/** A certificate as one HTML page: the board, what is proved of it, and `script`, which checks the proof in the page. */
export function certificatePage(contents: PageContents, script: string, language: Language): string {
  const { puzzle, grid, solution, formula, proof } = contents;
  const words = WORDS[language];
  const status = solution ? 'unique' : 'none';
  const picture = (board?: Board<string>): string =>
    drawSvg(puzzle.scene(grid, board), { language }).trimEnd();
  const packed = (text: string): string => gzipSync(text).toString('base64');
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${words[status]}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<p>${say(puzzle.title, language)}</p>
<h1>${words[status]}</h1>
<p id="verdict" role="status" data-ok="${words.ok}" data-refused="${words.refused}" data-failed="${words.failed}">${words.checking}</p>
<div class="boards">
<figure><figcaption>${words.board}</figcaption>${picture()}</figure>
${solution ? `<figure><figcaption>${words.solution}</figcaption>${picture(solution)}</figure>` : ''}
</div>
<p>${words.claim[status]}</p>
<p>${words.trust}</p>
<details><summary>${words.lines}</summary><pre id="lines" tabindex="0"></pre></details>
</main>
<script type="text/plain" id="formula">${packed(formula)}</script>
<script type="text/plain" id="proof">${packed(proof)}</script>
<script type="module">${script.replaceAll('</script', '<\\/script')}</script>
</body>
</html>
`;
}

const STYLE = `
:root{color-scheme:light dark}
body{margin:0 auto;max-width:60rem;padding:1rem;font:16px/1.5 system-ui,"Segoe UI","Helvetica Neue",Arial,sans-serif;background:#fdfcf9;color:#24272c}
.boards{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(18rem,100%),1fr));gap:1.5rem}
figure{margin:0}
svg{max-width:100%;height:auto}
#verdict{padding:.5rem .75rem;border:2px solid #6b7078;border-radius:.4rem;font-weight:600}
#verdict[data-state=ok]{border-color:#1f7a3d}
#verdict[data-state=refused]{border-color:#b3261e}
pre{max-height:30rem;overflow:auto;font-size:.8rem}
@media (prefers-color-scheme:dark){body{background:#17191d;color:#e9e6df}}
`;
