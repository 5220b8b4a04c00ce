import { setupListeners } from '@reduxjs/toolkit/query';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { staffEndpoints } from '#shared/http/staffEndpoints.ts';
import { hrefOf, pasteInto, textsOf } from '#tests/support/web/acts.ts';
import { atPath } from '#tests/support/web/calls.ts';
import { answering, openSignedIn, startSite, type TestSite } from '#tests/support/web/site.tsx';

/** The inbox with these messages in it, the last one the newest, opened by somebody signed in. */
async function openInbox(messages: Parameters<TestSite['receive']>[0][], path = '/admin/messages') {
  const app = await startSite();
  for (const fields of messages) await app.receive(fields);
  const rendered = await app.open(path);
  const stored = async () => (await app.asOwner('listMessages')).body;
  return { ...app, ...rendered, stored };
}

/** The name of each message on screen, from the top. */
const shownNames = () =>
  textsOf(within(screen.getByRole('list', { name: 'Messages' })).getAllByRole('heading', { level: 2 }));

it('the inbox shows the messages newest first, which are unread, and what came meanwhile; marks several, asks before it deletes, and takes both back', async () => {
  const { user, receive, store, stored } = await openInbox([{ name: 'Peter' }, { name: 'Achieng' }]);
  expect(await screen.findByText('2 messages, 2 unread')).toBeVisible();
  expect(shownNames()).toEqual([expect.stringMatching(/^Unread: Achieng/), expect.stringMatching(/^Unread: Peter/)]);
  await receive({ name: 'Juma' });
  onTestFinished(setupListeners(store.dispatch));
  fireEvent.focus(window);
  await waitFor(() => expect(shownNames()).toHaveLength(3));

  await user.click(await screen.findByRole('button', { name: 'Select several' }));
  const bar = within(screen.getByRole('region', { name: 'Selected messages' }));
  expect(bar.getByRole('button', { name: 'Delete' })).toBeDisabled();
  // Some hundred rows answer a press on a slow phone only if each gets no more than a label and the browser's own box.
  const added = screen.getByRole('checkbox', { name: 'Select the message of Peter' }).closest('[data-select]');
  expect(added?.querySelectorAll('*')).toHaveLength(1);
  await user.click(screen.getByRole('checkbox', { name: 'Select the message of Peter' }));
  await user.click(screen.getByRole('checkbox', { name: 'Select the message of Juma' }));
  expect(bar.getByRole('status')).toHaveTextContent('2 selected');
  await user.click(bar.getByRole('button', { name: 'Mark as read' }));
  expect(await screen.findByText('2 messages: marked as read')).toBeVisible();
  expect(await screen.findByText('3 messages, 1 unread')).toBeVisible();
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  expect((await stored()).unread).toBe(1);

  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(await screen.findByText('3 messages, 3 unread')).toBeVisible();
  await waitFor(async () => expect((await stored()).unread).toBe(3));

  await user.click(await screen.findByRole('button', { name: /Achieng/ }));
  await user.click(screen.getByRole('button', { name: /^Delete/ }));
  const dialog = screen.getByRole('dialog', { name: 'Confirm Deletion' });
  await user.click(within(dialog).getByRole('button', { name: 'No' }));
  await waitFor(() => expect(screen.getByRole('button', { name: /^Delete/ })).toHaveFocus());

  await user.click(screen.getByRole('button', { name: /^Delete/ }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Yes' }));
  expect(await screen.findByText('Message deleted successfully')).toBeVisible();
  await waitFor(() =>
    expect(shownNames()).toEqual([expect.stringContaining('Juma'), expect.stringContaining('Peter')]),
  );
  expect((await stored()).total).toBe(2);
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());

  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(shownNames()).toHaveLength(3));
});

it('the inbox says why it could not be loaded, and tries again', async () => {
  const away = answering({ error: 'The records are away.' }, 503);
  const { user, fetch } = await openSignedIn('/admin/messages', { through: () => away });
  expect(screen.getByText('Loading messages...')).toBeVisible();
  expect(await screen.findByText('The records are away.')).toBeVisible();
  vi.stubGlobal('fetch', answering({ message: 'Back on Monday.' })); // a success without a list
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Back on Monday.')).toBeVisible();
  vi.stubGlobal('fetch', fetch);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/No messages yet/)).toBeVisible();
});

