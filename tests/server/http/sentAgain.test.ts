import { DATA_TABLES } from '#server/store/move/moveData.ts';
import { aMessage, anEvent, aSermon } from '#tests/support/factories.ts';
import { type Answer, type Asked, appBeforeEach, expectAnswer, type RequestOptions } from '#tests/support/testApp.ts';

const site = appBeforeEach();

const ask = (asked: Asked, body?: object, id?: number) => site.asOwner(asked, { body, ...(id && { id }) });
const undo = ({ body }: Answer) => ask('undoEvents', { events: body.changed });
const unsaid = { note: '', was: 'A' };
const words = { changes: [{ field: 'phone', value: '+254 711 111 111', base: 0 }], page: 'church', language: 'en' };

/** What staff and visitors send, and what somebody else does before it is sent again. */
const WRITES: [asked: Asked, RequestOptions, meanwhile?: (first: Answer) => Promise<unknown>][] = [
  ['createEvent', { body: anEvent() }],
  ['updateEvent', { id: 1, body: anEvent({ title: 'Moved' }) }, () => site.change(1, { title: 'Theirs' })],
  ['deleteEvent', { id: 1 }, () => ask('restoreEvent', undefined, 1)],
  ['restoreEvent', { id: 2 }, () => ask('deleteEvent', undefined, 2)],
  ['createSeries', { body: { rule: 'Every Friday', event: anEvent(), dates: [anEvent()] } }],
  ['updateSeries', { id: 1, body: { from: 3, event: anEvent({ title: 'Renamed' }) } }, undo],
  ['deleteSeries', { id: 1, body: { from: 3 } }, undo],
  ['updateEvents', { body: { change: 'move', days: 7, events: [{ id: 1, version: 2 }] } }, undo],
  ['undoEvents', { body: { events: [{ id: 1, version: 2 }] } }, () => site.change(1, { title: 'Theirs' })],
  ['submitMessage', { body: aMessage() }],
  ['updateMessages', { body: { ids: [1], read: true } }, () => ask('updateMessages', { ids: [1], read: false })],
  ['updateMessageNote', { id: 1, body: { note: 'A', was: '' } }, () => ask('updateMessageNote', unsaid, 1)],
  ['deleteMessages', { body: { ids: [1] } }, () => ask('restoreMessages', { ids: [1] })],
  ['restoreMessages', { body: { ids: [2] } }, () => ask('deleteMessages', { ids: [2] })],
  ['publishContent', { body: words }],
  ['createSermon', { body: aSermon() }],
  ['deleteSermon', { id: 1 }, () => ask('restoreSermon', undefined, 1)],
];

const everything = () => Promise.all(DATA_TABLES.map((table) => site.store.db.selectFrom(table).selectAll().execute()));

it.each(WRITES)('%s is done once, and answered alike, however often it is sent', async (asked, sent, meanwhile) => {
  await site.put();
  await site.change(1, { title: 'Changed' });
  await site.put();
  await ask('deleteEvent', undefined, 2);
  await site.putSeries(['2026-11-27', '2026-12-04']);
  for (let message = 0; message < 2; message++) await ask('submitMessage', aMessage());
  await ask('deleteMessages', { ids: [2] });
  await ask('createSermon', aSermon());

  const send = () => site.asOwner(asked, { ...sent, headers: { 'idempotency-key': 'a' } });
  const first = await send();
  expect(first.status, JSON.stringify(first.body)).toBeLessThan(300);
  await meanwhile?.(first);
  const before = await everything();
  for (let time = 0; time < 8; time++) expectAnswer(await send(), first.status, first.body);
  expect(await everything()).toEqual(before);
});
