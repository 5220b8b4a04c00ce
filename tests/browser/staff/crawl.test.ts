import type { CDPSession } from 'playwright-core';
import { flawsInBothSchemes } from '#tests/support/browser/flaws.ts';
import { runsOff } from '#tests/support/browser/overflow.ts';
import { openSite, type Site, STAFF } from '#tests/support/browser/site.ts';

const site = openSite('shared');

const DESK = { width: 1280, height: 800 };
const PHONE = { width: 360, height: 640 };

/** Each screen, and its heading. */
const SCREENS = [
  ['/login', 'Log In'],
  ['/event-list', 'Event List'],
  ['/create/events', 'Manage Events'],
  ['/admin/dashboard', 'Upcoming Events'],
  ['/admin/dashboard?edit=1', 'Update Event'],
  ['/admin/month', /\d{4}/],
  ['/admin/this-week', 'This Week'],
  ['/admin/events/1/door', 'At the door'],
  ['/admin/looking-back', 'Looking back'],
  ['/admin/history', 'History'],
  ['/admin/messages', 'Messages'],
  ['/admin/giving', 'Giving'],
  ['/admin/words', 'Words of the site'],
  ['/admin/words?page=church', 'Words of the site'],
  ['/about?edit=1', 'A church built on one foundation'],
  ['/admin/profile', 'Profile'],
  ['/admin/settings', 'Settings'],
  ['/admin/help', 'Help'],
] as const;

/** One person goes from screen to screen: a new browser for each would load the app each time. */
let staff: Awaited<ReturnType<Site['visit']>>;
let session: CDPSession;
const setTextSize = (standard: number, fixed: number) =>
  session.send('Page.setFontSizes', { fontSizes: { standard, fixed } });
beforeAll(async () => {
  staff = await site.visitAsStaff({ bypassCSP: true });
  session = await staff.context.newCDPSession(staff.page);
});

it.each(SCREENS)(
  '%s has no flaw that axe finds, says what each symbol does, and fits a desk and a phone with text twice as large',
  async (path, name) => {
    const { page, complaints } = staff;
    complaints.length = 0;
    await page.setViewportSize(DESK);
    await setTextSize(16, 13);
    await page.goto(site.url + path);
    const heading = page.getByRole('heading', { name }).first();
    await heading.waitFor();
    await page.waitForLoadState('networkidle');
    expect.soft(await flawsInBothSchemes(page)).toEqual([]);

    await page.setViewportSize({ width: 800, height: 800 });
    const tooltip = page.getByRole('tooltip');
    const isStaffs = /^\/(admin|create)/.test(path); // visitors' frame has no tooltips
    // The bar and the menu are the same everywhere.
    const places = page.locator(path === '/admin/dashboard' ? 'body' : 'main, [role=dialog]');
    const symbols = isStaffs ? await places.getByRole('button').filter({ hasNotText: /\S/ }).all() : [];
    for (const symbol of symbols) {
      if (await symbol.getAttribute('title')) continue; // in rows of lists the browser has its own
      await symbol.hover({ force: true }); // a disabled button too
      await tooltip.waitFor();
      await page.mouse.move(0, 0);
      await tooltip.waitFor({ state: 'detached' });
    }

    await setTextSize(32, 26);
    for (const viewport of [DESK, PHONE]) {
      await page.setViewportSize(viewport);
      await heading.waitFor();
      await page.waitForLoadState('networkidle');
      expect.soft(await runsOff(page), `beyond ${viewport.width} px`).toBe(0);
    }
    expect.soft(await page.locator('h1').count()).toBe(1);
    expect.soft(complaints).toEqual([]);
  },
);

it('the words of an invitation stay in their dialog on a phone, also with a long username', async () => {
  const { page } = staff;
  await page.setViewportSize(PHONE);
  await setTextSize(16, 13);
  await page.goto(`${site.url}/admin/settings`);
  await page.getByRole('button', { name: 'Add a person' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a person' });
  await dialog.getByLabel('Username').fill('elizabeth.nyambura.wa.kamau_of-a-church-of-ruiru.example');
  await dialog.getByRole('textbox', { name: 'Your password' }).fill(STAFF.password);
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByText('It is not shown again.').waitFor();
  const wider = await page
    .locator('.MuiDialogContent-root')
    .evaluate((content) => content.scrollWidth - content.clientWidth);
  expect(wider).toBeLessThanOrEqual(0);
});

it('the dialogs of events have no flaw that axe finds', async () => {
  const { page, complaints } = staff;
  complaints.length = 0;
  await page.setViewportSize(DESK);
  await setTextSize(16, 13);
  await page.goto(`${site.url}/admin/dashboard`);
  await page.waitForLoadState('networkidle'); // a press while the page is drawn counts, but the driver would press again
  await page.getByRole('button', { name: 'Create Event' }).click();
  const create = page.getByRole('dialog', { name: 'Create Events' });
  await create.getByLabel('Start Date').fill('2038-01-10');
  await create.getByLabel('Repeats').selectOption('week');
  await create.getByRole('list', { name: 'Dates' }).waitFor();
  await create.getByRole('button', { name: 'Create Event' }).click();
  await create.getByText('End Timeis required').waitFor();
  expect(await flawsInBothSchemes(page)).toEqual([]);
  await page.goto(`${site.url}/admin/dashboard`);
  await page.getByRole('button', { name: 'Delete Family Day' }).click();
  await page.getByRole('dialog', { name: 'Confirm Deletion' }).waitFor();
  expect(await flawsInBothSchemes(page)).toEqual([]);
  expect(complaints).toEqual([]);
});
