import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Command, type Driver, webDriver } from './driver.ts';
import { ended, programNamed, started } from './processes.ts';

const COMMANDS: Readonly<Record<Command, string>> = {
  url: 'WebDriver:Navigate',
  'execute/async': 'WebDriver:ExecuteAsyncScript',
  actions: 'WebDriver:PerformActions',
};

/** What a new profile would ask, look for or tell. */
const PREFERENCES = {
  'marionette.port': 0,
  'app.update.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'intl.accept_languages': 'en-GB',
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'toolkit.telemetry.enabled': false,
};

export const firefoxPath = (): string | undefined => programNamed('firefox-esr', 'firefox');

/** Firefox without a window, over its own protocol of WebDriver commands, which needs no driver beside it. */
export async function startFirefox(): Promise<Driver> {
  const profile = mkdtempSync(join(tmpdir(), 'calcada-firefox-'));
  const lines = Object.entries(PREFERENCES).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  );
  writeFileSync(join(profile, 'user.js'), lines.join('\n'));
  const { child, found } = await started(
    firefoxPath()!,
    ['--headless', '--marionette', '--no-remote', '--profile', profile, '--width', '1000', '--height', '800'],
    /Listening on port (\d+)/,
    { ...process.env, HOME: profile, MOZ_CRASHREPORTER_DISABLE: '1' },
  );
  const wire = await marionette(Number(found[1]));
  await wire.send('WebDriver:NewSession', {
    capabilities: { alwaysMatch: { unhandledPromptBehavior: 'accept' } },
  });
  return webDriver(
    async (command, parameters) => {
      const answer = (await wire.send(COMMANDS[command], parameters)) as { value?: unknown } | null;
      return answer?.value;
    },
    async () => {
      wire.end();
      await ended(child);
      rmSync(profile, { recursive: true, force: true });
    },
  );
}

/** Marionette: each message is its length, a colon and `[0, id, command, parameters]` or `[1, id, error, answer]`. */
async function marionette(port: number) {
  const socket = connect(port, '127.0.0.1');
  const waiting = new Map<number, { resolve(answer: unknown): void; reject(error: Error): void }>();
  let read = Buffer.alloc(0);
  let last = 0;
  socket.on('data', (part) => {
    read = Buffer.concat([read, part]);
    for (;;) {
      const colon = read.indexOf(':');
      const length = Number(read.subarray(0, Math.max(colon, 0)).toString());
      if (colon < 0 || read.length < colon + 1 + length) return;
      const message: unknown = JSON.parse(read.subarray(colon + 1, colon + 1 + length).toString());
      read = read.subarray(colon + 1 + length);
      // The first message greets.
      if (!Array.isArray(message)) continue;
      const [, id, error, answer] = message as [number, number, { message: string } | null, unknown];
      const asked = waiting.get(id);
      waiting.delete(id);
      if (error) asked?.reject(new Error(error.message));
      else asked?.resolve(answer);
    }
  });
  await new Promise<void>((resolve, reject) => {
    socket.on('connect', resolve).on('error', reject);
  });
  socket.on('close', () => {
    for (const { reject } of waiting.values()) reject(new Error('Firefox closed the connection'));
  });
  return {
    send: (name: string, parameters: object): Promise<unknown> =>
      new Promise((resolve, reject) => {
        waiting.set(++last, { resolve, reject });
        const text = JSON.stringify([0, last, name, parameters]);
        socket.write(`${Buffer.byteLength(text)}:${text}`);
      }),
    end: () => socket.destroy(),
  };
}
