import { expect, it } from 'vitest';
import type { EditablePage } from '#content/editable/index.ts';
import { emptyBox } from '#tests/support/outboxSchedule.ts';
import { type Box, type Entry, subjectOf } from '#web/outbox/items.ts';
import { add, begin, finish } from '#web/outbox/queue.ts';
import type { Write } from '#web/outbox/writes.ts';

const now = new Date('2026-11-24T09:00:00Z');

/** Puts the publication of a page's title into the box, which nobody has changed before. */
function publishTitle(box: Box, page: EditablePage, key: string): Box {
  const change = { field: 'hero.title', value: `The title of ${page}`, base: 0 };
  const write: Write = { kind: 'publishWords', page, language: 'en', title: page, changes: [change], drafts: [key] };
  const entry: Entry = { ...write, key, account: 'mercy', subject: subjectOf(write, key) };
  return add(box, entry, { now, newKey: () => `${key} again` }).box;
}

const basesOf = (box: Box): unknown[] =>
  box.items.map((item) => item.kind === 'publishWords' && item.changes.map(({ base }) => base));

it('words of a page that are published do not change what the words of another page began with', () => {
  const both = publishTitle(publishTitle(emptyBox, 'mission', 'a'), 'vision', 'b');
  const [first] = both.items;
  const sent = finish(begin(both, first?.id ?? '', now), first?.id ?? '', { versions: [17] });
  expect(basesOf(sent)).toEqual([[0]]);
});

it('words of a page that are published are what later ones of the same page go on from', () => {
  const one = publishTitle(emptyBox, 'mission', 'a');
  const [first] = one.items;
  const both = publishTitle(begin(one, first?.id ?? '', now), 'mission', 'b');
  expect(basesOf(finish(both, first?.id ?? '', { versions: [17] }))).toEqual([[17]]);
});