it('the inbox marks a message as read when it is opened, and as unread when asked to; keeps a note, also before it is saved, and its text where somebody else wrote another', async () => {
  const { user, asOwner, stored } = await openInbox([{ name: 'Achieng', message: 'Line one\nLine two' }]);
  await user.click(await screen.findByRole('button', { name: /Unread: Achieng/ }));
  expect(screen.getByText(/Line two/)).toBeVisible();
  expect(await screen.findByText('1 message, 0 unread')).toBeVisible();
  await waitFor(async () => expect((await stored()).unread).toBe(0));

  await user.click(screen.getByRole('button', { name: 'Mark as unread' }));
  expect(await screen.findByText('1 message, 1 unread')).toBeVisible();
  await waitFor(async () => expect((await stored()).unread).toBe(1));
  expect(screen.getByRole('button', { name: /Unread: Achieng/ })).toHaveAttribute('aria-expanded', 'false');

  const opener = await screen.findByRole('button', { name: /Achieng/ });
  await user.click(opener);
  pasteInto(screen.getByRole('textbox', { name: 'Note for staff' }), 'Rang her');
  await user.click(opener);
  await user.click(opener);
  expect(screen.getByRole('textbox', { name: 'Note for staff' })).toHaveValue('Rang her'); // not saved yet
  await user.click(screen.getByRole('button', { name: 'Save the note' }));
  expect(await screen.findByText('Note saved')).toBeVisible();
  expect(await screen.findByText('Written by mercy')).toBeVisible();

  const note = screen.getByRole('textbox', { name: 'Note for staff' });
  const [{ id }] = (await stored()).messages;
  const other = { note: 'Wrote to her', was: 'Rang her' };
  await asOwner('updateMessageNote', { id, body: other });
  pasteInto(note, ' twice');
  await user.click(screen.getByRole('button', { name: 'Save the note' }));
  expect(await screen.findByText('mercy changed this note meanwhile')).toBeVisible();
  expect(screen.getByText('Note for staff, theirs').parentElement).toHaveTextContent('Wrote to her');
  expect(note).toHaveValue('Rang her twice');
  await user.click(screen.getByRole('button', { name: 'Keep mine' }));
  await user.click(screen.getByRole('button', { name: 'Save the note' }));
  await waitFor(async () => expect((await stored()).messages[0]).toMatchObject({ note: 'Rang her twice' }));
});

it('the inbox keeps the note on a message that somebody else has deleted, and says why it cannot be saved', async () => {
  const { user, asOwner, stored } = await openInbox([{ name: 'Achieng' }, { name: 'Otieno' }]);
  await user.click(await screen.findByRole('button', { name: /Achieng/ }));
  const note = screen.getByRole('textbox', { name: 'Note for staff' });
  pasteInto(note, 'Rang her');
  const { id } = (await stored()).messages.find(({ name }: { name: string }) => name === 'Achieng');
  await asOwner('deleteMessages', { body: { ids: [id] } });
  await user.click(screen.getByRole('button', { name: 'Save the note' }));
  expect(await screen.findByText(/This message no longer exists/)).toBeVisible();
  expect(await screen.findByText(/^1 message/)).toBeVisible(); // the list was fetched again
  expect(screen.getByRole('textbox', { name: 'Note for staff' })).toHaveValue('Rang her');
});

