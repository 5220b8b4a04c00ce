import { afterAll, beforeAll, expect, it } from 'vitest';
import { href, type PageName, pages } from '#content/pages.ts';
import { awake } from '#tests/support/browser/awake.ts';
import { expectWithin, firstVisit } from '#tests/support/browser/firstVisit.ts';
import { BUDGET } from '../../support/browser/budgets.ts';
import { flawsInBothSchemes } from '../../support/browser/flaws.ts';
import { openSharedSite, type Site } from '../../support/browser/site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSharedSite();
});
afterAll(() => site?.close());

const publicPages = (Object.keys(pages) as PageName[]).filter(
  (name) => pages[name].kind !== 'staff' && pages[name].hasText,
);

it.each(publicPages)(
  'a first visit to %s stays within its budget; the page has no flaw that axe finds, no complaint and no sideways scroll on a phone',
  async (name) => {
    // The app starts in either scheme, by turns.
    const colorScheme = publicPages.indexOf(name) % 2 === 0 ? 'light' : 'dark';
    const url = site.url + href(name, { id: '1' });
    const { page, complaints, cost } = await firstVisit(site, url, { bypassCSP: true, colorScheme });
    expectWithin(cost, BUDGET);
    expect.soft(await flawsInBothSchemes(page)).toEqual([]);
    expect.soft(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    expect.soft(await page.locator('h1').count()).toBe(1);
    expect.soft(complaints).toEqual([]);
  },
);

it("staff's screens and dialogs have no flaw that axe finds", async () => {
  const { page, complaints } = await site.visitAsStaff({
    bypassCSP: true, // axe has to be let in past the site's policy
    viewport: { width: 1366, height: 860 },
  });
  await page.goto(`${site.url}/login`);
  await page.getByLabel('Password').waitFor();
  expect(await flawsInBothSchemes(page)).toEqual([]);
  await page.goto(`${site.url}/admin/dashboard`);
  await page.getByRole('heading', { name: 'Family Day' }).waitFor();
  expect(await flawsInBothSchemes(page)).toEqual([]);
  await page.getByRole('button', { name: 'Create Event' }).click();
  const create = page.getByRole('dialog', { name: 'Create Events' });
  await create.getByRole('button', { name: 'Create Event' }).click();
  await create.getByText('End Timeis required').waitFor();
  expect(await flawsInBothSchemes(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await create.waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: 'Edit Family Day' }).click();
  await page.getByRole('dialog', { name: 'Update Event' }).waitFor();
  expect(await flawsInBothSchemes(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Delete Family Day' }).click();
  await page.getByRole('dialog', { name: 'Confirm Deletion' }).waitFor();
  expect(await flawsInBothSchemes(page)).toEqual([]);
  await page.getByRole('button', { name: 'No' }).click();
  for (const [name, heading] of [
    ['thisWeek', 'This Week'],
    ['messages', 'Messages'],
    ['history', 'History'],
    ['profile', 'Profile'],
    ['settings', 'Settings'],
  ] as const) {
    await page.goto(site.url + href(name));
    await page.getByRole('heading', { name: heading, level: 1 }).waitFor();
    expect(await flawsInBothSchemes(page), name).toEqual([]);
  }
  await page.goto(`${site.url}/create/events`);
  await page.getByRole('button', { name: 'Create New Event' }).click();
  await page.getByLabel('Start Date').fill('2038-01-10');
  await page.getByLabel('Repeats').selectOption('week');
  await page.getByRole('list', { name: 'Dates' }).waitFor();
  expect(await flawsInBothSchemes(page)).toEqual([]);
  expect(complaints).toEqual([]);
});

it('a first visit to /events downloads no script for staff', async () => {
  const { page, context } = await site.visit();
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('.js')) scripts.push(new URL(request.url()).pathname);
  });
  await page.goto(`${site.url}/events`, { waitUntil: 'networkidle' });
  await awake(page);
  expect(scripts.length).toBeGreaterThan(2);
  expect(scripts.filter((name) => /Dashboard|Staff|Manage|EventForm|EventDialog/.test(name))).toEqual([]);
  await context.close();
});

it('a page reads complete without JavaScript', async () => {
  const { page, context } = await site.visit({ javaScriptEnabled: false });
  await page.goto(`${site.url}/events`);
  await page.getByRole('heading', { name: 'Family Day' }).waitFor();
  expect(await page.title()).toBe('Events – Ruiru Foundation Church');
  await context.close();
});

