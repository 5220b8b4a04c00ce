import { expect, it } from 'vitest';
import { eventLanguages } from '#content/events/eventLanguages.ts';
import { calendar } from '#server/feeds/calendar.ts';
import { createRowWriter } from '#server/feeds/rowWriter.ts';
import { createEvent } from '#server/store/events/events.ts';
import { anEvent } from '#tests/support/factories.ts';
import { NOON, temporaryFolder } from '#tests/support/testApp.ts';
import { openTestStore } from '#tests/support/testStore.ts';

it('is written without holding up others, however many events it has', async () => {
  const store = await openTestStore(temporaryFolder());
  const row = await store.write((transaction) =>
    createEvent(transaction, anEvent({ title: 'Kesha' }), { username: 'mercy', now: NOON }),
  );
  const write = createRowWriter(() => undefined);
  const rows = Array(100).fill(row);
  const order: string[] = [];
  const writing = calendar('Events', rows, {
    origin: 'https://church.example',
    write,
    language: eventLanguages.en,
  }).then((text) => {
    order.push('calendar');
    return text;
  });
  setImmediate(() => order.push('somebody else'));
  expect((await writing).match(/BEGIN:VEVENT/g)).toHaveLength(100);
  expect(order).toEqual(['somebody else', 'calendar']);
});
