import { writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { CliError, endInWords } from '#server/cliError.ts';
import { measurePages } from './measures/pages.ts';
import { measureTaps } from './measures/taps.ts';
import { measureVerse, weighVerse } from './measures/verse.ts';
import { measureServer } from './servers/server.ts';
import { type Row, tableOf } from './table.ts';

const PARTS = ['start', 'list', 'pages', 'create', 'memory', 'verse', 'taps', 'lighthouse'] as const;

/** A part of what is measured. */
export type BenchPart = (typeof PARTS)[number];

/**
 * What can be asked for, as in `npm run bench -- --only list,create --seconds 5`. With none of it all is measured in about
 * a quarter of an hour; `--runs 5` has Lighthouse look five times at every page, which takes ten minutes more.
 */
const OPTIONS = {
  only: { type: 'string', default: PARTS.join(',') },
  seconds: { type: 'string', default: '1' },
  runs: { type: 'string' },
  pages: { type: 'string', default: '' },
} as const;

const RESULTS = fileURLToPath(new URL('./RESULTS.md', import.meta.url));

const progress = (words: string): void => void process.stderr.write(`\r${words.padEnd(70)}`);

/** `npm run bench`: measures what timings can't be tested of, prints one table, and keeps it when all was measured. */
async function bench(): Promise<void> {
  const { values } = parseArgs({ options: OPTIONS });
  const asked = values.only.split(',');
  const unknown = asked.filter((name) => !(PARTS as readonly string[]).includes(name));
  if (unknown.length > 0) throw new CliError(`There is no ${unknown.join(', ')}; --only takes ${PARTS.join(', ')}.`);
  const has = (part: BenchPart) => asked.includes(part);
  const [seconds, runs] = [Number(values.seconds), values.runs === undefined ? undefined : Number(values.runs)];
  if (!(seconds > 0) || (runs !== undefined && !(runs >= 1)))
    throw new CliError('--seconds and --runs take numbers from 1.');

  const rows: Row[] = await measureServer({ has, seconds, progress });
  if (has('verse')) rows.push(...(await verseRows()));
  if (has('taps')) rows.push(...(await measureTaps(progress)));
  if (has('lighthouse'))
    rows.push(...(await measurePages({ runs, paths: values.pages.split(',').filter(Boolean), progress })));
  progress('');
  const table = tableOf(rows);
  console.log(`\r${table}`);
  if (asked.length === PARTS.length) writeFileSync(RESULTS, results(table));
}

async function verseRows(): Promise<Row[]> {
  progress('the daily verse: memory and start …');
  const { openMs, startMs, memoryMb, mainMb } = await weighVerse();
  const times = await measureVerse((done, of) => progress(`the daily verse: ${done} of ${of} questions …`));
  const what = 'the daily verse';
  return [
    {
      what: `${what}, through its process`,
      p50: times.median,
      p99: times.p99,
      goal: 'p50 under 2 ms, p99 under 10 ms',
    },
    { what: `${what}, what it adds to memory`, memory: memoryMb, goal: 'at most 100 MB' },
    { what: `${what}, in the heap of the process that serves pages`, memory: mainMb, goal: 'at most 5 MB' },
    { what: `${what}, what it adds to the start`, ms: openMs, goal: 'at most 50 ms' },
    { what: `${what}, until its process answers`, ms: startMs, goal: 'at most 1500 ms' },
  ];
}

function results(table: string): string {
  const [cores, gib] = [cpus().length, Math.round(totalmem() / 2 ** 30)];
  const day = new Date().toISOString().slice(0, 10);
  return `# What \`npm run bench\` measured

${day}, ${cores} cores, ${gib} GiB of memory, Node ${process.versions.node}; client and server on the one machine.
Requests with 64 connections, creates with 16. “Of bare” is what bare \`node:http\` does that sends the same bytes and
headers, “of Express” an Express 5 server that asks SQLite and serializes at each request; for creates “of bare” is
node:sqlite by itself, with a commit for each event. Pages by Lighthouse on its slow phone.

${table}
`;
}

await endInWords('The measuring broke off', bench);
