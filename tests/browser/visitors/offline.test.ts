import type { Page } from 'playwright-core';
import { awake, openAwake } from '#tests/support/browser/awake.ts';
import { untilKept as untilWorkerKeeps } from '#tests/support/browser/untilKept.ts';
import { flawsInBothSchemes } from '../../support/browser/flaws.ts';
import { type Network, startNetwork } from '../../support/browser/network.ts';
import { openSite, type Site } from '../../support/browser/site.ts';

const site = openSite('shared');
let network: Network;
/** A visitor's, on which most tests go from page to page: to install the worker takes longer than a test does. */
let phone: Awaited<ReturnType<Site['visit']>>;
beforeAll(async () => {
  // One for all tests: each is another name of the site, and pages are drawn for a few names only.
  network = await startNetwork(site.url);
  phone = await site.visit({ ...PHONE, bypassCSP: true });
});
afterEach(() => network.reset());
afterAll(async () => {
  await network?.close();
});

const PHONE = { viewport: { width: 360, height: 740 }, serviceWorkers: 'allow' } as const;
const DESK = { viewport: { width: 1366, height: 860 } };

/** Waits until the app has started and the worker keeps what stands at a path. */
async function untilKept(page: Page, path: string): Promise<void> {
  await awake(page);
  await untilWorkerKeeps(page, path);
}

/** Complaints other than those about the network itself. */
const strange = (complaints: string[]) => complaints.filter((text) => !text.startsWith('Failed to load resource'));

/** The bar at the foot of a page, whatever it says: of an old page, or of one that has changed since. */
const anyBar = (page: Page) => page.locator('#kept-bar');

const OLD = /This page is as it was on \w+day \d+ \w+ \d{4}, (noon|\d+(:\d\d)? [ap]m)\./;

/** Opens a page on the phone whose worker is there, with a network as it was at first. */
async function openKept(path: string) {
  network.reset();
  await phone.context.setOffline(false);
  phone.complaints.length = 0;
  await phone.page.goto(network.url + path);
  await untilKept(phone.page, path);
  return phone;
}

it('without a network, a visited page reads, wakes, and says how old it is', async () => {
  const { page, context, complaints } = await openKept('/about/motto');
  await context.setOffline(true);
  await page.reload();
  await awake(page);
  const bar = page.getByRole('status').filter({ hasText: OLD });
  await bar.waitFor();
  expect(await bar.textContent()).toContain('You are offline.');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Give' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('navigation', { name: 'Main' }).waitFor({ state: 'hidden' });
  expect(await flawsInBothSchemes(page)).toEqual([]);

  await context.setOffline(false);
  await anyBar(page).waitFor({ state: 'detached' });
  expect(strange(complaints)).toEqual([]);
});

it('without a network, the events and the page of one read, as they were', async () => {
  await openKept('/events/2');
  const { page, complaints } = await openKept('/events');
  network.cut();
  await page.reload();
  await page.getByRole('heading', { name: 'Family Day' }).waitFor();
  const bar = page.getByRole('status').filter({ hasText: OLD });
  expect(await bar.textContent()).toContain('The site cannot be reached just now.');
  await awake(page);
  expect(await page.getByRole('heading', { name: 'Family Day' }).count()).toBe(1);
  await page.goto(`${network.url}/events/2`);
  await page.getByRole('heading', { level: 1, name: 'Family Day' }).waitFor();
  await page.goto(`${network.url}/ministries/youths`);
  await page.getByRole('link', { name: /^Family Day/ }).waitFor();
  expect(strange(complaints)).toEqual([]);
});

it('without a network, a page come to by a link is kept too, and the verse of the day with its page', async () => {
  const { page, context } = await openKept('/give');
  await page.getByRole('navigation', { name: 'Footer' }).getByRole('link', { name: 'About Us' }).click();
  await untilKept(page, '/about');
  await page.goto(`${network.url}/daily-verse`);
  await untilKept(page, '/daily-verse');
  const said = await page.getByRole('log').getByRole('blockquote').first().textContent();
  await context.setOffline(true);
  await page.goto(`${network.url}/about`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await page.title()).toMatch(/^About Us/);
  const another = await context.newPage();
  await another.goto(`${network.url}/daily-verse`);
  await another.getByRole('log').getByRole('blockquote').first().waitFor();
  expect(await another.getByRole('log').getByRole('blockquote').first().textContent()).toBe(said);
  await another.getByRole('status').filter({ hasText: OLD }).waitFor();
  await another.close();
});

