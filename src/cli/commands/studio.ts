import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { findMiniZincPackage, solverFolder, solverLibrary } from '../flatzinc/index.ts';
import { openCollection } from '../publish/index.ts';
import { studioServer } from '../publish/studio-server.ts';
import { UsageError } from '../terminal/errors.ts';
import { EXIT, type ExitCode } from '../terminal/exit-code.ts';
import type { Io } from '../terminal/io.ts';

export interface StudioOptions {
  readonly port: number;
  readonly framedBy?: readonly string[];
  /** A collection whose boards are shown. */
  readonly store?: string;
}

/** Serves the page to this machine alone, until it is interrupted. */
export async function studioCommand(
  io: Io,
  { port, framedBy = [], store: where }: StudioOptions,
): Promise<ExitCode> {
  const store = where === undefined ? undefined : await openCollection(where);
  const folder = findMiniZincPackage([process.cwd(), fileURLToPath(new URL('.', io.entry))]);
  const server = await studioServer(fileURLToPath(new URL('../studio/', io.entry)), {
    framedBy,
    ...(store ? { store } : {}),
    ...(folder === undefined ? {} : { miniZinc: { folder, library: solverLibrary(solverFolder(io.entry)) } }),
  });
  if (!server) throw new UsageError('the page is not built: run `npm run build`');
  server.listen(port, '127.0.0.1');
  try {
    await once(server, 'listening');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== 'EADDRINUSE' && code !== 'EACCES') throw error;
    throw new UsageError(`port ${port} is not free: choose another with --port, or 0 for any`);
  }
  const { port: given } = server.address() as AddressInfo;
  const start = store ? '#/browse' : '';
  io.stdout.write(`The studio is at http://127.0.0.1:${given}/${start} (Ctrl C ends it)\n`);
  if (store) io.stdout.write(`Its orders are at http://127.0.0.1:${given}/orders\n`);
  await new Promise<void>((resolve) => {
    const leave = io.onInterrupt(() => {
      leave();
      resolve();
    });
  });
  server.close();
  server.closeAllConnections();
  await store?.close();
  return EXIT.success;
}
