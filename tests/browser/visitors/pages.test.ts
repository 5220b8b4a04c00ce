import type { Page } from 'playwright-core';
import { churchClock } from '#shared/time.ts';
import { openSite } from '../../support/browser/site.ts';

const PHONE = { width: 360, height: 740 };

const site = openSite('shared');

it('the picture behind the address is as wide as the frame of the map', async () => {
  const { page } = await site.visit({ viewport: { width: 800, height: 900 } });
  await page.goto(site.url);
  const lacking = await page.locator('#visit picture').evaluate(({ parentElement: picture }) => {
    return (picture?.parentElement?.clientWidth ?? 0) - (picture?.offsetWidth ?? 0);
  });
  expect(lacking).toBe(0);
});

const year = Number(churchClock(new Date()).date.slice(0, 4));
const THEMES = [year, year - 1, year - 2].map(String); // samples end with this year
const moving = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ effect }) => (effect as KeyframeEffect).target?.querySelector('ul') !== null)
      .map(({ playState }) => playState),
  );

it('the row that moves moves from the first paint, stops at its switch, and can then be pushed along, all without JavaScript', async () => {
  const { page } = await site.visit({
    viewport: PHONE,
    javaScriptEnabled: false,
    reducedMotion: 'no-preference',
  });
  await page.goto(site.url);
  const row = page.getByRole('region', { name: 'Featured Themes' });
  await row.scrollIntoViewIfNeeded();
  await expect.poll(() => moving(page)).toEqual(['running']);
  await row.getByRole('checkbox', { name: 'Stop the themes' }).check();
  await expect.poll(() => moving(page)).toEqual(['paused']);
  await row.getByRole('listitem').first().hover();
  for (const _theme of THEMES) await page.mouse.wheel(300, 0);
  const last = row.getByRole('listitem').last();
  await expect.poll(async () => (await last.boundingBox())?.x ?? PHONE.width).toBeLessThan(PHONE.width / 2);
});

it('the row that moves stands with every card in sight for a person who has asked for less motion', async () => {
  const { page } = await site.visit({ viewport: PHONE, javaScriptEnabled: false, reducedMotion: 'reduce' });
  await page.goto(site.url);
  const cards = page.getByRole('region', { name: 'Featured Themes' }).getByRole('listitem');
  expect(await moving(page)).toEqual([]);
  expect(await cards.count()).toBe(THEMES.length);
  for (const card of await cards.all()) {
    const { x = -1, width = 0 } = (await card.boundingBox()) ?? {};
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(PHONE.width);
  }
});

it('without JavaScript the menu and its submenus open, the page is dark where the system is, the church’s name has two lines at most in a phone’s bar, and a sentence stands in place of the form, which would put the message into the address', async () => {
  const { page } = await site.visit({ viewport: PHONE, javaScriptEnabled: false, colorScheme: 'dark' });
  await page.goto(`${site.url}/events`);
  const colour = await page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor);
  expect(colour).toBe('rgb(19, 15, 34)');
  await page.getByRole('button', { name: 'Open menu' }).click();
  const menu = page.getByRole('navigation', { name: 'Main' });
  await menu.getByLabel('Media submenu').click();
  await menu.getByRole('link', { name: 'Gallery' }).waitFor();
  await page.keyboard.press('Escape');
  await menu.waitFor({ state: 'hidden' });
  for (const path of ['/events', '/sw/events']) {
    await page.goto(site.url + path);
    await page.evaluate(() => document.fonts.ready);
    const name = page.getByRole('banner').getByRole('link').first().locator('span');
    const lines = await name.evaluate((one) => one.clientHeight / Number.parseFloat(getComputedStyle(one).lineHeight));
    expect(Math.round(lines), path).toBeLessThanOrEqual(2);
  }
  for (const [path, heading, send, sentence] of [
    ['/contact', 'Send Us A Message', 'Send', 'needs JavaScript'],
    ['/sw/contact', 'Tutumie Ujumbe', 'Tuma', 'kunahitaji JavaScript'],
  ] as const) {
    await page.goto(site.url + path);
    await page.getByRole('heading', { name: heading }).waitFor();
    const told = page.locator('main noscript > p'); // queries by text pass over it
    await told.waitFor();
    expect(await told.textContent()).toContain(sentence);
    expect(await page.getByRole('button', { name: send, exact: true }).count()).toBe(0);
    expect(await page.getByRole('textbox').count()).toBe(0);
  }
});
