import type { Page } from 'playwright-core';
import type { ChurchEvent } from '#shared/events/churchEvent.ts';
import { awake } from '#tests/support/browser/awake.ts';
import { openSite, putEventOn } from '#tests/support/browser/site.ts';
import { WORKER_SESSION_DATABASE } from '#web/outbox/outboxNames.ts';

const site = openSite('used');

const PHONE = { viewport: { width: 360, height: 740 } };
/** At the head of the list, which shows 24 events at first: other tests put some on too. */
const LATE = { start_date: '2039-02-04', end_date: '2039-02-04' };
const SAVED = 'It is kept on this device and sent when there is a network.';

/** The days of the events on the server with such a title. */
async function daysOf(titles: RegExp): Promise<string[]> {
  const events = (await (await fetch(`${site.url}/all/events`)).json()) as ChurchEvent[];
  return events.filter(({ title }) => titles.test(title)).map(({ start_date }) => start_date);
}

const hasLoaded = (page: Page, ...names: string[]) =>
  page.waitForFunction((wanted) => {
    const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    return wanted.every((name) => files.some((file) => file.name.includes(`/${name}-`) && file.responseEnd > 0));
  }, names);

/** Waits until the tab has lent its session to the worker. */
const hasLent = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(
        (name) =>
          new Promise<number>((resolve) => {
            const opened = indexedDB.open(name);
            opened.onsuccess = () => {
              const { result } = opened;
              if (!result.objectStoreNames.contains('session')) return resolve(0);
              const counted = result.transaction('session').objectStore('session').count();
              counted.onsuccess = () => {
                result.close();
                resolve(counted.result);
              };
            };
          }),
        WORKER_SESSION_DATABASE,
      ),
    )
    .toBe(1);

/** Opens the dashboard, and waits for what its forms and dialogs need later. */
async function openDashboard(page: Page): Promise<void> {
  await page.goto(`${site.url}/admin/dashboard?when=all`);
  await page.waitForLoadState('networkidle');
}

const row = (page: Page, title: string) => page.locator('[data-event]').filter({ hasText: title });
/** The row of something that waits, above the list. */
const waits = (page: Page, words: string) =>
  page.getByRole('list', { name: 'Waiting to be sent' }).getByRole('listitem').filter({ hasText: words });

async function chooseFor(page: Page, title: string, item: string): Promise<void> {
  await page.getByRole('button', { name: `More for ${title}` }).click();
  await page.getByRole('menuitem', { name: item }).click();
}

it('without a network, a form of staff’s opens that was not open before; what it saves is kept, and sent once when the network is back', async () => {
  const { page, context, complaints } = await site.visitAsStaff(PHONE);
  await openDashboard(page);
  await context.setOffline(true);
  await page.getByRole('main').getByRole('button', { name: 'Create Event' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create Events' });
  await dialog.getByLabel('Title').fill('Kept in the tunnel');
  await dialog.getByLabel('Category').selectOption('Kesha');
  await dialog.getByLabel('Description').fill('Come.');
  await dialog.getByLabel('Venue').fill('Juja');
  await dialog.getByLabel('Start Date').fill(LATE.start_date);
  await dialog.getByLabel('Start Time').fill('18:00');
  await dialog.getByLabel('End Time').fill('20:00');
  await dialog.getByRole('button', { name: 'Create Event' }).click();
  await page.getByText(`Failed to submit event. ${SAVED}`).waitFor();
  await dialog.getByText('Waiting to be sent').waitFor();
  await dialog.getByRole('form').getByRole('button', { name: 'Close' }).click();
  await waits(page, 'Create: Kept in the tunnel').waitFor();
  await context.setOffline(false);
  await waits(page, 'Create: Kept in the tunnel').waitFor({ state: 'detached' });
  await row(page, 'Kept in the tunnel').waitFor();
  expect(await daysOf(/^Kept in the tunnel$/)).toEqual([LATE.start_date]);
  expect(complaints.filter((line) => !line.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);
});

it('without a network, a sign-up is kept that was begun only once the network was gone', async () => {
  const id = await putEventOn(site, { title: 'Bus to Kithini', signup: 'open' });
  const { page, context } = await site.visit(PHONE);
  await page.goto(`${site.url}/events/${id}`);
  await awake(page);
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await page.getByText('I am coming', { exact: true }).click();
  await page.getByLabel('Your name').fill('Begun in the tunnel');
  await page.getByRole('button', { name: 'Sign up', exact: true }).click();
  await page.getByText(SAVED).waitFor();
});

/** The worker of a page, and how to wake it as the browser does once there is a network. */
async function workerOf(page: Page): Promise<(blank: Page) => Promise<void>> {
  const told = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    told.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [first] }) => {
      if (first) resolve(first.registrationId);
    });
  });
  await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state);
  await told.send('ServiceWorker.enable');
  const registrationId = await registered;
  return async (blank) => {
    const browser = await page.context().newCDPSession(blank);
    await browser.send('ServiceWorker.enable');
    await browser.send('ServiceWorker.dispatchSyncEvent', {
      origin: site.url,
      registrationId,
      tag: 'outbox',
      lastChance: false,
    });
  };
}

// That it sends what visitors saved too is asked in tests/web/staff-events/outboxWorker.test.tsx.

it('Background Sync, where no tab of the site is open, has the worker send what staff saved of several events on a phone, where what says how old the list is covers no button', async () => {
  for (const title of ['First of two', 'Second of two']) await putEventOn(site, { title, ...LATE });
  const { page, context } = await site.visitAsStaff({ ...PHONE, serviceWorkers: 'allow' });
  await openDashboard(page);
  await hasLoaded(page, 'startOffline');
  const wake = await workerOf(page);
  expect(await page.getByRole('checkbox').count()).toBe(0); // there is no room for them until something is selected
  await chooseFor(page, 'First of two', 'Select');
  await row(page, 'Second of two').locator('label[data-select]').click();
  await page.getByText('2 selected').waitFor();
  await context.setOffline(true);
  const bar = page.getByRole('status').filter({ hasText: 'You are offline.' });
  await bar.waitFor();
  const places = await page.getByRole('region', { name: 'Selected events' }).boundingBox();
  const top = (await bar.boundingBox())?.y ?? 0;
  expect((places?.y ?? 0) + (places?.height ?? 0)).toBeLessThanOrEqual(top);
  await page.getByRole('button', { name: 'Week later' }).click();
  await page.getByRole('button', { name: 'Move 2 events' }).click();
  await waits(page, 'Move: 2 events').waitFor();
  await hasLent(page);
  const blank = await context.newPage();
  await page.close();
  await context.setOffline(false);
  await wake(blank);
  await expect.poll(() => daysOf(/ of two$/)).toEqual(['2039-02-11', '2039-02-11']);
});
