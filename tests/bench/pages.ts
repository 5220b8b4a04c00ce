import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type PageReport, reportPage } from './lighthouse.ts';
import { PUBLIC_PATHS } from './server.ts';
import { fillFolder, startServer } from './servers.ts';
import type { Row } from './table.ts';

const EVENTS = 100;

/** Lighthouse's word on every public page, or on those that are named, and what a first visit weighs. */
export async function measurePages(bench: {
  runs: number;
  paths: readonly string[];
  progress: (words: string) => void;
}): Promise<Row[]> {
  const { runs, progress } = bench;
  const paths = bench.paths.length > 0 ? bench.paths : PUBLIC_PATHS;
  const folder = mkdtempSync(join(tmpdir(), 'church-bench-'));
  try {
    await fillFolder(folder, EVENTS);
    const site = await startServer('../../src/server/start.mjs', folder);
    const rows: Row[] = [];
    try {
      for (const [number, path] of paths.entries()) {
        progress(`Lighthouse: ${path}, ${number + 1} of ${paths.length}, ${runs} times …`);
        rows.push(rowOf(path, await reportPage(`http://localhost:${site.port}${path}`, runs)));
      }
    } finally {
      await site.stop();
    }
    return rows;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function rowOf(path: string, page: PageReport): Row {
  const scores = [page.performance, page.accessibility, page.bestPractices, page.seo].join(' ');
  const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`;
  const kilobytes = (bytes: number) => `${Math.round(bytes / 1000)} kB`;
  return {
    what: `Lighthouse ${path}`,
    events: EVENTS,
    note:
      `${scores}; FCP ${seconds(page.firstPaint)}, LCP ${seconds(page.largestPaint)}, ` +
      `TBT ${Math.round(page.blocked)} ms, CLS ${page.shift.toFixed(3)}; ` +
      `JS ${kilobytes(page.scripts)} of ${kilobytes(page.total)}`,
    goal: '100 each; 0.8 s, 1.2 s, 80 ms, 0.02; 150 kB of 300 kB',
  };
}
