import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import type { ChurchEvent } from '#shared/events/churchEvent.ts';
import { announcedWeeks } from '#shared/events/times/week.ts';
import { addDays, churchClock } from '#shared/time.ts';
import { openSite, putEventOn } from '../../support/browser/site.ts';

const site = openSite('own');

const PHONE = { viewport: { width: 360, height: 740 } } as const;

/** The days of the events of that title, the earliest first. */
async function daysOf(title: string): Promise<string[]> {
  const events = (await (await fetch(`${site.url}/all/events`)).json()) as ChurchEvent[];
  return events
    .filter((event) => event.title === title)
    .map(({ start_date, end_date }) => `${start_date} ${end_date}`)
    .reverse();
}

async function fillKesha(page: Page, title: string) {
  const form = page.getByRole('dialog', { name: 'Create Events' });
  await form.getByLabel('Title').fill(title);
  await form.getByLabel('Category').selectOption('Kesha');
  await form.getByLabel('Description').fill('Tunaomba usiku kucha.');
  await form.getByLabel('Venue').fill('Main Sanctuary');
  await form.getByLabel('Start Date').fill('2038-09-24');
  await form.getByLabel('Start Time').fill('21:00');
  await form.getByLabel('End Time').fill('05:00');
  await form.getByRole('button', { name: 'End the next day' }).click();
  return form;
}

it('Kesha is put on for the last Friday of each month till December; moving one moves one', async () => {
  const title = 'Kesha of each month';
  const { page, complaints } = await site.visitAsStaff(PHONE);
  await page.goto(`${site.url}/admin/dashboard?create`);
  const form = await fillKesha(page, title);
  await form.getByLabel('Repeats').selectOption({ label: 'Every month, last Friday' });
  await form.getByText('4 events will be put on').waitFor();
  expect(await form.getByRole('list', { name: 'Dates' }).getByRole('listitem').count()).toBe(4);
  await page.reload();
  await form.getByText('What you had typed before is back.').waitFor();
  await form.getByText('4 events will be put on').waitFor();
  await form.getByRole('button', { name: 'Create Event' }).click();
  await page.getByText('4 events created.').waitFor();

  const october = page.locator('[data-event]').filter({ hasText: title }).nth(2); // the newest comes first
  await october.getByRole('button', { name: `More for ${title}` }).click();
  await page.getByRole('menuitem', { name: 'Move or postpone' }).click();
  const move = page.getByRole('dialog', { name: 'Cancel or move' });
  await move.getByText('Friday 29 October 2038').waitFor();
  await move.getByLabel('New date').fill('2038-10-22');
  await move.getByRole('button', { name: 'Save' }).click();
  const tell = page.getByRole('dialog', { name: 'Tell people' });
  expect(await tell.getByLabel('Words for your groups').inputValue()).toContain('Now: *Friday 22 October 2038');
  await tell.getByRole('button', { name: 'Done' }).click();
  expect(await daysOf(title)).toEqual([
    '2038-09-24 2038-09-25',
    '2038-10-22 2038-10-23',
    '2038-11-26 2038-11-27',
    '2038-12-31 2039-01-01',
  ]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  expect(complaints).toEqual([]);
});

it('a week of twenty events is a picture to be saved and one printed page', async () => {
  const [, next] = announcedWeeks(churchClock(new Date()).date);
  for (let at = 0; at < 20; at += 1) {
    const day = addDays(next, at % 7);
    const title = `Bible study ${at}, on walking worthy of the calling to which we have been called`;
    await putEventOn(site, { title, start_date: day, end_date: day });
  }
  const { page, complaints } = await site.visitAsStaff({
    ...PHONE,
    timezoneId: 'Pacific/Auckland',
    colorScheme: 'dark',
  });
  await page.goto(`${site.url}/admin/this-week?week=next`);
  await page.getByText(/: 20 events$/).waitFor();
  const picture = page.getByRole('img', { name: /^Next week at/ });
  await picture.waitFor();
  expect(
    await picture.evaluate(({ naturalWidth, naturalHeight }: HTMLImageElement) => [naturalWidth, naturalHeight]),
  ).toEqual([1080, 1920]);
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Save picture' }).click(),
  ]);
  expect(saved.suggestedFilename()).toBe(`week-${next}.jpg`);
  const paper = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(paper.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  expect(complaints).toEqual([]);
});
