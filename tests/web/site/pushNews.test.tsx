import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { hrefOf } from '#tests/support/web/acts.ts';
import { browserWithPush } from '#tests/support/web/browserWithPush.ts';
import { atPath, never } from '#tests/support/web/calls.ts';
import { noNetwork, startSite } from '#tests/support/web/site.tsx';

/** Friday 27 November 2026, 9 pm, seen from the Saturday before. */
const KESHA = { title: 'Friday Kesha', signup: 'open', signup_places: '10' };

async function openEvent(push: Parameters<typeof browserWithPush>[0] | 'none' = {}) {
  if (push !== 'none') browserWithPush(push);
  const app = await startSite({ events: [KESHA] });
  const rendered = await app.visit('/events/1');
  const stored = () => app.store.db.selectFrom('reminders').select(['event_id', 'lead', 'language']).execute();
  return { ...app, ...rendered, stored };
}

async function openDialog(user: UserEvent) {
  await user.click(await screen.findByRole('button', { name: 'Remind me' }));
  return within(await screen.findByRole('dialog', { name: 'Remind me' }));
}

it('a reminder of an event is one tap, says when it comes, can be changed, is taken off where it was asked for, and is listed with the events that a device follows', async () => {
  const { user, stored, visit } = await openEvent();
  const dialog = await openDialog(user);
  const evening = /^The evening before \(Thursday 26 November, 6 pm\)$/;
  await user.click(await dialog.findByRole('button', { name: evening }));
  expect(await dialog.findByText('You will be reminded: Thursday 26 November, 6 pm.')).toBeVisible();
  expect(await stored()).toEqual([{ event_id: 1, lead: 'evening', language: 'en' }]);
  await user.click(dialog.getByRole('button', { name: /^Two hours before/ }));
  expect(await dialog.findByText('You will be reminded: Friday 27 November, 7 pm.')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Take the reminder off' }));
  await waitFor(async () => expect(await stored()).toEqual([]));
  await waitFor(() => expect(dialog.queryByText(/^You will be reminded/)).toBeNull());

  await user.click(dialog.getByRole('button', { name: evening }));
  await dialog.findByText(/^You will be reminded/);
  const { user: again } = await visit('/events');
  expect(await screen.findByText('10 places left')).toBeVisible(); // on its card
  await again.click(await screen.findByRole('button', { name: 'Subscribe' }));
  const list = within(await screen.findByRole('region', { name: 'My reminders' }));
  expect(list.getByRole('link', { name: 'Friday Kesha' })).toBeVisible();
  await again.click(list.getByRole('button', { name: /Friday Kesha/ }));
  await waitFor(async () => expect(await stored()).toEqual([]));
});

it('a reminder of an event can be taken off where the event is called off by now', async () => {
  const { user, stored, change, visit } = await openEvent();
  const dialog = await openDialog(user);
  await user.click(await dialog.findByRole('button', { name: /^Two hours before/ }));
  await dialog.findByText(/^You will be reminded/);
  cleanup();
  await change(1, { ...KESHA, status: 'cancelled' });
  const { user: again } = await visit('/events/1');
  const takeOff = await screen.findByRole('button', { name: 'Take the reminder off' });
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', noNetwork);
  await again.click(takeOff);
  expect(await screen.findByText('No answer came. Please try again.')).toBeVisible();
  vi.stubGlobal('fetch', fetch);
  await again.click(takeOff);
  await waitFor(async () => expect(await stored()).toEqual([]));
  await waitFor(() => expect(screen.queryByRole('button', { name: /reminder/ })).toBeNull());
});

it('a reminder of an event is asked of nobody before a tap, and says plainly where the browser refuses', async () => {
  const { user, stored } = await openEvent({ asked: 'denied' });
  expect(Notification.permission).toBe('default');
  const dialog = await openDialog(user);
  await user.click(await dialog.findByRole('button', { name: /^Two hours before/ }));
  expect(await dialog.findByText(/does not let the site send you anything/)).toBeVisible();
  expect(hrefOf(/alarm: The evening before/, dialog)).toBe('/events/1.ics?alarm=evening');
  expect(await stored()).toEqual([]);
});

it('a reminder of an event is the calendar’s where the browser has no push, with an alarm at that hour', async () => {
  const { user, app } = await openEvent('none').then((site) => ({ ...site, app: site }));
  const dialog = await openDialog(user);
  expect(await dialog.findByText(/cannot be reached by the site/)).toBeVisible();
  const file = await (await app.fetch('/events/1.ics?alarm=evening')).text();
  expect(file).toContain('BEGIN:VALARM');
  expect(file).toContain('TRIGGER:-P1DT3H');
});

it('new events of a branch are told of at one tap, and no longer at another; a device follows nothing more before the page knows what it follows already', async () => {
  browserWithPush();
  const site = await startSite();
  const subscribe = async ({ user }: { user: UserEvent }) => {
    await user.click(await screen.findByRole('button', { name: 'Subscribe' }));
    return screen.findByRole('button', { name: 'Tell me of new events here' });
  };
  const first = await site.visit('/events?branch=juja');
  await first.user.click(await subscribe(first));
  expect(await screen.findByText('You are told of new events: Juja.')).toBeVisible();
  const through = atPath('/read/reminders', never);
  expect(await subscribe(await site.visit('/events?category=Kesha', { through }))).toBeDisabled();
  const { user } = await site.visit('/events?branch=juja');
  await user.click(await screen.findByRole('button', { name: 'Subscribe' }));
  const follows = () => site.store.db.selectFrom('follows').select('topics').execute();
  expect(await follows()).toEqual([{ topics: '[{"branch":"juja"}]' }]);
  await user.click(await screen.findByRole('button', { name: 'No longer tell me of these' }));
  await waitFor(async () => expect(await follows()).toEqual([]));
});

it('staff send a reminder at once, and are told how many got it', async () => {
  const app = await startSite({ sendPush: async () => undefined, events: [KESHA] });
  const { user } = await app.open('/admin/events/1/sign-ups');
  await user.click(await screen.findByRole('button', { name: 'Send a reminder now' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('Nobody has asked for a reminder.')).toBeVisible();
});

async function openSettings(browser?: Parameters<typeof browserWithPush>[0] | 'none') {
  const push = browser === 'none' ? undefined : browserWithPush(browser);
  const app = await startSite();
  const rendered = await app.open('/admin/settings');
  const stored = async () => (await app.store.db.selectFrom('push_subscriptions').select('endpoint').execute()).length;
  return { ...app, ...rendered, ...push, stored };
}
const choice = () => screen.findByRole('switch', { name: 'Tell this device of news' });

/** Turns the news on. @returns the log-out */
const turnOn = async ({ user }: Pick<Awaited<ReturnType<typeof openSettings>>, 'user'>) => {
  await waitFor(async () => expect(await choice()).toBeEnabled());
  await user.click(await choice());
  await waitFor(async () => expect(await choice()).toBeChecked());
  return async () => {
    await user.click(screen.getByRole('button', { name: 'Account' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Log out' }));
  };
};

it('news on this device is off until somebody turns it on, and off again when they turn it off, or with the log-out; a visitor’s reminders on this device go on', async () => {
  const settings = await openSettings();
  const { user, stored } = settings;
  await waitFor(async () => expect(await choice()).toBeEnabled());
  expect(await choice()).not.toBeChecked();
  await turnOn(settings);
  expect(await stored()).toBe(1);
  await waitFor(async () => expect(await choice()).toBeEnabled());
  await user.click(await choice());
  await waitFor(async () => expect(await choice()).not.toBeChecked());
  expect(await stored()).toBe(0);

  await (await turnOn(settings))();
  await waitFor(async () => expect(await stored()).toBe(0));
  expect(settings.held?.()).not.toBeNull();
});

it('news on this device ends with the log-out where the server cannot be told, by ending all that this device is sent', async () => {
  const settings = await openSettings();
  const leave = await turnOn(settings);
  vi.stubGlobal('fetch', noNetwork);
  await leave();
  await waitFor(() => expect(settings.held?.()).toBeNull());
});

it('news on this device is not said to be impossible while the service worker is still being registered', async () => {
  const { promise: registered, resolve: register } = Promise.withResolvers<void>();
  await openSettings({ registered });
  expect(await choice()).toBeDisabled();
  expect(screen.getByText('Getting this device ready for news…')).toBeVisible();
  expect(screen.queryByText(/This browser cannot show news/)).toBeNull();
  register();
  await waitFor(async () => expect(await choice()).toBeEnabled());
});

it('news on this device says what to do where the person refuses', async () => {
  const { user } = await openSettings({ asked: 'denied' });
  await waitFor(async () => expect(await choice()).toBeEnabled());
  await user.click(await choice());
  expect(await screen.findByText(/Allow them in the browser’s settings first/)).toBeVisible();
  expect(await choice()).toBeDisabled();
});

it('news on this device says that the push service could not be reached, and stays off', async () => {
  const { user, stored } = await openSettings({ reached: false });
  await waitFor(async () => expect(await choice()).toBeEnabled());
  await user.click(await choice());
  expect(await screen.findByText(/could not be reached by its push service/)).toBeVisible();
  expect(await choice()).not.toBeChecked();
  expect(await stored()).toBe(0);
});

it('news on this device says what helps in a browser that cannot', async () => {
  await openSettings('none');
  expect(await screen.findByText(/add the site to the home screen/)).toBeVisible();
  expect(await choice()).toBeDisabled();
});
