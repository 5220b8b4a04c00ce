import type { Page } from 'playwright-core';
import { addDays, churchClock } from '#shared/time.ts';
import { openSite, putEventOn, type Site } from '../../support/browser/site.ts';

const site = openSite('shared');

const PHONE = { width: 360, height: 640 };

/** One person goes from screen to screen: each new browser would load the app again. */
let page: Page;
let staff: Awaited<ReturnType<Site['visit']>>;
beforeAll(async () => {
  staff = await site.visitAsStaff();
  page = staff.page;
});
afterEach(async () => {
  await page.unrouteAll();
  await staff.context.setOffline(false);
});

it('the grid of events has one column, two or three by the width of the screen, on Manage Events and on the public page', async () => {
  for (const path of ['/create/events', '/events']) {
    await page.goto(site.url + path);
    await page.getByRole('article').nth(3).waitFor();
    const columns = async () => {
      const left = await page
        .getByRole('article') // in a list item each, which has its place before the card is drawn
        .evaluateAll((cards) => cards.map((card) => card.closest('li')?.getBoundingClientRect().left));
      return new Set(left).size;
    };
    for (const [width, expected] of [
      [360, 1],
      [800, 2],
      [1366, 3],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      await expect.poll(columns, { message: `${path} at ${width} px` }).toBe(expected);
    }
  }
});

it('a toast that is dragged 70 percent of its width stays, and one that is dragged 82 percent goes', async () => {
  const { page } = await site.visitAsStaff({
    viewport: { width: 1366, height: 860 },
    reducedMotion: 'no-preference',
  });
  await page.route('**/all/events*', (route) => route.fulfill({ status: 503, json: { message: 'Away.' } }));
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
});

it('gives the titles the most room in the table of a desk, beside a form too, also where a draft is listed', async () => {
  const day = { start_date: '2039-01-08', end_date: '2039-01-08' };
  await putEventOn(site, { title: 'A first sketch', publish: 'draft', ...day });
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const path of ['/admin/dashboard', '/admin/dashboard?create']) {
    await page.goto(site.url + path);
    await page.locator('[data-event]', { hasText: 'A first sketch' }).first().waitFor();
    const row = page.locator('[data-event]').first();
    const widths = await row
      .locator('> *')
      .evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().width));
    expect((await row.locator('[data-column="title"]').boundingBox())?.width, path).toBe(Math.max(...widths));
  }
});

