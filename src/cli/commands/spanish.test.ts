/** Mosaic in Spanish, from the command: nothing of what is said is in another language. */
import { describe, expect, it, test } from 'vitest';
import { FOREIGN } from '../../../test/contract/foreign-words.ts';
import { run } from '../../../test/run-calcada.ts';

const HARD = 'mosaic\n2.5..\n.5..4\n56..3\n..7..\n2..4.\n';
const SEVERAL = 'mosaic\n....\n.4..\n....\n...4\n';
const NONE = 'mosaic\n0.\n.4\n';

const told: readonly (readonly [command: readonly string[], code: number, says: string])[] = [
  [['explain', HARD], 0, 'Por tanto, '],
  [['explain', '--html', HARD], 0, 'paso a paso'],
  [['explain', '--style', 'svg', HARD], 0, 'casillas rellenas'],
  [['explain', SEVERAL], 1, 'la lógica llega hasta aquí'],
  [['explain', NONE], 1, 'no hay solución'],
  [['hint', HARD], 0, 'Estas reglas dicen'],
  [['hint', 'mosaic\n..\n'], 1, 'la lógica no llega más lejos'],
  [['hint', NONE], 1, 'se contradicen'],
  [['check', HARD], 0, 'única: hay exactamente una solución'],
  [['check', SEVERAL], 1, 'varias: hay más de una solución'],
  [['check', NONE], 1, 'ninguna: no hay solución'],
  [['check', '--stats', HARD], 0, 'Tiempo total'],
  [['solve', '--all', '--limit', '2', SEVERAL], 0, 'solución 2'],
  [['deduce', SEVERAL], 0, 'en todas las soluciones'],
  [['count', HARD], 0, '1 solución'],
  [['grade', '--why', HARD], 0, 'el paso más difícil'],
  [['draw', '--width', '5', '--style', 'unicode', HARD], 0, 'columna'],
  [['draw', 'mosaic\n9.\n.x\n'], 3, 'no se esperaba'],
  [['draw', 'mosaic\n9.\n..\n'], 0, 'nota: la pista 9'],
];

describe('the command says in Spanish', () => {
  it.each(told)('%j', async (command, code, says) => {
    const ran = await run([...command, '--lang', 'es']);
    expect(ran.err + ran.out).toContain(says);
    expect(ran.code).toBe(code);
    // Names of styles, of programs and of what was given are no words.
    const words = `${ran.out}${ran.err}`
      .replace(/<style>[\s\S]*?<\/style>|<[^>]*>|'[^']*'|^mosaic$|^[^:\n]*:\d+:\d+/gm, ' ')
      .replace(/\((?:-v|--)[^)]*\)/g, ' ');
    expect(words).not.toMatch(FOREIGN.es);
  });
});

test('another puzzle is refused, with the languages that it has', async () => {
  const refused = { code: 2, out: '', err: 'error: --lang: expected en or pt for akari, got es\n' };
  expect(await run(['check', '--lang', 'es', 'akari\n..\n..\n'])).toMatchObject(refused);
  expect(await run(['generate', 'akari', '--lang', 'es'])).toMatchObject(refused);
  expect(await run(['explain', '--lang', 'fr', HARD])).toMatchObject({ code: 2, out: '' });
});
