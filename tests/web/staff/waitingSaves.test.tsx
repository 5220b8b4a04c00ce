import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { ChurchEvent } from '#shared/events/churchEvent.ts';
import type { InboxAnswer } from '#shared/inbox/inbox.ts';
import { anEvent } from '#tests/support/factories.ts';
import { fillInEvent, pasteInto, retype, submitEvent } from '#tests/support/web/acts.ts';
import { freshDevice, goOffline } from '#tests/support/web/deviceNetwork.ts';
import { startSite } from '#tests/support/web/site.tsx';

/** What staff save of the inbox, of events that repeat and of the site's words waits for a network too. */

const SAVED = 'It is kept on this device and sent when there is a network.';
beforeEach(freshDevice);

/** Closes the form, by its own button: its head has another. */
const closeForm = async (user: UserEvent) =>
  user.click(within(screen.getByRole('form')).getByRole('button', { name: 'Close' }));

const nothingWaits = () =>
  waitFor(() => expect(screen.queryByRole('button', { name: /^Waiting to be sent/, hidden: true })).toBeNull());

async function withMessages(...names: string[]) {
  const site = await startSite();
  for (const name of names) await site.receive({ name });
  const stored = async () => (await site.asOwner('listMessages')).body as InboxAnswer;
  return { site, stored };
}

it('the inbox without a network shows marks, a note and a deletion in rows above the list, and sends each once', async () => {
  const { site, stored } = await withMessages('Peter', 'Achieng');
  const { user } = await site.open('/admin/messages');
  await screen.findByText('2 messages, 2 unread');
  const back = goOffline();

  await user.click(screen.getByRole('button', { name: /Unread: Achieng/ }));
  expect(await screen.findByText('Read: the message of Achieng')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Answered' }));
  expect(await screen.findByText('Answered: the message of Achieng')).toBeVisible();
  pasteInto(screen.getByLabelText('Note for staff'), 'Called her.');
  await user.click(screen.getByRole('button', { name: 'Save the note' }));
  expect(await screen.findByText('Note: the message of Achieng')).toBeVisible();

  await user.click(screen.getByRole('button', { name: /Unread: Peter/ }));
  await user.click(await screen.findByRole('button', { name: 'Delete the message of Peter' }));
  await user.click(screen.getByRole('button', { name: 'Yes' }));
  await user.click(await screen.findByRole('button', { name: 'Show all 5' }));
  expect(screen.getByText('Delete: the message of Peter')).toBeVisible();
  expect((await stored()).unread).toBe(2);

  back();
  await nothingWaits();
  expect(await stored()).toMatchObject({
    total: 1,
    messages: [{ name: 'Achieng', read: true, answered_by: 'mercy', note: 'Called her.' }],
  });
  expect(await screen.findByText('1 message, 0 unread')).toBeVisible();
});

it('the inbox without a network shows both notes where one is refused later, and keeps what was typed; brings back a message whose deletion is undone', async () => {
  const { site, stored } = await withMessages('Peter');
  const { user } = await site.open('/admin/messages?message=1');
  await screen.findByText('1 message, 0 unread');
  const back = goOffline();
  pasteInto(screen.getByLabelText('Note for staff'), 'Mine');
  await user.click(screen.getByRole('button', { name: 'Save the note' }));
  await screen.findByText('Note: the message of Peter');
  await site.asOwner('updateMessageNote', { id: 1, body: { note: 'Theirs', was: '' } });
  back();
  expect(await screen.findByText(/Somebody else has changed this note meanwhile/)).toBeVisible();
  expect(screen.getByLabelText('Note for staff')).toHaveValue('Mine');
  expect((await screen.findByText('Note for staff, theirs')).parentElement).toHaveTextContent('Theirs');
  expect(screen.getByRole('button', { name: 'Mend' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Keep mine' }));
  await nothingWaits();
  await user.click(await screen.findByRole('button', { name: 'Save the note' }));
  await waitFor(async () => expect((await stored()).messages[0]?.note).toBe('Mine'));

  await nothingWaits();
  const andBack = goOffline();
  await user.click(await screen.findByRole('button', { name: 'Delete the message of Peter' }));
  await user.click(screen.getByRole('button', { name: 'Yes' }));
  expect(await screen.findByText('Delete: the message of Peter')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Bring back: the message of Peter')).toBeVisible();
  andBack();
  await nothingWaits();
  expect((await stored()).total).toBe(1);
});

it('events that repeat, without a network are one row, can be changed together before they are sent, and come once', async () => {
  const site = await startSite();
  const { user } = await site.open('/admin/dashboard?create');
  await fillInEvent('Weekly Kesha');
  const back = goOffline();
  await user.selectOptions(screen.getByLabelText('Repeats'), 'week');
  await submitEvent(user, 'Create Event');
  expect(await screen.findByText(/^No answer came .* nothing is put on twice\. It is kept on this/)).toBeVisible();
  await closeForm(user);
  await user.click(await screen.findByRole('button', { name: 'Edit' }));
  const form = within(await screen.findByRole('form'));
  const title = await form.findByDisplayValue('Weekly Kesha');
  expect(form.getByLabelText('Repeats')).toHaveValue('week');
  pasteInto(title, ' of prayer');
  await submitEvent(user, 'Create Event');
  expect(await screen.findByText(/^Create: Weekly Kesha of prayer, /)).toBeInTheDocument();

  back();
  await nothingWaits();
  const stored = (await site.list()) as ChurchEvent[];
  expect(stored.length).toBeGreaterThan(1);
  expect(new Set(stored.map((event) => `${event.title} ${event.series}`)).size).toBe(1);
  expect(await screen.findAllByText('Weekly Kesha of prayer')).toHaveLength(stored.length);
});

it('events that repeat, without a network are changed together', async () => {
  const site = await startSite();
  await site.putSeries(['2026-11-27', '2026-12-04', '2026-12-11']);
  const { user } = await site.open('/admin/dashboard?edit=2');
  const form = within(await screen.findByRole('form'));
  const title = await form.findByLabelText(/Title/);
  const back = goOffline();
  retype(title, 'Renamed');
  await user.click(await form.findByRole('radio', { name: /This and the later ones/ }));
  await submitEvent(user, 'Update Event');
  expect(await screen.findByText('Change: Renamed, and the later ones')).toBeInTheDocument();
  back();
  await waitFor(async () => expect(await site.titles()).toEqual(['Renamed', 'Renamed', anEvent().title]));
  await nothingWaits();
});

it('the words of the site without a network wait in a row above the list, and are published when the network is back', async () => {
  const site = await startSite();
  const open = '/admin/words?page=about&field=hero.lead';
  const { user } = await site.open(open, { words: true });
  const field = await screen.findByRole('textbox', { name: 'Lead' });
  const back = goOffline();
  retype(field, 'Come and see.');
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  expect(await screen.findByText(SAVED)).toBeVisible();
  const row = (await screen.findByRole('button', { name: 'Edit Lead' })).closest('li') as HTMLElement;
  expect(screen.getByText(/^Publish words: .*Lead/)).toBeVisible();
  back();
  await waitFor(async () => expect(await site.words('about')).toEqual({ 'hero.lead': 'Come and see.' }));
  await nothingWaits();
  expect(await within(row).findByText('Come and see.')).toBeVisible();
});
