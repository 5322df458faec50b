import { execFileSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { lines, ONE, run, Scratch } from '../../../test/run-calcada.ts';

const scratch = new Scratch();

describe('completion', () => {
  const complete = (script: string, ...words: string[]): string[] => {
    const typed = words.map((word) => `'${word}'`).join(' ');
    const ask = `${script}\nCOMP_WORDS=(calcada ${typed}); COMP_CWORD=${words.length}; _calcada; printf '%s\\n' "\${COMPREPLY[@]}"`;
    return lines(execFileSync('bash', ['-c', ask], { encoding: 'utf8', cwd: scratch.folder }));
  };

  test('bash', async () => {
    const { code, out } = await run(['completion', 'bash']);
    expect(code).toBe(0);
    expect(complete(out, 'c')).toEqual(['check', 'count', 'convert', 'collection', 'completion']);
    expect(complete(out, 'solve', '--st')).toEqual(['--stats', '--style']);
    expect(complete(out, 'solve', '--style', '')).toEqual(['ascii', 'unicode', 'svg', 'papers']);
    expect(complete(out, 'convert', '--to', 'puzz')).toContain('puzz-link-akari');
    expect(complete(out, 'completion', '')).toEqual(['bash', 'zsh', 'fish']);
    scratch.file('some-board.txt', ONE);
    expect(complete(out, 'check', 'some-')).toEqual(['some-board.txt']);
    expect(complete(out, 'solve', '--limit', '')).toEqual(['']);
    expect(complete(out, 'hint', '--board', 'some-')).toEqual(['some-board.txt']);
    expect(complete(out, 'generate', '--picture', 'some-')).toEqual(['some-board.txt']);
    expect(complete(out, 'check', '--prove', 'some-')).toEqual(['some-board.txt']);
    expect(complete(out, 'prove', '--out', 'some-')).toEqual(['some-board.txt']);
    expect(complete(out, 'studio', '--store', 'some-')).toEqual(['some-board.txt']);
    expect(complete(out, 'generate', '--prov')).toEqual(['--prove']);
    expect(complete(out, 'check', '--puzzle', 'ak')).toEqual(['akari']);
    expect(complete(out, 'collection', 'im')).toEqual(['import']);
    expect(complete(out, 'collection', 'import', 'some-')).toEqual(['some-board.txt']);
    expect(complete(out, 'collection', 'order', 'ak')).toEqual(['akari']);
    expect(complete(out, 'collection', 'tag', '--a')).toEqual(['--all']);
    expect(complete(out, 'collection', 'jobs', '--state', 'w')).toEqual(['waiting']);
    expect(complete(out, 'check', '--from', 'tatham-li')).toEqual(['tatham-light-up']);
  });

  test('zsh and fish know every command and its options', async () => {
    const zsh = (await run(['completion', 'zsh'])).out;
    const fish = (await run(['completion', 'fish'])).out;
    expect(zsh).toMatch(/^#compdef calcada\n/);
    // What the script uses of zsh is the same in bash, which reads it without running it.
    expect(execFileSync('bash', ['-n'], { input: zsh, encoding: 'utf8' })).toBe('');
    const quoted = String.raw`'(?:\\[\\']|[^'\\])*'`;
    const line = new RegExp(
      `^complete -c calcada(?: -[frFx]| -n (?:${quoted}|\\w+)| -l [\\w-]+| -[ad] (?:${quoted}|[\\w-]+))+$`,
    );
    const [remark, ...commands] = lines(fish);
    expect(remark).toMatch(/^# /);
    expect(commands.length).toBeGreaterThan(100);
    for (const command of commands) expect(command).toMatch(line);
    for (const command of ['solve', 'check', 'deduce', 'count', 'draw', 'convert', 'completion']) {
      expect(zsh).toContain(`\n    ${command}) _arguments '--`);
      expect(fish).toContain(` -a ${command} -d '`);
    }
    expect(zsh).toContain("'--style[drawing style]:style:(ascii unicode svg papers)'");
    expect(zsh).toContain(
      "'--jsonl[check each line of a file, print one JSON answer per line]:jsonl:_files'",
    );
    expect(fish).toContain(
      "complete -c calcada -n '__fish_seen_subcommand_from solve' -l style -x -a 'ascii unicode svg papers'",
    );
  });
});
