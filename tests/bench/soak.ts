import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { CliError, endInWords } from '#server/cliError.ts';
import { endpoints } from '#shared/http/endpoints.ts';
import { MALLOC_SETTINGS, NODE_FLAGS } from '../../src/commands/site/nodeOptions.mjs';
import { guessPasswords } from './measures/guesses.ts';
import { askHostile, type HostileReport, sendPayloads } from './measures/hostile.ts';
import { sendMalformed } from './measures/malformed.ts';
import { weighMixedLoad } from './measures/memory.ts';
import { askForMisses } from './measures/misses.ts';
import { sendSlowClients } from './measures/slowClients.ts';
import { letCrowdIn } from './servers/crowd.ts';

const STAFF = { username: 'mercy', password: 'light through glass' };

/** So that hostile input is looked at, and not refused for its number. */
const NO_LIMITS = Object.fromEntries(
  ['CALLS', 'MISSES', 'VERSE', 'CONTACT', 'PICTURES'].map((name) => [`LIMIT_${name}`, '1000000/1m']),
);

/** What can be asked for: `npm run soak -- --visitors 50 --seconds 10`, `-- --malformed`, `--slow`, `--guesses`, `--misses`, `--memory`. */
const OPTIONS = {
  visitors: { type: 'string', default: '500' },
  editors: { type: 'string', default: '5' },
  seconds: { type: 'string', default: '60' },
  malformed: { type: 'boolean', default: false },
  slow: { type: 'boolean', default: false },
  guesses: { type: 'boolean', default: false },
  misses: { type: 'boolean', default: false },
  memory: { type: 'boolean', default: false },
} as const;

/** `npm run soak`: a site of its own under load; the status is 0 only where nothing was lost and nothing failed. */
async function soak(): Promise<void> {
  const { values } = parseArgs({ options: OPTIONS });
  const site = await startSite(values.malformed || values.memory ? NO_LIMITS : {});
  try {
    if (values.malformed) await soakMalformed(site.port);
    else if (values.slow) await soakSlow(site.port);
    else if (values.guesses) await soakGuesses(site.port);
    else if (values.misses) await soakMisses(site.port);
    else if (values.memory) await soakMemory(site, Number(values.seconds));
    else await soakCrowd(site.port, Number(values.visitors), Number(values.editors), Number(values.seconds));
    if (site.faults.length > 0) throw new CliError(`The site’s log has faults:\n${site.faults.join('\n')}`);
  } finally {
    await site.stop();
  }
}

async function soakCrowd(port: number, visitors: number, editors: number, seconds: number): Promise<void> {
  if ((await (await fetch(`http://127.0.0.1:${port}/all/events`)).text()) !== '[]') {
    throw new CliError('The soak writes hundreds of events: give it an empty database.');
  }
  console.log(`${visitors} visitors and ${editors} editors for ${seconds} seconds …`);
  const report = await letCrowdIn({ port, visitors, editors, seconds, credentials: STAFF, pause: 2000 });
  const { requests, writes, lost, errors, median, p99 } = report;
  console.log(
    `${requests} requests, ${Math.round(requests / seconds)} a second; median ${median} ms, 99th percentile ${p99} ms`,
  );
  console.log(`${writes} writes acknowledged, ${lost.length} lost; ${errors.length} errors`);
  if (lost.length + errors.length > 0) throw new CliError([...lost, ...errors].slice(0, 20).join('\n'));
}

/** The longest that any answer to hostile input may take on an idle machine, in milliseconds. */
const MAX_HOSTILE = 500;

