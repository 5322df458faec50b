import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';

/** Where Debian puts the programs of each version. */
const PROGRAMS = ['', 'usr', 'lib', 'postgresql'].join('/');

/** A Postgres of our own on loopback, in a folder that goes with it; or the one that a URL names. */
export class Postgres {
  readonly #folder: string | undefined;
  readonly #programs: string;
  readonly #address: string;
  readonly #port: number;
  #databases = 0;

  private constructor(address: string, port = 0, programs = '', folder?: string) {
    this.#address = address;
    this.#port = port;
    this.#programs = programs;
    this.#folder = folder;
  }

  /** Undefined, after a loud line, where there is neither a URL nor a Postgres to start. */
  static async find(): Promise<Postgres | undefined> {
    const url = process.env['CALCADA_TEST_POSTGRES'];
    if (url !== undefined) return new Postgres(url);
    const programs = programsOf();
    if (programs === undefined) {
      console.warn(
        'POSTGRES IS NOT INSTALLED: no store in a database is tested (Debian: apt-get install postgresql, or set CALCADA_TEST_POSTGRES to a URL)',
      );
      return undefined;
    }
    const folder = mkdtempSync(join(tmpdir(), 'calcada-postgres-'));
    if (isRoot) execFileSync('chown', ['postgres', folder]);
    const port = await freePort();
    const postgres = new Postgres(`postgres://postgres@127.0.0.1:${port}/postgres`, port, programs, folder);
    postgres.#run('initdb', ['-D', join(folder, 'data'), '-A', 'trust', '-U', 'postgres', '--no-sync']);
    postgres.start();
    return postgres;
  }

  /** Whether it can be stopped and started: it is ours. */
  get isOurs(): boolean {
    return this.#folder !== undefined;
  }

  start(): void {
    const options = `-p ${this.#port} -k ${this.#folder} -c listen_addresses=127.0.0.1 -c fsync=off`;
    this.#control('-l', join(this.#folder!, 'log'), '-o', options, '-w', 'start');
  }

  /** At once, as in a crash of the machine; no transaction is finished. */
  stop(): void {
    this.#control('-m', 'immediate', '-w', 'stop');
  }

  /** A new, empty database. */
  async database(): Promise<string> {
    const name = `calcada_${process.pid}_${this.#databases++}`;
    const client = new pg.Client({ connectionString: this.#address });
    await client.connect();
    await client.query(`drop database if exists ${name}`);
    await client.query(`create database ${name}`);
    await client.end();
    const url = new URL(this.#address);
    url.pathname = `/${name}`;
    return url.href;
  }

  end(): void {
    if (this.#folder === undefined) return;
    this.stop();
    rmSync(this.#folder, { recursive: true });
  }

  #control(...args: string[]): void {
    this.#run('pg_ctl', ['-D', join(this.#folder!, 'data'), ...args]);
  }

  /** Postgres refuses to run as root. */
  #run(program: string, args: readonly string[]): void {
    const command = [join(this.#programs, program), ...args];
    const [file, ...rest] = isRoot ? ['runuser', '-u', 'postgres', '--', ...command] : command;
    execFileSync(file!, rest, { stdio: 'ignore', cwd: tmpdir() });
  }
}

const isRoot = process.getuid?.() === 0;

/** The folder of the newest Postgres there is. */
function programsOf(): string | undefined {
  if (!existsSync(PROGRAMS)) return undefined;
  return readdirSync(PROGRAMS)
    .sort((one, other) => Number(other) - Number(one))
    .map((version) => join(PROGRAMS, version, 'bin'))
    .find((folder) => existsSync(join(folder, 'initdb')));
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
