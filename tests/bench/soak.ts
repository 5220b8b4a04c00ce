import { parseArgs } from 'node:util';
import { CliError, endInWords } from '#server/cliError.ts';
import { letCrowdIn } from './crowd.ts';
import { weighMixedLoad } from './memory.ts';
import { type StartedSite, startSite } from './site.ts';

/** What can be asked for: `npm run soak -- --visitors 50 --seconds 10`, or `-- --memory`. */
const OPTIONS = {
  visitors: { type: 'string', default: '500' },
  editors: { type: 'string', default: '5' },
  seconds: { type: 'string', default: '60' },
  memory: { type: 'boolean', default: false },
} as const;

/** So that each visitor has an address of their own. */
const BEHIND_PROXY = { TRUST_PROXY: 'on', SITE_URL: 'https://church.example' };

/** So that pictures are taken, and not refused for their number. */
const NO_LIMITS = { LIMIT_REQUESTS: '1000000/1m', LIMIT_PICTURES: '1000000/1m' };

/**
 * `npm run soak`: a site of its own under load, on an empty folder, or on the PostgreSQL of DATABASE_URL; the status is 0
 * only where nothing was lost and nothing failed.
 */
async function soak(): Promise<void> {
  const { values } = parseArgs({ options: OPTIONS });
  const site = await startSite(0, { ...BEHIND_PROXY, ...(values.memory && NO_LIMITS) });
  try {
    if (values.memory) await soakMemory(site, Number(values.seconds));
    else await soakCrowd(site, Number(values.visitors), Number(values.editors), Number(values.seconds));
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
  const report = await letCrowdIn({ site, visitors, editors, seconds, pause: 2000 });
  const { requests, writes, lost, errors, median, p99 } = report;
  console.log(
    `${requests} requests, ${Math.round(requests / seconds)} a second; median ${median} ms, 99th percentile ${p99} ms`,
  );
  console.log(`${writes} writes acknowledged, ${lost.length} lost; ${errors.length} errors`);
  if (lost.length + errors.length > 0) throw new CliError([...lost, ...errors].slice(0, 20).join('\n'));
}

/** The largest that the main process may get under mixed load, and after a minute of rest, in MB. */
const MAX_MEMORY = { peak: 250, rested: 200 };

async function soakMemory(site: StartedSite, seconds: number): Promise<void> {
  console.log(`mixed load with pictures for ${seconds} seconds, and a minute of rest …`);
  const { peak, rested } = await weighMixedLoad(site, seconds);
  console.log(`${Math.round(peak)} MB at most, ${Math.round(rested)} MB after a minute of rest`);
  if (peak > MAX_MEMORY.peak || rested > MAX_MEMORY.rested)
    throw new CliError(`More than ${MAX_MEMORY.peak} MB at most, or more than ${MAX_MEMORY.rested} MB at rest.`);
}

await endInWords('The soak broke off', soak);
