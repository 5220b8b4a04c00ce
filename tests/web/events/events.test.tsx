import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { endpoints } from '#shared/http/endpoints.ts';
import { anEvent } from '#tests/support/factories.ts';
import { startTestApp } from '#tests/support/testApp.ts';
import { answering, noNetwork, openAsVisitor, renderApp } from '#tests/support/web/site.tsx';

describe('the public list', () => {
  it('shows what stands on the server, newest first, with every line of a card', async () => {
    const { request, fetch, signIn } = await startTestApp();
    const token = await signIn();
    for (const title of ['First', 'Second', 'Third']) {
      await request(endpoints.createEvent, { token, body: anEvent({ title, start_date: `2026-12-0${title.length}` }) });
    }
    await renderApp('/events', { fetch });
    const cards = await screen.findAllByRole('article');
    expect(cards.map((card) => within(card).getByRole('heading').textContent)).toEqual(['Second', 'First', 'Third']);
    const [card] = cards;
    for (const words of [
      'DEC',
      '06',
      'Kesha',
      'Venue: Ruiru Main Sanctuary',
      'Start time: 9:00 PM',
      'End time: 5:00 AM',
      'End Date: 28 November 2026',
    ]) {
      expect(within(card as HTMLElement).getByText(words)).toBeVisible();
    }
  });

  it.each([
    ['a failure with words', answering({ error: 'The list is locked.' }, 500), 'The list is locked.'],
    ['no network', noNetwork, 'Failed to load events.'],
  ])('says so at %s', async (_case, fetch, words) => {
    await renderApp('/events', { fetch });
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.queryByText('No events available.')).toBeNull();
  });

  it('says so when there is nothing on', async () => {
    await openAsVisitor('/events');
    expect(await screen.findByText('No events available.')).toBeVisible();
  });
});

describe('/event-card', () => {
  it('shows the next coming event alone, or the one that is asked for', async () => {
    const { request, fetch, signIn } = await startTestApp();
    const token = await signIn();
    const put = (fields: Parameters<typeof anEvent>[0]) =>
      request(endpoints.createEvent, { token, body: anEvent(fields) });
    const past = await put({ title: 'Over', start_date: '2026-11-01', end_date: '2026-11-01', end_time: '22:00' });
    await put({ title: 'Later', start_date: '2026-12-25', end_date: '2026-12-25' });
    await put({ title: 'Next', start_date: '2026-11-22', end_date: '2026-11-22', end_time: '23:00' });
    await renderApp('/event-card', { fetch });
    expect(await screen.findByRole('heading', { name: 'Next' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Next' })).toHaveAttribute('target', '_top'); // it may stand in a frame
    expect(screen.getAllByRole('article')).toHaveLength(1);
    expect(screen.queryByRole('navigation')).toBeNull();

    await renderApp(`/event-card?id=${past.body.event.id}`, { fetch });
    expect(await screen.findByRole('heading', { name: 'Over' })).toBeVisible();
  });

  it('says so when the event asked for is gone', async () => {
    await openAsVisitor('/event-card?id=99');
    expect(await screen.findByText('This event no longer exists. Somebody may have deleted it.')).toBeVisible();
  });
});
