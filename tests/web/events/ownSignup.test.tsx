import { cleanup, screen, waitFor } from '@testing-library/react';
import type { EventInput } from '#shared/events/event.ts';
import { signUp } from '#tests/support/signups.ts';
import { losing, noting } from '#tests/support/web/calls.ts';
import { freshDevice, goOffline } from '#tests/support/web/deviceNetwork.ts';
import { noNetwork, openAsVisitor, startSite } from '#tests/support/web/site.tsx';
import { openOutbox } from '#web/outbox/openOutbox.ts';

/** A server with one sign-up, and the page of its secret link. */
async function withSignup(event: Partial<EventInput> = {}, signup: Record<string, unknown> = {}) {
  const app = await startSite();
  const { id } = await app.put({ signup: 'open', ...event });
  const { key } = await signUp(app, id, { adults: 2, ...signup });
  const open = () => app.visit(`/my-sign-up?key=${key}`);
  const stored = async () => (await app.asOwner('listSignups', { id })).body.signups;
  return { app, id, open, stored };
}

/** The state of the sign-up, which is read out when it changes. */
const says = async (words: string | RegExp) =>
  waitFor(() => expect(screen.getAllByRole('status')[0]).toHaveTextContent(words));
const button = (name: string) => screen.findByRole('button', { name });

it('the page of one’s own sign-up says what was signed up for, is listed by no search engine, and tells its link to no site', async () => {
  const { app, open } = await withSignup({}, { answer: 'Bypass' });
  await open();
  expect(await screen.findByRole('heading', { name: 'Friday Kesha', level: 1 })).toBeVisible();
  await says('You are coming, 2 people.');
  expect(screen.getByText('Wanjiku Kamau')).toBeVisible();
  expect(screen.getByText('Bypass')).toBeVisible();
  expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  expect(document.querySelector('meta[name=referrer]')).toHaveAttribute('content', 'strict-origin');
  expect(document.title).not.toContain('Wanjiku');
  expect(screen.getByRole('link', { name: 'See the event' })).toHaveAttribute('href', '/events/1');
  await app.visit('/events/1'); // the device keeps the link
  expect(await screen.findByRole('link', { name: 'Change or cancel' })).toBeVisible();
});

it('the page of one’s own sign-up changes the number, also after no answer came, leaves, comes back, and says that staff took it off', async () => {
  const { app, open, stored } = await withSignup();
  const { user } = await open();
  await user.click(await button('One more: How many people, you included?'));
  vi.stubGlobal('fetch', noNetwork);
  await user.click(await button('Save'));
  expect(await screen.findByText('No answer came. Please try again.')).toBeVisible();
  expect(screen.getByRole('spinbutton')).toHaveValue(3);
  vi.stubGlobal('fetch', app.fetch);
  await user.click(await button('Save'));
  await says('You are coming, 3 people.');
  expect(screen.getAllByRole('status')[0]).toHaveFocus();
  await user.click(await button('I am not coming'));
  await says('You are not coming any more. Thank you for telling us.');
  expect(await stored()).toMatchObject([{ state: 'left' }]);
  await user.click(await button('I am coming after all'));
  await says('You are coming, 3 people.');
  const [{ id, ...signup }] = await stored();
  expect(signup).toMatchObject({ state: 'coming', adults: 3 });

  await app.asOwner('deleteSignup', { id });
  await open();
  await says('The church has taken this sign-up off its list.');
  expect(screen.getByRole('link', { name: 'Ask the church' })).toHaveAttribute('href', '/contact');
  expect(screen.queryByRole('button', { name: /coming/ })).toBeNull();
});

it('the page of one’s own sign-up undoes nothing that the church has changed since the page was opened: it says so, shows it, and keeps what was typed', async () => {
  const { app, open, stored } = await withSignup({ signup_children: 'yes' }, { adults: 2, children: 2 });
  const { user } = await open();
  await says('You are coming, 4 people.');
  const [{ id, name }] = await stored();
  await app.asOwner('updateStaffSignup', { id, body: { name, adults: 2, children: 1 } });
  await user.click(await button('One more: Adults'));
  await user.click(await button('Save'));
  await says('You are coming, 3 people.');
  expect(await screen.findByText(/^This sign-up was changed meanwhile and is now as you see here\./)).toBeVisible();
  const values = () => screen.getAllByRole<HTMLInputElement>('spinbutton').map((field) => field.value);
  expect(values()).toEqual(['3', '1']);
  await user.click(await button('Save'));
  await says('You are coming, 4 people.');
  expect(await stored()).toMatchObject([{ adults: 3, children: 1 }]);
  expect(screen.queryByText(/changed meanwhile/)).toBeNull();

  await app.asOwner('updateStaffSignup', { id, body: { name, adults: 3, children: 1, coming: false } });
  await user.click(await button('One more: Adults'));
  await user.click(await button('Save'));
  await says('You are not coming any more. Thank you for telling us.');
  expect(screen.getByText(/changed meanwhile/)).toBeVisible();
  expect(await stored()).toMatchObject([{ state: 'left' }]);
  await user.click(await button('I am coming after all'));
  await says('You are coming, 5 people.');
});

