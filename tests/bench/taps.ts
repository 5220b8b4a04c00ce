import { type Browser, chromium, type Locator, type Page } from 'playwright-core';
import { href } from '#content/pages.ts';
import { findChromium } from '#tests/support/browser/findChromium.ts';
import { startSite } from './site.ts';

/** When somebody taps for the first time, in seconds after the page began to load. */
const SECONDS = [1, 3, 10] as const;

/** Lighthouse's slow 4G, and a processor four times slower than this machine's. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 93_750 };
const CPU_SLOWDOWN = 4;

/** The first thing that somebody taps on a page. */
interface Tap {
  what: string;
  path: string;
  target: (page: Page) => Locator;
  /** Resolves once what the tap asked for is there. */
  done: (page: Page) => Promise<unknown>;
}

const TAPS: readonly Tap[] = [
  {
    what: 'the menu',
    path: href('home'),
    target: (page) => page.getByRole('button', { name: 'Open menu' }),
    done: (page) => page.getByRole('navigation', { name: 'Main' }).waitFor(),
  },
  {
    what: 'the filter',
    path: href('events'),
    target: (page) => page.getByRole('button', { name: 'Filter' }),
    done: (page) => page.getByLabel('Category').waitFor(),
  },
  {
    what: 'a verse chip',
    path: href('dailyVerse'),
    target: (page) => page.getByRole('list', { name: 'Suggested questions' }).getByRole('button').first(),
    done: (page) => page.getByRole('log').getByRole('blockquote').nth(1).waitFor(),
  },
  {
    what: 'a link',
    path: href('events'),
    target: (page) =>
      page
        .getByRole('main')
        .locator(`a[href^="${href('events')}/"]`)
        .first(),
    done: (page) => page.waitForURL(/\/events\/\d+$/),
  },
  {
    what: 'a field',
    path: href('contact'),
    target: (page) => page.getByLabel('Name'),
    done: async (page) => {
      await page.keyboard.type('Wanjiru');
      await page.waitForFunction(() => !('early' in window));
      if ((await page.getByLabel('Name').inputValue()) !== 'Wanjiru') throw new Error('The typed name was lost.');
    },
  },
];

/** How long the screen takes to answer the first tap on a slow phone: a line for each tap and moment. */
export async function measureTaps(): Promise<void> {
  const site = await startSite(100);
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox', '--disable-gpu'] });
  console.log('The first tap on a slow phone (goal: answered within 200 ms)');
  try {
    for (const tap of TAPS) {
      for (const second of SECONDS) {
        console.log(`  ${tap.what} after ${second} s: ${await timeOf(browser, site.origin, tap, second)} ms`);
      }
    }
  } finally {
    await browser.close();
    await site.stop();
  }
}

/**
 * From the tap to the next paint, in milliseconds, as the browser's Event Timing says; of a link, to the moment when the
 * browser begins to leave the page, if that is later. What was tapped is waited for.
 */
async function timeOf(browser: Browser, origin: string, { path, target, done }: Tap, second: number): Promise<number> {
  const context = await browser.newContext({
    ...{ viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true, locale: 'en-KE' },
  });
  try {
    const page = await context.newPage();
    await page.addInitScript(() => {
      const timed = { longestMs: 0 };
      Object.assign(window, { timed });
      // Not `pointerover`: the browser sends it to a page that is drawn under a pointer that rests.
      new PerformanceObserver((list) => {
        for (const { name, duration } of list.getEntries())
          if (/^(?:touchstart|touchend|click|(?:pointer|mouse)(?:down|up))$/.test(name))
            timed.longestMs = Math.max(timed.longestMs, duration);
      }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
      let tappedAt = 0;
      addEventListener(
        'click',
        ({ timeStamp }) => {
          tappedAt = timeStamp;
        },
        true,
      );
      // The next page begins with a clock of its own, so the time is kept outside of the page.
      navigation.addEventListener('navigate', ({ destination }) => {
        const isLeaving = new URL(destination.url).pathname !== location.pathname;
        if (isLeaving && tappedAt > 0)
          sessionStorage.setItem('leftAfterMs', String(Math.round(performance.now() - tappedAt)));
      });
    });
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', SLOW_4G);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    const begun = performance.now();
    await page.goto(origin + path, { waitUntil: 'commit' });
    await page.waitForTimeout(Math.max(0, second * 1000 - (performance.now() - begun)));
    await target(page).tap(); // scrolls to it first, as a person would
    await done(page);
    return await page.evaluate(() => {
      const { longestMs } = (window as unknown as { timed: { longestMs: number } }).timed;
      return Math.max(longestMs, Number(sessionStorage.getItem('leftAfterMs')));
    });
  } finally {
    await context.close();
  }
}
