import { readFileSync } from 'node:fs';
import { decode } from 'fast-png';
import { expect, test } from 'vitest';
import { ONE, run, Scratch } from '../../../test/run-calcada.ts';
import { lightOf } from './png-picture.ts';

const scratch = new Scratch();

test('draw, solve and explain write PNG, with the colours of the picture', async () => {
  for (const command of ['draw', 'solve', 'explain']) {
    const out = scratch.path(`${command}.png`);
    expect(await run([command, ONE, '--out', out])).toMatchObject({ code: 0, err: '' });
    const { width, height, data, channels } = decode(readFileSync(out));
    expect(Math.min(width, height)).toBeGreaterThan(300);
    const dark = Array.from({ length: width * height }, (_, at) => data[at * channels]! < 80).filter(Boolean);
    // One of nine cells is black, and not everything is.
    expect(dark.length).toBeGreaterThan(width * height * 0.02);
    expect(dark.length).toBeLessThan(width * height * 0.5);
  }
});

test('nothing is left that the renderer does not know', async () => {
  const { out } = await run(['draw', '--style', 'svg', ONE]);
  const light = lightOf(out);
  expect(out).toContain('var(--');
  expect(light).not.toMatch(/var\(|@media|system-ui/);
  expect(light).toContain('#2f343b');
});
