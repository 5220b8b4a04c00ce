import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import { inject } from 'vitest';
import { href } from '#content/pages.ts';
import { LIKE_OTHERS, visitorPages } from '#tests/support/browser/visitorPages.ts';
import { runSites } from '../../support/browser/site.ts';

const firefox = inject('firefox');
if (!firefox) console.log('Skipped in Firefox, for there is none: on Debian, sudo apt-get install firefox-esr.');

const publicPages = visitorPages.filter((name) => ![...LIKE_OTHERS, 'privacy', 'signup'].includes(name));

describe.skipIf(!firefox)('in Firefox, on the site that npm start brings up', () => {
  let browser: Browser;
  let page: Page;
  const complaints: string[] = [];
  beforeAll(async () => {
    browser = await puppeteer.launch({
      browser: 'firefox',
      executablePath: firefox,
      args: ['--width=360', '--height=740'],
      defaultViewport: null, // the window's own: the ESR cannot set another
      extraPrefsFirefox: { 'ui.prefersReducedMotion': 1, 'gfx.webrender.software': true },
      protocolTimeout: 120_000,
    });
    page = await browser.newPage();
    page.setDefaultTimeout(120_000);
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(String(error)));
  });
  afterAll(() => browser?.close());

  it.each(publicPages)('%s has its heading, scrolls in one direction and complains of nothing', async (name) => {
    complaints.length = 0;
    const answer = await page.goto(runSites().shared.url + href(name, { id: '1' }), { waitUntil: 'load' });
    expect(answer?.status()).toBe(200);
    expect(await page.$$eval('h1', (headings) => headings.length)).toBe(1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    await page.waitForNetworkIdle(); // Firefox complains of what is still fetched when the page is left
    expect(complaints).toEqual([]);
  });
});
