import type { BrowserContext, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { openSite, putEventOn } from '#tests/support/browser/site.ts';
import { untilKept } from '#tests/support/browser/untilKept.ts';

const site = openSite('used');

const PHONE = { viewport: { width: 360, height: 740 }, serviceWorkers: 'allow' } as const;

interface Phone {
  page: Page;
  context: BrowserContext;
  complaints: string[];
}

/** Opens the door on a phone of its own, and waits until that phone can open it without a network. */
async function phoneAtTheDoor(path: string): Promise<Phone> {
  const phone = await site.visitAsStaff(PHONE);
  await phone.page.goto(site.url + path);
  await phone.page.getByText('All phones, just now').waitFor();
  await untilKept(phone.page, path);
  return phone;
}

async function count(page: Page, { plus, minus = 0 }: { plus: number; minus?: number }): Promise<void> {
  for (let press = 0; press < plus; press++) await page.getByRole('button', { name: 'One more', exact: true }).click();
  for (let press = 0; press < minus; press++) await page.getByRole('button', { name: 'One less', exact: true }).click();
}

const shows = (page: Page, sum: number) => page.locator('[data-sum]', { hasText: new RegExp(`^${sum}$`) }).waitFor();

it('two phones count without a network, one is closed and opened meanwhile, and the sum is right on both', async () => {
  const path = `/admin/events/${await putEventOn(site, { title: 'Counted' })}/door`;
  const phones = await Promise.all([1, 2].map(() => phoneAtTheDoor(path)));
  const [gate, hall] = phones as [Phone, Phone];
  await count(gate.page, { plus: 2 });
  for (const { page } of phones) await shows(page, 2);

  for (const { context } of phones) await context.setOffline(true);
  await count(gate.page, { plus: 12, minus: 2 });
  await count(hall.page, { plus: 7 });
  await shows(gate.page, 12);
  await shows(hall.page, 9);
  await hall.page.getByText('7 presses are kept on this device, not sent yet.').waitFor();

  await hall.page.reload();
  await shows(hall.page, 9);
  await count(hall.page, { plus: 1 });

  for (const { context } of [hall, gate]) await context.setOffline(false);
  for (const { page } of phones) await shows(page, 2 + 10 + 8);
  for (const { page } of phones) await page.getByText('All phones, just now').waitFor();
  for (const { complaints } of phones) {
    expect(complaints.filter((line) => !line.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);
  }
});