it('addresses without a page answer 404 with the words and the way home', async () => {
  const { page, context } = await site.visit();
  for (const path of ['/nowhere', '/about/our-journey', '/about/our-branches/juja', '/media']) {
    const answer = await page.goto(site.url + path);
    expect(answer?.status()).toBe(404);
    await page.getByRole('heading', { name: "Sorry, we couldn't find this page." }).waitFor();
  }
  await page.getByRole('link', { name: 'Back to home' }).click();
  await page.waitForURL(`${site.url}/`);
  await context.close();
});

it('the phone menu opens, shows its submenus and closes by Escape, giving the focus back', async () => {
  const { page, context } = await site.visit({ viewport: { width: 360, height: 740 } });
  await page.goto(`${site.url}/events`);
  await awake(page);
  const open = page.getByRole('button', { name: 'Open menu' });
  await open.click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await menu.getByLabel('Ministries submenu').click();
  await menu.getByRole('link', { name: 'Men of Glory' }).waitFor();
  await page.keyboard.press('Escape');
  await menu.waitFor({ state: 'hidden' });
  expect(await open.evaluate((button) => button === document.activeElement)).toBe(true);
  await context.close();
});

it('the submenus open by keyboard and by pointer', async () => {
  const { page, context } = await site.visit({ viewport: { width: 1366, height: 860 } });
  await page.goto(`${site.url}/events`);
  await awake(page);
  const branches = page.getByRole('banner').getByText('Our Branches').first();
  await page.getByRole('link', { name: 'About Us' }).first().hover();
  await branches.waitFor();
  await page.mouse.move(10, 500);
  await branches.waitFor({ state: 'hidden' });
  await page.getByLabel('About Us submenu').first().focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'Juja' }).waitFor();
  await page.keyboard.press('Escape');
  await branches.waitFor({ state: 'hidden' });
  await context.close();
});

/** A phone on which the app's files wait until they are let go. */
async function visitAsleep(path: string) {
  const { page, context } = await site.visit({ viewport: { width: 360, height: 740 } });
  let wake = () => {};
  const held = new Promise<void>((resolve) => {
    wake = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(site.url + path, { waitUntil: 'domcontentloaded' });
  return { page, context, wake };
}

it('a message typed and sent before the app has woken arrives whole', async () => {
  const { page, context, wake } = await visitAsleep('/contact');
  const message = {
    Name: 'Wanjiku',
    Email: 'wanjiku@example.org',
    'Phone number (optional)': '0712 345 678',
    Message: 'Is there a\nkesha?',
  };
  for (const [label, text] of Object.entries(message)) await page.getByLabel(label).fill(text);
  await page.getByRole('button', { name: 'Send' }).click();
  const sent = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/submit'));
  wake();
  expect(Object.values((await sent).postDataJSON())).toEqual(expect.arrayContaining(Object.values(message)));
  await page.getByText('Message sent successfully!').waitFor();
  await context.close();
});

it('a message that was only begun before the app woke stays, and can be finished', async () => {
  const { page, context, wake } = await visitAsleep('/contact');
  await page.getByLabel('Name').fill('Wanjiku');
  await page.getByLabel('Message').fill('Is there a kesha?');
  wake();
  await awake(page);
  await page.getByLabel('Email').fill('wanjiku@example.org');
  expect(await page.getByLabel('Name').inputValue()).toBe('Wanjiku');
  await page.getByRole('button', { name: 'Send' }).click();
  await page.getByText('Message sent successfully!').waitFor();
  await context.close();
});

it('a question typed and sent before the app has woken is answered', async () => {
  const { page, context, wake } = await visitAsleep('/daily-verse');
  await page.getByRole('textbox').fill('Psalm 23:1');
  await page.getByRole('button', { name: 'Send' }).click();
  wake();
  await page.getByText('The LORD is my shepherd; I shall not want.').waitFor();
  await context.close();
});

it('wears the dark scheme without JavaScript where the system does', async () => {
  const { page, context } = await site.visit({ javaScriptEnabled: false, colorScheme: 'dark' });
  await page.goto(`${site.url}/events`);
  const colours = await page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor);
  expect(colours).toBe('rgb(19, 15, 34)');
  await context.close();
});
