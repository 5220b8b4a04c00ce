import type { Page } from 'playwright-core';
import { openSite, putEventOn } from '#tests/support/browser/site.ts';
import { untilKept } from '#tests/support/browser/untilKept.ts';

const site = openSite('used');
const PHONE = { viewport: { width: 360, height: 740 }, serviceWorkers: 'allow' } as const;

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
    return calls.filter((path) => /^\/all\/(events|drafts|signup-totals)/.test(path) && !kept.includes(path));
  });

const databases = (page: Page) =>
  page.evaluate(async () =>
    (await indexedDB.databases()).map(({ name }) => name).filter((name) => name === 'lastSeen'),
  );

// What each screen keeps is asked in tests/web/staff/readOffline.test.tsx.
it('without a network a staff screen opens in a new tab with what was seen last, and says how old it is, until the network is back', async () => {
  const day = { start_date: '2039-05-01', end_date: '2039-05-01' };
  await putEventOn(site, { title: 'Bus to Juja', signup: 'open', ...day });
  const { page, context, complaints } = await site.visitAsStaff(PHONE);
  await page.goto(`${site.url}/admin/dashboard?when=all`);
  await page.getByText('Bus to Juja').first().waitFor();
  await untilKept(page, '/admin/dashboard');
  await page.waitForLoadState('networkidle');
  await expect.poll(() => answersNotKept(page)).toEqual([]);
  await page.close();
  await context.setOffline(true);
  const tab = await context.newPage();
  await tab.goto(`${site.url}/admin/dashboard?when=all`);
  await tab.getByText('Bus to Juja').first().waitFor();
  const bar = tab.getByRole('status').filter({ hasText: /^You are offline\. This page is as it was on/ });
  await bar.waitFor();
  expect(await tab.getByText(/Failed to|There is no connection/).allTextContents()).toEqual([]);
  expect(await tab.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await context.setOffline(false);
  await bar.waitFor({ state: 'detached' });
  expect(complaints.filter((line) => !line.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);

  expect(await databases(tab)).toEqual(['lastSeen']);
  await tab.getByRole('button', { name: 'Account' }).click();
  await tab.getByRole('menuitem', { name: 'Log out' }).click();
  await tab.getByLabel('Username').waitFor();
  await expect.poll(() => databases(tab)).toEqual([]);

  // The worker keeps nothing that staff's screens ask for.
  const kept = await tab.evaluate(async () => {
    const all = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
    return all.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(kept.filter((path) => /^\/(create|login|event-list|all|read)/.test(path))).toEqual([]);
  await context.setOffline(true);
  await tab.goto(`${site.url}/event-list`);
  await tab.getByRole('heading', { level: 1, name: 'You are offline' }).waitFor();
  await tab.getByText('This screen needs the network, or has not been opened on this device before.').waitFor();
  expect(await tab.getByText('Bus to Juja').count()).toBe(0);
});
