import { cleanup, screen, waitFor } from '@testing-library/react';
import { openDB } from 'idb';
import { signUp } from '#tests/support/signups.ts';
import { JUMA } from '#tests/support/testApp.ts';
import { never } from '#tests/support/web/calls.ts';
import { freshDevice } from '#tests/support/web/deviceNetwork.ts';
import { answering, noNetwork, startSite, type TestSite } from '#tests/support/web/site.tsx';
import { sessionExpired, signedOut } from '#web/auth/authSlice.ts';

/** Staff's screens open without a network from what was last seen. Each `renderApp` is the app after a reload. */

beforeEach(freshDevice);

/** A site with an event that takes sign-ups, one sign-up and one message. */
async function filledSite() {
  const day = { start_date: '2026-11-22', end_date: '2026-11-22' };
  const site = await startSite({ events: [{ title: 'Bus to Kithini', signup: 'open', ...day }] });
  await signUp(site, 1, { name: 'Wanjiku Kamau' });
  await site.receive({ name: 'Achieng' });
  return site;
}

/** What the device keeps. */
async function keptAnswers(): Promise<unknown[]> {
  if (!(await indexedDB.databases()).some(({ name }) => name === 'lastSeen')) return [];
  const opened = await openDB('lastSeen');
  try {
    return opened.objectStoreNames.contains('answers') ? await opened.getAll('answers') : [];
  } finally {
    opened.close();
  }
}

const keeps = (text: string) => waitFor(async () => expect(JSON.stringify(await keptAnswers())).toContain(text));
const keepsNothing = () => waitFor(async () => expect(await keptAnswers()).toEqual([]));

/** Opens a page of the owner's, until the device keeps what it shows. */
async function see(site: TestSite, address: string, shown: string) {
  const app = await site.open(address);
  await screen.findAllByText(new RegExp(shown));
  await keeps(shown);
  return app;
}

it.each([
  ['the dashboard', '/admin/dashboard', 'Bus to Kithini'],
  ['the week', '/admin/this-week?week=next', 'Bus to Kithini'],
  ['the inbox', '/admin/messages', 'Achieng'],
  ['who signed up for an event', '/admin/events/1/sign-ups', 'Wanjiku Kamau'],
])('without a network staff read %s as it was last, after a reload', async (_screen, address, kept) => {
  const site = await filledSite();
  await see(site, address, kept);
  await site.open(address, { fetch: noNetwork });
  expect((await screen.findAllByText(new RegExp(kept)))[0]).toBeVisible();
  expect(screen.queryByText(/^Failed to/)).toBeNull();
  expect(screen.getByText(/This page is as it was on/)).toBeVisible();
});

it('without a network staff read what they saw last while the server is down or slow, and then the answer', async () => {
  const site = await filledSite();
  await see(site, '/admin/dashboard', 'Bus to Kithini');
  cleanup();
  await site.put({ title: 'New since' });
  const { promise: coming, resolve: comes } = Promise.withResolvers<void>();
  await site.open('/admin/dashboard', { fetch: answering({ error: 'Not ready.' }, 503) });
  expect((await screen.findAllByText('Bus to Kithini'))[0]).toBeVisible();
  cleanup();
  // An app that was closed while it waited is not waited for.
  await site.open('/admin/dashboard', { fetch: never });
  await screen.findAllByText('Bus to Kithini');
  await site.open('/admin/dashboard', { fetch: (...asked) => coming.then(() => site.fetch(...asked)) });
  expect((await screen.findAllByText('Bus to Kithini'))[0]).toBeVisible();
  expect(screen.getByText(/^The network is slow\. This page is as it was on/)).toBeVisible();
  expect(screen.queryByText('New since')).toBeNull();
  comes();
  expect((await screen.findAllByText('New since'))[0]).toBeVisible();
  await waitFor(() => expect(screen.queryByText(/This page is as it was on/)).toBeNull());
});

it.each([
  ['at the log-out', signedOut],
  ['when the session has ended', sessionExpired],
])('what was seen is deleted: %s', async (_when, end) => {
  const { store } = await see(await filledSite(), '/admin/messages', 'Achieng');
  store.dispatch(end());
  await keepsNothing();
});

it('what was seen is deleted when another account logs in, which sees nothing of it before', async () => {
  const site = await filledSite();
  await see(site, '/admin/messages', 'Achieng');
  cleanup();
  localStorage.clear();
  await site.openAs(JUMA, '/admin/messages', { fetch: noNetwork });
  expect(await screen.findByText(/There is no connection/)).toBeVisible();
  expect(screen.queryByText('Achieng')).toBeNull();
  await site.openAs(JUMA, '/admin/dashboard');
  await screen.findAllByText('Bus to Kithini');
  await keeps('juma');
  await waitFor(async () => expect(JSON.stringify(await keptAnswers())).not.toContain('mercy'));
});

it('what was seen is deleted twelve hours after it was seen it is not shown: a session lasts no longer without use', async () => {
  const site = await filledSite();
  await see(site, '/admin/messages', 'Achieng');
  cleanup();
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 12 * 3_600_000);
  await site.open('/admin/messages', { fetch: noNetwork });
  expect(await screen.findByText(/There is no connection/)).toBeVisible();
});

it('a visitor has nothing kept', async () => {
  await (await filledSite()).visit('/events');
  await screen.findAllByText('Bus to Kithini');
  expect(await keptAnswers()).toEqual([]);
});
