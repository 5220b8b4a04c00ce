import { act, screen, waitFor, within } from '@testing-library/react';
import { DAY_MS } from '#shared/time.ts';
import { NOON } from '#tests/support/testApp.ts';
import { hrefOf, textsOf } from '#tests/support/web/acts.ts';
import { noNetwork, openAsVisitor, startSite } from '#tests/support/web/site.tsx';
import { stubNavigator } from '#tests/support/web/stubNavigator.ts';

const title = () => screen.findByRole('heading', { level: 1 });
const fact = (name: string) => screen.getByText(name).nextElementSibling;
const structured = () =>
  JSON.parse([...document.querySelectorAll('script[type="application/ld+json"]')].at(-1)?.textContent ?? '{}');

it('the page of an event leads staff to its form and back to their screens; visitors see neither', async () => {
  const app = await startSite({ events: [{}] });
  await app.visit('/events/1');
  await screen.findByRole('heading', { name: 'Friday Kesha', level: 1 });
  expect(screen.queryByRole('link', { name: 'Edit' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Staff area' })).toBeNull();
  const { user } = await app.open('/events/1');
  expect(await screen.findByRole('link', { name: 'Staff area' })).toHaveAttribute('href', '/admin/dashboard');
  await user.click(await screen.findByRole('link', { name: 'Edit' }));
  expect(await screen.findByRole('dialog', { name: 'Update Event' })).toBeVisible();
});

it('the page of an event says when, where and what, with the way there, links in its words, and what comes next at its branch', async () => {
  const description = 'A night of prayer.\nAsk 0712 345 678 or see https://kesha.example/2026.';
  const { visit } = await startSite({
    events: [
      { venue: 'Juja Branch', description },
      { title: 'Also at Juja', venue: 'Gachororo Road', start_date: '2026-12-04', end_date: '2026-12-05' },
      { title: 'Elsewhere', venue: 'Kithini Branch', start_date: '2026-11-29', end_date: '2026-11-29' },
    ],
  });
  await visit('/events/1');
  expect(await title()).toHaveTextContent(/^Friday Kesha$/);
  expect(screen.getByRole('article').textContent).toMatch(/^Friday Kesha/);
  expect(fact('When')).toHaveTextContent('Friday 27 November 20269 pm to 5 am on Saturday');
  expect(fact('Where')).toHaveTextContent('Juja Branch');
  expect(fact('Where')).toHaveTextContent('Juja, Kiambu County');
  expect(hrefOf(/^Get directions/)).toContain('-1.1017');
  expect(screen.getByRole('link', { name: '0712 345 678' })).toHaveAttribute('href', 'tel:+254712345678');
  expect(screen.getByRole('link', { name: 'https://kesha.example/2026' })).toBeVisible();
  const next = within(screen.getByRole('region', { name: 'Coming up in Juja' }));
  expect(textsOf(next.getAllByRole('heading', { level: 3 }))).toEqual(['Also at Juja']);
  expect(next.getByRole('link', { name: 'Also at Juja' })).toHaveAttribute('href', '/events/2');
  await waitFor(() => expect(document.title).toMatch(/^Friday Kesha – /));
});

it('the page of an event shows WhatsApp’s marks as such, tells search engines the words without them, and is shared by the device’s own sheet', async () => {
  const share = vi.fn(async () => undefined);
  stubNavigator({ share });
  const description = '*Karibuni* _wote_, ~9 PM~ see *https://a.example/_b_/c*\n<b>*2 x 3*</b>';
  const { user } = await openAsVisitor('/events/1', { events: [{ venue: 'Main Sanctuary', description }] });
  await title();
  const article = within(screen.getByRole('article'));
  expect(article.getByText('Karibuni').tagName).toBe('STRONG');
  expect(article.getByText('wote').tagName).toBe('EM');
  expect(article.getByText('9 PM').tagName).toBe('S');
  expect(article.getByRole('link', { name: 'https://a.example/_b_/c' }).closest('strong')).not.toBeNull();
  expect(screen.getByRole('article')).toHaveTextContent('<b>2 x 3</b>');
  expect(structured().description).toBe('Karibuni wote, 9 PM see https://a.example/_b_/c\n<b>2 x 3</b>');
  await user.click(screen.getByRole('button', { name: 'Share' }));
  expect(share).toHaveBeenCalledExactlyOnceWith({
    title: 'Friday Kesha',
    text: 'Friday Kesha\nFriday 27 November 2026, 9 pm to 5 am on Saturday\nMain Sanctuary, Ruiru',
    url: 'http://localhost/events/1',
  });
  expect(screen.queryByRole('menu')).toBeNull();
});

it('the page of an event says first that the event is cancelled, strikes it through, offers no calendar, and is shared by WhatsApp or its link', async () => {
  const { change, visit } = await startSite({ events: [{}] });
  await change(1, { status: 'cancelled', status_note: 'The hall has no power.' });
  const { user } = await visit('/events/1');
  const heading = await title();
  expect(heading).toHaveTextContent('Cancelled: Friday Kesha');
  expect(within(heading).getByText('Friday Kesha').tagName).toBe('S');
  expect(screen.getByText('The hall has no power.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Add to calendar' })).toBeNull();
  expect(structured()).toMatchObject({ eventStatus: 'https://schema.org/EventCancelled' });

  await user.click(await screen.findByRole('button', { name: 'Share' })); // the device has no sheet of its own
  const whatsApp = new URL((await screen.findByRole<HTMLAnchorElement>('menuitem', { name: /^WhatsApp/ })).href);
  expect(whatsApp.origin + whatsApp.pathname).toBe('https://wa.me/');
  const words = whatsApp.searchParams.get('text') ?? '';
  expect(words).toMatch(/^Cancelled: Friday Kesha\n/);
  expect(words).toMatch(/\nThe hall has no power\.\nhttp:\/\/localhost\/events\/1$/);
  await user.click(screen.getByRole('menuitem', { name: 'Copy the link' }));
  expect(await navigator.clipboard.readText()).toBe('http://localhost/events/1');
  expect(await screen.findByText('The link is copied.')).toBeInTheDocument();
});

it('the page of an event tells of a moved one the new day and hour, and the old ones struck through; of a postponed one that its day is open, until it is given one', async () => {
  const app = await startSite({ events: [{}, {}] });
  await app.change(1, { status: 'moved', start_date: '2026-12-04', end_date: '2026-12-05', venue: 'Juja Branch' });
  await app.change(2, { status: 'postponed' });
  await app.visit('/events/1');
  expect(await title()).toHaveTextContent('Moved: Friday Kesha');
  expect(within(await title()).queryByText('Friday Kesha')?.tagName).not.toBe('S');
  expect(fact('When')).toHaveTextContent('Friday 4 December 2026');
  expect(screen.getByText('Friday 27 November 2026, 9 pm, Ruiru Main Sanctuary').tagName).toBe('S');
  expect(structured()).toMatchObject({
    eventStatus: 'https://schema.org/EventRescheduled',
    startDate: '2026-12-04T21:00:00+03:00',
    endDate: '2026-12-05T05:00:00+03:00',
    previousStartDate: '2026-11-27T21:00:00+03:00',
  });

  await app.visit('/events/2');
  expect(await title()).toHaveTextContent('Postponed: Friday Kesha');
  expect(screen.getByText('This event is put off. The new day will be told on this page.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Add to calendar' })).toBeNull();
  const day = { start_date: '2026-12-11', end_date: '2026-12-12' };
  await app.change(2, { ...day, status: 'postponed' });
  await app.visit('/events/2');
  expect(await screen.findByText('This event is put off to another day.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Add to calendar' })).toBeVisible();
});

