import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Page, pages } from '#content/pages.ts';
import { CliError } from '#server/cliError.ts';
import { builtFolder } from '#server/rendering/builtFolder.ts';
import type { BenchPart } from '../main.ts';
import {
  LIST,
  measureReading,
  median,
  PART,
  PLAIN_LIST,
  type Reading,
  settle,
  type Trio,
  unchangedList,
} from '../measures/reads.ts';
import { measureWrites } from '../measures/writes.ts';
import type { Row } from '../table.ts';
import { type BenchServer, fillFolder, load, startServer, wire } from './servers.ts';

const SITE = '../../../src/server/start.mjs';
const SIZES = [100, 5000] as const;
const STARTS = 5;

/** How long the site is under load before its memory is read, in seconds. */
const MEMORY_SECONDS = 60;

/** Every public page that has its content. */
export const PUBLIC_PATHS: readonly string[] = Object.values<Page>(pages)
  .filter(({ kind, hasText }) => kind === 'public' && hasText)
  .map(({ path }) => path.replace(':id', '1'));

/**
 * Those that the server caches. What somebody sees of their own sign-up is rendered anew for each request, and no sermon is
 * in the folder that is measured.
 */
const CACHED_PATHS: readonly string[] = PUBLIC_PATHS.filter(
  (path) => path !== pages.signup.path && path !== pages.sermon.path.replace(':id', '1'),
);

/** Those that show events, and differ with their number; the others are the same bytes, measured once. */
const WITH_EVENTS: readonly string[] = ['/', '/events', '/events/1'];

/** What of the server is measured, and how. */
export interface ServerBench {
  has: (part: BenchPart) => boolean;
  seconds: number;
  progress: (words: string) => void;
}

/** Measures the server at either size, beside bare node:http and Express in the same run. */
export async function measureServer(bench: ServerBench): Promise<Row[]> {
  const rows: Row[] = [];
  if (!(['start', 'list', 'pages', 'create', 'memory'] as const).some(bench.has)) return rows;
  if (!existsSync(join(builtFolder(), 'client', 'index.html'))) {
    throw new CliError('The site is not built: npm run build, and then npm run bench.');
  }
  for (const events of SIZES) {
    const folder = mkdtempSync(join(tmpdir(), 'church-bench-'));
    try {
      bench.progress(`${events} events: filling the database …`);
      await fillFolder(folder, events);
      rows.push(...(await measureSize(bench, folder, events)));
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }
  return rows;
}

async function measureSize(bench: ServerBench, folder: string, events: number): Promise<Row[]> {
  const { has, seconds, progress } = bench;
  const rows: Row[] = [];
  if (has('start')) rows.push(await startRow(folder, events, progress));
  const trio: Trio = {
    site: await startServer(SITE, folder),
    bare: await startServer('./bare.ts', folder),
    express: await startServer('./express.ts', folder),
  };
  const read = async (reading: Reading, goal: string, length = seconds) => {
    progress(`${events} events: ${reading.what} …`);
    const { spread, ...result } = await measureReading(trio, reading, length);
    rows.push({ what: reading.what, events, ...result, note: `p99 is ${spread.toFixed(1)} × p50`, goal });
  };
  try {
    progress(`${events} events: making everything ready …`);
    await settle(trio, [LIST.path, PART.path, ...CACHED_PATHS]);
    if (has('list')) {
      await read(LIST, 'of bare ≥ 0.30, p99 ≤ 50 ms');
      await read(PLAIN_LIST, 'of bare ≥ 0.30, p99 ≤ 50 ms');
      await read(await unchangedList(trio), '');
      await read(PART, '');
    }
    if (has('pages')) {
      for (const path of events === SIZES[0] ? CACHED_PATHS : CACHED_PATHS.filter((one) => WITH_EVENTS.includes(one))) {
        await read({ what: path, path, inExpress: path === '/events' }, 'of bare ≥ 0.30, p99 ≤ 50 ms', seconds / 2);
      }
    }
    if (has('memory')) rows.push(await memoryRow(trio, events, progress));
    if (has('create')) {
      progress(`${events} events: creating …`);
      const { ofSqlite, ...result } = await measureWrites(trio, seconds);
      rows.push({ what: 'creating an event', events, ...result, ofBare: ofSqlite, goal: 'of node:sqlite ≥ 0.50' });
    }
  } finally {
    await Promise.all(Object.values(trio).map((server: BenchServer) => server.stop()));
  }
  return rows;
}

async function startRow(folder: string, events: number, progress: ServerBench['progress']): Promise<Row> {
  const times: Record<string, number[]> = {};
  for (let start = 0; start <= STARTS; start++) {
    for (const file of [SITE, './bare.ts', './express.ts']) {
      progress(`${events} events: start ${start} of ${STARTS} …`);
      const server = await startServer(file, folder);
      if (start > 0) times[file] = [...(times[file] ?? []), server.startMs]; // the first makes what is kept for later
      await server.stop();
    }
  }
  const [site = Number.NaN, bare = Number.NaN, express = Number.NaN] = Object.values(times).map(median);
  const note = `bare ${Math.round(bare)} ms, Express ${Math.round(express)} ms`;
  return { what: 'cold start', events, ms: site, note, goal: 'at most 3 s' };
}

/** The list in two forms and every page, all at once; bare node:http, which sends one answer, beside it. */
async function memoryRow({ site, bare }: Trio, events: number, progress: ServerBench['progress']): Promise<Row> {
  progress(`${events} events: memory under ${MEMORY_SECONDS} s of load …`);
  const requests = [LIST.path, ...CACHED_PATHS].flatMap((path) =>
    ['br', 'identity'].map((encoding) => wire('GET', path, { 'accept-encoding': encoding })),
  );
  const loading = load({ port: site.port, connections: 64, seconds: MEMORY_SECONDS, requests, status: 200 });
  let most = 0;
  const watch = setInterval(() => {
    most = Math.max(most, site.memory());
  }, 2000);
  const { perSecond } = await loading;
  clearInterval(watch);
  const note = `${Math.round(most)} MB at most; bare node:http ${Math.round(bare.memory())} MB`;
  return { what: 'memory after 60 s of load', events, perSecond, memory: site.memory(), note, goal: 'at most 300 MB' };
}
