import type { BrowserContextOptions, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { monthOf } from '#shared/events/times/monthGrid.ts';
import { addDays, churchClock, readableDate, readableMonth } from '#shared/time.ts';
import { awake } from '../../support/browser/awake.ts';
import { flaws, flawsInBothSchemes } from '../../support/browser/flaws.ts';
import { openSite, putEventOn } from '../../support/browser/site.ts';

const today = churchClock(new Date()).date;
const KESHA = addDays(today, 6);
const SEMINAR = addDays(today, 8);

const site = openSite('own');
beforeAll(async () => {
  const onOneDay = (day: string) => ({ start_date: day, end_date: day });
  await putEventOn(site, { title: 'Harvest', venue: 'Church Hall', ...onOneDay(addDays(today, -40)) });
  await putEventOn(site, {
    title: 'Friday Kesha',
    category: 'Kesha',
    start_date: KESHA,
    start_time: '21:00',
    end_date: addDays(KESHA, 1),
    end_time: '05:00',
  });
  await putEventOn(site, { title: 'Youth Seminar', category: 'Seminar', ...onOneDay(SEMINAR) });
});

const PHONE: BrowserContextOptions = { viewport: { width: 360, height: 740 }, hasTouch: true };
const DESK: BrowserContextOptions = { viewport: { width: 1280, height: 860 } };

const titles = (page: Page) => page.getByRole('article').getByRole('heading').allTextContents();
const query = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);
const untilShown = (page: Page, ...shown: string[]) => expect.poll(() => titles(page)).toEqual(shown);

describe('what is looked for', () => {
  it('stands in the address: for a reload, the way back from an event, and another person', async () => {
    const { page, complaints } = await site.visit(PHONE);
    await page.goto(`${site.url}/events`);
    await page.getByRole('searchbox', { name: 'Search events' }).fill('juja');
    await untilShown(page, 'Youth Seminar', 'Friday Kesha');
    await page.getByRole('button', { name: 'Filter' }).click();
    await page.getByLabel('Category').selectOption('Kesha');
    await untilShown(page, 'Friday Kesha');
    expect(query(page)).toEqual({ q: 'juja', category: 'Kesha' });

    await page.getByRole('article').getByRole('link', { name: 'Friday Kesha' }).click();
    await page.getByRole('heading', { name: 'Friday Kesha', level: 1 }).waitFor();
    await page.goBack();
    await untilShown(page, 'Friday Kesha');
    expect(await page.getByRole('searchbox').inputValue()).toBe('juja');
    await page.reload();
    await untilShown(page, 'Friday Kesha');
    expect(await page.getByRole('searchbox').inputValue()).toBe('juja');

    const other = await site.visit(DESK);
    await other.page.goto(page.url());
    await untilShown(other.page, 'Friday Kesha');
    await other.page.getByRole('link', { name: 'Clear all' }).click();
    await untilShown(other.page, 'Youth Seminar', 'Friday Kesha', 'Harvest');
    expect(query(other.page)).toEqual({});
    expect([...complaints, ...other.complaints]).toEqual([]);
  });

  it('is answered by the server, without JavaScript too', async () => {
    const { page } = await site.visit({ ...PHONE, javaScriptEnabled: false });
    for (const path of ['/events', '/sw/events']) {
      await page.goto(`${site.url}${path}?when=coming`);
      expect(await titles(page)).toEqual(['Friday Kesha', 'Youth Seminar']);
      await page.getByRole('searchbox').fill('juja');
      await page.getByRole('searchbox').press('Enter');
      await page.waitForURL(/q=juja/);
      expect(await titles(page)).toEqual(['Friday Kesha', 'Youth Seminar']);
      expect(await page.getByRole('searchbox').inputValue()).toBe('juja');
      expect(query(page)).toEqual({ q: 'juja', when: 'coming' });
      await page.getByRole('searchbox').fill('kesha');
      await page.locator('form[role=search] button[type=submit]').click();
      await page.waitForURL(/q=kesha/);
      expect(await titles(page)).toEqual(['Friday Kesha']);
      await page.locator('form[role=search]').getByRole('link').last().click();
      await page.waitForURL((url) => url.search === '');
      expect(await titles(page)).toContain('Harvest');
    }
  });

  it('may be a month, which comes from the server too', async () => {
    const { page } = await site.visit({ ...DESK, javaScriptEnabled: false });
    await page.goto(`${site.url}/events?view=month&month=${monthOf(KESHA)}&category=Kesha`);
    await page.getByRole('grid', { name: readableMonth(monthOf(KESHA)) }).waitFor();
    expect(await titles(page)).toEqual(['Friday Kesha']);
  });

  it('is not lost where one types before the page has woken', async () => {
    const { page } = await site.visit(PHONE);
    let wake = () => {};
    const asleep = new Promise<void>((resolve) => {
      wake = resolve;
    });
    await page.route('**/assets/*.js', async (route) => {
      await asleep;
      await route.continue();
    });
    await page.goto(`${site.url}/events`, { waitUntil: 'commit' });
    await page.getByRole('searchbox').pressSequentially('kesha');
    wake();
    await untilShown(page, 'Friday Kesha');
    expect(query(page)).toEqual({ q: 'kesha' });
  });
});

describe('the month', () => {
  it('lists on a phone the events of a tapped day', async () => {
    const { page, complaints } = await site.visit(PHONE);
    await page.goto(`${site.url}/events?view=month&month=${monthOf(KESHA)}`);
    await page.getByRole('button', { name: `${readableDate(KESHA)}, 1 event` }).tap();
    const heading = page.getByRole('heading', { name: `${readableDate(KESHA)}: 1 event` });
    await heading.waitFor();
    expect(await heading.evaluate((element) => element === document.activeElement)).toBe(true);
    await untilShown(page, 'Friday Kesha');
    expect(query(page)).toEqual({ view: 'month', month: monthOf(KESHA), day: KESHA });
    await page.reload();
    await untilShown(page, 'Friday Kesha');
    expect(complaints).toEqual([]);
  });

  it('shows the church’s day to a visitor on the other side of the world', async () => {
    const { page } = await site.visit({ ...DESK, timezoneId: 'Pacific/Auckland' });
    await page.goto(`${site.url}/events?view=month`);
    await page.getByRole('button', { name: `${readableDate(today)}, today` }).waitFor();
  });
});

it('nothing of it has a flaw that axe finds at any width, light or dark, nor scrolls sideways', async () => {
  const { page } = await site.visit({ bypassCSP: true });
  const fitsAtEveryWidth = async (what: string, seen: () => Promise<void>) => {
    for (const width of [360, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await seen();
      const found = await (width === 360 ? flawsInBothSchemes(page) : flaws(page)); // colours are the same at each width
      expect(found, `${what} at ${width} pixels`).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), what).toBeLessThanOrEqual(width);
    }
  };
  await page.goto(`${site.url}/events?q=juja&branch=juja&category=Kesha&when=coming`);
  await untilShown(page, 'Friday Kesha');
  await page.getByRole('button', { name: 'Filter' }).click();
  await fitsAtEveryWidth('the filter', () => page.getByLabel('Category').waitFor());
  await page.goto(`${site.url}/events?view=month&month=${monthOf(KESHA)}&day=${KESHA}`);
  await untilShown(page, 'Friday Kesha');
  await awake(page);
  await fitsAtEveryWidth('the month', () => untilShown(page, 'Friday Kesha'));
});
