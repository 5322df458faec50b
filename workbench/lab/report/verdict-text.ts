import type { Wording } from '../../../src/board/index.ts';
import { HOLDS, type Verdict } from '../claims/index.ts';
import { figuresIn } from './say.ts';

/** A verdict in one line: what the paper says and where, whether it holds, and the figures behind it. */
export function verdictText({ quote, says, where, holds, found, open }: Verdict): Wording {
  const why = (language: 'en' | 'pt'): string =>
    open ? ` ${{ en: 'Reason', pt: 'Razão' }[language]}: ${open[language]}.` : '';
  return {
    en: `"${says}" (${where}) **${HOLDS[holds].en}**: ${found.en}${why('en')}`,
    pt: `«${quote}» (${where}) **${HOLDS[holds].pt}**: ${figuresIn('pt')(found.pt)}${why('pt')}`,
  };
}

export const VERDICTS_TITLE: Wording = { en: 'What the paper concludes', pt: 'O que o artigo conclui' };
