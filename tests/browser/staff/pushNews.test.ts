import type { BrowserContext, Page } from 'playwright-core';
import { openSite } from '../../support/browser/site.ts';

const site = openSite('shared');

/** What the worker has shown. */
interface ShownNews {
  shown: object[];
}

/** Has the browser act as its push service would: it hands a push to the site's worker. */
async function pusher(context: BrowserContext, page: Page): Promise<(data: string) => Promise<unknown>> {
  const devtools = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [first] }) => {
      if (first) resolve(first.registrationId);
    });
  });
  await devtools.send('ServiceWorker.enable');
  const registrationId = await registered;
  return (data) =>
    devtools.send('ServiceWorker.deliverPushMessage', { origin: new URL(site.url).origin, registrationId, data });
}

it('a push of each kind is shown in plain words, with the page that it leads to', async () => {
  const { page, context } = await site.visit({ serviceWorkers: 'allow', permissions: ['notifications'] });
  await page.goto(`${site.url}/privacy`);
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' });
    await navigator.serviceWorker.ready;
  });
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
  // Chromium without windows has nowhere to show a notification.
  await worker.evaluate(() => {
    const scope = globalThis as unknown as ShownNews & { registration: object };
    scope.shown = [];
    Object.defineProperty(scope.registration, 'showNotification', {
      value: async (title: string, { body, data }: NotificationOptions) => scope.shown.push({ title, body, data }),
    });
  });
  const push = await pusher(context, page);
  const shown = () => worker.evaluate(() => (globalThis as unknown as ShownNews).shown);
  await push('message');
  const message = { title: 'New message', body: 'Somebody wrote to the church.', data: '/admin/messages' };
  await expect.poll(shown).toEqual([message]);
  await push('events');
  const events = { title: 'Events changed', body: 'Somebody else changed the events.', data: '/admin/history' };
  await expect.poll(shown).toEqual([message, events]);
});
