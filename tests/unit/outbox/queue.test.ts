import type { ChurchEvent } from '#shared/events/churchEvent.ts';
import { anEvent } from '#tests/support/factories.ts';
import { unanswered } from '#web/api/requests.ts';
import type { Write } from '#web/api/writes.ts';
import { follow } from '#web/outbox/following.ts';
import type { Box, Entry, OutboxItem } from '#web/outbox/items.ts';
import { add, begin, head, refuse } from '#web/outbox/queue.ts';

const now = new Date('2026-11-24T09:00:00Z');
let keys = 0;
const newKey = () => `new ${++keys}`;

const put = (box: Box, write: Write, key: string): Box =>
  add(box, { ...write, key, account: 'mercy' } as Entry, { now, newKey }).box;

const note = (note: string, was: string): Write => ({ kind: 'noteMessage', messageId: 1, name: 'Ann', note, was });
const idOf = (box: Box, at = 0): string => box[at]?.id ?? '';

it('a write in the line takes the place of one about the same that was never sent, and still replaces what the server has', () => {
  const box = put(put([], note('first', 'old'), 'a'), note('second', 'first'), 'b');
  expect(box).toMatchObject([{ note: 'second', was: 'old', key: 'b' }]);
});

it('a write in the line follows one about the same that was sent', () => {
  const first = put([], note('first', 'old'), 'a');
  const box = put(begin(first, idOf(first), now), note('second', 'first'), 'b');
  expect(box).toMatchObject([
    { note: 'first', key: 'a' },
    { note: 'second', was: 'first', key: 'b' },
  ]);
});

it('a write in the line is the same one where its button is pressed again', () => {
  const creation: Write = { kind: 'createEvent', event: anEvent() };
  const first = put([], creation, 'a');
  expect(put(first, creation, 'a')).toHaveLength(1);
  const sent = begin(first, idOf(first), now);
  expect(put(sent, creation, 'a')).toBe(sent);
  const refused = refuse(sent, idOf(sent), { ...unanswered(), kind: 'refused', status: 422 });
  expect(put(refused, creation, 'a')).toEqual([expect.objectContaining({ key: `new ${keys}`, at: now.toISOString() })]);
});

it('a write in the line follows a creation of the same form as a change of the event, once that is there', () => {
  const created = put([], { kind: 'createEvent', event: anEvent({ title: 'first' }) }, 'form');
  const second: Write = { kind: 'createEvent', event: anEvent({ title: 'second', image_alt: null }) };
  const both = put(begin(created, idOf(created), now), second, 'form');
  expect(both).toMatchObject([{ event: { title: 'first' } }, { event: { title: 'second' } }]);
  const [done, next] = both;
  const event = { ...anEvent({ title: 'first' }), id: '7', version: 1, image_alt: 'A choir' } as ChurchEvent;
  const left = follow([next] as Box, done as OutboxItem, { event });
  const change = { kind: 'updateEvent', eventId: '7', version: 1, event: { title: 'second', image_alt: null } };
  expect(left).toMatchObject([change]);
  // Pressed once more, it is still a change of that event.
  expect(put(left, { kind: 'createEvent', event: anEvent({ title: 'third' }) }, 'form')).toMatchObject([
    { kind: 'updateEvent', eventId: '7', event: { title: 'third' }, key: next?.key },
  ]);
});

it('a write in the line takes the place of one that was sent, under the same key, where nothing can follow it', () => {
  const message = (text: string): Write => ({
    kind: 'contact',
    language: 'en',
    message: { name: 'Ann', email: 'ann@example.com', phone_number: '', message: text },
    signs: { remarks: '' },
  });
  const first = put([], message('first'), 'a');
  const box = put(begin(first, idOf(first), now), message('second'), 'a');
  expect(box).toMatchObject([{ message: { message: 'second' }, key: 'a', sentAt: now.toISOString() }]);
});

it('a write in the line asks its owner instead where it was sent 13 days ago and no answer came', () => {
  const first = put([], note('first', ''), 'a');
  const sent = begin(first, idOf(first), now);
  const later = begin(sent, idOf(sent), new Date('2026-12-07T09:00:00Z'));
  expect(later[0]?.refusal?.text).toMatch(/^This was sent two weeks ago/);
  expect(head(later, 'mercy')).toBeUndefined();
});
