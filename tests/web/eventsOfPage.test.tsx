import { expect, it } from 'vitest';
import { type Page, type PageName, pages } from '#content/pages.ts';
import { eventsOfPage } from '#server/pages/eventsOfPage.ts';
import { sampleEvents } from '#server/sampleEvents.ts';
import { createEvent, listEvents } from '#server/store/events.ts';
import { shownEvent } from '#server/store/shownEvent.ts';
import { addDays, churchClock } from '#shared/time.ts';
import { startTestApp } from '#tests/support/testApp.ts';
import { render } from '#web/render.tsx';

it('every public page is drawn from the events that the server chooses for it as from all of them', async () => {
  const { store, clock } = await startTestApp();
  const now = clock.now();
  const today = churchClock(now);
  await store.write(async (transaction) => {
    for (const first of [20, 6, -8]) {
      for (const event of sampleEvents(addDays(today.date, first))) {
        await createEvent(transaction, event, { username: 'mary', now });
      }
    }
  });
  const rows = await listEvents(store.db);
  const shown = (Object.entries(pages) as [PageName, Page][]).filter(([, { kind, ready }]) => kind === 'site' && ready);
  const draw = (url: string, events: typeof rows) =>
    render({ url, events: events.map(shownEvent), now: now.toISOString(), origin: 'https://church.example' });
  for (const [name, { path }] of shown.filter(([name]) => name !== 'event')) {
    const chosen = eventsOfPage(name)(rows, today);
    expect(await draw(path, [...chosen]), path).toEqual(await draw(path, rows));
  }
});
