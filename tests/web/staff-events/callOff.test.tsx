import { setupListeners } from '@reduxjs/toolkit/query';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { EventInput } from '#shared/events/event.ts';
import { chooseForEvent, hrefOf, pasteInto, retype } from '#tests/support/web/acts.ts';
import { freshDevice, goOffline } from '#tests/support/web/deviceNetwork.ts';
import { startSite } from '#tests/support/web/site.tsx';

const NIGHTS = ['2026-11-27', '2026-12-25', '2027-01-29'];

/** A dashboard with one Kesha, or with three that are tied by a series. */
async function openDashboard({ series = false, byHand = false, search = '' } = {}) {
  const app = await startSite();
  if (series) await app.putSeries(NIGHTS);
  else await app.put();
  if (byHand) await app.change(3, { title: 'By hand', start_date: '2027-01-29', end_date: '2027-01-30' });
  const rendered = await app.open(`/admin/dashboard${search}`);
  onTestFinished(setupListeners(rendered.store.dispatch));
  type Listed = EventInput & { id: number; series_own?: true };
  const list = async (): Promise<Listed[]> => (await app.list()).toReversed();
  return { ...app, ...rendered, list };
}

const dialogNamed = (name: string) => screen.findByRole('dialog', { name });
const press = (dialog: HTMLElement, name: string) => within(dialog).getByRole('button', { name });

