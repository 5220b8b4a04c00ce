import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { EventInput } from '#shared/events/event.ts';
import { endpoints } from '#shared/http/endpoints.ts';
import { anEvent } from '#tests/support/factories.ts';
import { signUp } from '#tests/support/signups.ts';
import { pasteInto, retype } from '#tests/support/web/acts.ts';
import { losing, noting } from '#tests/support/web/calls.ts';
import { freshDevice, goOffline, storageIsFull } from '#tests/support/web/deviceNetwork.ts';
import { answering, noNetwork, type renderApp, startSite } from '#tests/support/web/site.tsx';
import { forgetSignup } from '#web/api/kept/keptSignups.ts';
import { openOutbox } from '#web/outbox/openOutbox.ts';

/** A server with one event that takes sign-ups, and its page. */
async function withEvent(fields: Partial<EventInput> = {}) {
  const app = await startSite();
  const { id } = await app.put({ signup: 'open', ...fields });
  const open = () => app.visit(`/events/${id}`);
  const list = async () => (await app.asOwner('listSignups', { id })).body;
  /** The page with a name in its form. */
  const openAndWrite = async (name = 'Wanjiku') => {
    const { user } = await open();
    await write(user, name);
    return user;
  };
  /** Somebody signs up, and closes the page. */
  const signUpHere = async () => {
    await send(await openAndWrite());
    await screen.findByText('You are coming, 1 person.');
    cleanup();
  };
  return { app, id, open, list, openAndWrite, signUpHere };
}

const part = async () => within(await screen.findByRole('region', { name: 'Are you coming?' }));
const unfold = async (user: Awaited<ReturnType<typeof renderApp>>['user'], label = 'I am coming') =>
  user.click((await part()).getByText(label, { selector: 'summary' }));
async function write(user: Awaited<ReturnType<typeof renderApp>>['user'], name: string, label?: string) {
  await unfold(user, label);
  pasteInto((await part()).getByLabelText(/Your name/), name);
}
const send = async (user: Awaited<ReturnType<typeof renderApp>>['user']) =>
  user.click((await part()).getByRole('button', { name: 'Sign up' }));

it('signing up on the page of an event takes a press, a name, which is there again after a reload, and a press; it says that one is coming, and shows the numbers that the answer has', async () => {
  const { app, id, open, list, openAndWrite } = await withEvent({ signup_places: '6', signup_numbers: 'yes' });
  await openAndWrite('Wanjiku Kamau');
  const { user } = await open();
  await waitFor(async () => expect((await part()).getByLabelText(/Your name/)).toHaveValue('Wanjiku Kamau'));
  expect((await part()).getByLabelText(/Your name/).closest('details')).toHaveAttribute('open');
  expect((await part()).getByText(/deleted 14 days after the event/)).toBeVisible();
  expect((await part()).getByRole('link', { name: 'Privacy' })).toHaveAttribute('href', '/privacy');
  await signUp(app, id, { name: 'Njoroge', adults: 4 }); // meanwhile, on another phone
  const { fetch, asked } = noting(app.fetch);
  vi.stubGlobal('fetch', fetch);
  await send(user);
  const said = await screen.findByText('You are coming, 1 person.');
  expect(said).toHaveFocus();
  expect(await screen.findByText(/^[12] of 6 places (is|are) free\. /)).toBeVisible();
  expect(asked).toEqual([`POST ${endpoints.createSignup.path}`]); // and nothing else
  expect((await list()).signups).toContainEqual(
    expect.objectContaining({ name: 'Wanjiku Kamau', adults: 1, children: 0 }),
  );
  expect((await part()).queryByText('I am coming')).toBeNull();
});

