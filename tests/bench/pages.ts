import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { type Page, pages } from '#content/pages.ts';
import { errorMessage } from '#server/cliError.ts';
import { findChromium } from '#tests/support/browser/findChromium.ts';
import { findBrowser } from '../../src/commands/development/browsers.mjs';
import { startSite } from './site.ts';

/** Fetched where it is needed: it is a tenth of all files of the packages, and no test needs it. */
const LIGHTHOUSE = 'lighthouse@13.5.0';

/**
 * Every public page that has its content. The page of one's own sign-up asks not to be indexed, which costs it points for
 * search engines; no sermon is in the folder that is measured.
 */
const PATHS = Object.values<Page>(pages)
  .filter(({ kind, hasText, path }) => kind === 'public' && hasText && path !== pages.signup.path)
  .filter(({ path }) => path !== pages.sermon.path)
  .map(({ path }) => path.replace(':id', '1'));

/** The pages that most visits begin with are looked at five times, so that chance has little say; the others once. */
const MOST_VISITED = ['/', '/events', '/contact', '/daily-verse'];

interface Report {
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { numericValue?: number }>;
}

/** Lighthouse's word on every public page, on its slow phone. */
export async function measurePages(): Promise<void> {
  const site = await startSite(100);
  console.log(
    'Lighthouse (goal: performance at least 95, accessibility, best practices and search engines 100; ' +
      'LCP at most 2.0 s, CLS 0.02)',
  );
  try {
    for (const path of PATHS) {
      for (let run = MOST_VISITED.includes(path) ? 5 : 1; run > 0; run--) {
        // Chromium breaks off now and then: the other pages' figures are not lost for it.
        const said = await lookAt(`${site.origin}${path}`).catch((fault) => `broke off: ${errorMessage(fault)}`);
        console.log(`  ${path}: ${said}`);
      }
    }
  } finally {
    await site.stop();
  }
}

async function lookAt(url: string): Promise<string> {
  const flags = '--chrome-flags=--headless=new --no-sandbox --disable-gpu';
  const { stdout } = await promisify(execFile)(
    'npx',
    ['--yes', LIGHTHOUSE, url, '--output=json', '--quiet', '--disable-full-page-screenshot', flags],
    { env: { ...process.env, CHROME_PATH: findBrowser('chromium') ?? findChromium() }, maxBuffer: 64 * 1024 * 1024 },
  );
  const { categories, audits } = JSON.parse(stdout) as Report;
  const scores = ['performance', 'accessibility', 'best-practices', 'seo'].map((name) =>
    Math.round((categories[name]?.score ?? 0) * 100),
  );
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  const seconds = (name: string) => `${(value(name) / 1000).toFixed(2)} s`;
  return (
    `${scores.join(' ')}; FCP ${seconds('first-contentful-paint')}, LCP ${seconds('largest-contentful-paint')}, ` +
    `TBT ${Math.round(value('total-blocking-time'))} ms, CLS ${value('cumulative-layout-shift').toFixed(3)}, ` +
    `${Math.round(value('total-byte-weight') / 1000)} kB`
  );
}
