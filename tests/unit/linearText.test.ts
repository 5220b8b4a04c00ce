import Negotiator from 'negotiator';
import { contactAnswers } from '#content/en/contactAnswers.ts';
import { signupAnswers } from '#content/en/signupAnswers.ts';
import { branchOf } from '#content/events/branchOf.ts';
import { readEventAddress } from '#content/events/eventAddress.ts';
import { filterEvents } from '#content/events/filterEvents.ts';
import { splitLanguage } from '#content/language.ts';
import { readSermonsAddress } from '#content/sermons/sermonAddress.ts';
import { requestLanguage } from '#server/http/visitor.ts';
import { searchPatterns } from '#server/store/store.ts';
import { isLink } from '#shared/content/fieldSchemas.ts';
import { escapeHtml } from '#shared/escapeHtml.ts';
import { ownPicture } from '#shared/images/ownPicture.ts';
import { contactSchema } from '#shared/inbox/contact.ts';
import { isPhone, searchedPhone, whatsAppNumber } from '#shared/phone.ts';
import { findingsIn } from '#shared/publication/findings.ts';
import { NOTHING_KNOWN } from '#shared/publication/known.ts';
import { searchable } from '#shared/searchable.ts';
import { signupFormSchema } from '#shared/signup/signupSchemas.ts';
import { lineField, MAX_BODY_BYTES } from '#shared/text.ts';
import { VERSE_LIMITS } from '#shared/verse/verseLimits.ts';
import { withoutMarks } from '#shared/whatsAppMarks.ts';
import { plainVerses } from '#tests/support/bibles.ts';
import { readDay, readTime } from '#web/api/foreignTimes.ts';
import { readAnnouncement } from '#web/features/staff-events/pasted/readAnnouncement.ts';
import { deviceName } from '#web/ui/text/deviceName.ts';
import { greetingName } from '#web/ui/text/greetingName.ts';
import { linkParts } from '#web/ui/text/linkParts.ts';

/** What reads the texts of strangers. */
const READERS: Readonly<Record<string, (text: string) => unknown>> = {
  'the search of the events': (text) => {
    const asked = readEventAddress(new URLSearchParams({ q: text }));
    return filterEvents([], { ...asked, text }, { date: '2026-09-14', time: '08:00' });
  },
  'the search of the sermons': (text) =>
    readSermonsAddress(new URLSearchParams({ search: text, series: text, preacher: text, book: text, before: text })),
  'the search of staff': (text) => [searchable(text), searchPatterns(text)],
  'a name that is greeted': greetingName,
  'an announcement that is pasted': (text) => readAnnouncement(text, '2026-09-14'),
  'the marks of WhatsApp': withoutMarks,
  'links in a text': linkParts,
  'numbers and links that an owner has to see': (text) => findingsIn([text], NOTHING_KNOWN),
  'a venue': branchOf,
  'a line of a form': (text) => lineField('Name', MAX_BODY_BYTES).validateSync(text),
  'the contact form': (text) =>
    contactSchema(contactAnswers).isValidSync({ name: text, email: text, phone_number: text, message: text }),
  'the form of a sign-up': (text) => signupFormSchema(signupAnswers).isValidSync({ name: text, phone_number: text }),
  'a telephone number': (text) => [isPhone(text), searchedPhone(text), whatsAppNumber(text)],
  'an address of the web': (text) => [isLink(text), ownPicture(text), splitLanguage(text)],
  'the address of a request': (text) => requestLanguage({ url: `/${text}?${text}` }),
  'the forms that a browser takes': (text) => new Negotiator({ headers: { 'accept-encoding': text } }).encodings(),
  'the name of a browser': deviceName,
  'days and hours of another backend': (text) => [readDay(text), readTime(text)],
  'a text in a page': escapeHtml,
};

/** What is repeated: words, separators, brackets, digits, blanks, marks, signs of two units, and what reads as a pattern. */
const REPEATED = [
  ...'not |a|İ|e\u0301|ﷺ|😀|👩\u200d|\u200b|\ud800| |\t|\n|\r\n|a\n|\\|$|1|1 |1a|0712 345 678 |+254|12:'.split('|'),
  ...`1:30 |9am-|saa tatu |3 May 2026 |Sunday |٣|oo0|'|don’t |"|“|(|()|[|[a](|*|*a*|*_a_*|_*~|<|<a|&lt;|.`.split('|'),
  ...'a.|a@|a@b.c|http://|https://a*|//|:|;|,|a,|-|–|=|?q=|&|%20|!|…|Ruiru |Venue: |at The |Chrome/'.split('|'),
  ...['2026-05-03T', '/event-pictures/', 'youtube.com/watch?', 'evil.com/'],
];

/** A text of that length: it begins and ends with what fits nothing. */
const hostile = (repeated: string, length: number): string =>
  `\u0001${repeated.repeat(length / repeated.length)}\u0001x`.slice(-length);

/** Milliseconds of this thread's processor, however busy the machine is. */
function timeOf(act: () => unknown): number {
  const before = process.threadCpuUsage();
  act();
  return process.threadCpuUsage(before).user / 1000;
}

/**
 * Whether four times a text takes about four times as long; it takes sixteen times as long where the work is quadratic.
 * What is read in a moment passes. The first time does not count where it is slow: much is loaded by it.
 */
function isLinear(read: (text: string) => unknown, repeated: string, length: number): boolean {
  const timeFor = (part: number) => timeOf(() => read(hostile(repeated, part)));
  return timeFor(length) < 150 || timeFor(length) < 10 * timeFor(length / 4) + 150;
}

it.each(Object.entries(READERS))(
  'what strangers write is read in time that grows with its length alone: %s',
  (_, read) => {
    const slow = REPEATED.filter((repeated) => !isLinear(read, repeated, MAX_BODY_BYTES));
    expect(slow).toEqual([]);
  },
);

describe('a question to the daily verse', async () => {
  const verses = await plainVerses();
  const asked = 'ni wapi |it is |i want to kill my |john 3:16 |k i l l |God so loved the world |xqzv '.split('|');

  it('is answered in time that grows with its length alone', async () => {
    await verses.answer('Hello');
    const slow = [...REPEATED, ...asked].filter(
      (repeated) => !isLinear((text) => verses.answer(text), repeated, VERSE_LIMITS.message),
    );
    expect(slow).toEqual([]);
  });
});

it('the measure tells quadratic work from linear', () => {
  expect(isLinear((text) => text.replace(/ +$/, ''), ' ', MAX_BODY_BYTES * 0.4)).toBe(false);
});