it('signing up on the page of an event asks for adults, children and the church’s own question where staff want it, and says at the field what is wrong', async () => {
  const { open, list } = await withEvent({ signup_children: 'yes', signup_question: 'Which bus stop?' });
  const { user } = await open();
  await unfold(user);
  const { findByText, getByLabelText, getByRole } = await part();
  const phone = getByLabelText('Phone number (optional)');
  const adults = getByRole('spinbutton', { name: 'Adults' });
  pasteInto(phone, 'call me');
  await send(user);
  expect(await findByText('Please write a name.')).toBeVisible();
  expect(await findByText('Please write one phone number, such as 0700 000 001.')).toBeVisible();
  expect(phone).toHaveValue('call me');
  retype(adults, '21');
  expect(await findByText(/^At most 20 people can be signed up together/)).toBeVisible();
  expect((await list()).signups).toEqual([]);

  fireEvent.change(phone, { target: { value: '0712 345 678' } });
  fireEvent.change(adults, { target: { value: '1' } });
  pasteInto(getByLabelText(/Your name/), 'Njoroge');
  await user.click(getByRole('button', { name: 'One more: Adults' }));
  await user.click(getByRole('button', { name: 'One more: Children' }));
  pasteInto(getByLabelText('Which bus stop? (optional)'), 'Bypass');
  await send(user);
  expect(await screen.findByText('You are coming, 3 people.')).toBeVisible();
  expect((await list()).signups).toMatchObject([
    { adults: 2, children: 1, answer: 'Bypass', phone_number: '0712 345 678' },
  ]);
});

it('how the sign-up of an event stands tells numbers only if staff show them', async () => {
  const { app, id, open } = await withEvent({ signup_places: '10', signup_numbers: 'yes' });
  await signUp(app, id, { adults: 3 });
  await open();
  expect((await part()).getByText(/7 of 10 places are free\. 3 people are coming\./)).toBeVisible();
  const structured = () => document.querySelector('script[type="application/ld+json"]')?.textContent;
  expect(structured()).toContain('"maximumAttendeeCapacity":10,"remainingAttendeeCapacity":7');
  const quiet = await withEvent({ signup_places: '10', signup_hide_places: 'yes' });
  await signUp(quiet.app, quiet.id, { adults: 3 });
  await quiet.open();
  expect((await part()).queryByText(/places|3 people/)).toBeNull();
  expect(structured()).not.toContain('Capacity');
});

it('how the sign-up of an event stands offers the waiting list of a full event, and says which place one has', async () => {
  const { app, id, open } = await withEvent({ signup_places: '2' });
  await signUp(app, id, { adults: 2 });
  const { user } = await open();
  expect((await part()).getByText(/^All places are taken\./)).toBeVisible();
  await write(user, 'Achieng', 'Join the waiting list');
  await user.click((await part()).getByRole('button', { name: 'Join the waiting list' }));
  expect(await screen.findByText('You are on the waiting list, number 1.')).toBeVisible();
});

it('how the sign-up of an event stands says of one that takes nobody why, and what to do, and nothing of one that is over', async () => {
  const { app, id, open } = await withEvent();
  for (const [fields, words] of [
    [{ signup: 'closed' }, /^Sign-up is closed\./],
    [{ status: 'cancelled' }, /^Nobody needs a place any more\./],
    [{ status: 'postponed' }, /^You can sign up again once the new day is known\./],
  ] as const) {
    await app.change(id, fields);
    await open();
    expect((await part()).getByText(words)).toBeVisible();
    expect((await part()).queryByRole('form')).toBeNull();
  }
  await app.change(id, { status: null, signup: 'open' });
  app.clock.set(new Date('2026-12-01T09:00:00Z'));
  await open();
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByRole('region', { name: 'Are you coming?' })).toBeNull();
});

