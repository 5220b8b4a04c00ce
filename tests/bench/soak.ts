import { execFileSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { CliError, endInWords } from '#server/cliError.ts';
import { letCrowdIn } from './crowd.ts';
import { type StartedSite, startSite } from './site.ts';

/** What can be asked for: `npm run soak -- --visitors 50 --seconds 10`. */
const OPTIONS = {
  visitors: { type: 'string', default: '500' },
  editors: { type: 'string', default: '5' },
  seconds: { type: 'string', default: '60' },
} as const;

/** So that each visitor has an address of their own. */
const BEHIND_PROXY = { TRUST_PROXY: 'on', SITE_URL: 'https://church.example' };

/** The largest that the main process may get, in MB. */
const MAX_MEMORY = 250;

/**
 * `npm run soak`: a site of its own under load, on an empty folder, or on the PostgreSQL of DATABASE_URL; the status is 0
 * only where nothing was lost and nothing failed.
 */
async function soak(): Promise<void> {
  const { values } = parseArgs({ options: OPTIONS });
  const site = await startSite(0, BEHIND_PROXY);
  try {
    await soakCrowd(site, Number(values.visitors), Number(values.editors), Number(values.seconds));
    if (site.faults.length > 0) throw new CliError(`The site’s log has faults:\n${site.faults.join('\n')}`);
  } finally {
    await site.stop();
  }
}

async function soakCrowd(site: StartedSite, visitors: number, editors: number, seconds: number): Promise<void> {
  if ((await (await fetch(`${site.origin}/all/events`)).text()) !== '[]') {
    throw new CliError('The soak writes hundreds of events: give it an empty database.');
  }
  console.log(`${visitors} visitors and ${editors} editors for ${seconds} seconds …`);
  let peak = 0;
  const watch = setInterval(() => {
    const size = execFileSync('ps', ['-o', 'rss=', '-p', String(site.pid)], { encoding: 'utf8' });
    peak = Math.max(peak, Number(size) / 1024);
  }, 250);
  const report = await letCrowdIn({ site, visitors, editors, seconds, pause: 2000 }).finally(() =>
    clearInterval(watch),
  );
  const { requests, writes, lost, errors, median, p99 } = report;
  console.log(
    `${requests} requests, ${Math.round(requests / seconds)} a second; median ${median} ms, 99th percentile ${p99} ms`,
  );
  console.log(`${writes} writes acknowledged, ${lost.length} lost; ${errors.length} errors`);
  console.log(`${Math.round(peak)} MB at most`);
  if (peak > MAX_MEMORY) throw new CliError(`More than ${MAX_MEMORY} MB at most.`);
  if (lost.length + errors.length > 0) throw new CliError([...lost, ...errors].slice(0, 20).join('\n'));
}

await endInWords('The soak broke off', soak);
