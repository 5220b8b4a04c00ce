import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { endpoints } from '#shared/http/endpoints.ts';
import { anEvent } from '#tests/support/factories.ts';
import { openAsVisitor, renderApp, startSite } from '#tests/support/web/site.tsx';

type Fields = Parameters<typeof anEvent>[0];

/** A server with one event, changed after it was put on where the test says so. */
async function withEvent(put: Fields = {}, change?: Fields) {
  const app = await startSite();
  const { id } = await app.put(put);
  if (change) await app.change(id, { ...put, ...change });
  return app;
}

const card = () => screen.findByRole('article');

describe('a card', () => {
  afterEach(() => getSelection()?.removeAllRanges());

  it('leads to its event, at once, with one stop of the Tab key, and is pressed anywhere, but not by selecting its words', async () => {
    const { fetch } = await withEvent();
    const unread: typeof fetch = (input, init) =>
      String(input instanceof Request ? input.url : input).includes('/read/events/')
        ? new Promise(() => undefined)
        : fetch(input, init);
    const { user } = await renderApp('/events', { fetch: unread });
    const links = within(await card()).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([['Friday Kesha', '/events/1']]);
    expect(within(await card()).queryByRole('button')).toBeNull();
    const words = within(await card()).getByText('Venue: Ruiru Main Sanctuary');
    getSelection()?.selectAllChildren(words);
    words.click();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Events');
    getSelection()?.removeAllRanges();
    await user.click(words);
    expect(await screen.findByRole('heading', { level: 1, name: 'Friday Kesha' })).toBeVisible();
  });

  it.each([
    ['cancelled', {}, 'Cancelled: Friday Kesha', true],
    ['postponed', {}, 'Postponed: Friday Kesha', true],
    ['postponed', { start_date: '2026-12-04', end_date: '2026-12-05' }, 'Postponed: Friday Kesha', false],
    ['moved', { venue: 'Juja Branch' }, 'Moved: Friday Kesha', false],
  ] as const)('of an event that is %s (%o) says so first', async (status, fields, words, struck) => {
    const { fetch } = await withEvent({}, { ...fields, status, status_note: 'So the elders have decided.' });
    await renderApp('/events', { fetch });
    const shown = await card();
    expect(within(shown).getByRole('heading')).toHaveTextContent(words);
    expect(shown.querySelector('s')?.textContent).toBe(struck ? 'Friday Kesha' : undefined);
    expect(within(shown).getByText('So the elders have decided.')).toBeVisible();
  });

  it('shows one of the site’s own pictures in the width that fits, wherever its address says it lies', async () => {
    const id = 'Ab3_d-9ZAb3_d-9ZAb3_d-';
    const image = `https://old-house.example/event-pictures/${id}/960.jpg`;
    const { fetch } = await withEvent({ image, image_alt: 'A choir with candles', image_focus: '30 20' });
    await renderApp('/events', { fetch });
    const picture = within(await card()).getByRole('img', { name: 'A choir with candles' });
    expect(picture).toHaveAttribute('src', `/event-pictures/${id}/960.jpg`);
    expect(picture).toHaveAttribute('srcset', expect.stringContaining(`/event-pictures/${id}/480.jpg 480w`));
    expect(picture).toHaveStyle({ objectPosition: '30% 20%' });
  });

  it('on the Manage Events screen leads there by its title alone', async () => {
    const { fetch, token } = await withEvent();
    const { user } = await renderApp('/create/events', { fetch, token });
    await user.click(within(await card()).getByText('Venue: Ruiru Main Sanctuary'));
    expect(screen.getByRole('heading', { name: 'Manage Events' })).toBeVisible();
    expect(within(await card()).getByRole('link', { name: 'Friday Kesha' })).toHaveAttribute('href', '/events/1');
  });
});

describe('the next event on the home page', () => {
  it('leads to its page and says where it was moved, but never names one that is called off', async () => {
    const { fetch, request, token } = await withEvent({}, { status: 'moved', venue: 'Juja Branch' });
    const sooner = anEvent({ title: 'Called off', start_date: '2026-11-22', end_date: '2026-11-23' });
    await request(endpoints.createEvent, { token, body: { ...sooner, status: 'cancelled' } });
    await renderApp('/', { fetch });
    expect(await screen.findByRole('link', { name: 'Moved: Friday Kesha' })).toHaveAttribute('href', '/events/1');
    expect(screen.queryByText('Called off')).toBeNull();
  });
});

describe('subscribing', () => {
  const hrefOf = (name: RegExp) => screen.getByRole('link', { name }).getAttribute('href');

  it('gives the calendar of everything, of one branch or of one category', async () => {
    const { user } = await openAsVisitor('/events');
    await user.click(screen.getByRole('button', { name: 'Subscribe' }));
    const dialog = await screen.findByRole('dialog', { name: 'Events in your own calendar' });
    expect(hrefOf(/^Open in my calendar app$/)).toBe('webcal://localhost/events.ics');
    await user.selectOptions(within(dialog).getByLabelText('Branch'), 'Juja');
    await user.selectOptions(within(dialog).getByLabelText('Category'), 'Bible Study');
    const chosen = 'localhost/events.ics?branch=juja&category=Bible%20Study';
    expect(hrefOf(/^Open in my calendar app$/)).toBe(`webcal://${chosen}`);
    const google = new URL(hrefOf(/^Google Calendar/) ?? '');
    expect(google.searchParams.get('cid')).toBe(`webcal://${chosen}`);
    await user.click(within(dialog).getByRole('button', { name: 'Copy the address' }));
    expect(await navigator.clipboard.readText()).toBe(`http://${chosen}`);
    expect(hrefOf(/^For a feed reader/)).toBe('/events.atom?branch=juja&category=Bible%20Study');
    expect((await fetch(`http://${chosen}`)).status).toBe(200);
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
  });

  it('begins with the branch and category that are looked at', async () => {
    const { user } = await openAsVisitor('/events?branch=juja&category=Kesha');
    await user.click(screen.getByRole('button', { name: 'Subscribe' }));
    await screen.findByRole('dialog');
    expect(hrefOf(/^Open in my calendar app$/)).toBe('webcal://localhost/events.ics?branch=juja&category=Kesha');
  });
});
