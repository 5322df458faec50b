import { expect, test } from 'vitest';
import { Scratch } from '../../../test/run-calcada.ts';
import { isBrief } from './brief.ts';

const scratch = new Scratch();

test('one small file of check or solve needs no thread that watches it', () => {
  const small = scratch.file('small.board', 'akari\n...\n.4.\n...\n');
  const json = scratch.file('small.json', '{"puzzle":"akari","rows":["...",".4.","..."]}');
  for (const args of [
    ['check', small],
    ['solve', small],
    ['check', '--json', json],
    ['solve', json, '--json'],
  ])
    expect(isBrief(args), args.join(' ')).toBe(true);
});

test('anything else does', () => {
  const small = scratch.file('small.board', 'akari\n...\n.4.\n...\n');
  const large = scratch.file('large.board', `akari\n${`${'.'.repeat(60)}\n`.repeat(60)}`);
  const url = scratch.file('url.txt', 'https://puzz.link/p?akari/900/900/g\n');
  const urls = scratch.file(
    'urls.txt',
    'https://puzz.link/p?akari/900/900/g\nhttps://puzz.link/p?akari/3/3/g\n',
  );
  const id = scratch.file('id.txt', '900x900:z\n');
  const empty = scratch.file('empty.board', '');
  for (const args of [
    [],
    ['check'],
    ['check', '-'],
    ['check', '--json'],
    ['check', small, small],
    ['check', small, '--time-limit', '1'],
    ['check', '--label', 'ff', small],
    ['solve', '--all', small],
    ['explain', small],
    ['check', large],
    ['check', url],
    ['check', urls],
    ['check', id],
    ['check', empty],
    ['check', '/proc/self/mem'],
    ['check', 'no-such-file'],
    ['check', '.'],
  ])
    expect(isBrief(args), args.join(' ')).toBe(false);
});
