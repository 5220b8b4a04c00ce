import type { Request } from 'playwright-core';
import { awake } from './awake.ts';
import type { Site } from './site.ts';

/** What a first visit to a page costs, in bytes as they are sent; the film is left out. */
interface Cost {
  /** The scripts that the page needs to come to life, without what is loaded ahead for the next page. */
  script: number;
  /** Everything, with what is loaded ahead, and all headers. */
  all: number;
}

/**
 * The most that a first visit to a public page may cost in either language. The page of an event is the heaviest: it takes
 * sign-ups and reminds.
 */
const BUDGET: Cost = { script: 320_000, all: 450_000 };

const PHONE = { width: 360, height: 740 };

/** A phone for first visits, one after another. Its page stays open after each, for whatever else a test asks. */
export const phoneOf = (site: Site) =>
  site.visit({ viewport: PHONE, deviceScaleFactor: 2, isMobile: true, hasTouch: true, bypassCSP: true }); // for axe

/**
 * Weighs a first visit to a page on a phone, which forgets all that it has of the site, without scrolling: once everything
 * has come that is fetched before the app starts, and again when it has started. Things move until then.
 *
 * @param url the page's whole address
 * @param beforeAwake looks at the page before its app starts
 * @returns the page's cost; and the paths of all that it asked for
 */
export async function firstVisit(
  { page, context, complaints }: Awaited<ReturnType<typeof phoneOf>>,
  url: string,
  colorScheme: 'light' | 'dark',
  beforeAwake?: () => Promise<void>,
) {
  await page.goto('about:blank');
  const session = await context.newCDPSession(page);
  await session.send('Storage.clearDataForOrigin', { origin: new URL(url).origin, storageTypes: 'all' });
  await session.send('Network.clearBrowserCache');
  await page.setViewportSize(PHONE);
  await page.emulateMedia({ colorScheme, reducedMotion: 'no-preference' });
  complaints.length = 0;
  const finished: Request[] = [];
  page.removeAllListeners('requestfinished');
  page.on('requestfinished', (request) => finished.push(request));
  await page.goto(url, { waitUntil: 'networkidle' });
  const files = await page
    .locator('link[rel=app]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  const came = () => finished.map((request) => new URL(request.url()).pathname);
  await expect.poll(() => files.filter((file) => !came().includes(file ?? ''))).toEqual([]);
  const needed = await Promise.all(finished.splice(0).map(weighed));
  await beforeAwake?.();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await awake(page);
  await page.waitForLoadState('networkidle');
  const ahead = await Promise.all(finished.map(weighed));

  const sum = (files: readonly Weighed[]) => files.reduce((bytes, file) => bytes + file.bytes, 0);
  const whole = [...needed, ...ahead];
  const headers = whole.reduce((bytes, file) => bytes + file.headers, 0);
  const cost: Cost = {
    script: sum(needed.filter(({ address }) => address.endsWith('.js'))),
    all: sum(whole.filter(({ address }) => !address.includes('/film/'))) + headers,
  };
  const asked = whole.map(({ address }) => new URL(address).pathname);
  return { cost, asked };
}

/** Says of each part of a first visit's cost whether it is within the budget. */
export function expectWithinBudget(cost: Cost): void {
  expect.soft(cost.script, 'its scripts').toBeLessThanOrEqual(BUDGET.script);
  expect.soft(cost.all, 'everything but the film').toBeLessThanOrEqual(BUDGET.all);
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
