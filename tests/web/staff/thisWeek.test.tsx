import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { EventInput } from '#shared/events/event.ts';
import { anEvent } from '#tests/support/factories.ts';
import { hrefOf, pasteInto } from '#tests/support/web/acts.ts';
import { downloads } from '#tests/support/web/downloads.ts';
import { drawnPictures } from '#tests/support/web/drawnPictures.ts';
import { answering, noNetwork, openSignedIn, renderApp, startSite } from '#tests/support/web/site.tsx';
import { api } from '#web/api/api.ts';

// Saturday 21 November 2026 at noon: this week is that of Sunday 15, the next that of Sunday 22.

interface Opened {
  search?: string;
  events?: Partial<EventInput>[];
  /** What the request for the picture answers. */
  picture?: () => Promise<Response>;
}

async function openThisWeek({ search = '', events = [{}], picture }: Opened = {}) {
  const files = downloads();
  const { through, asked } = drawnPictures('/read/week-pictures/', picture);
  const app = await openSignedIn(`/admin/this-week${search}`, { events, through });
  await screen.findByRole('heading', { name: 'This Week' });
  return { ...app, asked, files };
}

const words = () => screen.findByLabelText('They can be changed before they are sent');
const notice = () => screen.getByRole('region', { name: 'Notice to print or read aloud' });

it('the words of a week of the next week say each event with its day, hour, place and link, and the services; are printed, and copied as they were changed', async () => {
  const { user } = await openThisWeek({ search: '?week=next' });
  const services =
    'Ruiru: Thursday 6 pm, Sunday 9 am and 11 am\nMagomano, Kithini and Juja: Thursday 6 pm, Sunday 10 am';
  const text = ((await words()) as HTMLTextAreaElement).value;
  expect(text).toMatch(/^\*NEXT WEEK AT RUIRU FOUNDATION CHURCH\*\n22 to 28 November 2026\n/);
  expect(text).toContain('*Friday Kesha*\nRuiru Main Sanctuary\nhttp://localhost/events/1\n');
  expect(text).toContain(`\n\n*Services*\n${services}\n\nhttp://localhost/events`);
  expect(screen.getByText('22 to 28 November 2026: 1 event')).toBeVisible();
  expect(hrefOf('WhatsApp')).toContain('https://wa.me/?text=*NEXT%20WEEK');
  const said = notice().textContent;
  for (const part of ['Next week at Ruiru Foundation Church', 'Friday 27 November', '9 pm to 5 am', 'Services'])
    expect(said).toContain(part);
  const print = vi.fn();
  vi.stubGlobal('print', print);
  await user.click(screen.getByRole('button', { name: 'Print notice' }));
  expect(print).toHaveBeenCalledOnce();
  pasteInto(await words(), ' Karibuni!');
  await user.click(screen.getByRole('button', { name: 'Copy the words for the groups' }));
  expect(await navigator.clipboard.readText()).toMatch(/\/events Karibuni!$/);
});

