import { expect, test } from 'vitest';
import { run } from '../../../test/run-calcada.ts';

/** Every command that the manual page tells of, and the two that only lead to others. */
async function everyCommand(): Promise<string[][]> {
  const { out } = await run(['manual']);
  const found = [...out.matchAll(/^\.SS\ncalcada ([a-z ]+[a-z])/gm)].map(([, name]) => name!.split(' '));
  return [[], ['help'], ...found];
}

/** The lines of a command's help, none broken, and those of its options and arguments taken apart. */
async function helpOf(command: readonly string[], ...more: string[]) {
  return linesOf(await run([...command, ...more, '--help'], { columns: 10_000 }));
}

function linesOf({ code, out }: Awaited<ReturnType<typeof run>>) {
  expect(code).toBe(0);
  const lines = out.split('\n').filter((line) => line.trim() !== '');
  return lines.map((line) => /^ {2}(\S.*?) {2,}(\S.*)$/.exec(line)?.slice(1) ?? [line]);
}

test('no option, argument or command lacks its help in Portuguese', async () => {
  const commands = await everyCommand();
  expect(commands.length).toBeGreaterThan(36);
  const missing: string[] = [];
  let options = 0;
  for (const command of commands) {
    const [en, pt] = [await helpOf(command), await helpOf(command, '--lang', 'pt')];
    expect(pt).toHaveLength(en.length);
    for (const [at, line] of en.entries()) {
      const [term, about] = line;
      // Examples are command lines, the same in every language.
      if (about === undefined && /^ {2}|^calcada\b/.test(term!)) continue;
      const said = pt[at]!;
      const name = (text: string): string => text.replace(/[<[].*/, '').trim();
      if (about !== undefined && /^-/.test(term!)) {
        expect(name(said[0]!)).toBe(name(term!));
        options++;
      }
      if (said.at(-1) === line.at(-1) || /\((?:choices|default):|, default:|\[options\]/.test(said.join(' ')))
        missing.push(`${command.join(' ')}: ${line.join(' ')}`);
    }
  }
  expect(missing).toEqual([]);
  expect(options).toBeGreaterThan(330);
});

test('help, too, is asked in Portuguese', async () => {
  const asked = await run(['help', 'solve', '--lang', 'pt']);
  expect(asked.code).toBe(0);
  expect(asked.out).toContain('encontra uma solução, ou todas');
  // The wishes that the puzzles' setters take are there as well.
  expect((await run(['help', 'generate', '--lang=pt'])).out).toContain('em geral 0.7)');
});

test('the help of commands that answer in Spanish is in Spanish, and that of others in English', async () => {
  const options = (await run(['help'])).out;
  const named = [...options.matchAll(/^ {2}([a-z]+) /gm)]
    .map(([, name]) => name!)
    .filter((name) => name !== 'calcada');
  let spanish = 0;
  for (const name of [undefined, ...new Set(named)]) {
    const command = name === undefined ? [] : [name];
    const en = await helpOf(command);
    const es = linesOf(await run(['help', ...command, '--lang', 'es'], { columns: 10_000 }));
    const offers = name === undefined || en.some((line) => /"es"/.test(line.join(' ')));
    if (!offers) {
      expect(es, name).toEqual(en);
      continue;
    }
    spanish++;
    const texts = es.filter(([term, about]) => about !== undefined || !/^ {2}|calcada/.test(term!));
    const untold = en.map((line) => line.at(-1)!);
    for (const line of texts) expect(untold, name).not.toContain(line.at(-1));
    expect(es.flat().join('\n')).not.toMatch(/\((?:choices|default):|, default:|\[options\]/);
    // What only puzzles without Spanish can be asked for is left out.
    if (name !== 'generate') expect(es, name).toHaveLength(en.length);
  }
  expect(spanish).toBe(11);
});
