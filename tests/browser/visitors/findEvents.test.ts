import type { BrowserContextOptions, Page } from 'playwright-core';
import { monthOf } from '#shared/events/times/monthGrid.ts';
import { churchClock, readableDate } from '#shared/time.ts';
import { awake, openAwake } from '../../support/browser/awake.ts';
import { flaws, flawsInBothSchemes } from '../../support/browser/flaws.ts';
import { NEAR, openSite, putEventOn } from '../../support/browser/site.ts';

const today = churchClock(new Date()).date;
const KESHA = NEAR.kesha.start_date;

const site = openSite('shared');
const used = openSite('used');

const PHONE: BrowserContextOptions = { viewport: { width: 360, height: 740 }, hasTouch: true };

const titles = (page: Page) => page.getByRole('article').getByRole('heading').allTextContents();
const query = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);
const untilShown = (page: Page, ...shown: string[]) => expect.poll(() => titles(page)).toEqual(shown);

it('what is looked for stands in the address: for a reload, and the way back from an event', async () => {
  const { page, complaints } = await site.visit(PHONE);
  await page.goto(`${site.url}/events`);
  await page.getByRole('searchbox', { name: 'Search events' }).fill('kithini');
  await untilShown(page, 'Youth Seminar', 'Friday Kesha');
  await page.getByRole('button', { name: 'Filter' }).click();
  await page.getByLabel('Category').selectOption('Kesha');
  await untilShown(page, 'Friday Kesha');
  expect(query(page)).toEqual({ q: 'kithini', category: 'Kesha' });

  await page.getByRole('article').getByRole('link', { name: 'Friday Kesha' }).click();
  await page.getByRole('heading', { name: 'Friday Kesha', level: 1 }).waitFor();
  await page.goBack();
  await untilShown(page, 'Friday Kesha');
  expect(await page.getByRole('searchbox').inputValue()).toBe('kithini');
  await page.reload();
  await untilShown(page, 'Friday Kesha');
  expect(await page.getByRole('searchbox').inputValue()).toBe('kithini');

  await page.getByRole('link', { name: 'Clear all' }).click();
  await expect.poll(async () => (await titles(page)).slice(-3)).toEqual(['Youth Seminar', 'Friday Kesha', 'Harvest']);
  expect(query(page)).toEqual({});
  expect(complaints).toEqual([]);
});

it('the month lists on a phone the events of a tapped day, by the church’s days also on the other side of the world', async () => {
  const { page, complaints } = await site.visit({ ...PHONE, timezoneId: 'Pacific/Auckland' });
  await page.goto(`${site.url}/events?view=month&month=${monthOf(KESHA)}`);
  await page.getByRole('button', { name: `${readableDate(KESHA)}, 1 event` }).tap();
  const heading = page.getByRole('heading', { name: `${readableDate(KESHA)}: 1 event` });
  await heading.waitFor();
  expect(await heading.evaluate((element) => element === document.activeElement)).toBe(true);
  await untilShown(page, 'Friday Kesha');
  expect(query(page)).toEqual({ view: 'month', month: monthOf(KESHA), day: KESHA });
  await page.reload();
  await untilShown(page, 'Friday Kesha');
  await page.goto(`${site.url}/events?view=month`);
  await page.getByRole('button', { name: `${readableDate(today)}, today` }).waitFor();
  expect(complaints).toEqual([]);
});

it('nothing of it has a flaw that axe finds at any width, light or dark, nor scrolls sideways', async () => {
  const { page } = await site.visit({ bypassCSP: true });
  const fitsAtEveryWidth = async (what: string, seen: () => Promise<void>) => {
    for (const width of [360, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await seen();
      // Colours are the same at each width, and a tablet has what a phone or a desk has.
      if (width !== 768) expect(await (width === 360 ? flawsInBothSchemes(page) : flaws(page)), what).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), what).toBeLessThanOrEqual(width);
    }
  };
  await page.goto(`${site.url}/events?q=kithini&branch=kithini&category=Kesha&when=coming`);
  await untilShown(page, 'Friday Kesha');
  await page.getByRole('button', { name: 'Filter' }).click();
  await fitsAtEveryWidth('the filter', () => page.getByLabel('Category').waitFor());
  await page.goto(`${site.url}/events?view=month&month=${monthOf(KESHA)}&day=${KESHA}`);
  await untilShown(page, 'Friday Kesha');
  await awake(page);
  await fitsAtEveryWidth('the month', () => untilShown(page, 'Friday Kesha'));
});

it('a Kesha over midnight has the church’s hours under a clock behind them, on its page and in every calendar', async () => {
  const id = await putEventOn(used, {
    ...{ title: 'Friday Kesha', category: 'Kesha', start_time: '21:00', end_time: '05:00' },
    ...{ start_date: '2038-11-26', end_date: '2038-11-26' },
  });
  const { page } = await used.visit({ timezoneId: 'America/New_York' });
  await openAwake(page, `${used.url}/events/${id}`);
  await page.getByText('Friday 26 November 2038', { exact: true }).waitFor();
  await page.getByText('9 pm to 5 am on Saturday').waitFor();
  await page.getByRole('button', { name: 'Add to calendar' }).click();
  const linkTo = async (name: RegExp) =>
    new URL((await page.getByRole('menuitem', { name }).getAttribute('href')) ?? '', used.url);
  const google = (await linkTo(/^Google Calendar/)).searchParams;
  expect([google.get('dates'), google.get('ctz')]).toEqual(['20381126T210000/20381127T050000', 'Africa/Nairobi']);
  const outlook = (await linkTo(/^Outlook/)).searchParams;
  expect([outlook.get('startdt'), outlook.get('enddt')]).toEqual(['2038-11-26T18:00:00Z', '2038-11-27T02:00:00Z']);
  const file = await (await fetch(await linkTo(/^Apple Calendar/))).text();
  expect(file).toContain('DTSTART;TZID=Africa/Nairobi:20381126T210000');
  expect(file).toContain('DTEND;TZID=Africa/Nairobi:20381127T050000');
});
