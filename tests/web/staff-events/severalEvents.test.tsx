import { screen, waitFor, within } from '@testing-library/react';
import { anEvent } from '#tests/support/factories.ts';
import { losing, noting } from '#tests/support/web/calls.ts';
import { freshDevice } from '#tests/support/web/deviceNetwork.ts';
import { answering, startSite, writesAnswer } from '#tests/support/web/site.tsx';
import { idbBoxStore } from '#web/outbox/boxStore.ts';

const KESHA = anEvent({ title: 'Friday Kesha', start_date: '2026-11-27', end_date: '2026-11-28' });
const ADVENT = anEvent({ title: 'Advent', start_date: '2026-12-06', end_date: '2026-12-06' });
const LONG_AGO = anEvent({ title: 'Long ago', start_date: '2026-10-01', end_date: '2026-10-01' });

/** The dashboard with one past and two coming events, opened by somebody signed in. */
async function openDashboard() {
  const app = await startSite({ events: [LONG_AGO, KESHA, ADVENT] });
  const { fetch, asked } = noting(app.fetch);
  const rendered = await app.open('/admin/dashboard?when=coming', { fetch });
  await screen.findByRole('heading', { name: 'Friday Kesha' });
  const days = async () =>
    ((await app.list()) as (typeof KESHA & { id: number })[])
      .map(({ title, start_date, end_date, status }) => `${title} ${start_date} ${end_date} ${status ?? ''}`.trim())
      .sort();
  return { ...app, ...rendered, asked, days };
}

const itemsLeft = async () => idbBoxStore(() => undefined).read();

const bar = () => within(screen.getByRole('region', { name: 'Selected events' }));
const AS_THEY_WERE = [
  'Advent 2026-12-06 2026-12-06',
  'Friday Kesha 2026-11-27 2026-11-28',
  'Long ago 2026-10-01 2026-10-01',
];

const A_WEEK_LATER = ['Advent 2026-12-13 2026-12-13', 'Friday Kesha 2026-12-04 2026-12-05', AS_THEY_WERE[2]];