it('the words of a week of a week without events announce the services, and the page says so; are those of one branch, where one is chosen, with its hours', async () => {
  await openThisWeek({ search: '?week=this', events: [{}, { title: 'Cell', venue: 'Gachororo Road' }] });
  expect(await screen.findByText(/only the services are announced/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Create Event' })).toHaveAttribute('href', '/admin/dashboard?create');
  expect(((await words()) as HTMLTextAreaElement).value).toContain('Nothing besides our services.');
  // One right after the other: the page keeps both.
  act(() => {
    fireEvent.change(screen.getByLabelText('Week'), { target: { value: 'next' } });
    fireEvent.change(screen.getByLabelText('Branch'), { target: { value: 'juja' } });
  });
  expect(await screen.findByRole('heading', { name: 'Next week at Juja' })).toBeVisible();
  expect(screen.getByText('22 to 28 November 2026: 1 event')).toBeVisible();
  const text = (await words()) as HTMLTextAreaElement;
  expect(text.value).toMatch(/^\*NEXT WEEK AT JUJA\*/);
  expect(text.value).toContain('*Cell*\nGachororo Road (Juja)');
  expect(text.value).not.toContain('Friday Kesha');
  expect(text.value).toContain('Sunday service: 10 am to 12:30 pm');
});

/** Of this week and of the next. */
const TWO_WEEKS = [
  { start_date: '2026-11-20', end_date: '2026-11-20', start_time: '18:00', end_time: '20:00' },
  { start_date: '2026-11-27', end_date: '2026-11-27', start_time: '18:00', end_time: '20:00' },
];

it.each([
  ['this one while something of it is left', '2026-11-20T19:00', TWO_WEEKS, '15 to 21 November 2026: 1 event'],
  ['the coming one once nothing is left', '2026-11-20T20:01', TWO_WEEKS, '22 to 28 November 2026: 1 event'],
  ['this one where neither has anything', '2026-11-20T20:01', [], '15 to 21 November 2026: no events'],
  ['the coming one from Saturday noon', '2026-11-21T12:00', [], '22 to 28 November 2026: no events'],
])('the week at first is %s', async (_which, moment, events, counted) => {
  vi.setSystemTime(`${moment}:00+03:00`);
  const site = await startSite({ events });
  site.clock.set(new Date());
  await site.open('/admin/this-week');
  expect(await screen.findByText(counted)).toBeVisible();
});

const open = (search: string) => openThisWeek({ search, events: [{}, { title: 'Cell', venue: 'Juja branch' }] });

it('words that were changed are kept for their week and branch, and come back', async () => {
  const { user, fetch, token } = await open('?week=next');
  const original = ((await words()) as HTMLTextAreaElement).value;
  pasteInto(await words(), ' Karibuni!');
  expect(screen.getByText(/Your words are kept on this device/)).toBeVisible();
  await user.selectOptions(screen.getByLabelText('Branch'), 'Juja');
  expect(((await words()) as HTMLTextAreaElement).value).toMatch(/^\*NEXT WEEK AT JUJA\*/);
  expect(((await words()) as HTMLTextAreaElement).value).not.toContain('Karibuni!');
  pasteInto(await words(), ' Njoo!');
  await renderApp('/admin/this-week?week=next', { fetch, token });
  expect(await words()).toHaveValue(`${original} Karibuni!`);
  await user.selectOptions(screen.getByLabelText('Branch'), 'Juja');
  expect(((await words()) as HTMLTextAreaElement).value).toMatch(/Njoo!$/);
  await user.selectOptions(screen.getByLabelText('Branch'), '');
  await user.click(screen.getByRole('button', { name: 'Start afresh' }));
  expect(await words()).toHaveValue(original);
  expect(screen.queryByRole('button', { name: 'Start afresh' })).toBeNull();
});

it('words that were changed say so where an event has changed since, and the picture is drawn again; reach the notice, on screen and in print, with their marks as bold and without links', async () => {
  const { user, request, token, store, asked } = await open('?week=next');
  pasteInto(await words(), ' Karibuni!');
  await request('updateEvent', { id: 1, token, body: anEvent({ venue: 'Kithini' }) });
  store.dispatch(api.util.invalidateTags([{ type: 'Event', id: 'LIST' }]));
  expect(await screen.findByText(/The events have changed since/)).toBeVisible();
  await waitFor(() => expect(asked.at(-1)).toBe('GET /read/week-pictures/2026-11-22?shows=2.1-1.2'));
  expect(((await words()) as HTMLTextAreaElement).value).toMatch(/Karibuni!$/);
  await user.click(screen.getByRole('button', { name: 'Start afresh' }));
  expect(((await words()) as HTMLTextAreaElement).value).toContain('Kithini');
  await user.clear(await words());
  await user.click(await words());
  await user.paste('*KARIBUNI*\n\n*Friday*\n9 PM: *Kesha* at ~Ruiru~ Juja\nhttp://localhost/events/1');
  const printed = document.getElementById('printed-notice') as HTMLElement;
  await waitFor(() => expect(within(printed).getByText('KARIBUNI').tagName).toBe('H3'));
  for (const place of [notice(), printed]) {
    expect(within(place).getByText('Friday').tagName).toBe('H4');
    expect(within(place).getByText('Kesha').tagName).toBe('STRONG');
    expect(within(place).getByText('Ruiru').tagName).toBe('S');
    expect(place).toHaveTextContent('9 PM: Kesha at Ruiru Juja');
    expect(place).not.toHaveTextContent('http://localhost/events/1');
  }
});

it('the picture of a week is asked for by what it shows, and can be saved', async () => {
  const { user, asked, files } = await openThisWeek({ search: '?week=next&branch=ruiru' });
  expect(
    await screen.findByRole('img', { name: /^Next week at Ruiru, 22 to 28 November 2026: 1 event/ }),
  ).toBeVisible();
  expect(asked).toEqual(['GET /read/week-pictures/2026-11-22?branch=ruiru&shows=1.1']);
  await user.click(screen.getByRole('button', { name: 'Save picture' }));
  expect(files).toMatchObject([{ name: 'week-2026-11-22-ruiru.jpg' }]);
  expect(screen.queryByRole('button', { name: 'Share picture' })).toBeNull();
});

it.each([
  ['a server that draws none', { picture: async () => new Response('{"error":"Not found"}', { status: 404 }) }],
  ['a proxy’s page in its place', { picture: async () => new Response('<p>Not found', { status: 404 }) }],
])('the picture of a week is left out over %s; words and notice stand', async (_case, opened) => {
  await openThisWeek({ search: '?week=next', ...opened });
  await words();
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Picture for Status' })).toBeNull());
  expect(within(notice()).getByText('Friday Kesha')).toBeVisible();
});

it('the picture of a week is not even asked for over an older backend', async () => {
  const fetch = vi.fn(answering([{ ...anEvent(), id: 1 }]));
  await renderApp('/admin/this-week?week=next', { fetch, token: 'any' });
  expect(((await words()) as HTMLTextAreaElement).value).toContain('*Friday Kesha*');
  expect(screen.queryByRole('heading', { name: 'Picture for Status' })).toBeNull();
  expect(fetch.mock.calls.map(([input]) => String((input as Request).url)).join()).not.toContain('week-pictures');
});

it('the page loads, and says where the events cannot be had', async () => {
  await renderApp('/admin/this-week', { fetch: noNetwork, token: 'any' });
  expect(screen.getByText('Loading events...')).toBeVisible();
  expect(await screen.findByText('Failed to load events.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Words for the groups' })).toBeNull();
});
