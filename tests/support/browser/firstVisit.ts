import type { BrowserContextOptions, Page, Request } from 'playwright-core';
import { expect } from 'vitest';
import { awake } from './awake.ts';
import type { Site } from './site.ts';

/** What a first visit to a page costs, in bytes as they are sent; the film is left out. */
export interface FirstVisit {
  /** The scripts that the page needs to come to life, without what is loaded ahead for the next page. */
  script: number;
  /** Everything, with what is loaded ahead, and all headers. */
  all: number;
}

/** The phone that is measured: 360 px wide and of twice as many pixels. Things move on it. */
const PHONE: BrowserContextOptions = {
  viewport: { width: 360, height: 740 },
  deviceScaleFactor: 2,
  isMobile: true,
  reducedMotion: 'no-preference',
};

/**
 * Weighs a first visit to a page on a phone, without scrolling. The visitor saves data at first, so that nothing is loaded
 * ahead; then opens the page again without that, and without movement: whatever is fetched only now is loaded ahead. The
 * page stays open, for whatever else a test asks of it.
 *
 * @param url the page's whole address
 * @param options what else the browser is set to
 * @param beforeAwake looks at the page when it is opened again, before its app starts
 */
export async function firstVisit(
  site: Site,
  url: string,
  options: BrowserContextOptions = {},
  beforeAwake?: (page: Page) => Promise<void>,
) {
  const { page, complaints } = await site.visit({ ...PHONE, ...options });
  const finished: Request[] = [];
  page.on('requestfinished', (request) => finished.push(request));
  const open = async (saveData: boolean) => {
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, 'connection', {
        value: { saveData: value, effectiveType: '4g' },
        configurable: true,
      });
    }, saveData);
    await page.goto(url, { waitUntil: 'load' });
  };

  await open(true);
  await awake(page);
  await page.waitForLoadState('networkidle');
  const sparing = await Promise.all(finished.splice(0).map(weighed));
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(false);
  await beforeAwake?.(page);
  await awake(page);
  await page.waitForLoadState('networkidle');
  const known = new Set(sparing.map(({ address }) => address));
  const ahead = await Promise.all(finished.filter((request) => !known.has(request.url())).map(weighed));

  const sum = (files: readonly Weighed[]) => files.reduce((bytes, file) => bytes + file.bytes, 0);
  const whole = [...sparing, ...ahead];
  const headers = whole.reduce((bytes, file) => bytes + file.headers, 0);
  const cost: FirstVisit = {
    script: sum(sparing.filter(({ address }) => address.endsWith('.js'))),
    all: sum(whole.filter(({ address }) => !address.includes('/film/'))) + headers,
  };
  return { page, complaints, cost };
}

/** Says of each part of a first visit's cost whether it is within the limits. */
export function expectWithin(cost: FirstVisit, limits: FirstVisit): void {
  expect.soft(cost.script, 'its scripts').toBeLessThanOrEqual(limits.script);
  expect.soft(cost.all, 'everything but the film').toBeLessThanOrEqual(limits.all);
  expect.soft(cost.script, 'the scripts were seen').toBeGreaterThan(50_000);
}

interface Weighed {
  address: string;
  /** Of the body. */
  bytes: number;
  /** Of the answer's headers. */
  headers: number;
}

async function weighed(request: Request): Promise<Weighed> {
  const { responseBodySize, responseHeadersSize } = await request.sizes();
  return { address: request.url(), bytes: responseBodySize, headers: responseHeadersSize };
}
