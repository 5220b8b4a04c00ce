import { expect, it } from 'vitest';
import { createCalendars } from '#server/feeds/calendar.ts';
import { createRowWriter, type RowWriter } from '#server/feeds/rowWriter.ts';
import { KnownOrigins } from '#server/pages/knownOrigins.ts';
import { createEvent } from '#server/store/events.ts';
import { anEvent } from '#tests/support/factories.ts';
import { NOON, temporaryFolder } from '#tests/support/testApp.ts';
import { openTestStore } from '#tests/support/testStore.ts';

/** Calendars that tell which events were written for them, in order. */
async function start({ mostBytes }: { mostBytes?: number } = {}) {
  const store = await openTestStore(temporaryFolder());
  const put = (title: string) =>
    store.write((transaction) => createEvent(transaction, anEvent({ title }), { username: 'mercy', now: NOON }));
  const written: string[] = [];
  const write = createRowWriter(() => undefined);
  const counting: RowWriter = (row, writeRow) => {
    written.push(row.title);
    return write(row, writeRow);
  };
  const origins = new KnownOrigins(() => NOON);
  origins.has('https://church.example', '203.0.113.7');
  const calendars = createCalendars({ write: counting, origins, ...(mostBytes !== undefined && { mostBytes }) });
  return { put, written, calendars };
}

it('keeps what is written within so many bytes, the last asked for longest', async () => {
  const { put, written, calendars } = await start({ mostBytes: 1500 }); // an event weighs some six hundred
  const [one, two, three] = [await put('One'), await put('Two'), await put('Three')];
  for (const row of [one, two, one, three, one, two]) calendars.calendar('', [row], 'https://church.example');
  expect(written).toEqual(['One', 'Two', 'Three', 'Two']);
});

it('keeps nothing that is written under names beyond those that are known', async () => {
  const { put, written, calendars } = await start();
  const row = await put('One');
  for (let count = 0; count < 3; count++) calendars.calendar('', [row], 'https://made-up.example');
  calendars.calendar('', [row], 'https://church.example');
  written.length = 0;
  for (let count = 0; count < 3; count++) calendars.calendar('', [row], 'https://made-up.example');
  calendars.calendar('', [row], 'https://church.example');
  expect(written).toEqual(['One', 'One', 'One']);
});
