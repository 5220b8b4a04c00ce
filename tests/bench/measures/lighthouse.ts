import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { findChromium } from '#tests/support/browser/findChromium.ts';
import { findBrowser } from '../../../src/commands/development/browsers.mjs';
import { median } from './reads.ts';

const CLI = fileURLToPath(new URL('../../../node_modules/lighthouse/cli/index.js', import.meta.url));

/** What Lighthouse says of a page on its slow phone: scores of 100, times in milliseconds. */
export interface PageReport {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  firstPaint: number;
  largestPaint: number;
  blocked: number;
  /** The blocking time of the same page without its scripts. */
  blockedWithoutScripts: number;
  shift: number;
  /** Bytes over the network: of the scripts, and of all. */
  scripts: number;
  total: number;
}

interface Report {
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { numericValue?: number; details?: { items?: NetworkItem[] } }>;
}

interface NetworkItem {
  resourceType?: string;
  transferSize?: number;
}

/** What one look tells: all but what the look without scripts adds. */
type Look = Omit<PageReport, 'blockedWithoutScripts'>;

/** Looks at a page so many times, each time without its scripts too, and returns each figure's median. */
export async function reportPage(url: string, runs: number): Promise<PageReport> {
  const reports: PageReport[] = [];
  for (let run = 0; run < runs; run++) {
    const report = await lookAgain(url);
    const { blocked } = await lookAgain(url, ['--blocked-url-patterns=*.js']);
    reports.push({ ...report, blockedWithoutScripts: blocked });
  }
  const figures = Object.keys(reports[0] ?? {}) as (keyof PageReport)[];
  return Object.fromEntries(
    figures.map((figure) => [figure, median(reports.map((report) => report[figure]))]),
  ) as unknown as PageReport;
}

/** Chromium breaks off now and then before the page has begun; twice in a row is told. */
const lookAgain = (url: string, options: string[] = []) => look(url, options).catch(() => look(url, options));

async function look(url: string, options: readonly string[]): Promise<Look> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      CLI,
      url,
      '--output=json',
      '--quiet',
      '--disable-full-page-screenshot',
      ...options,
      '--chrome-flags=--headless=new --no-sandbox --disable-gpu',
    ],
    { env: { ...process.env, CHROME_PATH: findBrowser('chromium') ?? findChromium() }, maxBuffer: 64 * 1024 * 1024 },
  );
  const { categories, audits } = JSON.parse(stdout) as Report;
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  const loaded = audits['network-requests']?.details?.items ?? [];
  const bytes = (items: NetworkItem[]) => items.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0);
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    firstPaint: value('first-contentful-paint'),
    largestPaint: value('largest-contentful-paint'),
    blocked: value('total-blocking-time'),
    shift: value('cumulative-layout-shift'),
    scripts: bytes(loaded.filter(({ resourceType }) => resourceType === 'Script')),
    total: bytes(loaded),
  };
}
