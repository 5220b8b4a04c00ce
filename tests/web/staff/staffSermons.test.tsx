import { screen, waitFor, within } from '@testing-library/react';
import type { StaffSermon } from '#shared/sermons/sermon.ts';
import { aSermon } from '#tests/support/factories.ts';
import { pasteInto, retype } from '#tests/support/web/acts.ts';
import { freshDevice, goOffline } from '#tests/support/web/deviceNetwork.ts';
import { startSite } from '#tests/support/web/site.tsx';
import { keepSound, keptSounds } from '#web/entities/sermon/keptSounds.ts';
import { soundState } from '#web/features/staff-sermons/sound/soundWords.ts';

async function openSermons(path = '/admin/sermons', sermons = [aSermon()]) {
  const app = await startSite();
  for (const body of sermons) await app.asOwner('createSermon', { body });
  const { user } = await app.open(path);
  const list = async () => (await app.asOwner('listStaffSermons')).body as StaffSermon[];
  return { ...app, user, list };
}

it('adds a sermon of last Sunday, with a preacher that is suggested, and marks a draft', async () => {
  const { user, list } = await openSermons();
  await user.click(await screen.findByRole('button', { name: 'Add a sermon' }));
  const form = within(await screen.findByRole('form', { name: 'Add a sermon' }));
  const date = form.getByLabelText<HTMLInputElement>(/^Date/);
  expect(new Date(`${date.value}T12:00:00Z`).getUTCDay()).toBe(0);
  pasteInto(form.getByLabelText(/^Title \*/), 'Streams in the desert');
  await user.click(form.getByRole('combobox', { name: /Preacher/ }));
  await user.click(await screen.findByRole('option', { name: 'Pastor Wanjiru' }));
  await user.selectOptions(form.getByLabelText('When people see it'), 'Keep as a draft');
  pasteInto(form.getByLabelText('Passages'), 'jn 3 16');
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('heading', { name: 'Streams in the desert' })).toBeInTheDocument();
  expect(screen.getByText('Draft')).toBeInTheDocument();
  const [saved] = (await list()).filter(({ title }) => title === 'Streams in the desert');
  expect(saved).toMatchObject({ preacher: 'Pastor Wanjiru', passages: 'John 3:16', publish: 'draft', sound: null });
});

it('says at its field which passage cannot be read, keeps what was typed, and warns of a day that is still to come', async () => {
  const { user } = await openSermons('/admin/sermons?edit=1');
  const form = within(await screen.findByRole('form', { name: 'Edit the sermon' }));
  pasteInto(form.getByLabelText('Passages'), 'Nowhere 3');
  await user.click(form.getByRole('button', { name: 'Save' }));
  const field = form.getByLabelText('Passages');
  await waitFor(() => expect(field).toBeInvalid());
  expect(field).toHaveValue('Nowhere 3');
  expect(form.getAllByText(/“Nowhere 3” cannot be read as a passage/)).not.toHaveLength(0);
  const date = form.getByLabelText<HTMLInputElement>(/^Date/);
  const warning = /still to come/;
  expect(form.queryByText(warning)).toBeNull();
  retype(date, date.value.replace(/^\d{4}/, '2031'));
  expect(form.getByText(warning)).toBeVisible();
});

it('shows what somebody else changed meanwhile, and saves mine over it', async () => {
  const { user, asOwner, list } = await openSermons('/admin/sermons?edit=1');
  const form = within(await screen.findByRole('form', { name: 'Edit the sermon' }));
  const title = form.getByLabelText(/^Title \*/);
  retype(title, 'Mine');
  const body = aSermon({ title: 'Theirs', series: 'Psalms', date: '2026-11-08' });
  await asOwner('updateSermon', { id: 1, body, headers: { 'if-match': '"1"' } });
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await form.findByText('Somebody else changed this sermon meanwhile')).toBeInTheDocument();
  expect(form.getByText('Date, theirs').parentElement).toHaveTextContent('Sunday 8 November 2026');
  await user.click(form.getByRole('button', { name: 'Keep mine' }));
  await user.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(async () => expect((await list())[0]).toMatchObject({ title: 'Mine', series: 'Psalms' }));
});

it('keeps the form of a sermon that somebody else has deleted, also once it is closed, and saves a new one', async () => {
  const { user, asOwner, list } = await openSermons('/admin/sermons?edit=1');
  const form = within(await screen.findByRole('form', { name: 'Edit the sermon' }));
  pasteInto(form.getByLabelText('Notes'), 'What was said');
  await asOwner('deleteSermon', { id: 1 });
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await form.findByText(/no longer on the site/)).toBeVisible();
  expect(form.getByLabelText('Notes')).toHaveValue('What was said');
  await user.click(form.getByRole('button', { name: 'Close' }));
  await user.click(await screen.findByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(screen.queryByRole('form')).toBeNull());
  expect(screen.getByText('Somebody has deleted “The good shepherd”. What you typed for it is kept.')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Open' }));
  const again = within(await screen.findByRole('form', { name: 'Edit the sermon' }));
  expect(again.getByLabelText('Notes')).toHaveValue('What was said');
  await user.click(again.getByRole('button', { name: 'Save as a new sermon' }));
  await waitFor(async () => expect(await list()).toMatchObject([{ id: 2, notes: 'What was said' }]));
  await waitFor(() => expect(screen.queryByText(/What you typed for it is kept/)).toBeNull());
});

