import { screen, waitFor, within } from '@testing-library/react';
import type { EventInput } from '#shared/events/event.ts';
import { signUp } from '#tests/support/signups.ts';
import { chooseForEvent, logIn, pasteInto, retype } from '#tests/support/web/acts.ts';
import { startSite } from '#tests/support/web/site.tsx';
import { TOKEN_KEY } from '#web/auth/token.ts';

/** A server with an event of six places: five people come, and three wait. */
async function withList(fields: Partial<EventInput> = {}) {
  const app = await startSite();
  const { id } = await app.put({ signup: 'open', signup_places: '6', signup_children: 'yes', ...fields });
  await signUp(app, id, { name: 'Wanjiku Kamau', adults: 2, children: 1, phone_number: '0712 345 678' });
  await signUp(app, id, { name: 'Njoroge Mwangi', adults: 2, answer: 'Bypass' });
  await signUp(app, id, { name: 'Achieng Otieno', adults: 3, phone_number: '020 271 2345' });
  const list = async () => (await app.asOwner('listSignups', { id })).body;
  const open = async () => {
    const opened = await app.open(`/admin/events/${id}/sign-ups`);
    await screen.findByText('people coming');
    return opened;
  };
  return { app, id, list, open };
}

const group = async (name: string) => within(await screen.findByRole('region', { name }));

it('the sign-ups of an event are led to by the event’s menu; totals are told, and who comes and who waits in which place', async () => {
  const { app } = await withList();
  const { user } = await app.open('/admin/dashboard');
  await chooseForEvent(user, 'Friday Kesha', 'Sign-ups');
  expect(await screen.findByRole('heading', { name: 'Sign-ups', level: 1 })).toBeVisible();
  await screen.findByText('people coming');
  expect(screen.getByRole('status')).toHaveTextContent('5people coming4adults1child3waiting1of 6 places free');
  const coming = await group('Coming (5)');
  expect(coming.getByRole('row', { name: /Wanjiku Kamau 0712 345 678 3 1 child/ })).toBeVisible();
  expect(coming.getByText(/Bypass/)).toBeVisible();
  expect((await group('Waiting list (3)')).getByRole('rowheader')).toHaveTextContent('1. Achieng Otieno');
});

it('the sign-ups of an event are added, changed and taken off by hand, each with a way back', async () => {
  const { open, list } = await withList({ signup_places: '' });
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Add by hand' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add by hand' }));
  pasteInto(dialog.getByLabelText(/Name/), 'Mutua');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Mutua is on the list.')).toBeVisible();
  expect(await screen.findByText('added by mercy')).toBeVisible();

  await user.click(await screen.findByRole('button', { name: 'Change: Mutua' }));
  const change = within(await screen.findByRole('dialog', { name: 'Change a sign-up' }));
  await user.click(change.getByRole('button', { name: 'One more: Children' }));
  await user.click(change.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Mutua is saved.')).toBeVisible();
  await waitFor(async () => expect((await list()).signups.at(-1)).toMatchObject({ name: 'Mutua', children: 1 }));

  await user.click(await screen.findByRole('button', { name: 'Take off: Mutua' }));
  await screen.findByText('Taken off the list.');
  expect((await group('Taken off by staff (2)')).getByText('Mutua')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Sign-ups' })).toHaveFocus());
  await user.click(screen.getAllByRole('button', { name: 'Undo' }).at(-1) as HTMLElement);
  await screen.findByText('Back on the list.');
  expect((await list()).signups.at(-1)).toMatchObject({ name: 'Mutua', state: 'coming' });
});