async function soakMalformed(port: number): Promise<void> {
  console.log('14,000 malformed requests …');
  const malformed: HostileReport = { sent: 14_000, wrong: [], slowest: 0, slowestOf: '' };
  malformed.wrong = await sendMalformed(port, malformed.sent, 20, (ms, request) => {
    if (ms > malformed.slowest)
      Object.assign(malformed, { slowest: ms, slowestOf: JSON.stringify(request.slice(0, 200)) });
  });
  tell(malformed);
  console.log('16 payloads in every field …');
  const signedIn = await fetch(`http://127.0.0.1:${port}${endpoints.login.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(STAFF),
  });
  const { access_token } = (await signedIn.json()) as { access_token: string };
  const payloads = await sendPayloads(port, access_token);
  tell(payloads);
  console.log('2,600 hostile questions to the daily verse …');
  const questions = await askHostile(port, 2_600);
  tell(questions);
  const all = [malformed, payloads, questions];
  const wrong = all.flatMap((report) => report.wrong);
  if (wrong.length > 0) throw new CliError(wrong.slice(0, 20).join('\n'));
  const slow = all.filter(({ slowest }) => slowest > MAX_HOSTILE);
  if (slow.length === 0) return;
  const which = slow.map(({ slowest, slowestOf }) => `${Math.round(slowest)} ms: ${slowestOf}`);
  throw new CliError(`Slower than ${MAX_HOSTILE} ms (is the machine idle?):\n${which.join('\n')}`);
}

function tell({ sent, wrong, slowest }: HostileReport): void {
  console.log(
    `${sent} sent; ${wrong.length} answered 5xx, without words or not at all; the slowest ${Math.round(slowest)} ms`,
  );
}

async function soakSlow(port: number): Promise<void> {
  console.log('400 slow clients …');
  const { clients, leftOver, longest } = await sendSlowClients(port, 100);
  console.log(`${clients} slow clients, all cut off but ${leftOver}; others waited ${Math.round(longest)} ms at most`);
  if (leftOver > 0) throw new CliError('Slow clients were left over.');
}

async function soakGuesses(port: number): Promise<void> {
  const { wrong, unknown, refused, let: allowed } = await guessPasswords(port, STAFF.username);
  const ratio = (unknown / wrong).toFixed(2);
  console.log(`a wrong password ${wrong.toFixed(1)} ms, an unknown username ${unknown.toFixed(1)} ms: ratio ${ratio}`);
  console.log(`of 30 guesses at once ${allowed} were checked and ${refused} refused`);
  if (allowed > 5 || refused + allowed < 30) throw new CliError('More guesses were checked than the limit allows.');
}

/** The longest that another visitor may wait at the 95th percentile while somebody asks for ever other things, in ms. */
const MAX_P95 = 200;

async function soakMisses(port: number): Promise<void> {
  console.log('made-up chapters, dates and searches, from one address and from fifty …');
  const reports = await askForMisses(port, STAFF, ({ kind, addresses, answered, refused, median, p95 }) => {
    const asked = `${kind}, ${addresses} address${addresses === 1 ? '' : 'es'}: ${answered} answered, ${refused} refused`;
    console.log(`${asked}; another visitor waited ${median} ms, p95 ${p95} ms`);
  });
  const slow = reports.filter(({ p95 }) => !(p95 <= MAX_P95));
  if (slow.length > 0)
    throw new CliError(`Another visitor waited longer than ${MAX_P95} ms: ${slow.map(({ kind }) => kind).join(', ')}.`);
}

/** The largest that the main process may get under mixed load, and after a minute of rest, in MB. */
const MAX_MEMORY = { peak: 250, rested: 200 };

async function soakMemory({ port, pid }: { port: number; pid: number }, seconds: number): Promise<void> {
  console.log(`mixed load with pictures for ${seconds} seconds, and a minute of rest …`);
  const { peak, rested } = await weighMixedLoad({ port, pid, credentials: STAFF }, seconds, console.log);
  console.log(`${Math.round(peak)} MB at most, ${Math.round(rested)} MB after a minute of rest`);
  if (peak > MAX_MEMORY.peak || rested > MAX_MEMORY.rested)
    throw new CliError(`More than ${MAX_MEMORY.peak} MB at most, or more than ${MAX_MEMORY.rested} MB at rest.`);
}

/** Starts the site on an empty folder, or on the PostgreSQL of DATABASE_URL, behind a proxy as it were. */
async function startSite(limits: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), 'church-soak-'));
  const place = { HOST: '127.0.0.1', PORT: '0', DATA_DIR: folder };
  // Guesses come from ever other networks: what is measured is their answers' times, not how they are slowed down.
  const measured = { LOG_LEVEL: 'error', LIMIT_SIGN_IN_ACCOUNT: '1000/1h' };
  const environment = { ...place, ...measured, TRUST_PROXY: 'on', SITE_URL: 'https://church.example' };
  const child = spawn(process.execPath, [...NODE_FLAGS, 'src/server/start.mjs'], {
    env: {
      ...process.env,
      ...MALLOC_SETTINGS,
      ...environment,
      ...limits,
      STAFF_USERNAME: STAFF.username,
      STAFF_PASSWORD: STAFF.password,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const faults: string[] = [];
  const port = await new Promise<number>((resolve, reject) => {
    child.once('exit', () => reject(new CliError('The site did not start.')));
    createInterface({ input: child.stdout }).on('line', (line) => {
      const address = /It listens at http:\/\/[^:]+:(\d+)/.exec(line);
      if (address) resolve(Number(address[1]));
      if (line.startsWith('{')) faults.push(line);
    });
  });
  const stop = async () => {
    const gone = once(child, 'exit');
    child.kill('SIGTERM');
    await gone;
    rmSync(folder, { recursive: true, force: true });
  };
  return { port, pid: Number(child.pid), faults, stop };
}

await endInWords('The soak broke off', soak);