it('the inbox offers a mail and, to a mobile number, a chat', async () => {
  const { user } = await openInbox([
    { name: 'Landline', phone_number: '020 445566' },
    { name: 'Jane Njeri', email: 'jane@example.com', phone_number: '0712 345 678', message: 'Hello & welcome' },
  ]);
  await user.click(await screen.findByRole('button', { name: /Jane Njeri/ }));
  const mail = new URL(screen.getByRole('link', { name: 'Reply by mail' }).getAttribute('href') ?? '');
  expect(mail.protocol + mail.pathname).toBe('mailto:jane@example.com');
  expect(mail.searchParams.get('subject')).toContain('Your message to');
  expect(mail.searchParams.get('body')).toContain('> Hello & welcome');
  expect(hrefOf('Reply on WhatsApp')).toMatch(/^https:\/\/wa\.me\/254712345678\?text=Hello%20Jane/);
  // A dot between the two would stand on a line of its own where the text is large.
  expect(screen.getByRole('link', { name: '0712 345 678' }).parentElement).toHaveTextContent(
    /^jane@example\.com\s*0712 345 678$/,
  );

  await user.click(screen.getByRole('button', { name: /Landline/ }));
  expect(screen.queryByRole('link', { name: 'Reply on WhatsApp' })).not.toBeInTheDocument();
});

it('the inbox lists the messages of some days, is searched, and narrowed to what is unread and what nobody has answered', async () => {
  const { user, stored } = await openInbox([
    { name: 'Peter', message: 'About the choir', at: '2026-11-18T09:00:00.000Z' },
    { name: 'Achieng', message: 'About the kesha', at: '2026-11-20T09:00:00.000Z' },
  ]);
  await user.click(await screen.findByRole('button', { name: 'By date' }));
  fireEvent.change(screen.getByLabelText('From'), { target: { value: '2026-11-19' } });
  await waitFor(() => expect(shownNames()).toEqual([expect.stringContaining('Achieng')]));
  fireEvent.change(screen.getByLabelText('To'), { target: { value: '2026-11-19' } });
  expect(await screen.findByText('No message here matches what you are looking for.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Any date' }));
  await waitFor(() => expect(shownNames()).toHaveLength(2));

  // The bar has one field for the search of the page that is open.
  pasteInto(await screen.findByRole('searchbox', { name: 'Search messages' }), 'CHOIR');
  expect(await screen.findByText(/^1 message,/)).toHaveTextContent('1 message, 2 unread in all');
  await waitFor(() => expect(shownNames()).toEqual([expect.stringContaining('Peter')]));
  await user.clear(screen.getByLabelText('Search messages'));
  await waitFor(() => expect(shownNames()).toHaveLength(2));

  await user.click(screen.getByRole('button', { name: /Peter/ }));
  await screen.findByText('2 messages, 1 unread');
  await user.click(screen.getByRole('button', { name: 'Answered' }));
  expect(await screen.findByText(/^Answered by mercy, /)).toBeVisible();
  await waitFor(async () => expect((await stored()).messages[1]).toMatchObject({ answered_by: 'mercy' }));
  await user.click(screen.getByRole('button', { name: 'Not answered' }));
  await waitFor(() => expect(shownNames()).toEqual([expect.stringContaining('Achieng')]));
  await user.click(screen.getByRole('button', { name: 'All' }));
  await waitFor(() => expect(shownNames()).toHaveLength(2));
  await user.click(screen.getByRole('button', { name: 'Unread' }));
  await waitFor(() => expect(shownNames()).toEqual([expect.stringContaining('Achieng')]));

  pasteInto(screen.getByLabelText('Search messages'), 'nobody wrote this');
  expect(await screen.findByText('No message here matches what you are looking for.')).toBeVisible();
});

