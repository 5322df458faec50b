import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

/** A Chromium of this machine: CHROMIUM_PATH, one in the path, or Debian's, installed if we may. */
export function chromiumPath(): string {
  const named = process.env['CHROMIUM_PATH'];
  if (named) {
    if (existsSync(named)) return named;
    throw new Error(`CHROMIUM_PATH is ${named}, where there is nothing`);
  }
  const found = inPath();
  if (found) return found;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    // Test files run side by side, and apt-get refuses to run twice: the second waits, and finds it installed.
    const install = 'apt-get install -y --no-install-recommends chromium';
    const script = `command -v chromium || ${install} || (apt-get update && ${install})`;
    execFileSync('flock', [join(tmpdir(), 'calcada-chromium.lock'), 'sh', '-c', script], { stdio: 'ignore' });
    const installed = inPath();
    if (installed) return installed;
  }
  throw new Error('the browser tests need Chromium: install it, or set CHROMIUM_PATH to it');
}

function inPath(): string | undefined {
  const folders = ['/usr/bin', ...(process.env['PATH'] ?? '').split(delimiter)];
  for (const name of NAMES) {
    for (const folder of folders) {
      const path = join(folder, name);
      if (existsSync(path)) return path;
    }
  }
  return undefined;
}

export const startChromium = (): Promise<Browser> =>
  chromium.launch({ executablePath: chromiumPath(), args: ['--no-sandbox', '--disable-gpu'] });
