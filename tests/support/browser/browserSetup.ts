import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { type BrowserServer, chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { errorMessage } from '#server/cliError.ts';
import { findChromium } from '#tests/support/browser/findChromium.ts';
import {
  KESHA,
  NEAR,
  putEventOn,
  putSermonOn,
  SERMON,
  type SiteServer,
  startServer,
  TOLD_AT_LENGTH,
} from '#tests/support/browser/siteServer.ts';
import { findBrowser } from '../../../src/commands/development/browsers.mjs';

declare module 'vitest' {
  interface ProvidedContext {
    /**
     * The built site, as `npm start` brings it up, with the events of `SEEN`, a sermon and the daily verse, and another one for
     * tests that change something; or why there are none.
     */
    sites: { shared: Place; used: Place } | { fault: string };
    /** Where the run's Chromium listens, or why there is none. */
    chromium: { endpoint: string } | { fault: string };
    /** The file of Firefox; undefined where there is none. */
    firefox: string | undefined;
  }
}

/** Where a started site answers, and its data folder. */
type Place = Omit<SiteServer, 'close'>;

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--in-process-gpu', // what stands in for a graphics card needs no process of its own: a twentieth less for each page
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Without spare processes that stand ready for the next page.
  '--renderer-process-limit=1',
  // A page of a test lives for seconds: compiling its code again, optimized, takes more than it saves.
  '--js-flags=--no-opt,--no-maglev',
  // Playwright's own, and how far ahead of the window pictures load on a good network, which the headless shell has no word of.
  '--blink-settings=primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4,lazyLoadingImageMarginPxUnknown=1250',
];

/** The events of the site that the tests share; the first has the longest words that one may have. */
const SEEN: Record<string, string>[] = [
  TOLD_AT_LENGTH,
  { title: 'Family Day' },
  { ...KESHA, ...NEAR.kesha, signup: 'open' },
  { title: 'Prayer Breakfast' },
  { title: 'Choir Night', signup: 'open' },
  { title: 'Harvest', ...NEAR.harvest },
  { title: 'Youth Seminar', category: 'Seminar', ...NEAR.seminar },
];

const placeOf = ({ url, dataDir }: SiteServer): Place => ({ url, dataDir });

/**
 * Builds the site and starts it for the browser tests that need none of their own, and starts one Chromium for all. Each browser test tells what went wrong here: the other tests run all the same.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  project.provide('firefox', findBrowser('firefox'));
  const sites: SiteServer[] = [];
  try {
    await build();
    const { newData } = project.getProvidedContext();
    const shared = await startServer(newData, ['npm', 'start'], true);
    sites.push(shared);
    for (const event of SEEN) await putEventOn(shared, event);
    await putSermonOn(shared, SERMON);
    const used = await startServer(newData);
    sites.push(used);
    project.provide('sites', { shared: placeOf(shared), used: placeOf(used) });
  } catch (thrown) {
    project.provide('sites', { fault: errorMessage(thrown) });
  }
  let browser: BrowserServer | undefined;
  try {
    browser = await chromium.launchServer({ executablePath: findChromium(), args: FLAGS });
    project.provide('chromium', { endpoint: browser.wsEndpoint() });
  } catch (thrown) {
    project.provide('chromium', { fault: errorMessage(thrown) });
  }
  return async () => {
    await browser?.close();
    await Promise.all(sites.map((site) => site.close()));
  };
}

async function build(): Promise<void> {
  const env = { ...process.env, NODE_ENV: 'production' };
  const child = spawn(process.execPath, ['src/commands/site/build.mjs'], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [status] = await once(child, 'exit');
  if (status !== 0) throw new Error('The site could not be built; the reason stands above.');
}
