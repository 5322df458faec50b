import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Driver, webDriver } from './driver.ts';
import { ended, programNamed, started } from './processes.ts';

/** WebKitGTK's small browser, which is in no path. */
function miniBrowser(): string | undefined {
  const folders = ['/usr/lib', '/usr/libexec'].filter((folder) => existsSync(folder));
  const within = folders.flatMap((folder) => [
    folder,
    ...readdirSync(folder).map((each) => join(folder, each)),
  ]);
  return within
    .flatMap((folder) =>
      ['webkitgtk-6.0', 'webkit2gtk-4.1', 'webkit2gtk-4.0'].map((name) => join(folder, name, 'MiniBrowser')),
    )
    .find((path) => existsSync(path));
}

/** The programs that it takes and that are not installed. */
export const missingForWebKit = (): readonly string[] =>
  Object.entries({
    WebKitWebDriver: programNamed('WebKitWebDriver'),
    MiniBrowser: miniBrowser(),
    Xvfb: programNamed('Xvfb'),
  }).flatMap(([name, path]) => (path === undefined ? [name] : []));

/** WebKitGTK on a virtual screen, over plain WebDriver. */
export async function startWebKit(): Promise<Driver> {
  const home = mkdtempSync(join(tmpdir(), 'calcada-webkit-'));
  const screen = await started(
    programNamed('Xvfb')!,
    ['-displayfd', '3', '-screen', '0', '1280x1000x24', '-nolisten', 'tcp'],
    /(\d+)\n/,
  );
  const port = await freePort();
  const driver = spawn(programNamed('WebKitWebDriver')!, [`--port=${port}`, '--host=127.0.0.1'], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: `:${screen.found[1]}`,
      HOME: home,
      XDG_RUNTIME_DIR: home,
      LANG: 'en_GB.UTF-8',
      LIBGL_ALWAYS_SOFTWARE: '1',
      // It does not start for root, as in a container, and shows nothing but our own page.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    },
  });
  const ask = async (method: string, path: string, given?: object): Promise<unknown> => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(given ? { body: JSON.stringify(given) } : {}),
    });
    const { value } = (await answer.json()) as { value: { message?: string } };
    if (!answer.ok) throw new Error(`WebKit: ${value.message}`);
    return value;
  };
  while (driver.exitCode === null && !(await ask('GET', '/status').catch(() => undefined)))
    await new Promise((resolve) => setTimeout(resolve, 50));
  const browser = { binary: miniBrowser()!, args: ['--automation'] };
  const { sessionId } = (await ask('POST', '/session', {
    capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': browser } },
  })) as { sessionId: string };
  return webDriver(
    (command, parameters) => ask('POST', `/session/${sessionId}/${command}`, parameters),
    async () => {
      await ask('DELETE', `/session/${sessionId}`).catch(() => undefined);
      await ended(driver);
      await ended(screen.child);
      rmSync(home, { recursive: true, force: true });
    },
  );
}

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
