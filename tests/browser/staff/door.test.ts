import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { openSite, putEventOn } from '#tests/support/browser/site.ts';
import { untilKept } from '#tests/support/browser/untilKept.ts';

const site = openSite('used');

/** Opens the door on a phone of its own. */
async function phoneAtTheDoor(path: string, serviceWorkers: 'allow' | 'block') {
  const phone = await site.visitAsStaff({ viewport: { width: 360, height: 740 }, serviceWorkers });
  await phone.page.goto(site.url + path);
  await phone.page.getByText('All phones, just now').waitFor();
  return phone;
}

async function count(page: Page, { plus, minus = 0 }: { plus: number; minus?: number }): Promise<void> {
  for (let press = 0; press < plus; press++) await page.getByRole('button', { name: 'One more', exact: true }).click();
  for (let press = 0; press < minus; press++) await page.getByRole('button', { name: 'One less', exact: true }).click();
}

const shows = (page: Page, sum: number) => page.locator('[data-sum]', { hasText: new RegExp(`^${sum}$`) }).waitFor();

it('two phones count without a network, one is closed and opened meanwhile, and the sum is right on both', async () => {
  const path = `/admin/events/${await putEventOn(site, { title: 'Counted' })}/door`;
  const gate = await phoneAtTheDoor(path, 'block');
  const hall = await phoneAtTheDoor(path, 'allow'); // its worker opens the page again
  await untilKept(hall.page, path);
  const phones = [gate, hall];
  await count(gate.page, { plus: 2 });
  for (const { page } of phones) await shows(page, 2);

  for (const { context } of phones) await context.setOffline(true);
  await count(gate.page, { plus: 4, minus: 1 });
  await count(hall.page, { plus: 2 });
  await shows(gate.page, 5);
  await shows(hall.page, 4);
  await hall.page.getByText('2 presses are kept on this device, not sent yet.').waitFor();

  await hall.page.reload();
  await shows(hall.page, 4);
  await count(hall.page, { plus: 1 });

  for (const { context } of [hall, gate]) await context.setOffline(false);
  for (const { page } of phones) await shows(page, 2 + 3 + 3);
  for (const { page } of phones) await page.getByText('All phones, just now').waitFor();
  for (const { complaints } of phones) {
    expect(complaints.filter((line) => !line.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);
  }
});