it('creates a sermon again whose change was refused since somebody had deleted it, from what it was', async () => {
  freshDevice();
  const { user, asOwner, list } = await openSermons('/admin/sermons?edit=1');
  const form = within(await screen.findByRole('form', { name: 'Edit the sermon' }));
  pasteInto(form.getByLabelText('Notes'), 'What was said');
  const back = goOffline();
  await user.click(form.getByRole('button', { name: 'Save' }));
  await screen.findByText('Waiting to be sent');
  await user.click(form.getByRole('button', { name: 'Close' }));
  await asOwner('deleteSermon', { id: 1 });
  back();
  await user.click(await screen.findByRole('button', { name: 'Create it again' }));
  const again = within(await screen.findByRole('form', { name: 'Edit the sermon' }));
  await user.click(await again.findByRole('button', { name: 'Save as a new sermon' }));
  await waitFor(async () => expect(await list()).toMatchObject([{ id: 2, notes: 'What was said' }]));
  expect(screen.queryByRole('button', { name: 'Discard' })).toBeNull();
});

it('deletes a sermon after a question, brings it back, shows its changes in the history, and goes back to an earlier one', async () => {
  const { user, asOwner, list } = await openSermons();
  await user.click(await screen.findByRole('button', { name: 'Delete The good shepherd' }));
  await user.click(await screen.findByRole('button', { name: 'Yes' }));
  await waitFor(async () => expect(await list()).toHaveLength(0));
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Sermons' })).toHaveFocus());
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(screen.getByRole('heading', { name: 'Sermons' })).toHaveFocus();
  await waitFor(async () => expect(await list()).toHaveLength(1));
  const [{ version } = { version: 0 }] = await list();
  const body = aSermon({ title: 'Renamed' });
  await asOwner('updateSermon', { id: 1, body, headers: { 'if-match': `"${version}"` } });
  await user.click((await screen.findAllByRole('link', { name: 'History' }))[0] as HTMLElement);
  expect(await screen.findByText(/updated this sermon/)).toBeInTheDocument();
  await user.click(
    (await screen.findAllByRole('button', { name: 'Go back to this The good shepherd' }))[0] as HTMLElement,
  );
  await user.click(await screen.findByRole('button', { name: 'Go back' }));
  await waitFor(async () => expect((await list())[0]).toMatchObject({ title: 'The good shepherd' }));
});

it('says of a sermon that waits that its recording is on the site already, until the list names it', async () => {
  freshDevice();
  const site = await startSite();
  const recording = { id: 'ab'.repeat(32), kind: 'm4a' as const, bytes: 480_000, seconds: 120 };
  await keepSound({
    ...{ key: 'mercy/one', draft: 'mercy/sermon:new', name: 'sunday.wav', file: undefined, state: 'there', share: 1 },
    ...{ id: recording.id, recording },
  });
  const { user } = await site.open('/admin/sermons?edit=new');
  expect(await screen.findAllByText('It is here: 2 min, 0.5 MB. Save the sermon to add it.')).not.toEqual([]);
  pasteInto(screen.getByRole('textbox', { name: 'Title' }), 'Heard here');
  pasteInto(screen.getByRole('combobox', { name: 'Preacher' }), 'Grace Mwangi');
  const back = goOffline();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Waiting to be sent', { exact: false });
  // Nobody is asked to try again.
  expect(await screen.findByText('It is kept on this device and sent when there is a network.')).toBeVisible();
  expect(screen.getAllByText('It is here: 2 min, 0.5 MB.')).not.toEqual([]);
  expect(screen.queryByText(/has not come yet/)).toBeNull();
  back();
  await screen.findByRole('button', { name: 'Edit Heard here' });
  await waitFor(() => expect(screen.queryByText(/It is here/)).toBeNull());
  expect(await keptSounds('mercy/')).toEqual([]);
});

it('says what does not take a recording, and that nothing was sent before the first byte', () => {
  const file = new Blob(['x'.repeat(300_000)]);
  const sound = { key: '', draft: '', name: '', file, state: 'sending', share: 0 } as const;
  expect(soundState(sound)).toBe('Sending: 0 of 0.3 MB');
  expect(soundState({ ...sound, broken: 'network' })).toContain('There is no network now: it goes on by itself.');
  expect(soundState({ ...sound, broken: 'server' })).toContain('The site cannot take it now: it goes on by itself.');
});