it('the inbox holds apart what looks like spam, until somebody says that it is none', async () => {
  const { user, stored } = await openInbox([{ name: 'Peter' }, { name: 'Pills', spam: true }]);
  expect(await screen.findByText('1 message, 1 unread')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Spam (1)' }));
  expect(await screen.findByText('1 message that a program seems to have sent')).toBeVisible();
  await user.click(screen.getByRole('button', { name: /Pills/ }));
  await user.click(screen.getByRole('button', { name: 'Not spam' }));
  expect(await screen.findByText('Moved to the inbox')).toBeVisible();
  expect(await screen.findByText(/^No spam/)).toBeVisible();
  expect(await stored()).toMatchObject({ spam: 0, total: 2, unread: 1 });
  await user.click(screen.getByRole('button', { name: 'All' }));
  await waitFor(() => expect(shownNames()).toHaveLength(2));
});

it('the inbox says when a message will go, and keeps it where somebody asks for that', async () => {
  const { user, stored } = await openInbox([
    { name: 'Old', at: '2025-12-01T09:00:00.000Z' },
    { name: 'Younger', at: '2026-01-15T09:00:00.000Z' },
  ]);
  expect(await screen.findByText('Will be deleted on Tuesday 1 December 2026')).toBeVisible();
  await user.click(screen.getByRole('button', { name: /Old/ }));
  expect(screen.getByText(/will be deleted on Tuesday 1 December 2026 unless you keep it/)).toBeVisible();
  const keep = screen.getByRole('button', { name: 'Keep beyond a year' });
  await user.click(keep);
  await waitFor(() => expect(keep).toHaveAttribute('aria-pressed', 'true'));
  expect(screen.queryByText(/will be deleted/i)).not.toBeInTheDocument();
  await waitFor(async () => expect((await stored()).messages[1]).toMatchObject({ name: 'Old', kept: true }));
});

it('the inbox clears twenty-five messages in four taps, and brings them back in one', async () => {
  const { user, stored } = await openInbox(Array.from({ length: 25 }, (_, at) => ({ name: `Person ${at}` })));
  await user.click(await screen.findByRole('button', { name: 'Select several' }));
  await user.click(screen.getByRole('button', { name: 'Select all 25' }));
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Confirm Deletion' }));
  expect(dialog.getByText('25 messages')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Yes' }));
  expect(await screen.findByText('25 messages deleted successfully')).toBeVisible();
  expect(await screen.findByText(/No messages yet/)).toBeVisible();
  expect((await stored()).total).toBe(0);
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(shownNames()).toHaveLength(25));
});

it('the inbox loads more at a press, and finds the message that an address names, however far down it stands', async () => {
  const { user, open } = await openInbox(Array.from({ length: 60 }, (_, at) => ({ name: `Person ${at}` })));
  await waitFor(() => expect(shownNames()).toHaveLength(50));
  await user.click(screen.getByRole('button', { name: 'Load more' }));
  await waitFor(() => expect(shownNames()).toHaveLength(60));
  expect(shownNames().at(-1)).toContain('Person 0');
  expect(screen.queryByRole('button', { name: 'Load more' })).not.toBeInTheDocument();
  await open('/admin/messages?message=2');
  expect(await screen.findByRole('button', { name: /^Person 1\b/, expanded: true })).toBeVisible();
});

it('the notifications list the newest unread messages in place of the samples, and lead to them', async () => {
  const { user } = await openInbox([{ name: 'Peter' }, { name: 'Achieng', message: 'Full text' }], '/admin/dashboard');
  const button = await screen.findByRole('button', { name: /^Notifications/ });
  await waitFor(() => expect(button).toHaveAccessibleName('Notifications: 2 unread messages'));
  expect(button).toHaveTextContent('2');
  await user.click(button);
  const menu = await screen.findByRole('menu', { name: 'Notifications' });
  expect(within(menu).queryByText(/Welcome to the dashboard/)).not.toBeInTheDocument();
  await user.click(within(menu).getByRole('menuitem', { name: /Achieng/ }));
  expect(await screen.findByRole('heading', { name: 'Messages', level: 1 })).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Reply by mail' })).toBeVisible();
  await waitFor(() => expect(button).toHaveAccessibleName('Notifications: 1 unread message'));
  expect(button).toHaveTextContent('1');
});

it('the notifications show no number before the first answer, since it would jump, and keep the samples while there is no news, to who is not signed in too', async () => {
  const { promise: asked, resolve: answer } = Promise.withResolvers<void>();
  const { user, visit } = await openSignedIn('/admin/dashboard', {
    through: atPath(staffEndpoints.listMessages.path, (calls, ...call) => asked.then(() => calls(...call))),
  });
  expect(screen.getByRole('button', { name: 'Notifications' })).toHaveTextContent('');
  answer();
  await user.click(screen.getByRole('button', { name: 'Notifications' }));
  expect(await screen.findByRole('menuitem', { name: /Welcome to the dashboard/ })).toBeVisible();
  localStorage.clear();
  await visit('/admin/dashboard');
  expect(screen.getByRole('button', { name: 'Notifications: 3' })).toHaveTextContent('3');
});
