import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { openSite, putEventOn } from '#tests/support/browser/site.ts';
import { untilKept } from '#tests/support/browser/untilKept.ts';

const site = openSite('used');
let event: number;

beforeAll(async () => {
  const day = { start_date: '2039-05-01', end_date: '2039-05-01' };
  event = await putEventOn(site, { title: 'Bus to Juja', signup: 'open', signup_children: 'yes', ...day });
  const headers = { 'content-type': 'application/json' };
  const signup = { event, key: 'k'.repeat(43), name: 'Wanjiku Kamau', adults: 2, children: 0, remarks: '' };
  await fetch(`${site.url}/create/signups`, { method: 'POST', headers, body: JSON.stringify(signup) });
});

const PHONE = { viewport: { width: 360, height: 740 }, serviceWorkers: 'allow' } as const;

/** Two of the screens, and what is seen on them. What each keeps is asked in tests/web/staff/readOffline.test.tsx. */
const screens = () =>
  [
    ['/admin/dashboard?when=all', 'Bus to Juja'],
    [`/admin/events/${event}/sign-ups`, 'Wanjiku Kamau'],
  ] as const;

/** The calls of the page whose answers are not on the device yet: they are stored after they are shown. */
const answersNotKept = (page: Page) =>
  page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open('lastSeen');
      opening.onsuccess = () => resolve(opening.result);
      opening.onerror = () => reject(opening.error);
    });
    const names = await new Promise<IDBValidKey[]>((resolve, reject) => {
      const reading = database.transaction('answers').objectStore('answers').getAllKeys();
      reading.onsuccess = () => resolve(reading.result);
      reading.onerror = () => reject(reading.error);
    });
    database.close();
    const kept = names.map((name) => String(name).split(' ')[0]);
    const calls = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
    return calls.filter((path) => /^\/all\/(events|drafts|signups|signup-totals)/.test(path) && !kept.includes(path));
  });

const databases = (page: Page) =>
  page.evaluate(async () =>
    (await indexedDB.databases()).map(({ name }) => name).filter((name) => name === 'lastSeen'),
  );

describe('without a network', () => {
  it('staff’s screens open in a new tab with what was seen last, and say how old it is, until the network is back', async () => {
    const { page, context, complaints } = await site.visitAsStaff(PHONE);
    for (const [path, seen] of screens()) {
      await page.goto(site.url + path);
      await page.getByText(seen).first().waitFor();
      await untilKept(page, path.split('?')[0] ?? path);
      await page.waitForLoadState('networkidle');
      await expect.poll(() => answersNotKept(page)).toEqual([]);
    }
    await page.close();
    await context.setOffline(true);
    const tab = await context.newPage();
    for (const [path, seen] of screens()) {
      await tab.goto(site.url + path);
      await tab.getByText(seen).first().waitFor();
      await tab
        .getByRole('status')
        .filter({ hasText: /^You are offline\. This page is as it was on/ })
        .waitFor();
      expect(await tab.getByText(/Failed to|There is no connection/).allTextContents(), path).toEqual([]);
      expect(await tab.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    }
    await context.setOffline(false);
    await tab.getByRole('status').filter({ hasText: 'You are offline.' }).waitFor({ state: 'detached' });
    expect(complaints.filter((line) => !line.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);

    expect(await databases(tab)).toEqual(['lastSeen']);
    await tab.getByRole('button', { name: 'Account' }).click();
    await tab.getByRole('menuitem', { name: 'Log out' }).click();
    await tab.getByLabel('Username').waitFor();
    await expect.poll(() => databases(tab)).toEqual([]);
  });
});
