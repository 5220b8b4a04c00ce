import { setupListeners } from '@reduxjs/toolkit/query';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { EventInput } from '#shared/events/event.ts';
import { EVENTS_PER_PAGE } from '#shared/events/eventsQuery.ts';
import { addDays } from '#shared/time.ts';
import { hrefOf, textsOf } from '#tests/support/web/acts.ts';
import { atPath, never } from '#tests/support/web/calls.ts';
import { openAsVisitor, startSite } from '#tests/support/web/site.tsx';
import { MY_BRANCH_KEY } from '#web/myBranch/myBranch.ts';

type Fields = Partial<EventInput>;

const card = () => screen.findByRole('article');

it('a card leads to its event, at once, with one stop of the Tab key, and is pressed anywhere, but not by selecting its words; on the Manage Events screen by its title alone', async () => {
  const { visit, open } = await startSite({ events: [{}] });
  const { user } = await visit('/events', { through: atPath('/read/events/', never) });
  const links = within(await card()).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([['Friday Kesha', '/events/1']]);
  expect(within(await card()).queryByRole('button')).toBeNull();
  const words = within(await card()).getByText('Venue: Ruiru Main Sanctuary');
  const pressed = vi.fn();
  links[0]?.addEventListener('click', pressed);
  getSelection()?.selectAllChildren(words);
  words.click();
  expect(pressed).not.toHaveBeenCalled();
  getSelection()?.removeAllRanges();
  await user.click(words);
  expect(await screen.findByRole('heading', { level: 1, name: 'Friday Kesha' })).toBeVisible();
  await open('/create/events');
  const title = within(await card()).getByRole('link', { name: 'Friday Kesha' });
  expect(title).toHaveAttribute('href', '/events/1');
  pressed.mockClear();
  title.addEventListener('click', pressed);
  await user.click(within(await card()).getByText('Venue: Ruiru Main Sanctuary'));
  expect(pressed).not.toHaveBeenCalled();
});
it('a card of an event that is cancelled, postponed or moved says so first', async () => {
  const { put, change, visit } = await startSite();
  const states = [
    ['Choir', 'cancelled', {}, 'Cancelled: Choir', true],
    ['Retreat', 'postponed', {}, 'Postponed: Retreat', true],
    ['Seminar', 'postponed', { start_date: '2026-12-04', end_date: '2026-12-05' }, 'Postponed: Seminar', false],
    ['Revival', 'moved', { venue: 'Juja Branch' }, 'Moved: Revival', false],
  ] as const;
  for (const [title, status, fields] of states) {
    const { id } = await put({ title });
    await change(id, { title, ...fields, status, status_note: 'So the elders have decided.' });
  }
  await visit('/events');
  const cards = await screen.findAllByRole('article');
  for (const [title, , , words, struck] of states) {
    const shown = cards.find(({ textContent }) => textContent?.includes(title)) as HTMLElement;
    expect(within(shown).getByRole('heading')).toHaveTextContent(words);
    expect(shown.querySelector('s')?.textContent).toBe(struck ? title : undefined);
    expect(within(shown).getByText('So the elders have decided.')).toBeVisible();
  }
});

it('a card shows one of the site’s own pictures in the width that fits, wherever its address says it lies', async () => {
  const id = 'Ab3_d-9ZAb3_d-9ZAb3_d-';
  const image = `https://old-house.example/event-pictures/${id}/960.jpg`;
  const event = { image, image_alt: 'A choir with candles', image_focus: '30 20' };
  const { visit } = await startSite({ events: [event] });
  await visit('/events');
  const picture = within(await card()).getByRole('img', { name: 'A choir with candles' });
  expect(picture).toHaveAttribute('src', `/event-pictures/${id}/960.jpg`);
  expect(picture).toHaveAttribute('srcset', expect.stringContaining(`/event-pictures/${id}/480.jpg 480w`));
  expect(picture).toHaveStyle({ objectPosition: '30% 20%' });
});
it('subscribing begins with the branch and category that are looked at, gives the calendar of everything, of one branch or of one category, and copies over plain http too, where the button keeps the focus', async () => {
  const { user } = await openAsVisitor('/events?branch=juja&category=Kesha');
  await user.click(screen.getByRole('button', { name: 'Subscribe' }));
  const dialog = await screen.findByRole('dialog', { name: 'Events in your own calendar' });
  expect(hrefOf(/^Open in my calendar app$/)).toBe('webcal://localhost/events.ics?branch=juja&category=Kesha');
  for (const label of ['Branch', 'Category']) await user.selectOptions(within(dialog).getByLabelText(label), '');
  expect(hrefOf(/^Open in my calendar app$/)).toBe('webcal://localhost/events.ics');
  await user.selectOptions(within(dialog).getByLabelText('Branch'), 'Juja');
  await user.selectOptions(within(dialog).getByLabelText('Category'), 'Bible Study');
  const chosen = 'localhost/events.ics?branch=juja&category=Bible%20Study';
  expect(hrefOf(/^Open in my calendar app$/)).toBe(`webcal://${chosen}`);
  const google = new URL(hrefOf(/^Google Calendar/) ?? '');
  expect(google.searchParams.get('cid')).toBe(`webcal://${chosen}`);
  const copy = within(dialog).getByRole('button', { name: 'Copy the address' });
  await user.click(copy);
  expect(await navigator.clipboard.readText()).toBe(`http://${chosen}`);
  expect(hrefOf(/^For a feed reader/)).toBe('/events.atom?branch=juja&category=Bible%20Study');
  expect((await fetch(`http://${chosen}`)).status).toBe(200);

  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not on plain http'));
  const copied: string[] = [];
  document.execCommand = () => copied.push(dialog.querySelector<HTMLTextAreaElement>('textarea')?.value ?? '') > 0;
  onTestFinished(() => void Reflect.deleteProperty(document, 'execCommand'));
  await user.click(copy);
  expect(copied).toEqual([`http://${chosen}`]);
  expect(copy).toHaveFocus();
  await user.click(within(dialog).getByRole('button', { name: 'Close' }));
});

