import { join } from 'node:path';
import { findDistress } from '#server/verses/distress/findDistress.ts';
import { distressExamples } from '#server/verses/distress/training.ts';
import { VERSE_LIMITS, type VerseAnswer } from '#shared/verse/verse.ts';
import { plainVerses } from '#tests/support/bibles.ts';
import { questionSchema } from '#tests/support/questionSchema.ts';
import { dangerFigures, type Figure, readWriters } from '../../../src/commands/development/verseFigures.ts';

const messages = readWriters(join(import.meta.dirname, 'writers'));
const verses = await plainVerses();

/** What the answer says of danger. What else a message is answered takes longer to find, and is not asked here. */
function answerOf(message: string): Pick<VerseAnswer, 'danger' | 'context'> {
  const { level, kind } = findDistress(message) ?? {};
  return { ...(level && { danger: level }), context: kind ? { need: `distress-${kind}` } : {} };
}

it('what is heard in a message is what is answered', () => {
  for (const { text } of messages.filter((_, at) => at % 20 === 0)) {
    const { danger, context } = verses.answer(text);
    const need = context.need?.startsWith('distress-') ? context.need : undefined;
    expect({ ...(danger && { danger }), context: need ? { need } : {} }, text).toEqual(answerOf(text));
  }
});

it('the words of these writers are no examples to learn from', () => {
  const trained = new Set(distressExamples().map(({ text }) => text.toLowerCase()));
  expect(messages.filter(({ text }) => trained.has(text.toLowerCase()))).toEqual([]);
});

/** What share of the dangers is heard in plain words and in hints, and of others is taken for one or for another. */
function sharesOf(theirs: typeof messages) {
  const figures: Figure[] = Object.values(dangerFigures(theirs, answerOf));
  const [plain = 0, hinted = 0, alarms = 1, otherWords = 1] = figures.map(({ of, against }, at) =>
    at < 2 ? (of - against.length) / of : against.length / of,
  );
  return { plain, hinted, alarms, otherWords, wrong: figures.flatMap(({ against }) => against) };
}

/** Written before any of their messages was tried; two in three of their quiet ones are in the words of danger. */
const LAST = ['askari', 'counsel', 'elder', 'fellowship', 'kiosk', 'matron', 'shamba', 'stage', 'teen'];
const isExaminer = ({ writer }: { writer: string }) => writer.startsWith('examiner');
const isLast = ({ writer }: { writer: string }) => LAST.includes(writer);

it.each([
  [
    'examiners, whose quiet messages are half of every day and half in the words of danger',
    messages.filter(isExaminer),
    { plain: 0.975, hinted: 0.9, alarms: 0.03, other: 0.002 },
  ],
  [
    'the earlier writers, who hint in images',
    messages.filter((message) => !isExaminer(message) && !isLast(message)),
    { plain: 0.95, hinted: 0.76, alarms: 0.04, other: 0 },
  ],
  ['the last writers', messages.filter(isLast), { plain: 0.98, hinted: 0.92, alarms: 0.04, other: 0.004 }],
])('danger is heard in the words of %s, by whom nothing was trained on', (_who, theirs, least) => {
  const { plain, hinted, alarms, otherWords, wrong } = sharesOf(theirs);
  expect(plain, wrong.join('\n')).toBeGreaterThanOrEqual(least.plain);
  expect(hinted, wrong.join('\n')).toBeGreaterThanOrEqual(least.hinted);
  expect(alarms, wrong.join('\n')).toBeLessThanOrEqual(least.alarms);
  expect(otherWords, wrong.join('\n')).toBeLessThanOrEqual(least.other);
});

it('danger is heard beside harmless sentences, and these alone are no danger', () => {
  const beside = readWriters(join(import.meta.dirname, 'beside'));
  const { plain, hinted, alarms, otherWords, wrong } = sharesOf(beside);
  expect(plain, wrong.join('\n')).toBeGreaterThanOrEqual(0.82);
  expect(hinted, wrong.join('\n')).toBeGreaterThanOrEqual(0.67);
  expect(alarms, wrong.join('\n')).toBeLessThanOrEqual(0.01);
  expect(otherWords, wrong.join('\n')).toBe(0);
});

it('a question that is too long is cut, and danger at its beginning or end is heard', () => {
  const filler = 'The week was long and the bus was late. '.repeat(100);
  for (const message of [`My husband beats me. ${filler}`, `${filler} Tonight I will hang myself.`]) {
    const question = questionSchema.validateSync({ message });
    expect(question.message.length).toBeLessThanOrEqual(VERSE_LIMITS.message);
    expect(verses.answer(question.message).danger).toBeDefined();
  }
});
