import type { Locator, Page } from 'playwright-core';
import type { ChurchEvent } from '#shared/events/churchEvent.ts';
import { flaws } from '../../support/browser/flaws.ts';
import { openSite, putEventOn, type Site } from '../../support/browser/site.ts';

const site = openSite('used');

const AFTERNOON = { start_date: '2038-03-12', end_date: '2038-03-12', start_time: '14:00', end_time: '16:00' };
const PHONE = { width: 360, height: 740 };
const TABLET = { width: 768, height: 1024 };
const DESK = { width: 1366, height: 768 };

/** One person goes from screen to screen, with a mouse and a finger. */
let staff: Awaited<ReturnType<Site['visit']>>;
let page: Page;
beforeAll(async () => {
  staff = await site.visitAsStaff({ hasTouch: true, bypassCSP: true });
  page = staff.page;
});
afterEach(() => expect(staff.complaints).toEqual([]));

async function daysOf(title: string): Promise<string> {
  const events = (await (await fetch(`${site.url}/all/events`)).json()) as ChurchEvent[];
  const event = events.find((one) => one.title === title);
  return `${event?.start_date} ${event?.end_date}`;
}

async function middleOf(element: Locator): Promise<{ x: number; y: number }> {
  const box = await element.boundingBox();
  if (!box) throw new Error('It is not on screen.');
  return { x: box.x + box.width / 2, y: box.y + Math.min(box.height / 2, 14) };
}

/** Puts a finger on an element, and gives back what moves it and takes it off. */
async function putFingerOn(element: Locator) {
  const session = await staff.context.newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  const from = await middleOf(element);
  await send('touchStart', [from]);
  return {
    slideTo: async (to: { x: number; y: number }) => {
      for (const part of [0.25, 0.5, 0.75, 1])
        await send('touchMove', [{ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }]);
    },
    lift: () => send('touchEnd', []),
  };
}

const cell = (day: string) => page.locator(`td[data-day="${day}"]`);

it('a mouse carries an event to another day, and Undo brings it back; nothing opens', async () => {
  await putEventOn(site, { title: 'By mouse', ...AFTERNOON, end_date: '2038-03-13', end_time: '17:00' });
  await page.setViewportSize(DESK);
  await page.goto(`${site.url}/admin/month?month=2038-03`);
  // An event of two days, taken by the second.
  const from = await middleOf(cell('2038-03-13').getByRole('link', { name: /m By mouse/ }));
  const to = await middleOf(cell('2038-04-03'));
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 8 });
  await page.locator('td[data-day="2038-04-03"][data-over]').waitFor();
  await page.mouse.up();
  await page.getByText('Moved to Friday 2 April').waitFor();
  expect(await daysOf('By mouse')).toBe('2038-04-02 2038-04-03');
  expect(new URL(page.url()).search).toBe('?month=2038-03');
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText('The event is as it was before.').waitFor();
  expect(await daysOf('By mouse')).toBe('2038-03-12 2038-03-13');
});

it.each([
  ['a tablet', TABLET, 'By finger'],
  ['a phone', PHONE, 'By thumb'],
])('on %s a finger that stays carries an event', async (_name, viewport, title) => {
  await putEventOn(site, { title, ...AFTERNOON, start_date: '2038-05-14', end_date: '2038-05-14' });
  await page.setViewportSize(viewport);
  await page.goto(`${site.url}/admin/month?month=2038-05&day=2038-05-14`);
  const finger = await putFingerOn(page.locator('[data-event]'));
  await page.locator('td[data-day="2038-05-14"][data-over]').waitFor(); // the finger has stayed long enough
  await finger.slideTo(await middleOf(cell('2038-05-19')));
  await page.locator('td[data-day="2038-05-19"][data-over]').waitFor();
  await finger.lift();
  await page.getByText('Moved to Wednesday 19 May').waitFor();
  expect(await daysOf(title)).toBe('2038-05-19 2038-05-19');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);
  expect(await flaws(page)).toEqual([]);
});

it('a long press selects in the phone’s list, where what can be done stands in view', async () => {
  for (const title of ['Pressed by a thumb', 'Tapped by a thumb'])
    await putEventOn(site, { title, ...AFTERNOON, start_date: '2038-06-18', end_date: '2038-06-18' });
  await page.setViewportSize(PHONE);
  await page.goto(`${site.url}/admin/dashboard?q=by+a+thumb`);
  const row = (title: string) => page.locator('[data-event]').filter({ hasText: title });
  const finger = await putFingerOn(row('Pressed by a thumb').getByRole('link'));
  await page.getByText('1 selected').waitFor();
  await finger.lift();
  await row('Tapped by a thumb').tap();
  await page.getByText('2 selected').waitFor();
  expect(new URL(page.url()).pathname).toBe('/admin/dashboard');
  expect(await flaws(page)).toEqual([]);
  await page.getByRole('button', { name: 'Week later' }).tap();
  await page.getByRole('dialog', { name: 'Move 2 events a week later?' }).getByRole('button', { name: /^Move/ }).tap();
  await page.getByText('2 events moved a week later.').waitFor();
  expect(await daysOf('Tapped by a thumb')).toBe('2038-06-25 2038-06-25');
});
