import { chromium } from 'playwright-core';
import { findChromium } from '#tests/support/browser/findChromium.ts';

/** How long the page is left alone, in milliseconds: all its files have come by then. */
const REST_MS = 3000;

/** The script that a page evaluates before a person does anything, in bytes without compression. */
export async function evaluatedBytes(url: string): Promise<number> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const page = await browser.newPage();
    await page.coverage.startJSCoverage({ resetOnNavigation: false });
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForTimeout(REST_MS);
    const scripts = await page.coverage.stopJSCoverage();
    // A file that was only prefetched may be listed too, but none of its functions has run.
    const hasRun = ({ functions }: (typeof scripts)[number]) =>
      functions.some(({ ranges }) => (ranges[0]?.count ?? 0) > 0);
    return scripts.filter(hasRun).reduce((bytes, { source = '' }) => bytes + Buffer.byteLength(source), 0);
  } finally {
    await browser.close();
  }
}
