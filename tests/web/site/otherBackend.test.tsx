import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { aMessage, anEvent } from '#tests/support/factories.ts';
import { fillInEvent, pasteInto, retype, submitEvent } from '#tests/support/web/acts.ts';
import { renderApp } from '#tests/support/web/site.tsx';
import { TOKEN_KEY } from '#web/auth/token.ts';

/** The app is built for another backend here, as with VITE_API_HOST: that must be known before it is loaded. */
const backend = await vi.hoisted(async () => {
  vi.resetModules(); // an app that an earlier file has loaded knows its own backend
  const { startOtherBackend } = await import('#tests/support/web/otherBackend.ts');
  const started = await startOtherBackend();
  import.meta.env.VITE_API_HOST = started.url;
  return started;
});
const network = globalThis.fetch;

const kesha = { id: 'a7', ...anEvent(), version: 3, series: 1, status: 'cancelled' };
const SECTION_7 = [
  'GET /all/events',
  'POST /submit',
  'POST /login',
  'POST /create/events',
  'PUT /update/events/a7',
  'DELETE /delete/events/a7',
  'DELETE /all/events/a7',
  'POST /daily/verse',
];
const WITH_TOKEN = /^(POST \/create|PUT \/update|DELETE )/;
const STANDARD_HEADERS =
  /^(accept|accept-(encoding|language)|authorization|connection|content-(length|type)|host|sec-fetch-mode|user-agent)$/;

afterAll(() => {
  delete import.meta.env.VITE_API_HOST;
  vi.resetModules();
});

beforeEach(() => {
  backend.received.length = 0;
  backend.answers = {
    'GET /all/events': { body: { events: [kesha] } },
    'POST /submit': { body: 'OK' },
    'POST /login': { body: { access_token: 'theirs' } },
    'POST /create/events': { status: 201, body: { event: { ...kesha, id: 'b8', title: 'New Kesha' } } },
    'PUT /update/events/a7': { body: 'Updated' },
    'DELETE /delete/events/a7': { body: '' },
    'DELETE /all/events/a7': { body: '' },
    'POST /daily/verse': { body: { bot_message: 'Jesus wept. John 11:35', passages: [{}], context: { asked: 1 } } },
  };
});

/** Whatever a test did, nothing but section 7 reached the backend. */
afterEach(() => {
  cleanup();
  for (const { method, path, headers } of backend.received) {
    const sent = `${method} ${path}`;
    expect(SECTION_7).toContain(sent);
    expect(Object.keys(headers).filter((name) => !STANDARD_HEADERS.test(name))).toEqual([]);
    expect([sent, 'authorization' in headers]).toEqual([sent, WITH_TOKEN.test(sent)]);
  }
});

const open = (path: string, token?: string) => renderApp(path, { fetch: network, ...(token && { token }) });
const bodyOf = (sent: string) => backend.received.find(({ method, path }) => `${method} ${path}` === sent)?.body;

it('another backend gets the calls and fields of section 7 alone on every public page', async () => {
  for (const path of ['/', '/events', '/events?when=coming', '/events?view=month', '/event-card', '/events/a7']) {
    await open(path);
    await waitFor(() => expect(screen.queryAllByText(/Friday Kesha/).length).toBeGreaterThan(0));
    // It has no calendar of all events.
    expect(screen.queryByRole('button', { name: 'Subscribe' })).toBeNull();
    if (path === '/events') expect(screen.getByRole('region', { name: 'Coming up' })).toHaveTextContent('Kesha');
  }
  expect(backend.received.length).toBeGreaterThan(5);
});