it('the page of an event stays when the event is over, and says so; it asks nobody to sign up any more, also where it was left open', async () => {
  await openAsVisitor('/events/1', { events: [{ start_date: '2026-10-02', end_date: '2026-10-03' }] });
  expect(await screen.findByText('This event is over.')).toBeVisible();
  expect(screen.getByText('Coming up')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Add to calendar' })).toBeNull();
  vi.useFakeTimers({ toFake: ['Date'], now: NOON });
  await openAsVisitor('/events/1', { events: [{ signup: 'open' }] });
  expect(await screen.findByRole('region', { name: 'Are you coming?' })).toBeVisible();
  vi.setSystemTime(NOON.getTime() + 300 * DAY_MS);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(await screen.findByText('This event is over.')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Are you coming?' })).toBeNull();
});

it('the page of an event tells what comes instead of a removed event, and the 404 page of one that never was', async () => {
  const app = await startSite({ events: [{ title: 'Taken off' }, { title: 'Still on' }] });
  await app.asOwner('deleteEvent', { id: 1 });
  await app.visit('/events/1');
  expect(await screen.findByRole('heading', { name: 'This event was taken off' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Still on' })).toHaveAttribute('href', '/events/2');
  await app.visit('/events/77');
  expect(await screen.findByRole('heading', { name: "Sorry, we couldn't find this page." })).toBeVisible();
});

it('the page of an event says so where it cannot be had, and is tried again', async () => {
  const { user, fetch } = await openAsVisitor('/events/1', { events: [{}], through: () => noNetwork });
  expect(await screen.findByText('This event could not be loaded.')).toBeVisible();
  vi.stubGlobal('fetch', fetch);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await title()).toHaveTextContent('Friday Kesha');
});