const TODAY = '2026-11-21';

/** A server whose next event is far down its list: what follows after it fills more than one part. */
async function withFullCalendar() {
  const app = await startSite();
  const put = (title: string, start_date: string, fields: Fields = {}) =>
    app.put({ title, start_date, end_date: start_date, start_time: '14:00', end_time: '16:00', ...fields });
  for (let week = 1; week <= EVENTS_PER_PAGE + 2; week++) await put(`Week ${week}`, addDays(TODAY, week * 7));
  await put('Over', TODAY, { start_time: '08:00', end_time: '09:00' });
  await put('This evening', TODAY, { start_time: '18:00', end_time: '20:00' });
  await put('This afternoon', TODAY);
  await put('Called off', addDays(TODAY, 1), { status: 'cancelled' });
  await put('Prayer week', addDays(TODAY, -3), { end_date: addDays(TODAY, 3) });
  return { ...app, put };
}

const comingUp = () => screen.findByRole('region', { name: 'Coming up' });
const titles = (region: HTMLElement) =>
  within(region)
    .getAllByRole('listitem')
    .map((row) => within(row).getByRole('link').textContent);

it('above the public list stands all that is coming, soonest first, by weeks and months, however far down the list it is, and changes at once', async () => {
  const { put, visit } = await withFullCalendar();
  const { store } = await visit('/events');
  onTestFinished(setupListeners(store.dispatch));
  const region = await comingUp();
  expect(titles(region).slice(0, 6)).toEqual([
    'Prayer week',
    'This afternoon',
    'This evening',
    'Cancelled: Called off',
    'Week 1',
    'Week 2',
  ]);
  const groups = within(region).getAllByRole('heading', { level: 3 });
  expect(textsOf(groups).slice(0, 5)).toEqual(['This week', 'Next week', 'December', 'January 2027', 'February 2027']);
  const row = within(region).getByRole('link', { name: 'This evening' }).closest('li');
  expect(row).toHaveTextContent('This eveningSat 21 Nov, 6 to 8 pm · Ruiru');
  expect(within(region).getByText('Wed 18 Nov, 2 pm, until Tue 24 Nov')).toBeVisible();
  const cards = await screen.findAllByRole('article');
  expect(within(cards[0] as HTMLElement).getByRole('heading')).toHaveTextContent(`Week ${EVENTS_PER_PAGE + 2}`);
  expect(region.compareDocumentPosition(cards[0] as HTMLElement)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await put('At once', TODAY, { start_time: '12:30' });
  act(() => void dispatchEvent(new Event('focus')));
  await waitFor(async () => expect(titles(await comingUp()).slice(0, 2)).toEqual(['Prayer week', 'At once']));
});

it('above the public list it follows the filters, leads to those of one’s own branch, and nothing stands where nothing is coming', async () => {
  const { put, visit } = await withFullCalendar();
  await visit('/events?q=week');
  expect(titles(await comingUp()).slice(0, 2)).toEqual(['Prayer week', 'Week 1']);
  await visit('/events?when=past');
  await screen.findByRole('article');
  expect(screen.queryByRole('region', { name: 'Coming up' })).toBeNull();
  localStorage.setItem(MY_BRANCH_KEY, 'juja');
  await put('At Juja', addDays(TODAY, 9), { venue: 'Gachororo Road' });
  const { user } = await visit('/events');
  await user.click(within(await comingUp()).getByRole('link', { name: 'All that is coming at Juja' }));
  await waitFor(async () => expect(titles(await comingUp())).toEqual(['At Juja']));
  await openAsVisitor('/events', { events: [{ start_date: '2026-10-01', end_date: '2026-10-02' }] });
  await screen.findByRole('article');
  expect(screen.queryByRole('region', { name: 'Coming up' })).toBeNull();
  expect(screen.queryByRole('heading', { name: 'All events' })).toBeNull();
});