it('another backend gets the calls and fields of section 7 alone on the page of an event, which it finds in the list, and shows without what that has not', async () => {
  const { start_date, venue, ...older } = { ...kesha, image: 'javascript:alert(1)' };
  const shown = { ...older, startDate: '2026-11-29', start_time: '09:00', end_time: '11:00', location: venue };
  backend.answers['GET /all/events'] = { body: { events: [shown, { ...shown, id: 'b', title: 'Next' }] } };
  const { user } = await open('/events/a7');
  expect(await screen.findByRole('heading', { level: 1, name: 'Friday Kesha' })).toBeVisible();
  expect(screen.getByText('When').nextElementSibling).toHaveTextContent('Sunday 29 November 2026');
  expect(screen.getByRole('link', { name: 'Next' })).toHaveAttribute('href', '/events/b');
  expect(document.querySelector('meta[property="og:image"]')).toHaveAttribute(
    'content',
    expect.stringContaining('/pictures/og-events.jpg'),
  );
  for (const link of document.querySelectorAll('a')) expect(link.protocol).not.toBe('javascript:');
  await user.click(screen.getByRole('button', { name: 'Add to calendar' }));
  expect(await screen.findByRole('menuitem', { name: /^Google Calendar/ })).toBeVisible();
  expect(screen.queryByRole('menuitem', { name: 'Apple Calendar, or a file' })).toBeNull();
  await open('/events/other');
  expect(await screen.findByRole('heading', { name: "Sorry, we couldn't find this page." })).toBeVisible();
  backend.answers = {};
  await open('/events/other');
  expect(await screen.findByText('This event could not be loaded.')).toBeVisible();
});

it('another backend gets the calls and fields of section 7 alone at a contact message', async () => {
  const { user } = await open('/contact');
  const { name, email, phone_number, message } = aMessage();
  pasteInto(screen.getByLabelText(/^Name/), name);
  pasteInto(screen.getByLabelText(/^Email/), email);
  pasteInto(screen.getByLabelText(/^Phone/), phone_number ?? '');
  pasteInto(screen.getByLabelText(/^Message/), message);
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('Message sent successfully!')).toBeVisible();
  expect(bodyOf('POST /submit')).toEqual({ name, email, phone_number, message });
});

it('another backend gets the calls and fields of section 7 alone at the daily verse, with no chapters, editions or context', async () => {
  const { user } = await open('/daily-verse');
  expect(await screen.findByText('Jesus wept. John 11:35')).toBeVisible();
  await user.type(screen.getByLabelText('Write a message'), 'and then?{Enter}');
  await waitFor(() => expect(screen.getAllByText('Jesus wept. John 11:35')).toHaveLength(2));
  const asked = backend.received.filter(({ method }) => method === 'POST').map(({ body }) => body);
  expect(asked).toEqual([{ message: 'Hello' }, { message: 'and then?' }]);
  await open('/daily-verse?read=JHN.3');
  expect(await screen.findByRole('heading', { name: 'Our Verse of the Day' })).toBeVisible();
});

it('another backend gets the calls and fields of section 7 alone at signing in, working and logging out', async () => {
  const { user } = await open('/login');
  pasteInto(screen.getByLabelText(/Username/), 'mary');
  pasteInto(screen.getByLabelText(/Password/), 'secret');
  await user.click(screen.getByRole('button', { name: 'Log In' }));
  await screen.findByRole('heading', { name: 'Upcoming Events' });
  expect(bodyOf('POST /login')).toEqual({ username: 'mary', password: 'secret' });
  await user.click(await screen.findByRole('button', { name: 'Notifications: 3' }));
  await screen.findByRole('menu', { name: 'Notifications' });
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Account' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Log out' }));
  expect(await screen.findByText('Logged out successfully')).toBeVisible();
  expect(localStorage.getItem(TOKEN_KEY)).toBeNull();
});