it('the sign-ups of an event are not brought back by staff who change what their person has changed meanwhile; both are shown, and one is chosen', async () => {
  const { app, id, open, list } = await withList({ signup_places: '' });
  const { key } = await signUp(app, id, { name: 'Otieno', adults: 3 });
  const { user } = await open();
  const openDialog = async () => {
    await user.click(await screen.findByRole('button', { name: 'Change: Otieno' }));
    return within(await screen.findByRole('dialog', { name: 'Change a sign-up' }));
  };
  const dialog = await openDialog();
  retype(dialog.getByLabelText(/Name/), 'Otieno John');
  await app.request('updateSignup', { body: { key, coming: false } });
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  const panel = (await dialog.findByText('Somebody else changed this sign-up meanwhile')).closest('[role="alert"]');
  expect(panel).toHaveTextContent('Name, yoursOtieno JohnName, theirsOtieno');
  expect(panel).toHaveTextContent('They are coming, theirsno');
  expect((await list()).signups.at(-1)).toMatchObject({ name: 'Otieno', state: 'left' });
  await user.click(dialog.getByRole('button', { name: 'Keep mine' }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Otieno John is saved.')).toBeVisible();
  expect((await list()).signups.at(-1)).toMatchObject({ name: 'Otieno John', state: 'left' });

  // What the person changes after a save is not undone with it.
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await app.request('updateSignup', { body: { key, coming: true, adults: 1 } });
  await user.click(screen.getAllByRole('button', { name: 'Undo' }).at(-1) as HTMLElement);
  expect(await screen.findByText(/^This sign-up was changed meanwhile/)).toBeVisible();
  expect((await list()).signups.at(-1)).toMatchObject({ name: 'Otieno John', state: 'coming', adults: 1 });
  await app.request('updateSignup', { body: { key, coming: true, adults: 2 } });
  await user.click(await screen.findByRole('button', { name: 'Take off: Otieno John' }));
  await waitFor(() => expect(screen.getAllByText(/^This sign-up was changed meanwhile/)).toHaveLength(2));
  expect((await list()).signups.at(-1)).toMatchObject({ state: 'coming', adults: 2 });
});

it('the sign-ups of an event are changed as one number once the event does not ask for children separately any more', async () => {
  const { app, id, open, list } = await withList();
  await app.change(id, { signup: 'open', signup_places: '6', signup_children: null });
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Change: Wanjiku Kamau' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Change a sign-up' }));
  expect(dialog.getByRole('spinbutton')).toHaveValue(3);
  await user.click(dialog.getByRole('button', { name: /^One less/ }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Wanjiku Kamau is saved.')).toBeVisible();
  expect((await list()).signups[0]).toMatchObject({ adults: 2, children: 0 });
});

it('the sign-ups of an event have their form open again after a login, with what was typed', async () => {
  const { app, open } = await withList();
  const { user } = await open();
  for (const [button, name] of [
    ['Add by hand', 'Add by hand'],
    ['Change: Wanjiku Kamau', 'Change a sign-up'],
  ] as const) {
    await user.click(await screen.findByRole('button', { name: button }));
    const dialog = within(await screen.findByRole('dialog', { name }));
    retype(dialog.getByLabelText(/Name/), 'Mutua');
    await app.request('logout', { token: localStorage.getItem(TOKEN_KEY) ?? '' });
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('heading', { name: 'Log In' })).toBeVisible();
    await logIn(user);
    const again = within(await screen.findByRole('dialog', { name }));
    expect(again.getByLabelText(/Name/)).toHaveValue('Mutua');
    await user.click(again.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  }
});

it('the sign-ups of an event are closed at once, and opened again; say at the field what is wrong with one by hand, and that it waits when all places are taken; say once, in the form, why a change is refused, and keep what was typed', async () => {
  const { open, list } = await withList();
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Close sign-up now' }));
  expect(await screen.findByText('Sign-up is closed.')).toBeVisible();
  expect((await list()).shown.state).toBe('closed');
  await user.click(await screen.findByRole('button', { name: 'Open sign-up again' }));
  expect(await screen.findByText('Sign-up is open again.')).toBeVisible();
  expect((await list()).shown.state).toBe('full');

  await user.click(screen.getByRole('button', { name: 'Add by hand' }));
  const byHand = within(await screen.findByRole('dialog', { name: 'Add by hand' }));
  await user.click(byHand.getByRole('button', { name: 'Save' }));
  expect(await byHand.findByText('Please write a name.')).toBeVisible();
  pasteInto(byHand.getByLabelText(/Name/), 'Mutua');
  await user.click(byHand.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Mutua is on the waiting list, number 2.')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  await user.click(screen.getByRole('button', { name: 'Change: Wanjiku Kamau' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Change a sign-up' }));
  await user.click(dialog.getByRole('button', { name: 'One more: Adults' }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findAllByText('There are no more places, so the number was not changed.')).toHaveLength(1);
  expect(dialog.getByRole('spinbutton', { name: 'Adults' })).toHaveValue(3);
  expect((await list()).totals.coming).toEqual({ adults: 4, children: 1 });
});

it('the sign-ups of an event get a message chat by chat, with the words ready; a number that is no mobile’s is called', async () => {
  const { open } = await withList();
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Message everybody' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Message everybody' }));
  pasteInto(dialog.getByLabelText('Message in English'), 'Bring a shawl.');
  const next = dialog.getByRole('link', { name: /^Next: Wanjiku Kamau/ });
  const chat = new URL(next.getAttribute('href') ?? '');
  expect(chat.pathname).toBe('/254712345678');
  expect(chat.searchParams.get('text')).toMatch(/^Hello Wanjiku, .*“Friday Kesha”.*Bring a shawl\.$/);
  expect(dialog.getByRole('link', { name: 'No mobile number: call' })).toHaveAttribute('href', 'tel:+254202712345');
  next.addEventListener('click', (event) => event.preventDefault());
  await user.click(next);
  expect(await dialog.findByText('1 of 2 chats opened')).toBeVisible();
  expect(dialog.getByText('Every chat that can be opened was opened.')).toBeVisible();

  pasteInto(dialog.getByLabelText('Message in English'), 'x'.repeat(1500));
  expect(await dialog.findByText('Message in English can be at most 1,500 characters.')).toBeVisible();
  expect(dialog.getByRole('button', { name: /^Opened: chat with Wanjiku/ })).toBeDisabled();
  expect(dialog.queryByRole('link', { name: /chat with Wanjiku/ })).toBeNull();
});

it('the sign-ups of an event are all on paper, however many they are', async () => {
  const { app, id, open } = await withList({ signup_places: '', signup_crowd: 'yes' });
  for (let one = 0; one < 70; one++) await signUp(app, id, { name: `Guest ${one}` });
  const print = vi.fn();
  vi.stubGlobal('print', print);
  const { user } = await open();
  expect(screen.queryByText('Guest 69')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledOnce();
  dispatchEvent(new Event('beforeprint'));
  expect(await screen.findByText('Guest 69')).toBeVisible();
});

it('the sign-ups of an event are none at first; of an event that is gone the page says so', async () => {
  const { open } = await startSite({ events: [{ signup: 'open' }] });
  await open('/admin/events/1/sign-ups');
  expect(await screen.findByText('Nobody has signed up yet.')).toBeVisible();
  await open('/admin/events/9/sign-ups');
  expect(await screen.findByRole('alert')).toBeVisible();
});