it('without a network, a page that was never opened says what is kept', async () => {
  const { page, context } = await openKept('/about/motto');
  network.cut(); // the worker's own asking, too
  await context.setOffline(true);
  await page.goto(`${network.url}/ministries/youths`);
  await page.getByRole('heading', { level: 1, name: 'You are offline' }).waitFor();
  expect(await flawsInBothSchemes(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await page.getByRole('link', { name: 'Our Motto' }).click();
  await page.getByRole('status').filter({ hasText: OLD }).waitFor();
  await page.goto(`${network.url}/ministries/youths`);
  network.restore();
  await context.setOffline(false);
  await page.getByRole('heading', { level: 1, name: 'Youths' }).or(page.locator('#root h1')).waitFor();
});

it('the network that comes back while one leaves for a kept page does not call one back', async () => {
  const { page } = await openKept('/about/motto');
  network.cut();
  await page.goto(`${network.url}/ministries/sunday-school`);
  await page.evaluate(() => {
    const comeBack = () => dispatchEvent(new Event('online'));
    addEventListener('beforeunload', () => setTimeout(comeBack));
    document.addEventListener('visibilitychange', comeBack);
  });
  await page.getByRole('link', { name: 'Our Motto' }).click();
  await page.getByRole('status').filter({ hasText: OLD }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/about/motto');
});

it('on a slow network the kept page comes first and says so, until the network has answered', async () => {
  const { page } = await openKept('/about/motto');
  network.hold();
  await page.reload();
  const bar = page.getByRole('status').filter({ hasText: OLD });
  await bar.waitFor();
  expect(await bar.textContent()).toContain('The network is slow.');
  await awake(page);
  network.restore();
  await anyBar(page).waitFor({ state: 'detached' });
});

// The English words are asked in tests/web/site/site.test.tsx.
it('a page whose code does not come says so in its place and its language; its button loads it when the network is back', async () => {
  const { page, context } = await site.visit({ viewport: PHONE.viewport });
  await openAwake(page, `${site.url}/sw/contact`);
  await context.setOffline(true);
  await page.getByRole('navigation', { name: 'Sehemu ya chini' }).locator('a[href="/sw/give"]').click();
  await page.getByRole('main').getByRole('heading', { name: 'Ukurasa huu haukupakiwa' }).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Pakia tena' }).click();
  await page.getByRole('main').getByRole('heading', { level: 1, name: 'Kutoa ni sehemu ya kuabudu kwetu' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/sw/give');
});

it('a new version whose files have other names is loaded at the next link, on the page that it leads to', async () => {
  const { page } = await site.visit(DESK);
  await openAwake(page, `${network.url}/contact`);
  network.take((path) => /^\/assets\/GivePage-/.test(path));
  const loaded = page.waitForEvent('load'); // it may come before the click has ended
  await page.getByRole('navigation', { name: 'Footer' }).getByRole('link', { name: 'Give' }).click();
  await loaded;
  await page.getByRole('main').getByRole('heading', { level: 1, name: 'Giving is part of how we worship' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/give');
});

it('a new version leaves an open page its parts', async () => {
  await openKept('/give');
  const { page, complaints } = await openKept('/events');

  // The new build has none of the old files.
  network.take((path) => /^\/assets\/(?!startOffline).*\.js$/.test(path));
  await page.evaluate(() => {
    (window as unknown as { stillHere: boolean }).stillHere = true;
  });
  // By the keyboard: the cards above grow once the numbers of sign-ups are there, and a click could miss.
  await page.getByRole('navigation', { name: 'Footer' }).getByRole('link', { name: 'Give' }).press('Enter');
  await page.waitForURL('**/give');
  await page.locator('main h1').filter({ hasNotText: 'Events' }).waitFor();
  expect(await page.evaluate(() => 'stillHere' in window)).toBe(true);
  expect(strange(complaints)).toEqual([]);
});

it('a new version does not reload the page because parts that were loaded ahead are gone', async () => {
  const { page, context } = await site.visit({ ...DESK, serviceWorkers: 'allow' });
  await context.addInitScript(() => {
    const missed: string[] = [];
    Object.assign(window, { missed });
    addEventListener('vite:preloadError', ({ payload }) => missed.push(String(payload)));
  });
  const heads: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'HEAD') heads.push(request.url());
  });
  await page.goto(`${network.url}/contact`);
  network.take((path) => /^\/assets\/EventsPage-/.test(path));
  await awake(page);
  await page.waitForFunction(() => (window as unknown as { missed: string[] }).missed.length > 0);
  // Before it reloads, the page asks whether the site can be reached.
  expect(heads).toEqual([]);
});

it('a new version that has changed the page is offered, not forced, once the network is back', async () => {
  const { page, context } = await openKept('/about/motto');
  await context.setOffline(true);
  await page.getByRole('status').filter({ hasText: OLD }).waitFor();
  network.rewrite('/about/motto', (html) => html.replaceAll(/\/assets\/index-[\w-]{8}/g, '/assets/index-abcdefgh'));
  await context.setOffline(false);
  await page.getByRole('status').getByRole('button', { name: 'Show it as it is now' }).waitFor();
  expect(await page.getByRole('status').filter({ hasText: 'This page has changed since.' }).count()).toBe(1);
});

it('nothing is loaded ahead for a person who saves data', async () => {
  const asked = (part: string) => network.passed.filter((line) => line.includes(part));
  const { page, context } = await site.visit({ ...DESK, serviceWorkers: 'allow' });
  await context.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } });
  });
  const own: string[] = [];
  page.on('request', (request) => own.push(request.url()));
  await page.goto(`${network.url}/contact`);
  await untilKept(page, '/contact');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Give' }).click();
  await page.waitForURL('**/give');
  await expect.poll(() => asked('/assets/GivePage-').length).toBe(1);
  const ahead = ['/assets/EventsPage-', '/assets/AboutPage-', '/all/events'];
  expect(own.filter((url) => ahead.some((part) => url.includes(part)))).toEqual([]);
});
