import { type ChildProcess, execFileSync, fork } from 'node:child_process';
import { once } from 'node:events';
import { request } from 'node:http';
import { createInterface } from 'node:readline';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { sampleEvents } from '#content/events/sampleEvents.ts';
import { openStore } from '#server/store/connect.ts';
import { createEvent } from '#server/store/events/events.ts';
import { endpoints } from '#shared/http/endpoints.ts';
import { addDays } from '#shared/time.ts';
import type { BareAnswer } from './bare.ts';
import type { Load, Loaded } from './client.ts';

export const STAFF = { username: 'mercy', password: 'light through glass' };

/** A server in a process of its own. */
export interface BenchServer {
  port: number;
  child: ChildProcess;
  /** From its start until it said where it is, in milliseconds. */
  startMs: number;
  /** What it holds in memory now, in MB. */
  memory(): number;
  stop(): Promise<void>;
}

/** Starts a file of the project; no limit of the site stands in the way of a measurement. */
export async function startServer(file: string, folder: string): Promise<BenchServer> {
  const begun = performance.now();
  const child = fork(fileURLToPath(new URL(file, import.meta.url)), [], {
    env: {
      ...process.env,
      HOST: '127.0.0.1',
      PORT: '0',
      DATA_DIR: folder,
      LOG_LEVEL: 'warn',
      STAFF_USERNAME: STAFF.username,
      STAFF_PASSWORD: STAFF.password,
      LIMIT_REQUESTS: '9000000/1s',
      LIMIT_VERSE: '9000000/1s',
    },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const port = await new Promise<number>((resolve, reject) => {
    child.once('exit', () => reject(new Error(`${file} did not start.`)));
    if (!child.stdout) return;
    createInterface({ input: child.stdout }).on('line', (line) => {
      const address = /The site is at http:\/\/[^:]+:(\d+)/.exec(line);
      if (address) resolve(Number(address[1]));
    });
  });
  return {
    port,
    child,
    startMs: performance.now() - begun,
    memory: () => Number(execFileSync('ps', ['-o', 'rss=', '-p', String(child.pid)], { encoding: 'utf8' })) / 1024,
    async stop() {
      const gone = once(child, 'exit');
      child.kill('SIGTERM');
      await gone;
    },
  };
}

/** Fills a data folder with so many events: a dozen every fortnight, back into the past. */
export async function fillFolder(folder: string, count: number): Promise<void> {
  const store = await openStore({ kind: 'sqlite', folder });
  const now = new Date();
  const today = now.toISOString().slice(0, 10);
  await store.write(async (transaction) => {
    for (let made = 0, fortnight = 0; made < count; fortnight++) {
      for (const event of sampleEvents(addDays(today, 14 - fortnight * 14)).slice(0, count - made)) {
        await createEvent(transaction, event, { username: STAFF.username, now });
        made++;
      }
    }
  });
  await store.close();
}

/** Asks once; what comes back is what the bare server then sends. */
export async function ask(port: number, path: string, headers: Record<string, string>): Promise<BareAnswer> {
  const sent = request({ host: '127.0.0.1', port, path, headers }).end();
  const [response] = (await once(sent, 'response')) as [import('node:http').IncomingMessage];
  const body = (await buffer(response)).toString('base64');
  const { date: _date, connection: _connection, 'keep-alive': _alive, ...rest } = response.headers;
  return { status: response.statusCode ?? 0, headers: rest as Record<string, string>, body };
}

/** Tells the bare server what to answer. */
export async function tell(bare: BenchServer, answer: BareAnswer): Promise<void> {
  bare.child.send(answer);
  await once(bare.child, 'message');
}

/** Loads a server from a process of its own. */
export async function load(wanted: Load): Promise<Loaded> {
  const client = fork(fileURLToPath(new URL('./client.ts', import.meta.url)));
  client.send(wanted);
  const [loaded] = (await Promise.race([
    once(client, 'message'),
    once(client, 'exit').then(() => Promise.reject(new Error('The load broke off.'))),
  ])) as [Loaded];
  return loaded;
}

/** A request as it goes over the wire. */
export function wire(method: string, path: string, headers: Record<string, string>, body?: object): string {
  const payload = body === undefined ? '' : JSON.stringify(body);
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  if (payload) lines.push(`content-type: application/json\r\ncontent-length: ${Buffer.byteLength(payload)}\r\n`);
  return `${method} ${path} HTTP/1.1\r\nhost: 127.0.0.1\r\n${lines.join('')}\r\n${payload}`;
}

/** Signs in and returns the access token. */
export async function signIn(port: number): Promise<string> {
  const response = await fetch(`http://127.0.0.1:${port}${endpoints.login.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(STAFF),
  });
  return ((await response.json()) as { access_token: string }).access_token;
}
