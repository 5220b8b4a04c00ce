import { CliError, endInWords, readOptions } from '#server/cliError.ts';
import { measurePages } from './pages.ts';
import { startSite } from './site.ts';
import { measureTaps } from './taps.ts';
import { measureVerse } from './verse.ts';

const STARTS = 5;

/** What is measured. Each prints its figures, and the goal that they have. */
const PARTS: Readonly<Record<string, () => Promise<void>>> = {
  start: measureStart,
  verse: measureVerse,
  taps: measureTaps,
  pages: measurePages,
};

const USAGE = `npm run bench -- [${Object.keys(PARTS).join('|')} …]`;

/** `npm run bench`: measures what a person waits for at the built site, which no test can time; all parts, or those named. */
async function bench(): Promise<void> {
  const { positionals } = readOptions(USAGE, {});
  const asked = positionals.length > 0 ? positionals : Object.keys(PARTS);
  for (const name of asked) {
    const measure = PARTS[name];
    if (!measure) throw new CliError(`There is no ${name}. ${USAGE}`);
    await measure();
  }
}

async function measureStart(): Promise<void> {
  const times: number[] = [];
  for (let start = 0; start < STARTS; start++) {
    const site = await startSite(5000);
    times.push(Math.round(site.startMs));
    await site.stop();
  }
  console.log(`The start with 5,000 events: ${times.join(', ')} ms (goal: at most 3 s)`);
}

await endInWords('The measuring broke off', bench);
