import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { href, type PageName, pages } from '#content/pages.ts';
import { putEventOn, startServer } from './site.ts';

const firefox = inject('firefox');
if (!firefox) console.log('Skipped in Firefox, for there is none: on Debian, sudo apt-get install firefox-esr.');

const publicPages = (Object.keys(pages) as PageName[]).filter(
  (name) => pages[name].kind !== 'staff' && pages[name].ready,
);

describe.skipIf(!firefox)('in Firefox, on the site that npm start brings up', () => {
  let site: Awaited<ReturnType<typeof startServer>>;
  let browser: Browser;
  beforeAll(async () => {
    site = await startServer(['npm', 'start']);
    await putEventOn(site, { title: 'Family Day' });
    browser = await puppeteer.launch({
      browser: 'firefox',
      executablePath: firefox,
      args: ['--width=360', '--height=740'],
      defaultViewport: null, // the window's own: the ESR cannot set another
      extraPrefsFirefox: { 'ui.prefersReducedMotion': 1, 'gfx.webrender.software': true },
      protocolTimeout: 120_000,
    });
  });
  afterAll(async () => {
    await browser?.close();
    await site?.close();
  });

  async function visit(path: string): Promise<{ page: Page; complaints: string[] }> {
    const page = await browser.newPage();
    page.setDefaultTimeout(120_000);
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(String(error)));
    const answer = await page.goto(site.url + path, { waitUntil: 'load' });
    expect(answer?.status()).toBe(200);
    return { page, complaints };
  }

  it.each(publicPages)('%s has its heading, scrolls in one direction and complains of nothing', async (name) => {
    const { page, complaints } = await visit(href(name, { id: '1' }));
    expect(await page.$$eval('h1', (headings) => headings.length)).toBe(1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    expect(complaints).toEqual([]);
    await page.close();
  });
});