it('calling an event off asks what to tell people, waits for a network, strikes it through in the list and gives the words, in Kiswahili too', async () => {
  freshDevice();
  const { user, list } = await openDashboard();
  await chooseForEvent(user, 'Friday Kesha', 'Cancel the event');
  await user.click(within(await dialogNamed('Cancel or move')).getByText('Close'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull()); // without a question
  await chooseForEvent(user, 'Friday Kesha', 'Cancel the event');
  const dialog = await dialogNamed('Cancel or move');
  expect(await within(dialog).findByRole('radio', { name: 'Cancelled' })).toBeChecked();
  pasteInto(within(dialog).getByLabelText('What to tell people'), 'The hall is let.');
  const back = goOffline();
  await user.click(press(dialog, 'Cancel the event'));
  expect(await within(dialog).findByText(/^Something went wrong\. It is kept on this device/)).toBeVisible();
  back();
  const tell = await dialogNamed('Tell people');
  const words = await within(tell).findByLabelText('Words for your groups');
  expect(words).toHaveTextContent(/^\*CANCELLED: Friday Kesha\* .* The hall is let\. http:\/\/localhost\/events\/1$/);
  expect(hrefOf('WhatsApp')).toContain('https://wa.me/?text=*CANCELLED');
  expect((await list())[0]).toMatchObject({ status: 'cancelled', status_note: 'The hall is let.' });
  pasteInto(words, 'Tell your neighbour.');
  await user.selectOptions(within(tell).getByLabelText('Language'), 'Kiswahili');
  await waitFor(() => expect(words).toHaveTextContent('*LIMEFUTWA: Friday Kesha*'));
  expect(words).toHaveTextContent('Ijumaa 27 Novemba 2026, saa 3 usiku (9 pm)');
  await user.selectOptions(within(tell).getByLabelText('Language'), 'English');
  await waitFor(() => expect(words).toHaveTextContent('*CANCELLED: Friday Kesha*'));
  expect(words).toHaveTextContent('Tell your neighbour.');
  await user.click(screen.getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await screen.findByText('Cancelled')).toBeVisible();
});

it('calling an event off moves it, the end with it, says the old day and the new, and puts it off again, without a day', async () => {
  const { user, list } = await openDashboard();
  await chooseForEvent(user, 'Friday Kesha', 'Move or postpone');
  const dialog = await dialogNamed('Cancel or move');
  expect(within(dialog).getByRole('radio', { name: 'Moved' })).toBeChecked();
  await user.click(press(dialog, 'Save'));
  expect(await within(dialog).findByText('Say its new day, hour or venue.')).toBeVisible();
  const venue = within(dialog).getByLabelText<HTMLInputElement>(/New venue/);
  const before = venue.value;
  pasteInto(venue, ' hall');
  await waitFor(() => expect(within(dialog).queryByText('Say its new day, hour or venue.')).toBeNull());
  retype(venue, before);
  expect(await within(dialog).findByText('Say its new day, hour or venue.')).toBeVisible();
  const day = within(dialog).getByLabelText(/New date/);
  retype(day, '2026-12-04');
  expect(within(dialog).getByLabelText(/New end date/)).toHaveValue('2026-12-05');
  await waitFor(() => expect(within(dialog).queryByText('Say its new day, hour or venue.')).toBeNull());
  await user.click(press(dialog, 'Save'));
  const words = await within(await dialogNamed('Tell people')).findByLabelText('Words for your groups');
  expect(words).toHaveTextContent('Before: ~Friday 27 November 2026, 9 pm, Ruiru Main Sanctuary~');
  expect(words).toHaveTextContent('Now: *Friday 4 December 2026, 9 pm, Ruiru Main Sanctuary*');
  const newDay = { start_date: '2026-12-04', end_date: '2026-12-05' };
  expect((await list())[0]).toMatchObject({ status: 'moved', ...newDay });
  await user.click(screen.getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await screen.findByText('Moved');

  await chooseForEvent(user, 'Friday Kesha', 'Cancel or move');
  const again = await dialogNamed('Cancel or move');
  expect(within(again).getByRole('radio', { name: 'Moved' })).toBeChecked();
  await user.click(within(again).getByRole('radio', { name: 'Postponed' }));
  expect(within(again).getByText(/Friday 4 December 2026 no longer holds, and there is no new day yet/)).toBeVisible();
  await user.click(press(again, 'Save'));
  expect(await screen.findByLabelText('Words for your groups')).toHaveTextContent(/The new day will be told\./);
  const [stored] = await list();
  expect(stored).toMatchObject({ status: 'postponed', ...newDay, previous_start_date: '2026-12-04' });
});

it('calling an event off leaves the new day of one that was put off where only the words are changed; it goes ahead again whatever was typed before', async () => {
  const { user, change, list } = await openDashboard();
  await change(1, { status: 'postponed', start_date: '2026-12-04', end_date: '2026-12-05' });
  fireEvent.focus(window);
  await screen.findByText('Postponed');
  await chooseForEvent(user, 'Friday Kesha', 'Cancel or move');
  const dialog = await dialogNamed('Cancel or move');
  pasteInto(within(dialog).getByLabelText('What to tell people'), 'Bring a torch.');
  await user.click(press(dialog, 'Save'));
  const words = await within(await dialogNamed('Tell people')).findByLabelText('Words for your groups');
  expect(words).toHaveTextContent('Before: ~Friday 27 November 2026, 9 pm, Ruiru Main Sanctuary~');
  expect(words).toHaveTextContent('Now: *Friday 4 December 2026, 9 pm, Ruiru Main Sanctuary*');
  const [stored] = await list();
  expect(stored).toMatchObject({ start_date: '2026-12-04', previous_start_date: '2026-11-27' });
  await user.click(screen.getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await chooseForEvent(user, 'Friday Kesha', 'Cancel or move');
  const again = await dialogNamed('Cancel or move');
  pasteInto(within(again).getByLabelText('What to tell people'), 'x'.repeat(501));
  await user.click(press(again, 'Save'));
  expect(await within(again).findByText('What to tell people can be at most 500 characters.')).toBeVisible();
  await user.click(within(again).getByRole('radio', { name: 'Goes ahead' }));
  await user.click(press(again, 'Save'));
  await waitFor(async () => expect((await list())[0]).toMatchObject({ title: 'Friday Kesha', version: 4 }));
  expect((await list())[0]).not.toHaveProperty('status', 'postponed');
});

it('calling an event off does nothing until one is chosen; keeps what was chosen in the menu where somebody else has changed the event meanwhile', async () => {
  const { user, change, list } = await openDashboard({ search: '?status=1' });
  const byAddress = await dialogNamed('Cancel or move');
  await user.click(await within(byAddress).findByRole('button', { name: 'Save' }));
  expect(await within(byAddress).findByText('Choose what becomes of this event.')).toBeVisible();
  expect((await list())[0]).toMatchObject({ version: 1 });
  await user.click(within(byAddress).getByText('Close'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  await chooseForEvent(user, 'Friday Kesha', 'Cancel the event');
  const dialog = await dialogNamed('Cancel or move');
  await change(1, { status: 'postponed', title: 'Hers' });
  await user.click(press(dialog, 'Cancel the event'));
  const mine = await within(dialog).findByRole('button', { name: 'Keep mine' });
  expect(within(dialog).getByText('Title, theirs').parentElement).toHaveTextContent('Hers');
  await user.click(mine);
  await user.click(press(dialog, 'Cancel the event'));
  const words = await within(await dialogNamed('Tell people')).findByLabelText('Words for your groups');
  expect(words).toHaveTextContent('*CANCELLED: Hers*');
  expect((await list())[0]).toMatchObject({ status: 'cancelled', title: 'Hers' });
});

it('an event that repeats is cancelled with the later ones where that is chosen, and each day is in the words', async () => {
  const { user, list } = await openDashboard({ series: true, search: '?status=2' });
  const dialog = await dialogNamed('Cancel or move');
  await user.click(await within(dialog).findByRole('radio', { name: 'Cancelled' }));
  expect(await within(dialog).findByRole('radio', { name: 'This one' })).toBeChecked();
  await user.click(within(dialog).getByRole('radio', { name: 'This and the later ones (2 events)' }));
  await user.click(press(dialog, 'Cancel the event'));
  const words = await within(await dialogNamed('Tell people')).findByLabelText('Words for your groups');
  expect(words).toHaveTextContent(/Friday 25 December 2026.*Friday 29 January 2027/);
  const statuses = (await list()).map(({ status }) => status);
  expect(statuses).toEqual([undefined, 'cancelled', 'cancelled']);
});

it('an event that repeats is edited alone unless one says otherwise, and those changed by hand are asked about', async () => {
  const { user, list } = await openDashboard({ series: true, byHand: true });
  await screen.findByRole('heading', { name: 'By hand' });
  const earlier = screen.getAllByRole('button', { name: 'Edit Friday Kesha' }).at(-1); // the newest comes first
  await user.click(earlier as HTMLElement);
  const dialog = await dialogNamed('Update Event');
  const venue = within(dialog).getByLabelText(/Venue/);
  retype(venue, 'Juja');
  expect(within(dialog).getByRole('radio', { name: 'This one' })).toBeChecked();
  await user.click(within(dialog).getByRole('radio', { name: 'This and the later ones (2 events)' }));
  expect(within(dialog).getByRole('checkbox', { name: 'Also those changed by hand (1)' })).not.toBeChecked();
  await user.click(press(dialog, 'Update Event'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect((await list()).map((event) => event.venue)).toEqual(['Juja', 'Juja', 'Ruiru Main Sanctuary']);
});

it('an event that repeats is deleted with the later ones, and all of them come back', async () => {
  const { user, list } = await openDashboard({ series: true });
  const [latest, second] = await screen.findAllByRole('button', { name: 'Delete Friday Kesha' });
  await user.click(latest as HTMLElement);
  const last = within(await dialogNamed('Confirm Deletion'));
  expect(last.queryByRole('radio')).toBeNull(); // no later ones are left
  await user.click(last.getByRole('button', { name: 'No' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(second as HTMLElement);
  const dialog = await dialogNamed('Confirm Deletion');
  await user.click(within(dialog).getByRole('radio', { name: 'This and the later ones (2 events)' }));
  await user.click(press(dialog, 'Yes'));
  expect(await screen.findByText('2 events deleted.')).toBeVisible();
  expect(await list()).toHaveLength(1);
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('2 events are as they were before.')).toBeVisible();
  expect(await list()).toHaveLength(3);
});