it('the device that signed up sees it again on the event’s page, leads to the own page and to WhatsApp, is told what became of the event, and forgets it once the server does', async () => {
  const { app, id, open, list, signUpHere } = await withEvent();
  await signUpHere();
  await open();
  expect(await screen.findByText('You are coming, 1 person.')).toBeVisible();
  const own = (await part()).getByRole('link', { name: 'Change or cancel' }).getAttribute('href') ?? '';
  expect(own).toMatch(/^\/my-sign-up\?key=[\w-]{43}$/);
  const toSelf = async () => (await part()).queryByRole('link', { name: /^Send it to my WhatsApp/ });
  const chat = new URL((await toSelf())?.getAttribute('href') ?? '');
  expect(chat.origin).toBe('https://wa.me');
  expect(chat.searchParams.get('text')).toContain(`http://localhost${own}`);

  for (const [fields, words] of [
    [{ status: 'moved', start_date: '2026-11-28', end_date: '2026-11-29' }, /^The day, hour or place/],
    [{ status: 'cancelled' }, /^This event is cancelled\./],
  ] as const) {
    await app.change(id, fields);
    await open();
    expect(await screen.findByText(words)).toBeVisible();
    expect((await toSelf()) !== null).toBe(fields.status === 'moved');
  }

  await app.change(id, { status: null });
  await app.store.write(async (transaction) => {
    await transaction.deleteFrom('signups').execute();
  });
  await open();
  expect(await screen.findByText('I am coming')).toBeVisible();
  await waitFor(() => expect(screen.queryByText('You are coming, 1 person.')).toBeNull());
  expect(Object.keys(localStorage).filter((name) => name.startsWith('sign-ups-'))).toEqual([]);
  expect((await list()).signups).toEqual([]);
});

it('the device that signed up says so and shows the link where the browser stores nothing, and has them send it to themselves', async () => {
  storageIsFull();
  const { app, list, openAndWrite } = await withEvent();
  const user = await openAndWrite();
  vi.stubGlobal('fetch', noNetwork);
  await send(user);
  expect(await screen.findByText('No answer came. Please try again.')).toBeVisible();
  vi.stubGlobal('fetch', app.fetch);
  await send(user);
  expect(await screen.findByText('You are coming, 1 person.')).toBeVisible();
  expect(screen.getByText(/^Your browser does not keep this link/)).toBeVisible();
  expect(screen.getByRole('link', { name: /^Send it to my WhatsApp/ })).toBeVisible();
  expect((await list()).signups).toHaveLength(1);
  const own = screen.getByRole('link', { name: 'Change or cancel' }).getAttribute('href') ?? '';
  cleanup();
  forgetSignup(own.split('=')[1] ?? ''); // as when the page is closed
});

it('the device that signed up can sign up somebody else too, each by name', async () => {
  const { open, list } = await withEvent();
  const { user } = await open();
  for (const [name, label] of [
    ['Wanjiku', 'I am coming'],
    ['Njoroge', 'Sign up somebody else'],
  ] as const) {
    await write(user, name, label);
    await send(user);
    await screen.findByText(/You are coming, 1 person\.$/, { selector: ':focus' });
  }
  expect(await screen.findByText('Wanjiku: You are coming, 1 person.')).toBeVisible();
  expect((await list()).signups).toHaveLength(2);
});

it('the device that signed up still has it when the event, long postponed, gets a new day', async () => {
  const { app, id, open, signUpHere } = await withEvent();
  await signUpHere();
  await app.change(id, { status: 'postponed' });
  vi.useFakeTimers({ now: new Date('2027-01-05T09:00:00Z'), toFake: ['Date'] });
  app.clock.set(new Date());
  const later = { status: 'postponed', start_date: '2027-01-30', end_date: '2027-01-31' } as const;
  await app.request('updateEvent', { id, token: await app.signIn(), body: anEvent(later) });
  await open();
  expect(await screen.findByText(/^The day, hour or place/)).toBeVisible();
  await waitFor(() => expect(localStorage.getItem(`sign-ups-${id}`)).toContain('"until":"2027-02-14"'));
});

