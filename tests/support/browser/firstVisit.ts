import { brotliCompressSync, constants } from 'node:zlib';
import type { Browser, BrowserContextOptions, Request } from 'playwright-core';
import { awake } from './awake.ts';

/** What a first visit to a page costs, in bytes as they are sent; the film is left out. */
export interface FirstVisit {
  /** The page itself, in the hardest compression, which every visitor but the first after a change is sent. */
  html: number;
  /** The scripts that the page needs to come to life, without what is loaded ahead for the next page. */
  script: number;
  /** Everything, with what is loaded ahead, and all headers. */
  all: number;
}

/** The phone that is measured: 360 px wide and of twice as many pixels. */
const PHONE: BrowserContextOptions = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, isMobile: true };

/**
 * Weighs a first visit to a page on a phone, without scrolling.
 *
 * @param url the page's whole address
 */
export async function firstVisit(browser: Browser, url: string): Promise<FirstVisit> {
  const sparing = await load(browser, url, true);
  const whole = await load(browser, url, false);
  const html = hardest(await (await fetch(url)).text());
  const sum = (files: readonly Weighed[]) => files.reduce((bytes, file) => bytes + file.bytes, 0);
  const besidesPage = whole.filter(({ address }) => address !== url && !address.includes('/film/'));
  const headers = whole.reduce((bytes, file) => bytes + file.headers, 0);
  return {
    html,
    script: sum(sparing.filter(({ address }) => address.endsWith('.js'))),
    all: html + sum(besidesPage) + headers,
  };
}

interface Weighed {
  address: string;
  /** Of the body. */
  bytes: number;
  /** Of the answer's headers. */
  headers: number;
}

/** Loads a page until nothing more comes; for a visitor who saves data, nothing is loaded ahead. */
async function load(browser: Browser, url: string, savesData: boolean): Promise<Weighed[]> {
  const context = await browser.newContext({ ...PHONE, serviceWorkers: 'block' });
  await context.addInitScript((saveData) => {
    Object.defineProperty(navigator, 'connection', { value: { saveData, effectiveType: '4g' } });
  }, savesData);
  const page = await context.newPage();
  const finished: Request[] = [];
  page.on('requestfinished', (request) => finished.push(request));
  await page.goto(url, { waitUntil: 'load' });
  await awake(page);
  await page.waitForLoadState('networkidle');
  const weighed = await Promise.all(
    finished.map(async (request) => {
      const { responseBodySize, responseHeadersSize } = await request.sizes();
      return { address: request.url(), bytes: responseBodySize, headers: responseHeadersSize };
    }),
  );
  await context.close();
  return weighed;
}

function hardest(text: string): number {
  const body = Buffer.from(text);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: body.length };
  return brotliCompressSync(body, { params }).length;
}