it('staff’s pages have an address with words of their own alone when a new event is begun on a phone, and show the name of each group of events while some are selected', async () => {
  await page.setViewportSize(PHONE);
  await page.goto(`${site.url}/admin/dashboard`);
  await page.getByRole('main').getByRole('button', { name: 'Create Event' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create Events' });
  await dialog.waitFor();
  expect(new URL(page.url()).searchParams.get('create')).toBe('');
  await page.goBack();
  await dialog.waitFor({ state: 'detached' });
  const more = page.getByRole('button', { name: /^More for / }).first();
  await more.click();
  await page.getByRole('menuitem', { name: 'Select' }).click();
  await page.getByText('1 selected').waitFor();
  const isInSight = (name: Element) => {
    const { left, top, height } = name.getBoundingClientRect();
    return name.contains(document.elementFromPoint(left + 20, top + height / 2));
  };
  const name = page.locator('[data-group] > th').first();
  await expect.poll(() => name.evaluate(isInSight), { message: 'once the menu has closed' }).toBe(true);
});

it('staff’s pages head the list in two lines at most, on a phone and on a desk', async () => {
  const main = page.getByRole('main');
  for (const [width, search] of [
    [360, ''],
    [360, '?when=all'],
    [1366, '?when=all'],
  ] as const) {
    await page.setViewportSize({ width, height: 740 });
    await page.goto(`${site.url}/admin/dashboard${search}`);
    await main.getByRole('button', { name: 'Export' }).waitFor(); // the events are there
    const boxes = await Promise.all(
      [
        main.getByRole('heading', { level: 1 }),
        main.getByRole('status').filter({ hasText: /event/ }),
        main.getByRole('button', { name: 'Export' }),
        main.getByRole('navigation', { name: 'View' }),
      ].map(async (part) => {
        const { y = 0, height = 0 } = (await part.boundingBox()) ?? {};
        return { y, height };
      }),
    );
    // What stands in one line overlaps in height.
    const lines = boxes
      .toSorted((a, b) => a.y - b.y)
      .filter((box, at, all) => all.slice(0, at).every(({ y, height }) => y + height <= box.y + 4));
    expect(lines.length, `${search} at ${width} px`).toBeLessThanOrEqual(2);
  }
});

it('staff’s pages show twelve events of three groups and their whole titles on a laptop', async () => {
  await page.setViewportSize({ width: 1366, height: 768 });
  const [sample] = (await (await fetch(`${site.url}/all/events`)).json()) as object[];
  const { date } = churchClock(new Date());
  const days = [0, 1, ...Array.from({ length: 14 }, (_, week) => 8 + 7 * week)];
  const events = days.map((after, at) => ({
    ...sample,
    id: at + 1,
    title: 'Marriage and Money Seminar',
    start_date: addDays(date, after),
    end_date: addDays(date, after < 100 ? after : after + 400), // the last one ends in another year
    start_time: '23:00',
    end_time: '23:59',
  }));
  await page.route('**/all/events*', (route) => route.fulfill({ json: events }));
  await page.goto(`${site.url}/admin/dashboard`);
  const rows = page.locator('[data-event]');
  await rows.nth(15).waitFor();
  const last = await rows.nth(11).boundingBox();
  expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(768);
  const heading = rows.first().getByRole('heading');
  const cut = (text: Element) => text.scrollWidth - text.clientWidth;
  expect(await heading.evaluate(cut)).toBe(0);
  for (const when of await page.locator('[data-event] [data-column="when"]').all()) {
    expect(await when.evaluate(cut)).toBe(0);
  }
});

it('staff’s pages show a message with a long name in two lines on a phone', async () => {
  await page.setViewportSize(PHONE);
  const written = { id: 1, at: '2025-11-17T14:47:13.655Z', name: 'Elizabeth Nyambura Wanjiru wa Kamau' };
  const message = {
    ...{ ...written, email: 'elizabeth@example.com', phone_number: null, answered_by: null, answered_at: null },
    message: 'When is the next Bible study, and may I bring my two children along with me?',
    ...{ note: '', note_by: null, read: false, spam: false, kept: true },
  };
  await page.route('**/all/messages*', (route) =>
    route.fulfill({ json: { messages: [message], next: null, unread: 1, spam: 0, total: 1 } }),
  );
  await page.goto(`${site.url}/admin/messages`);
  const row = page.getByRole('list', { name: 'Messages' }).getByRole('listitem');
  await row.waitFor();
  expect((await row.boundingBox())?.height).toBeLessThanOrEqual(72);
  await row.getByRole('button').first().click();
  await row.getByLabel('Note for staff').fill('Answered by phone');
  await row.getByRole('button', { name: 'Save the note' }).waitFor();
  await page.reload();
  const afresh = row.getByRole('button', { name: 'Start afresh' });
  await afresh.waitFor();
  expect((await afresh.boundingBox())?.height, 'no word of it is broken').toBeLessThan(60);
});

it('staff’s pages show all that an owner is asked to look at once on a phone, and keep a failed save in sight; the toast of one that went through leaves its words their room, and covers little', async () => {
  await page.setViewportSize(PHONE);
  const events = (await (await fetch(`${site.url}/all/events`)).json()) as { id: number }[];
  const event = events.find(({ id }) => id === 1);
  await page.goto(`${site.url}/admin/dashboard?edit=1`);
  const dialog = page.getByRole('dialog', { name: 'Update Event' });
  const save = dialog.getByRole('button', { name: 'Update Event' });
  await dialog.getByLabel('Title').fill('Give to 556 677');
  await save.click();
  const yes = dialog.getByRole('button', { name: 'Yes, it is right' });
  await yes.waitFor();
  const [answer, below] = [await yes.boundingBox(), await save.boundingBox()];
  expect((answer?.y ?? 0) + (answer?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
  await dialog.getByLabel('Title').fill('Family Day at noon');
  await page.route('**/update/events/1', (route) => route.fulfill({ status: 503, json: { error: 'Not ready.' } }));
  await save.click();
  const told = dialog.getByText('Not ready.');
  await told.waitFor();
  const [words, button] = [await told.boundingBox(), await save.boundingBox()];
  expect((words?.y ?? 0) + (words?.height ?? 0)).toBeLessThanOrEqual(button?.y ?? 0);
  expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThanOrEqual(640);
  expect(await save.evaluate((element) => element === document.activeElement)).toBe(true);

  await page.route('**/update/events/1', (route) =>
    route.fulfill({ json: { message: 'Event updated successfully!', event } }),
  );
  await save.click();
  const toast = page.locator('[data-toast]').filter({ hasText: 'Event updated successfully!' });
  await toast.getByRole('button', { name: 'Share' }).waitFor();
  const said = await toast.getByText('Event updated successfully!').boundingBox();
  expect(said?.width).toBeGreaterThan(200);
  expect((await toast.boundingBox())?.height).toBeLessThan(110);
});

it('staff’s pages say that the picture of an event does not load without a network', async () => {
  await page.setViewportSize(PHONE);
  await page.goto(`${site.url}/admin/dashboard`);
  const more = page.getByRole('button', { name: /^More for / }).first();
  await more.waitFor();
  await page.waitForLoadState('networkidle'); // what staff need without a network has come
  await staff.context.setOffline(true);
  await more.click();
  await page.getByRole('menuitem', { name: 'Picture for Status' }).click();
  const dialog = page.getByRole('dialog', { name: 'Picture for Status' });
  await dialog.getByRole('button', { name: 'Try again' }).waitFor();
});

it('staff’s pages show the toast of a failed save below a dialog’s title', async () => {
  await page.setViewportSize(PHONE);
  await page.goto(`${site.url}/admin/dashboard?create&copy=2`);
  const dialog = page.getByRole('dialog', { name: 'Create Events' });
  await dialog.getByLabel('Start Date').fill('2038-02-01');
  await page.route('**/create/events', (route) => route.fulfill({ status: 503, json: { error: 'Not ready.' } }));
  await dialog.getByRole('button', { name: 'Create Event' }).click();
  const toast = await page.locator('[data-toast]').boundingBox();
  const title = await dialog.getByRole('heading', { name: 'Create Events' }).boundingBox();
  expect(toast?.y ?? 0).toBeGreaterThanOrEqual((title?.y ?? 0) + (title?.height ?? 0));
});
