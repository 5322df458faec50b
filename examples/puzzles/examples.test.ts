import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { check, grade, puzzles, read } from '../../src/index.ts';
import { type Message, messageOf, post } from './day-bot.ts';
import { explainedBoard } from './explained-board.ts';

describe('an explained board', () => {
  it('is the same each time, with every step', () => {
    const lines = explainedBoard(7);
    expect(lines).toEqual(explainedBoard(7));
    expect(lines.length).toBeGreaterThan(5);
    expect(lines[1]).toMatch(/^1\. .*r\dc\d/);
    expect(lines.at(-1)).not.toBe(lines[0]);
  });
});

describe('the bot of the day', () => {
  it.each(puzzles.map((puzzle) => [puzzle.id, puzzle] as const))('%s on a Monday', async (_, puzzle) => {
    const message = await messageOf(puzzle, '2026-11-16');
    const board = read(message.board);
    if (!board.ok) throw new Error('expected a board');
    expect(board.puzzle.id).toBe(puzzle.id);
    expect(check(puzzle, board.grid).status).toBe('unique');
    expect(grade(puzzle, board.grid)).toMatchObject({ level: 'easy' });
    expect(message.svg).toMatch(/^<svg/);
    expect(message.text).toContain('for 2026-11-16');
  });

  it('hands its message over, and says what went wrong', async () => {
    const heard: Message[] = [];
    const server = createServer((request, response) => {
      let body = '';
      request.on('data', (part) => {
        body += part;
      });
      request.on('end', () => {
        heard.push(JSON.parse(body));
        response.writeHead(heard.length === 1 ? 204 : 503).end();
      });
    });
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
    const message = { text: 'a board', board: 'akari\n.\n', svg: '<svg/>' };
    await post(message, address);
    expect(heard).toEqual([message]);
    await expect(post(message, address)).rejects.toThrow('got 503');
    server.close();
  });
});