describe('without a network', () => {
  beforeEach(freshDevice);

  it('says that the sign-up is saved, and sends it once from any page that is open when the network is back, but nothing of one that was discarded', async () => {
    const { app, id, list, openAndWrite } = await withEvent();
    const user = await openAndWrite('Discarded');
    const back = goOffline();
    await send(user);
    expect(await screen.findByText(/^It is kept on this device and sent when there is a network\./)).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(screen.queryByText(/not sent yet/)).toBeNull());
    retype((await part()).getByLabelText(/Your name/), 'Wanjiku');
    await send(user);
    await screen.findByText('Wanjiku, 1 person: not sent yet');
    cleanup();
    back();
    const { store } = await app.visit('/about');
    await openOutbox(store).drain();
    expect((await list()).signups).toMatchObject([{ name: 'Wanjiku', adults: 1 }]);
    const { fetch, asked } = noting(app.fetch);
    await app.visit(`/events/${id}`, { fetch });
    expect(await screen.findByText('You are coming, 1 person.')).toBeVisible();
    expect(asked).not.toContain(`POST ${endpoints.createSignup.path}`);
  });

  it('keeps the form with its fields; what is changed in it meanwhile is the one sign-up that is sent', async () => {
    const { open, list, openAndWrite } = await withEvent();
    const user = await openAndWrite();
    const back = goOffline();
    await send(user);
    await screen.findByText('Wanjiku, 1 person: not sent yet');
    const name = () => screen.getByLabelText(/Your name/);
    expect(name()).toHaveValue('Wanjiku');
    await open();
    await waitFor(() => expect(name()).toHaveValue('Wanjiku'));
    pasteInto(name(), ' Kamau');
    await send(user);
    await screen.findByText('Wanjiku Kamau, 1 person: not sent yet');
    back();
    expect(await screen.findByText('You are coming, 1 person.')).toBeVisible();
    expect((await list()).signups).toMatchObject([{ name: 'Wanjiku Kamau' }]);
    await waitFor(() => expect(name()).toHaveValue(''));
  });

  it('says at the event what the server refused while its page was closed, and has what was typed', async () => {
    const { app, id, open, openAndWrite } = await withEvent();
    const user = await openAndWrite();
    await user.click((await part()).getByRole('button', { name: /^One more/ }));
    const back = goOffline();
    await send(user);
    await screen.findByText(/not sent yet/);
    cleanup();
    back();
    await app.change(id, { signup: 'open', signup_places: '1' });
    const { store } = await app.visit('/about');
    await openOutbox(store).drain();
    onTestFinished(openOutbox((await open()).store).keep());
    expect(await screen.findByText(/This event has 1 place altogether/)).toBeVisible();
    expect(screen.queryByText(/not sent yet/)).toBeNull();
    expect((await part()).getByLabelText(/Your name/)).toHaveValue('Wanjiku');
  });

  it('tells in the server’s words that it is too much just now, keeps it, and is the same where only the answer was lost', async () => {
    const { app, list, openAndWrite } = await withEvent();
    const user = await openAndWrite();
    vi.stubGlobal('fetch', answering({ error: 'Many people have signed up from here just now.' }, 429));
    await send(user);
    expect(await screen.findByText('Wanjiku, 1 person: not sent yet')).toBeVisible();
    expect(
      screen.getByText(/^Many people have signed up from here just now\. It is kept on this device/),
    ).toBeVisible();
    expect((await part()).getByLabelText(/Your name/)).toHaveValue('Wanjiku');
    vi.stubGlobal('fetch', losing(app.fetch));
    await send(user);
    await waitFor(async () => expect((await list()).signups).toHaveLength(1));
    await screen.findByText('Wanjiku, 1 person: not sent yet');
    vi.stubGlobal('fetch', app.fetch);
    await send(user);
    expect(await screen.findByText('You are coming, 1 person.')).toBeVisible();
    expect((await list()).signups).toHaveLength(1);
  });
});
