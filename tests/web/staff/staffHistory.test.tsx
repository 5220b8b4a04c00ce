import { screen, waitFor, within } from '@testing-library/react';
import { createEvent } from '#server/store/events/events.ts';
import { SIGNERS } from '#shared/auth/usernames.ts';
import { anEvent } from '#tests/support/factories.ts';
import { textsOf } from '#tests/support/web/acts.ts';
import { noNetwork, openSignedIn, startSite } from '#tests/support/web/site.tsx';

const entries = () => within(screen.getByRole('region', { name: 'Changes' })).getAllByRole('listitem');
const backButtons = () => screen.queryAllByRole('button', { name: /^Go back to this/ });

it('the history shows who changed what and when, old and new side by side, only where they differ, and brings a deleted event back, once', async () => {
  const { request, open, signIn, clock, change, titles } = await startSite({ events: [{}] });
  await change(1, { start_time: '20:00' });
  clock.set(new Date('2026-11-22T05:00:00Z'));
  const next = await signIn();
  await request('deleteEvent', { token: next, id: 1 });
  const { user } = await open('/admin/history', { token: next });
  await waitFor(() => expect(entries()).toHaveLength(3));
  const days = textsOf(screen.getAllByRole('heading', { level: 2 }));
  expect(days).toEqual(['Sunday 22 November 2026', 'Saturday 21 November 2026']);
  const [, latest] = entries();
  expect(latest).toHaveTextContent('mercy updated this event, noon');
  const rows = within(latest as HTMLElement).getAllByRole('row');
  expect(textsOf(rows)).toEqual(['FieldBeforeAfter', 'Start Time9 pm8 pm']);
  expect(entries()[2]).toHaveTextContent(/^Friday KeshaFriday 27 November 2026mercy created this event/);
  expect(backButtons()).toEqual([]); // it is gone

  await user.click(screen.getByRole('button', { name: 'Restore Friday Kesha' }));
  expect(await screen.findByText('Event restored successfully')).toBeVisible();
  await waitFor(() => expect(entries()[0]).toHaveTextContent('mercy restored this event'));
  await waitFor(() => expect(screen.queryByRole('button', { name: /Restore/ })).not.toBeInTheDocument());
  // The button that had the focus is gone: it goes to the heading of its entry, not to the top of the page.
  await waitFor(() => expect(within(entries()[1] as HTMLElement).getByRole('heading')).toHaveFocus());
  expect(await titles()).toEqual(['Friday Kesha']);
});

it('the history says that there is no connection, tries again, and says where nothing has been changed', async () => {
  const { user, fetch } = await openSignedIn('/admin/history', { through: () => noNetwork });
  expect(await screen.findByText('There is no connection to the server. Please try again.')).toBeVisible();
  vi.stubGlobal('fetch', fetch);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Nothing has been changed yet.')).toBeVisible();
});

it('what no account did is told in people’s words', async () => {
  const app = await startSite();
  const now = app.clock.now();
  for (const username of [SIGNERS.seed, SIGNERS.staff])
    await app.store.write((transaction) => createEvent(transaction, anEvent(), { username, now }));
  await app.open('/admin/history');
  await waitFor(() => expect(entries()).toHaveLength(2));
  expect(entries()[0]).toHaveTextContent(/^Friday Kesha.*Somebody at the server created this event/);
  expect(entries()[1]).toHaveTextContent(/^Friday Kesha.*Sample: the site created this event/);
});

async function changedTwice() {
  const app = await startSite({ events: [{}] });
  await app.change(1, { venue: 'Juja Branch' });
  await app.change(1, { title: 'Kesha, renamed', venue: 'Juja Branch' });
  return { ...app, ...(await app.open('/admin/history')) };
}

it('going back to a state of an event shows what changes, changes nothing before it is confirmed, and can be undone', async () => {
  const { user, list } = await changedTwice();
  await waitFor(() => expect(backButtons()).toHaveLength(2)); // not on the newest, which the event is like
  await user.click(backButtons()[1] as HTMLElement);
  const dialog = within(await screen.findByRole('dialog', { name: 'Go back to this?' }));
  expect(textsOf(dialog.getAllByRole('row'))).toEqual([
    'FieldBeforeAfter',
    'TitleKesha, renamedFriday Kesha',
    'VenueJuja BranchRuiru Main Sanctuary',
  ]);
  expect((await list())[0].version).toBe(3);
  await user.click(dialog.getByRole('button', { name: 'Go back' }));
  expect(await screen.findByText('The event is again as it was.')).toBeVisible();
  expect((await list())[0]).toMatchObject({ title: 'Friday Kesha', venue: 'Ruiru Main Sanctuary', version: 4 });
  await waitFor(() => expect(entries()).toHaveLength(4));
  await waitFor(() => expect(within(entries()[3] as HTMLElement).getByRole('heading')).toHaveFocus());
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(async () => expect((await list())[0]).toMatchObject({ title: 'Kesha, renamed', version: 5 }));
});

it('going back to a state of an event says so where somebody else has changed the event meanwhile, and then shows what changes from there', async () => {
  const { user, list, change } = await changedTwice();
  await waitFor(() => expect(backButtons()).toHaveLength(2));
  await user.click(backButtons()[1] as HTMLElement);
  await change(1, { title: 'By Juma' });
  const dialog = within(await screen.findByRole('dialog', { name: 'Go back to this?' }));
  await user.click(dialog.getByRole('button', { name: 'Go back' }));
  expect(await dialog.findByText('Somebody else has changed this event meanwhile.')).toBeVisible();
  await waitFor(() => expect(dialog.getByRole('table')).toHaveTextContent('By Juma'));
  expect((await list())[0].title).toBe('By Juma');
  await user.click(dialog.getByRole('button', { name: 'Go back' }));
  await waitFor(async () => expect((await list())[0]).toMatchObject({ title: 'Friday Kesha', version: 5 }));
});

it('the search of the history finds by the words of the bar, keeps them in the address, and says how many there are', async () => {
  const { user } = await openSignedIn('/admin/history', { events: [{}, { title: 'Seminar' }] });
  await waitFor(() => expect(entries()).toHaveLength(2));
  await user.type(screen.getByRole('searchbox', { name: 'Search history' }), 'SEMIN');
  expect(await screen.findByText('1 change found')).toBeVisible();
  expect(entries()).toHaveLength(1);
  expect(entries()[0]).toHaveTextContent('Seminar');
  await user.clear(screen.getByRole('searchbox', { name: 'Search history' }));
  await waitFor(() => expect(entries()).toHaveLength(2));
  await user.type(screen.getByRole('searchbox', { name: 'Search history' }), 'nowhere');
  expect(await screen.findByText('No change here matches what you are looking for.')).toBeVisible();
});
