import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { awake } from '#tests/support/awake.ts';
import { putEventOn, type Site, startSite } from './site.ts';

let site: Site;
beforeAll(async () => {
  site = await startSite();
  for (const title of ['Prayer Breakfast', 'Family Day', 'Choir Night', 'Harvest']) await putEventOn(site, { title });
});
afterAll(() => site?.close());

describe('the grid of events', () => {
  it.each([
    [360, 1],
    [800, 2],
    [1366, 3],
  ])('at %i px has %i columns, on Manage Events and on the public page', async (width, columns) => {
    const { page, context } = await site.visitAsStaff({ viewport: { width, height: 800 } });
    for (const path of ['/create/events', '/events']) {
      await page.goto(site.url + path);
      await page.getByRole('article').nth(3).waitFor();
      const left = await page
        .getByRole('article') // in a list item each, which has its place before the card is drawn
        .evaluateAll((cards) => cards.map((card) => card.parentElement?.getBoundingClientRect().left));
      expect(new Set(left).size, path).toBe(columns);
    }
    await context.close();
  });
});

it('a toast that is dragged 70 percent of its width stays, and one that is dragged 82 percent goes', async () => {
  const { page, context } = await site.visitAsStaff({ viewport: { width: 1366, height: 860 } });
  await page.route('**/all/events', (route) => route.fulfill({ status: 503, json: { message: 'Away.' } }));
  await page.clock.install();
  await page.goto(`${site.url}/admin/dashboard`);
  const toast = page.locator('[data-toast]');
  await toast.waitFor();
  const drag = async (part: number) => {
    const box = await toast.boundingBox();
    if (!box) throw new Error('There is no toast.');
    const [x, y] = [box.x + 60, box.y + box.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + box.width * part, y, { steps: 4 });
    await page.mouse.up();
    await page.mouse.move(x, y); // under the pointer it does not go by itself
    await page.clock.runFor(1000);
  };
  await drag(0.7);
  expect(await toast.count()).toBe(1);
  await drag(0.82);
  await toast.waitFor({ state: 'detached' });
  await context.close();
});

describe('the slideshow of the gallery', () => {
  const standing = (page: Page) => page.locator('[aria-roledescription=slide]:not([inert])').getAttribute('aria-label');

  it('goes on after a tap on its arrow, and waits while the keyboard’s focus is visibly inside', async () => {
    const { page, context } = await site.visit({ viewport: { width: 360, height: 740 }, hasTouch: true });
    await page.clock.install();
    await page.goto(`${site.url}/media/gallery`);
    await awake(page);
    const before = Number.parseInt((await standing(page)) ?? '', 10);
    const next = page.getByRole('button', { name: 'Next slide' });
    await page.clock.pauseAt(Date.now() + 60_000);
    await next.tap();
    const tapped = Number.parseInt((await standing(page)) ?? '', 10);
    expect(tapped).not.toBe(before);
    await page.clock.runFor(3000);
    expect(await standing(page)).toBe(`${(tapped % 10) + 1} of 10`);
    await page.keyboard.press('Tab');
    await next.focus();
    const seen = await standing(page);
    await page.clock.runFor(9000);
    expect(await standing(page)).toBe(seen);
    await context.close();
  });
});

describe('staff’s pages', () => {
  it.each([
    ['/admin/dashboard', 'Dashboard', 'Upcoming Events'],
    ['/login', 'Log In', 'Log In'],
  ])('say before any script runs what they are: %s', async (path, title, heading) => {
    const { page, context } = await site.visit({ javaScriptEnabled: false });
    await page.goto(site.url + path);
    await page.getByRole('heading', { level: 1, name: heading }).waitFor();
    expect(await page.title()).toBe(`${title} – Ruiru Foundation Church`);
    await context.close();
  });

  it('have one heading and the title of where one is once the script has drawn them', async () => {
    const { page, context, complaints } = await site.visitAsStaff({ viewport: { width: 1366, height: 860 } });
    await page.goto(`${site.url}/admin/dashboard`);
    await page.getByRole('heading', { name: 'Family Day' }).waitFor();
    expect(await page.locator('h1').allTextContents()).toEqual(['Upcoming Events']);
    expect(await page.title()).toBe('Dashboard – Ruiru Foundation Church');
    await page.getByRole('link', { name: 'History' }).click();
    await page.getByRole('heading', { level: 1, name: 'History' }).waitFor();
    expect(await page.title()).toBe('History – Ruiru Foundation Church');
    expect(complaints).toEqual([]);
    await context.close();
  });
});

it('the button that turns the second factor on shows that it is busy', async () => {
  const { page, context } = await site.visitAsStaff();
  await page.route('**/create/second-factor', () => undefined); // never answered
  await page.goto(`${site.url}/admin/profile`);
  const button = page.getByRole('button', { name: 'Turn on' });
  await button.click();
  await button.getByRole('progressbar').waitFor();
  await context.close();
});