it('the page of one’s own sign-up says how many can come at most, and what the server refuses', async () => {
  const { app, id, open } = await withSignup({ signup_places: '4' });
  const { user } = await open();
  expect(await screen.findByText('At most 4 people can be signed up here now.')).toBeVisible();
  await user.click(await button('One more: How many people, you included?'));
  await user.click(await button('One more: How many people, you included?'));
  await signUp(app, id, { adults: 2 });
  await user.click(await button('Save'));
  expect(await screen.findByText('There are no more places, so the number was not changed.')).toBeVisible();
});
it('the page of one’s own sign-up tells who is the first in line how many places are free', async () => {
  const { app, id } = await withSignup({ signup_places: '5' }, { adults: 3 });
  const { key } = await signUp(app, id, { adults: 4, name: 'Achieng' });
  const { user } = await app.visit(`/my-sign-up?key=${key}`);
  await says('You are on the waiting list, number 1.');
  expect(screen.getByText(/^You leave the waiting list\./)).toBeVisible();
  expect(screen.getByText('2 places are free now. If only 2 of you come, they are yours at once.')).toBeVisible();
  for (let press = 0; press < 2; press++) await user.click(await button('One less: How many people, you included?'));
  await user.click(await button('Save'));
  await says('You are coming, 2 people.');
  expect((await app.asOwner('listSignups', { id })).body.totals.left).toBe(0);
});

it('the page of one’s own sign-up counts everybody in one number once the event does not ask for children separately any more', async () => {
  const { app, id, open, stored } = await withSignup({ signup_children: 'yes' }, { adults: 2, children: 3 });
  await app.change(id, { signup: 'open', signup_children: null });
  const { user } = await open();
  await says('You are coming, 5 people.');
  expect(await screen.findByRole('spinbutton')).toHaveValue(5);
  await user.click(await button('One less: How many people, you included?'));
  await user.click(await button('Save'));
  await says('You are coming, 4 people.');
  expect(await stored()).toMatchObject([{ adults: 4, children: 0 }]);
});

it('the page of one’s own sign-up is opened from the page of its event with the day as staff have moved it meanwhile', async () => {
  const { app, id, open } = await withSignup();
  await open();
  await says('You are coming, 2 people.'); // the device keeps the link
  const { user } = await app.visit(`/events/${id}`);
  await user.click(await screen.findByRole('link', { name: 'Change or cancel' }));
  await says('You are coming, 2 people.');
  await user.click(screen.getByRole('link', { name: 'See the event' }));
  await app.change(id, { status: 'moved', start_date: '2026-12-12', end_date: '2026-12-12' });
  await user.click(await screen.findByRole('link', { name: 'Change or cancel' }));
  expect(await screen.findByText(/^Saturday 12 December 2026/)).toBeVisible();
});

it('the page of one’s own sign-up says what became of the event, thank you after it, and that it was deleted', async () => {
  const { app, id, open } = await withSignup();
  const saysNow = async (words: string | RegExp) => {
    await open();
    await says(words);
  };
  await app.change(id, { status: 'cancelled' });
  await saysNow('This event is cancelled. You need not do anything.');
  await app.change(id, { status: 'postponed' });
  await saysNow(/This event is postponed\. Your sign-up stays/);
  await app.change(id, { status: 'moved', start_date: '2026-11-28', end_date: '2026-11-29' });
  await saysNow(
    /^You are coming, 2 people\.The day, hour or place of this event has changed, and your sign-up stays\./,
  );
  app.clock.set(new Date('2026-11-29T09:00:00Z'));
  await saysNow('Thank you for coming.');
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  await app.request('deleteEvent', { id, token: await app.signIn() });
  await saysNow('The church has taken this event off its calendar.');
  expect(screen.queryByRole('link', { name: 'See the event' })).toBeNull();
});

