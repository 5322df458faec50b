/** The script of a certificate's page: unpacks the formula and the proof that the page carries, and checks every step. */
import { type CheckedFormula, type CheckedLine, checkProof } from '../prove/checker/index.ts';

/** Lines of the OPB format as the checker knows them; the page was written by us, but nothing of it is believed. */
function formulaOf(opb: string): CheckedFormula {
  const names: string[] = [];
  const numbers = new Map<string, number>();
  const atomOf = (word: string): number => {
    const name = word.replace('~', '');
    let v = numbers.get(name);
    if (v === undefined) {
      v = names.push(name) - 1;
      numbers.set(name, v);
    }
    return 2 * v + (word.startsWith('~') ? 1 : 0);
  };
  const lines: CheckedLine[] = [];
  for (const text of opb.split('\n')) {
    if (text === '' || text.startsWith('*')) continue;
    const words = text.split(' ');
    const end = words.indexOf('>=');
    const terms = words.slice(0, end);
    lines.push({
      atoms: terms.filter((_, i) => i % 2 === 1).map(atomOf),
      weights: terms.filter((_, i) => i % 2 === 0).map(Number),
      bound: Number(words[end + 1]),
    });
  }
  return { names, lines };
}

/** Bytes that the page carries, compressed and as text. */
async function unpacked(name: string): Promise<Uint8Array> {
  const text = document.getElementById(name)?.textContent ?? '';
  const bytes = Uint8Array.from(atob(text.trim()), (character) => character.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

const verdict = document.getElementById('verdict')!;
try {
  const formula = new TextDecoder().decode(await unpacked('formula'));
  document.getElementById('lines')!.textContent = formula;
  const checked = checkProof(formulaOf(formula), await unpacked('proof'));
  verdict.dataset['state'] = checked.ok ? 'ok' : 'refused';
  verdict.textContent = checked.ok
    ? (verdict.dataset['ok'] ?? '').replace('%', String(checked.steps))
    : `${verdict.dataset['refused']} ${checked.line}: ${checked.problem}`;
} catch (error) {
  verdict.dataset['state'] = 'refused';
  verdict.textContent = `${verdict.dataset['failed']} ${error instanceof Error ? error.message : ''}`;
}
