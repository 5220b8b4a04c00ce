import type { Page } from 'playwright-core';
import { awake } from '#tests/support/browser/awake.ts';
import { runsOff } from '#tests/support/browser/overflow.ts';
import { openSite } from '../../support/browser/site.ts';

const site = openSite('shared');

const PHONE = { width: 360, height: 640 };
const DESK = { width: 1280, height: 800 };

/** Staff's page in a browser whose text is set to twice its size: one person goes from screen to screen. */
let page: Page;
beforeAll(async () => {
  const staff = await site.visitAsStaff({ viewport: PHONE });
  page = staff.page;
  const session = await staff.context.newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
});

it.each([
  ['a desk', DESK],
  ['a phone', PHONE],
])('with text twice as large on %s the buttons of an event’s form stay in view', async (_name, viewport) => {
  await page.setViewportSize(viewport);
  await page.goto(`${site.url}/admin/dashboard?edit=1`);
  const dialog = page.getByRole('dialog', { name: 'Update Event' });
  await dialog.getByLabel('Title').waitFor();
  for (const name of ['Close', 'Update Event']) {
    const button = await dialog.getByRole('button', { name }).last().boundingBox();
    expect((button?.y ?? 0) + (button?.height ?? 0), name).toBeLessThanOrEqual(viewport.height);
  }
});

it('with text twice as large the dashboard on a phone begins its first event on the first screen, shows the whole title and time in a row, and has as large symbols in its bar, and room in the search field', async () => {
  await page.goto(`${site.url}/admin/dashboard`);
  await page.getByRole('button', { name: 'Export' }).waitFor();
  const title = await page.locator('[data-event] h2').first().boundingBox();
  expect((title?.y ?? 0) + (title?.height ?? 0)).toBeLessThanOrEqual(PHONE.height);
  const row = page.locator('[data-event]').first();
  await row.waitFor();
  const texts = await row
    .locator('h2, [data-column="when"]')
    .evaluateAll((all) => all.map((text) => ({ text: text.textContent, cut: text.scrollWidth > text.clientWidth })));
  expect(texts).toHaveLength(2);
  expect(texts.filter(({ cut }) => cut)).toEqual([]);
  await awake(page);
  const bar = page.getByRole('banner');
  const account = bar.getByRole('button', { name: 'Account' }).locator('span');
  await account.waitFor();
  const sizes = await bar
    .locator('button > span, button svg')
    .evaluateAll((symbols) => symbols.map((symbol) => Math.round(symbol.getBoundingClientRect().width)));
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(40);
  expect((await account.boundingBox())?.width).toBe(72);
  expect((await bar.getByRole('searchbox').boundingBox())?.width).toBeGreaterThan(200);
});

it('with text twice as large on a phone the buttons of an event’s card are whole', async () => {
  await page.goto(`${site.url}/create/events`);
  const card = page.locator('[data-event] article').first();
  const button = card.getByRole('button', { name: /^Delete / });
  await button.waitFor();
  const [whole, last] = [await card.boundingBox(), await button.boundingBox()];
  expect((last?.x ?? 0) + (last?.width ?? 0)).toBeLessThanOrEqual((whole?.x ?? 0) + (whole?.width ?? 0));
});

it('with text twice as large on a phone the days of a repeat do not overlap', async () => {
  await page.goto(`${site.url}/admin/dashboard?create`);
  const dialog = page.getByRole('dialog', { name: 'Create Events' });
  await dialog.getByLabel('Repeats').selectOption('Every week');
  const days = dialog.getByRole('group', { name: 'Days of the week' }).getByRole('button');
  await days.last().waitFor();
  const cut = await days
    .locator('> *')
    .evaluateAll((names) => names.map((name) => name.scrollWidth - name.clientWidth));
  expect(cut).toHaveLength(7);
  expect(Math.max(...cut)).toBe(0);
});

it('with text twice as large on a phone the answers of a question are whole, and do not overlap', async () => {
  await page.goto(`${site.url}/admin/dashboard`);
  await page
    .getByRole('button', { name: /^More for / })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Select' }).click();
  await page.getByRole('button', { name: 'Cancel events' }).click();
  const answers = page.getByRole('dialog').getByRole('button');
  await answers.last().waitFor();
  const cut = await answers.evaluateAll((buttons) => buttons.map((button) => button.scrollWidth - button.clientWidth));
  expect(Math.max(...cut)).toBeLessThanOrEqual(0);
  const [first, last] = [await answers.first().boundingBox(), await answers.last().boundingBox()];
  const beside = (first?.x ?? 0) + (first?.width ?? 0) <= (last?.x ?? 0);
  const above = (first?.y ?? 0) + (first?.height ?? 0) <= (last?.y ?? 0);
  expect(beside || above).toBe(true);
});

/** Texts of the hours and the place of an event, and of the first screen, that are cut or outside the screen. */
const cut = (phone: Page) =>
  phone.locator('main li:has(a[href*="/events/"]) span, main h2, header :is(a, button)').evaluateAll((texts) =>
    texts
      .filter((text) => text.checkVisibility() && !text.closest('[inert], nav'))
      .filter((text) => {
        const { left, right, bottom, width } = text.getBoundingClientRect();
        const clip = text.closest<HTMLElement>('li > div > div, h2');
        const isHidden = clip && getComputedStyle(clip).overflow === 'hidden';
        const isClipped = isHidden && bottom > clip.getBoundingClientRect().bottom + 1;
        return width > 1 && (left < 0 || right > innerWidth + 1 || isClipped);
      })
      .map(({ textContent }) => textContent),
  );

it.each([
  ['100%', 360],
  ['150%', 360],
  ['200%', 360],
  ['100%', 240], // a phone’s page at 150 %
  ['100%', 180],
])('with a text of %s on %i pixels the bar, and the hours and places of events, are whole', async (size, width) => {
  const { page: phone } = await site.visit({ viewport: { width, height: 640 } });
  for (const path of ['/', '/sw', '/events', '/sw/events', '/events/3', '/sw/events/3']) {
    await phone.goto(site.url + path);
    await phone.evaluate((fontSize) => Object.assign(document.documentElement.style, { fontSize }), size);
    expect(await runsOff(phone), path).toBe(0);
    expect(await cut(phone), path).toEqual([]);
  }
});

it.each(['/', '/sw', '/sw/contact'])('with text twice as large %s is no wider than a phone', async (path) => {
  const { page: phone, context } = await site.visit({ viewport: PHONE });
  const session = await context.newCDPSession(phone);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
  await phone.goto(site.url + path);
  expect(await runsOff(phone)).toBe(0);
  const hours = phone.locator('dd').first();
  const { x = 0, width = 0 } = (await hours.boundingBox()) ?? {};
  expect(x + width).toBeLessThanOrEqual(PHONE.width);
});

it('a word without a space, as staff may write it, does not make a phone’s page wider than the screen', async () => {
  const { page: phone } = await site.visit({ viewport: PHONE, javaScriptEnabled: false });
  for (const path of ['/', '/about', '/contact']) {
    await phone.goto(site.url + path);
    await phone.evaluate(() => {
      for (const text of document.querySelectorAll('main :is(h1, h2, h3, p):not(:has(*), [inert] *)')) {
        text.textContent = 'W'.repeat(120);
      }
    });
    expect(await runsOff(phone), path).toBe(0);
  }
});
