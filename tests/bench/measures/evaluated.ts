import { chromium } from 'playwright-core';
import { findChromium } from '#tests/support/browser/findChromium.ts';

/** How long nobody does anything on the page, in milliseconds: longer than any file takes to come. */
const REST_MS = 3000;

/** The script that a page evaluates before a person does anything, in bytes as it is written, neither packed nor shortened. */
export async function evaluatedBytes(url: string): Promise<number> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const page = await browser.newPage();
    await page.coverage.startJSCoverage({ resetOnNavigation: false });
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForTimeout(REST_MS);
    const scripts = await page.coverage.stopJSCoverage();
    // A file that is only fetched ahead may be read by the browser, but the whole of it has run no time.
    const hasRun = ({ functions }: (typeof scripts)[number]) =>
      functions.some(({ ranges }) => (ranges[0]?.count ?? 0) > 0);
    return scripts.filter(hasRun).reduce((bytes, { source = '' }) => bytes + Buffer.byteLength(source), 0);
  } finally {
    await browser.close();
  }
}
