import { join } from 'node:path';
import { expect, it } from 'vitest';
import { distressExamples } from '#server/verses/distress/examples.ts';
import { VERSE_LIMITS } from '#shared/verse/verse.ts';
import { dataForAll, versesForAll } from '#tests/support/bibles.ts';
import { questionSchema } from '#tests/support/questionSchema.ts';
import { figuresOf, readWriters, type WritersMessage } from '../../../src/commands/development/checkWriters.ts';

const messages = readWriters(join(import.meta.dirname, 'writers'));
const verses = await versesForAll(dataForAll());

const LATER_WRITERS = ['barber', 'listener', 'refugee'];
/** Written last, with quiet messages as long as the others and in the words of danger. */
const LAST_WRITER = 'miner';
/** Written later still: everyday words and danger in messages of eight to forty words. */
const LONG_WRITERS = ['catechist', 'hustler', 'paramedic', 'widow'];
/** Of very different age, faith and language, written before any of their messages was tried. */
const APART = ['boarder', 'mwambao', 'prayerchain'];
const isApart = ({ writer }: WritersMessage) => APART.includes(writer);
const isLong = ({ writer }: WritersMessage) => LONG_WRITERS.includes(writer);
const isLater = ({ writer }: WritersMessage) => LATER_WRITERS.includes(writer);
const isLast = ({ writer }: WritersMessage) => writer === LAST_WRITER;

it('the words of these writers are no examples to learn from', () => {
  const trained = new Set(distressExamples().map(({ text }) => text.toLowerCase()));
  expect(messages.filter(({ text }) => trained.has(text.toLowerCase()))).toEqual([]);
});

it.each([
  [
    'the first writers',
    messages.filter((one) => !isLater(one) && !isLast(one) && !isLong(one) && !isApart(one)),
    { plain: 0.945, hinted: 0.67, alarms: 0.03, other: 0.005 },
  ],
  ['the later writers', messages.filter(isLater), { plain: 0.95, hinted: 0.75, alarms: 0.065, other: 0.012 }],
  ['the last writer', messages.filter(isLast), { plain: 0.95, hinted: 0.87, alarms: 0.13, other: 0.005 }],
  ['three writers kept apart', messages.filter(isApart), { plain: 0.97, hinted: 0.9, alarms: 0.125, other: 0.005 }],
  ['the writers of long messages', messages.filter(isLong), { plain: 0.96, hinted: 0.9, alarms: 0.1, other: 0.005 }],
])('danger is heard in the words of %s', (_who, theirs, least) => {
  const { plain, hinted, alarms, otherWords, wrong } = figuresOf(theirs, (message) => verses.answer(message));
  expect(plain, wrong.join('\n')).toBeGreaterThanOrEqual(least.plain);
  expect(hinted, wrong.join('\n')).toBeGreaterThanOrEqual(least.hinted);
  expect(alarms, wrong.join('\n')).toBeLessThanOrEqual(least.alarms);
  expect(otherWords, wrong.join('\n')).toBeLessThanOrEqual(least.other);
});

it('a question that is too long is cut, and danger at its beginning or end is heard', () => {
  const filler = 'The week was long and the bus was late. '.repeat(100);
  for (const message of [`My husband beats me. ${filler}`, `${filler} Tonight I will hang myself.`]) {
    const question = questionSchema.validateSync({ message });
    expect(question.message.length).toBeLessThanOrEqual(VERSE_LIMITS.message);
    expect(verses.answer(question.message).danger).toBeDefined();
  }
});
