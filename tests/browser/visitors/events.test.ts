import { openSite, STAFF } from '../../support/browser/site.ts';

const site = openSite('used');

it('an event goes from the form to the public list and is taken off, from the login on with the keyboard alone', async () => {
  const { page, complaints } = await site.visit({ viewport: { width: 1366, height: 860 } });
  const form = page.getByRole('dialog', { name: 'Create Events' });
  const tabUntil = async (what: string, isThere: () => Promise<boolean>) => {
    for (let presses = 0; presses < 60; presses++) {
      if (await isThere()) return;
      await page.keyboard.press('Tab');
    }
    throw new Error(`Tab never reached ${what}.`);
  };
  const tabTo = (name: string) =>
    tabUntil(name, async () => {
      const at = await page.evaluate(() => {
        const active = document.activeElement;
        return active?.getAttribute('aria-label') ?? active?.textContent ?? '';
      });
      return at === name;
    });
  const tabToLabel = (label: string) =>
    tabUntil(label, () => form.getByLabel(label).evaluate((input) => input === document.activeElement));
  await page.goto(`${site.url}/login`);
  await page.getByLabel('Username').focus();
  await page.keyboard.type(STAFF.username);
  await page.keyboard.press('Tab');
  await page.keyboard.type(STAFF.password);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Upcoming Events' }).waitFor();
  await page.goto(`${site.url}/admin/dashboard?q=by+hand`); // not past all that other tests have put on
  await page.getByRole('button', { name: 'Create Event' }).waitFor();
  await tabTo('Create Event');
  await page.keyboard.press('Enter');
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

  const visitor = await site.visit({ javaScriptEnabled: false });
  await visitor.page.goto(`${site.url}/events?q=by+hand`);
  const card = visitor.page.getByRole('article').filter({ hasText: 'Typed by hand' });
  for (const words of ['MAY', '02', 'Venue: Juja branch', 'Start time: 6:00 PM', 'End time: 7:30 PM'])
    await card.getByText(words, { exact: true }).waitFor();

  await tabTo('Delete Typed by hand');
  await page.keyboard.press('Enter');
  const confirm = page.getByRole('dialog', { name: 'Confirm Deletion' });
  await confirm.waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.getByText('Event deleted successfully').waitFor();
  await page.getByRole('heading', { name: 'Typed by hand' }).waitFor({ state: 'hidden' });
  await visitor.page.reload();
  expect(await visitor.page.getByText('Typed by hand').count()).toBe(0);
  expect([...complaints, ...visitor.complaints]).toEqual([]);
});
