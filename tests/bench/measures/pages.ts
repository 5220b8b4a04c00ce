import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pages } from '#content/pages.ts';
import { errorMessage } from '#server/cliError.ts';
import { PUBLIC_PATHS } from '../servers/server.ts';
import { fillFolder, startServer } from '../servers/servers.ts';
import type { Row } from '../table.ts';
import { evaluatedBytes } from './evaluated.ts';
import { type PageReport, reportPage } from './lighthouse.ts';

const EVENTS = 100;

/** The page of one's own sign-up asks not to be indexed, which costs it Lighthouse's points for search engines. */
const INDEXED_PATHS = PUBLIC_PATHS.filter((path) => path !== pages.signup.path);

/** The pages that most visits begin with are looked at five times, so that chance has little say; the others once. */
const MOST_VISITED = ['/', '/events', '/contact', '/daily-verse'];
const runsOf = (path: string): number => (MOST_VISITED.includes(path) ? 5 : 1);

/**
 * Lighthouse's word on every public page, or on those that are named, and what a first visit weighs.
 *
 * @param bench.runs how often each page is looked at; undefined leaves it to the page
 */
export async function measurePages(bench: {
  runs: number | undefined;
  paths: readonly string[];
  progress: (words: string) => void;
}): Promise<Row[]> {
  const { progress } = bench;
  const paths = bench.paths.length > 0 ? bench.paths : INDEXED_PATHS;
  const folder = mkdtempSync(join(tmpdir(), 'church-bench-'));
  try {
    await fillFolder(folder, EVENTS);
    const site = await startServer('../../../src/server/start.mjs', folder);
    const rows: Row[] = [];
    try {
      for (const [number, path] of paths.entries()) {
        const runs = bench.runs ?? runsOf(path);
        progress(`Lighthouse: ${path}, ${number + 1} of ${paths.length}, ${runs} times …`);
        const url = `http://localhost:${site.port}${path}`;
        const report = Promise.all([reportPage(url, runs), evaluatedBytes(url)]);
        // Chromium breaks off now and then: the other pages' figures are not lost for it.
        rows.push(
          await report.then(
            ([page, evaluated]) => rowOf(path, runs, page, evaluated),
            (fault) => brokenOff(path, fault),
          ),
        );
      }
    } finally {
      await site.stop();
    }
    return rows;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const brokenOff = (path: string, fault: unknown): Row => ({
  what: `Lighthouse ${path}`,
  events: EVENTS,
  note: `broke off: ${errorMessage(fault).trim().split('\n').at(-1)}`,
});

function rowOf(path: string, runs: number, page: PageReport, evaluated: number): Row {
  const scores = [page.performance, page.accessibility, page.bestPractices, page.seo].join(' ');
  const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`;
  const kilobytes = (bytes: number) => `${Math.round(bytes / 1000)} kB`;
  const evaluatedKilobytes = (evaluated / 1000).toFixed(1);
  return {
    what: `Lighthouse ${path}, ${runs === 1 ? 'once' : `median of ${runs}`}`,
    events: EVENTS,
    note:
      `${scores}; FCP ${seconds(page.firstPaint)}, LCP ${seconds(page.largestPaint)}, ` +
      `TBT ${Math.round(page.blocked)} ms (${Math.round(page.blockedWithoutScripts)} without scripts), CLS ${page.shift.toFixed(3)}; ` +
      `JS ${kilobytes(page.scripts)} of ${kilobytes(page.total)}, ${evaluatedKilobytes} kB evaluated`,
    goal: 'performance ≥ 95 and 100 in the others; LCP ≤ 2.0 s, CLS ≤ 0.02; JS ≤ 320 kB of 450 kB',
  };
}
