import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { openSite, STAFF } from '../../support/browser/site.ts';

const site = openSite('used');

const signIn = async (page: Page) => {
  await page.getByLabel('Username').fill(STAFF.username);
  await page.getByLabel('Password').fill(STAFF.password);
  await page.getByRole('button', { name: 'Log In' }).click();
};

const fillEvent = async (page: Page, event: { title: string; start_date: string }) => {
  const form = page.getByRole('dialog');
  await form.getByLabel('Title').fill(event.title);
  await form.getByLabel('Category').selectOption('Kesha');
  await form.getByLabel('Description').fill('We pray through the night.\nBring a shawl.');
  await form.getByLabel('Venue').fill('Main sanctuary, Ruiru');
  await form.getByLabel('Start Date').fill(event.start_date);
  await form.getByLabel('Start Time').fill('21:00');
  await form.getByLabel('End Time').fill('05:00');
};

const PHONE = { viewport: { width: 360, height: 740 } };

it('an event goes from the form to the public list, is changed and taken off, all on a phone', async () => {
  const { page, complaints } = await site.visit(PHONE);
  const choose = async (what: 'Edit' | 'Delete') => {
    await page.getByRole('button', { name: 'More for Kesha of a phone' }).click();
    await page.getByRole('menuitem', { name: what }).click();
  };
  await page.goto(`${site.url}/login`);
  await signIn(page);
  await page.getByRole('heading', { name: 'Upcoming Events' }).waitFor();

  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('button', { name: 'Create Event' }).click();
  await fillEvent(page, { title: 'Kesha of a phone', start_date: '2038-03-26' });
  const form = page.getByRole('dialog', { name: 'Create Events' });
  expect(await form.getByLabel('End Date').inputValue()).toBe('2038-03-26');
  await form.getByText('This event ends before it starts.').waitFor();
  await form.getByRole('button', { name: 'End the next day' }).click();
  expect(await form.getByLabel('End Date').inputValue()).toBe('2038-03-27');
  await form.getByRole('button', { name: 'Create Event' }).click();
  await page.getByText('Event created successfully!').waitFor();
  await page.getByRole('heading', { name: 'Kesha of a phone' }).waitFor();

  await choose('Edit');
  const edit = page.getByRole('dialog', { name: 'Update Event' });
  await edit.getByLabel('Venue').fill('Kithini branch');
  await edit.getByRole('button', { name: 'Update Event' }).click();
  await page.getByText('Event updated successfully').waitFor();
  await page.locator('[data-event]').filter({ hasText: 'Kesha of a phone' }).filter({ hasText: 'Kithini' }).waitFor();

  const visitor = await site.visit(PHONE);
  await visitor.page.goto(`${site.url}/events`);
  const card = visitor.page.getByRole('article').filter({ hasText: 'Kesha of a phone' });
  for (const words of [
    'MAR',
    '26',
    'Venue: Kithini branch',
    'Start time: 9:00 PM',
    'End time: 5:00 AM',
    'End Date: 27 March 2038',
  ]) {
    await card.getByText(words, { exact: true }).waitFor();
  }

  await choose('Delete');
  const confirm = page.getByRole('dialog', { name: 'Confirm Deletion' });
  await confirm.getByRole('button', { name: 'No' }).click();
  await confirm.waitFor({ state: 'hidden' });
  await choose('Delete');
  await confirm.getByRole('button', { name: 'Yes' }).click();
  await page.getByText('Event deleted successfully').waitFor();
  await page.getByRole('heading', { name: 'Kesha of a phone' }).waitFor({ state: 'hidden' });

  await visitor.page.reload();
  expect(await visitor.page.getByText('Kesha of a phone').count()).toBe(0);
  expect([...complaints, ...visitor.complaints]).toEqual([]);
});

it('is worked with the keyboard alone', async () => {
  const { page } = await site.visitAsStaff({ viewport: { width: 1366, height: 860 } });
  await page.goto(`${site.url}/admin/dashboard?q=by+hand`); // not past all that other tests have put on
  const tabTo = async (name: string) => {
    for (let presses = 0; presses < 60; presses++) {
      await page.keyboard.press('Tab');
      const at = await page.evaluate(() => {
        const active = document.activeElement;
        return active?.getAttribute('aria-label') ?? active?.textContent ?? '';
      });
      if (at === name) return;
    }
    throw new Error(`Tab never reached ${name}.`);
  };
  await page.getByRole('button', { name: 'Create Event' }).waitFor();
  await tabTo('Create Event');
  await page.keyboard.press('Enter');
  const form = page.getByRole('dialog', { name: 'Create Events' });
  await form.waitFor();
  await page.waitForFunction(() => document.activeElement?.getAttribute('name') === 'title');
  await page.keyboard.type('Typed by hand');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Bible Study');
  await page.keyboard.press('Tab');
  await page.keyboard.type('The letter to the Philippians.');
  await tabToLabel('Venue');
  await page.keyboard.type('Juja branch');
  await tabToLabel('Start Date');
  await form.getByLabel('Start Date').press('0');
  await page.keyboard.type('5022038');
  await tabToLabel('Start Time');
  await page.keyboard.type('0600PM');
  await tabToLabel('End Time');
  await page.keyboard.type('0730PM');
  await page.keyboard.press('Enter');
  await page.getByText('Event created successfully!').waitFor();
  await page.getByRole('heading', { name: 'Typed by hand' }).waitFor();
  await tabTo('Delete Typed by hand');
  await page.keyboard.press('Enter');
  const confirm = page.getByRole('dialog', { name: 'Confirm Deletion' });
  await confirm.waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Typed by hand' }).waitFor({ state: 'hidden' });

  async function tabToLabel(label: string) {
    for (let presses = 0; presses < 12; presses++) {
      const focused = await form.getByLabel(label).evaluate((input) => input === document.activeElement);
      if (focused) return;
      await page.keyboard.press('Tab');
    }
    throw new Error(`Tab never reached ${label}.`);
  }
});
