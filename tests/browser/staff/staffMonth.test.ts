import { expect, it } from 'vitest';
import type { ChurchEvent } from '#shared/events/churchEvent.ts';
import { flaws } from '../../support/browser/flaws.ts';
import { openSite, putEventOn } from '../../support/browser/site.ts';

const site = openSite('used');

const AFTERNOON = { start_date: '2038-03-12', end_date: '2038-03-12', start_time: '14:00', end_time: '16:00' };

async function daysOf(title: string): Promise<string> {
  const events = (await (await fetch(`${site.url}/all/events`)).json()) as ChurchEvent[];
  const event = events.find((one) => one.title === title);
  return `${event?.start_date} ${event?.end_date}`;
}

it('a mouse carries an event to another day, and Undo brings it back; nothing opens', async () => {
  await putEventOn(site, { title: 'By mouse', ...AFTERNOON, end_date: '2038-03-13', end_time: '17:00' });
  const { page, complaints } = await site.visitAsStaff({ viewport: { width: 1366, height: 768 } });
  await page.goto(`${site.url}/admin/month?month=2038-03`);
  const cell = (day: string) => page.locator(`td[data-day="${day}"]`);
  // An event of two days, taken by the second.
  await cell('2038-03-13')
    .getByRole('link', { name: /By mouse/ })
    .dragTo(cell('2038-03-24'));
  await page.getByText('Moved to Tuesday 23 March').waitFor();
  expect(await daysOf('By mouse')).toBe('2038-03-23 2038-03-24');
  expect(new URL(page.url()).search).toBe('?month=2038-03');
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText('The event is as it was before.').waitFor();
  expect(await daysOf('By mouse')).toBe('2038-03-12 2038-03-13');
  expect(await flaws(page)).toEqual([]);
  expect(complaints).toEqual([]);
});

it('on a phone events are selected by the menu and then by a tap, where what can be done stands in view', async () => {
  for (const title of ['Chosen by menu', 'Chosen by tap'])
    await putEventOn(site, { title, ...AFTERNOON, start_date: '2038-06-18', end_date: '2038-06-18' });
  const phone = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true };
  const { page, complaints } = await site.visitAsStaff(phone);
  await page.goto(`${site.url}/admin/dashboard?q=chosen+by`);
  await page.getByRole('button', { name: 'More for Chosen by menu' }).tap();
  await page.getByRole('menuitem', { name: 'Select' }).tap();
  await page.getByText('1 selected').waitFor();
  await page.locator('[data-event]').filter({ hasText: 'Chosen by tap' }).tap();
  await page.getByText('2 selected').waitFor();
  expect(new URL(page.url()).pathname).toBe('/admin/dashboard');
  expect(await flaws(page)).toEqual([]);
  await page.getByRole('button', { name: 'Week later' }).tap();
  await page.getByRole('dialog', { name: 'Move 2 events a week later?' }).getByRole('button', { name: /^Move/ }).tap();
  await page.getByText('2 events moved a week later.').waitFor();
  expect(await daysOf('Chosen by tap')).toBe('2038-06-25 2038-06-25');
  expect(complaints).toEqual([]);
});
