import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { endpoints } from '#shared/http/endpoints.ts';
import { readMessages } from '#tests/support/questions.ts';

const REQUESTS = 2000;

const LISTS = ['references', 'needQuestions', 'lineQuestions', 'callsForHelp', 'falseAlarms', 'greetings', 'junk'];
const questions = LISTS.flatMap((name) => readMessages(name).map((line) => line.split(' | ')[0] ?? ''));

/** How long the server took over its answers, in milliseconds, as its own log says. */
export interface VerseTimes {
  median: number;
  p99: number;
  requests: number;
}

/**
 * Asks a running site 2,000 questions one after the other, none of which it has answered before, and reads its log: the
 * process of the verse answers one at a time.
 */
export async function measureVerse(onProgress: (done: number, of: number) => void): Promise<VerseTimes> {
  const folder = mkdtempSync(join(tmpdir(), 'church-bench-'));
  const server = spawn(process.execPath, ['src/server/start.mjs'], {
    env: {
      ...process.env,
      ...{ HOST: '127.0.0.1', PORT: '0', DATA_DIR: folder, LOG_LEVEL: 'info' },
      ...{ TRUST_PROXY: 'on', SITE_URL: 'https://church.example' },
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const times: number[] = [];
  try {
    const port = await untilUp(server, times);
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    for (const question of questions) await ask(port, agent, question, 0); // a warm-up, not counted
    times.length = 0;
    for (let number = 1; number <= REQUESTS; number++) {
      await ask(port, agent, questions[number % questions.length] ?? '', number);
      if (number % 400 === 0) onProgress(number, REQUESTS);
    }
    agent.destroy();
  } finally {
    const gone = once(server, 'exit');
    server.kill('SIGTERM');
    await gone;
    rmSync(folder, { recursive: true, force: true });
  }
  times.sort((one, other) => one - other);
  const at = (part: number) => times[Math.min(times.length - 1, Math.floor(times.length * part))] ?? Number.NaN;
  return { median: at(0.5), p99: at(0.99), requests: times.length };
}

/** The port, once the site says where it is; from then on each answer's time goes into `times`. */
function untilUp(server: ChildProcess, times: number[]): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('exit', () => reject(new Error('The site did not start.')));
    if (!server.stdout) return;
    createInterface({ input: server.stdout }).on('line', (line) => {
      const address = /It listens at http:\/\/[^:]+:(\d+)/.exec(line);
      if (address) resolve(Number(address[1]));
      if (!line.startsWith('{')) return;
      const entry = JSON.parse(line) as { path?: string; ms?: number };
      if (entry.path === endpoints.askVerse.path && entry.ms !== undefined) times.push(entry.ms);
    });
  });
}

/** One question, from an address of its own, so that the limit for one address does not answer in the verse's place. */
async function ask(port: number, agent: Agent, message: string, number: number): Promise<void> {
  const { method, path } = endpoints.askVerse;
  const sent = request({
    port,
    agent,
    method,
    path,
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': `10.${(number >> 8) & 255}.${number & 255}.${Math.floor(Math.random() * 250) + 1}`,
    },
  });
  // Other verses have been shown, so that no cached answer fits.
  const shown = [`PSA.119.${(number % 176) + 1}`, `PSA.78.${Math.floor(number / 176) + 1}`];
  sent.end(JSON.stringify({ message, context: { shown } }));
  const [answer] = (await once(sent, 'response')) as [import('node:http').IncomingMessage];
  answer.resume();
  await once(answer, 'end');
  if (answer.statusCode !== 200) throw new Error(`The verse answered ${answer.statusCode}.`);
}

/** What the verse takes, in a process with the flags and settings that the site runs with. */
export interface VerseWeight {
  /** How long the process that serves pages opens the editions. */
  openMs: number;
  /** How long it takes until the verse's own process answers. */
  startMs: number;
  /** What the engine takes, and what the heap of the process that serves pages. */
  memoryMb: number;
  mainMb: number;
}

const WEIGH = `
import { openVerses } from '#server/verses/editions/verses.ts';
import { openVersesApart } from '#server/verses/versesApart.ts';

const [folder, list] = [process.argv[1], JSON.parse(process.argv[2])];
const settled = () => { globalThis.gc(); return process.memoryUsage(); };
const mb = (after, before) => (after - before) / 2 ** 20;
const before = settled();
const begun = performance.now();
const apart = openVersesApart({ dataDir: folder, onFault: console.error });
const openMs = performance.now() - begun;
await apart.ready();
const startMs = performance.now() - begun;
apart.close();
const mainMb = mb(settled().heapUsed, before.heapUsed);
const verses = await openVerses({ dataDir: folder });
for (const message of list) verses.answer(message);
const memoryMb = mb(settled().rss, before.rss);
console.log(JSON.stringify({ openMs, startMs, memoryMb, mainMb }));
process.exit();
`;

/** Opens the engine twice in processes of their own: the first builds the index, the second is measured. */
export async function weighVerse(): Promise<VerseWeight> {
  const folder = mkdtempSync(join(tmpdir(), 'church-bench-'));
  const weigh = async (): Promise<VerseWeight> => {
    const child = spawn(
      process.execPath,
      ['--expose-gc', '--input-type=module', '-e', WEIGH, folder, JSON.stringify(questions)],
      { stdio: ['ignore', 'pipe', 'inherit'] },
    );
    let said = '';
    child.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString();
    });
    await once(child, 'exit');
    return JSON.parse(said) as VerseWeight;
  };
  try {
    await weigh();
    return await weigh();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
