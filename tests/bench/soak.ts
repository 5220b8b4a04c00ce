import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { CliError, endInWords } from '#server/cliError.ts';
import { weighMixedLoad } from './measures/memory.ts';
import { letCrowdIn } from './servers/crowd.ts';

const STAFF = { username: 'mercy', password: 'light through glass' };

/** So that pictures are taken, and not refused for their number. */
const NO_LIMITS = { LIMIT_REQUESTS: '1000000/1m', LIMIT_PICTURES: '1000000/1m' };

/** What can be asked for: `npm run soak -- --visitors 50 --seconds 10`, or `-- --memory`. */
const OPTIONS = {
  visitors: { type: 'string', default: '500' },
  editors: { type: 'string', default: '5' },
  seconds: { type: 'string', default: '60' },
  memory: { type: 'boolean', default: false },
} as const;

/** `npm run soak`: a site of its own under load; the status is 0 only where nothing was lost and nothing failed. */
async function soak(): Promise<void> {
  const { values } = parseArgs({ options: OPTIONS });
  const site = await startSite(values.memory ? NO_LIMITS : {});
  try {
    if (values.memory) await soakMemory(site, Number(values.seconds));
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
  const environment = { ...place, LOG_LEVEL: 'error', TRUST_PROXY: 'on', SITE_URL: 'https://church.example' };
  const child = spawn(process.execPath, ['src/server/start.mjs'], {
    env: {
      ...process.env,
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