it('the page of one’s own sign-up says where nobody can come back, and leads who has left to the church then', async () => {
  const { app, id, open } = await withSignup();
  await app.asOwner('updateSignupClosing', { id, body: { closed: true } });
  const { user } = await open();
  expect(await screen.findByText(/You cannot come back here just now\.$/)).toBeVisible();
  await user.click(await button('I am not coming'));
  await says('You are not coming any more. Thank you for telling us.');
  expect(screen.getByText(/^Sign-up is closed\. If you would like to come all the same/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ask the church' })).toHaveAttribute('href', '/contact');
  expect(screen.queryByRole('link', { name: /^Send it to my WhatsApp/ })).toBeNull();
});

it.each(['/my-sign-up', `/my-sign-up?key=${'x'.repeat(43)}`])(
  'the page of one’s own sign-up says that there is none: %s',
  async (path) => {
    await openAsVisitor(path);
    expect(await screen.findByRole('heading', { name: 'This sign-up is not here any more' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Coming events' })).toHaveAttribute('href', '/events');
  },
);

describe('a change of one’s own sign-up without a network', () => {
  beforeEach(freshDevice);

  /** Presses a button of the own page without a network. Returns a function that brings the network back. */
  async function changeOffline(site: Awaited<ReturnType<typeof withSignup>>, ...names: string[]) {
    const { user } = await site.open();
    const buttons = await Promise.all(names.map(button));
    const back = goOffline();
    for (const one of buttons) await user.click(one);
    return { user, back };
  }
  const MORE = 'One more: How many people, you included?';

  it('waits on the device, is told on the pages of the sign-up and of the event, and is sent once', async () => {
    const site = await withSignup();
    const { back } = await changeOffline(site, MORE, 'Save');
    expect(await screen.findByText('Wanjiku Kamau, 3 people: not sent yet')).toBeVisible();
    expect(screen.getByText(/^It is kept on this device and sent when there is a network\./)).toBeVisible();
    expect(screen.getByRole('spinbutton')).toHaveValue(3);
    cleanup();
    onTestFinished(openOutbox((await site.app.visit('/events/1')).store).keep());
    expect(await screen.findByText('Wanjiku Kamau, 3 people: not sent yet')).toBeVisible();
    expect(await site.stored()).toMatchObject([{ adults: 2 }]);
    cleanup();
    const { fetch, asked } = noting(site.app.fetch);
    vi.stubGlobal('fetch', fetch);
    back();
    await waitFor(async () => expect(await site.stored()).toMatchObject([{ adults: 3 }]));
    await site.app.visit('/events/1', { fetch });
    expect(await screen.findByText('You are coming, 3 people.')).toBeVisible();
    await waitFor(() => expect(screen.queryByText(/not sent yet/)).toBeNull());
    expect(asked.filter((call) => call.startsWith('PUT '))).toHaveLength(1);
  });

  it('is replaced by a later one, also by not coming; what is discarded is not sent', async () => {
    const site = await withSignup();
    const { user, back } = await changeOffline(site, MORE, 'Save');
    await screen.findByText('Wanjiku Kamau, 3 people: not sent yet');
    await user.click(await button('I am not coming'));
    await screen.findByText('Wanjiku Kamau, not coming: not sent yet');
    expect(screen.queryByText(/3 people/)).toBeNull();
    await user.click(await button('Discard'));
    await waitFor(() => expect(screen.queryByText(/not sent yet/)).toBeNull());
    await user.click(await button('I am not coming'));
    await screen.findByText(/not sent yet/);
    back();
    await says('You are not coming any more. Thank you for telling us.');
    await waitFor(() => expect(screen.queryByText(/not sent yet/)).toBeNull());
    expect(await site.stored()).toMatchObject([{ state: 'left', adults: 2 }]);
  });

  it('waits too where only the answer was lost; is decided by the server as any other, and what it refuses is told', async () => {
    const site = await withSignup({ signup_places: '4' });
    const { user } = await site.open();
    await user.click(await button(MORE));
    vi.stubGlobal('fetch', losing(site.app.fetch));
    await user.click(await button('Save'));
    expect(await screen.findByText('Wanjiku Kamau, 3 people: not sent yet')).toBeVisible();
    vi.stubGlobal('fetch', site.app.fetch);
    dispatchEvent(new Event('online'));
    await says('You are coming, 3 people.');
    expect(await site.stored()).toMatchObject([{ adults: 3 }]);
    const { back } = await changeOffline(site, MORE, 'Save');
    await screen.findByText('Wanjiku Kamau, 4 people: not sent yet');
    await signUp(site.app, site.id);
    back();
    const bar = await screen.findByText(/^The change of your sign-up for Friday Kesha was not taken\./);
    expect(bar).toHaveTextContent('There are no more places, so the number was not changed.');
    await waitFor(() => expect(screen.queryByText(/not sent yet/)).toBeNull());
    expect(screen.getByRole('button', { name: 'Go to your sign-up' })).toBeVisible();
    expect(await site.stored()).toMatchObject([{ adults: 3 }, { adults: 1 }]);
  });
});