it('all that the list shows is moved a week later by one request, and comes back by one undo', async () => {
  const { user, asked, days } = await openDashboard();
  await user.click(screen.getByRole('checkbox', { name: 'Select all 2 events' }));
  expect(screen.getByRole('checkbox', { name: 'Select Advent' })).toBeChecked();
  expect(await screen.findByText('2 selected')).toBeVisible();
  await user.click(bar().getByRole('button', { name: 'Week later' }));
  const question = within(await screen.findByRole('dialog', { name: 'Move 2 events a week later?' }));
  expect(question.getByText('Friday Kesha, 27 November 2026')).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Move 2 events' }));
  expect(await screen.findByText('2 events moved a week later.')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Upcoming Events' })).toHaveFocus());
  expect(await days()).toEqual(A_WEEK_LATER);
  expect(asked.filter((sent) => sent === 'PUT /update/events')).toHaveLength(1);
  expect(screen.queryByRole('region', { name: 'Selected events' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('2 events are as they were before.')).toBeVisible();
  expect(await days()).toEqual(AS_THEY_WERE);
  expect(asked.filter((sent) => sent === 'POST /undo/events')).toHaveLength(1);
});

it.each([
  ['Cancel events', 'Cancel 1 event?', 'Cancel the event', '1 event cancelled.', 2],
  ['Delete', 'Delete 1 event?', 'Delete 1 event', '1 event deleted.', 1],
])('%s asks, tells, and can be undone', async (does, asks, yes, told, left) => {
  const { user, days } = await openDashboard();
  await user.click(screen.getByRole('checkbox', { name: 'Select Friday Kesha' }));
  await user.click(await screen.findByRole('button', { name: does }));
  await user.click(within(await screen.findByRole('dialog', { name: asks })).getByRole('button', { name: yes }));
  expect(await screen.findByText(told)).toBeVisible();
  await waitFor(() => expect(screen.getAllByRole('checkbox')).toHaveLength(left + 1));
  expect(await days()).not.toEqual(AS_THEY_WERE);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await screen.findByText('The event is as it was before.');
  expect(await days()).toEqual(AS_THEY_WERE);
});

it('cancels a draft, says that it is not on the site, and offers that it goes ahead again', async () => {
  const { open } = await startSite({ events: [{ ...KESHA, publish: 'draft' }] });
  const { user } = await open('/admin/dashboard?when=coming');
  const menu = async () => {
    await user.click(await screen.findByRole('button', { name: 'More for Friday Kesha' }));
    return within(await screen.findByRole('menu', { name: 'Friday Kesha' }));
  };
  const before = await menu();
  expect(before.queryByRole('menuitem', { name: /^Cancel/ })).toBeNull();
  await user.click(before.getByRole('menuitem', { name: 'Select' }));
  await user.click(await screen.findByRole('button', { name: 'Cancel events' }));
  const question = within(await screen.findByRole('dialog', { name: 'Cancel 1 event?' }));
  expect(question.getByText(/^It is not on the site yet/)).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Cancel the event' }));
  await screen.findByText('1 event cancelled.');
  expect((await menu()).getByRole('menuitem', { name: 'Cancel or move' })).toBeVisible();
});

it('a change by somebody else is told by the event’s name, and nothing is done', async () => {
  const { user, change, days } = await openDashboard();
  await user.click(screen.getByRole('checkbox', { name: 'Select all 2 events' }));
  await change(2, { ...KESHA, title: 'Kesha at Juja' });
  const before = await days();
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete 2 events?' }));
  await user.click(dialog.getByRole('button', { name: 'Delete 2 events' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('“Kesha at Juja” meanwhile, so nothing was done.');
  expect(await days()).toEqual(before);
  // The list shows the newest now, and a second press means what it shows.
  expect(await dialog.findByText('Kesha at Juja, 27 November 2026')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Delete 2 events' }));
  expect(await screen.findByText('2 events deleted.')).toBeVisible();
});

it('a row’s menu begins with the event’s page, ends with its deletion and begins a selection, of which what the filter hides is no part', async () => {
  const { user } = await openDashboard();
  await user.click(await screen.findByRole('button', { name: 'More for Friday Kesha' }));
  const menu = within(await screen.findByRole('menu', { name: 'Friday Kesha' }));
  const items = menu.getAllByRole('menuitem');
  expect(items[0]).toHaveTextContent('See on the site');
  expect(items[0]).toHaveAttribute('href', '/events/2');
  expect(menu.getByRole('menuitem', { name: 'Count at the door' })).toHaveAttribute('href', '/admin/events/2/door');
  expect(items.at(-1)).toHaveTextContent('Delete');
  expect(menu.getByRole('separator').nextElementSibling).toBe(items.at(-1));
  await user.click(menu.getByRole('menuitem', { name: 'Select' }));
  const box = await screen.findByRole('checkbox', { name: 'Select Friday Kesha' });
  expect(box).toBeChecked();
  await waitFor(() => expect(box).toHaveFocus()); // the menu's button is hidden
  await user.click(screen.getByRole('checkbox', { name: 'Select Advent' }));
  await user.click(await screen.findByRole('button', { name: 'Clear the selection' }));
  expect(screen.getByRole('heading', { name: 'Upcoming Events' })).toHaveFocus();
  expect(screen.queryByRole('checkbox', { checked: true })).toBeNull();
  expect(screen.queryByRole('region', { name: 'Selected events' })).toBeNull();
  await user.click(screen.getByRole('checkbox', { name: 'Select all 2 events' }));
  await user.click(screen.getByRole('button', { name: 'Past' }));
  await screen.findByRole('heading', { name: 'Long ago' });
  expect(screen.getByRole('checkbox', { name: 'Select Long ago' })).not.toBeChecked();
  expect(screen.queryByRole('region', { name: 'Selected events' })).toBeNull();
});

it('an undo that somebody else has overtaken says so', async () => {
  const { user, change } = await openDashboard();
  await user.click(screen.getByRole('checkbox', { name: 'Select Advent' }));
  await user.click(await screen.findByRole('button', { name: 'Week earlier' }));
  await user.click(await screen.findByRole('button', { name: 'Move 1 event' }));
  const undo = await screen.findByRole('button', { name: 'Undo' });
  await change(3, { ...ADVENT, title: 'Advent I' });
  await user.click(undo);
  expect(await screen.findByText(/Somebody else has changed or deleted “Advent I”/)).toBeVisible();
});

it.each<[string, (calls: typeof fetch) => typeof fetch]>([
  ['no answer comes, though the server has done it', losing],
  ['the server is down', () => answering({}, 503)],
])('waits in one row where %s, and is done once', async (_why, failing) => {
  freshDevice();
  const { user, days, fetch } = await openDashboard();
  await user.click(screen.getByRole('checkbox', { name: 'Select all 2 events' }));
  await screen.findByText('2 selected');
  vi.stubGlobal('fetch', writesAnswer(fetch, failing(fetch)));
  await user.click(bar().getByRole('button', { name: 'Week later' }));
  const question = within(await screen.findByRole('dialog', { name: 'Move 2 events a week later?' }));
  await user.click(question.getByRole('button', { name: 'Move 2 events' }));
  expect(await screen.findByText(/It is kept on this device and sent when there is a network\.$/)).toBeVisible();
  expect(await screen.findByText('Move: 2 events')).toBeVisible();
  vi.stubGlobal('fetch', fetch);
  await waitFor(
    async () => {
      dispatchEvent(new Event('online'));
      expect(await itemsLeft()).toEqual([]);
    },
    { interval: 500 },
  );
  expect(await days()).toEqual(A_WEEK_LATER);
});