it('another backend gets the calls and fields of section 7 alone at creating an event', async () => {
  const { user } = await open('/create/events?create', 'theirs');
  await fillInEvent();
  expect(screen.queryByText(/Repeat/)).toBeNull();
  expect(screen.getByText(/This server takes none from your device/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Choose a picture' })).toBeNull();
  pasteInto(screen.getByLabelText('Image URL'), 'https://older.example/k.jpg');
  expect(screen.queryByLabelText('What the picture shows')).toBeNull();
  expect(screen.getByAltText("Preview of the event's picture")).toBeVisible();
  await submitEvent(user, 'Create Event');
  expect(await screen.findByText('Event created successfully.')).toBeVisible();
  expect(bodyOf('POST /create/events')).toEqual({
    title: 'New Kesha',
    category: 'Kesha',
    description: 'Come.',
    start_date: '2026-12-04',
    start_time: '18:00',
    end_date: '2026-12-04',
    end_time: '20:00',
    venue: 'Juja',
    image: 'https://older.example/k.jpg',
  });
});

it('another backend gets the calls and fields of section 7 alone at updating an event', async () => {
  const { user } = await open('/admin/dashboard?edit=a7', 'theirs');
  const venue = await screen.findByLabelText(/Venue/);
  retype(venue, 'Juja');
  await submitEvent(user, 'Update Event');
  expect(await screen.findByText('Event updated successfully!')).toBeVisible();
  const { image, ...eight } = anEvent({ venue: 'Juja' });
  expect(bodyOf('PUT /update/events/a7')).toEqual(eight);
});

it('another backend gets the calls and fields of section 7 alone at deleting an event, which cannot be undone', async () => {
  for (const [path, call] of [
    ['/admin/dashboard', 'DELETE /delete/events/a7'],
    ['/event-list', 'DELETE /all/events/a7'],
  ] as const) {
    const { user } = await open(path, 'theirs');
    await user.click(await screen.findByRole('button', { name: 'Delete Friday Kesha' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Yes' }));
    expect(await screen.findByText(/^Event deleted successfully!?$/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    expect(backend.received.map(({ method, path }) => `${method} ${path}`)).toContain(call);
  }
});

it('what only our own server has is not offered in the menus, beside an event, at an address, or in the settings', async () => {
  const { user } = await open('/admin/dashboard', 'theirs');
  await screen.findByRole('button', { name: 'Edit Friday Kesha' });
  expect(screen.queryByRole('button', { name: /Cancel or move/ })).toBeNull();
  expect(screen.queryByRole('checkbox')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'More for Friday Kesha' }));
  const menu = within(await screen.findByRole('menu', { name: 'Friday Kesha' }));
  expect(menu.getByRole('menuitem', { name: 'Duplicate' })).toBeVisible();
  for (const name of ['Picture for Status', 'Select']) expect(menu.queryByRole('menuitem', { name })).toBeNull();
  await user.keyboard('{Escape}');
  const staff = screen.getAllByRole('navigation', { name: 'Staff' })[0] as HTMLElement;
  for (const name of ['Upcoming Events', 'Manage Events']) {
    expect(within(staff).getByRole('link', { name })).toBeInTheDocument();
  }
  for (const name of ['Messages', 'History']) expect(within(staff).queryByRole('link', { name })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Account' }));
  expect(await screen.findByRole('menuitem', { name: 'Settings' })).toBeVisible();
  expect(screen.queryByRole('menuitem', { name: 'Profile' })).toBeNull();
  await user.keyboard('{Escape}');
  await user.keyboard('?');
  await screen.findByRole('dialog', { name: 'Keys' });
  expect(screen.queryByText('Go to Messages')).toBeNull();
  expect(screen.getByText('Go to Manage Events')).toBeVisible();
  for (const path of ['/admin/messages', '/admin/history', '/admin/profile']) {
    await open(path, 'theirs');
    expect(await screen.findByText("Sorry, we couldn't find this page.")).toBeVisible();
  }
  await open('/admin/settings', 'theirs');
  expect(await screen.findByRole('heading', { name: 'Settings' })).toBeVisible();
  expect(screen.queryByText('Who can log in')).toBeNull();
});

it('dates and times of another backend show no label for a time that is none, and a list without empty words', async () => {
  for (const time of [undefined, null, '']) {
    const without = { ...kesha, end_date: null, start_time: time, end_time: time, venue: time };
    backend.answers['GET /all/events'] = { body: [without] };
    await open('/event-card?id=a7');
    const event = within(await screen.findByRole('article'));
    expect(event.queryByText(/Start time|End time|Venue/)).toBeNull();
  }
  backend.answers['GET /all/events'] = { body: [{ ...kesha, start_time: null, end_time: null }] };
  await open('/admin/dashboard', 'theirs');
  const row = (await screen.findByRole('heading', { name: 'Friday Kesha' })).closest('tr') as HTMLElement;
  expect(row).not.toHaveTextContent(/(^|\D) to /);
  expect(row).not.toHaveTextContent('undefined');
});

it('dates and times of another backend keep an event without times on until its day is over', async () => {
  backend.answers['GET /all/events'] = {
    body: [{ ...kesha, start_date: '2026-11-21', end_date: null, start_time: null, end_time: null }],
  };
  await open('/event-card');
  expect(await screen.findByRole('heading', { name: 'Friday Kesha' })).toBeVisible();
  expect(screen.queryByText('Past')).toBeNull();
});
