import { needTitled } from '#server/verses/needs/needFinder.ts';
import { findReferences } from '#server/verses/references/references.ts';
import { parsePlace } from '#server/verses/search/places.ts';
import { plainVerses } from '#tests/support/bibles.ts';
import { readMessages, readQuestions } from '#tests/support/questions.ts';

const needQuestions = readQuestions('needQuestions');

const verses = await plainVerses();

/** Whether the first passage of an answer holds one of the verses. */
function holds(usfm: string | undefined, wanted: string): boolean {
  const place = usfm === undefined ? undefined : parsePlace(usfm);
  return wanted.split(' ').some((one) => {
    const verse = parsePlace(one);
    return (
      place?.book === verse?.book &&
      place?.chapter === verse?.chapter &&
      (place?.first ?? 0) <= (verse?.first ?? 0) &&
      (place?.last ?? 0) >= (verse?.first ?? 0)
    );
  });
}

describe('the questions that people ask', () => {
  it('finds every reference, however it is spelt, in English and in Kiswahili', () => {
    const wrong = readQuestions('references').filter(([question, begins]) => {
      const found = findReferences(question).map(({ book, chapter, first }) => `${book.code}.${chapter}.${first}`);
      return found.join(' ') !== begins || verses.answer(question).kind !== 'reference';
    });
    expect(wrong).toEqual([]);
  });

  it('finds the need behind a sentence or a word, or offers it to tap', () => {
    const fits = (needs: string, key: string | undefined) => needs.split(' ').includes(key?.split('/')[0] ?? '');
    const notAtOnce = needQuestions.filter(([question, needs]) => {
      const { kind, context, passages } = verses.answer(question);
      return kind !== 'need' || passages.length !== 1 || !fits(needs, context.need);
    });
    const neverOffered = notAtOnce.filter(([question, needs]) => {
      const { suggestions } = verses.answer(question);
      return !suggestions.some((title) => fits(needs, needTitled(title)?.need.key));
    });
    expect(neverOffered).toEqual([]);
    expect(notAtOnce.length / needQuestions.length).toBeLessThan(0.03);
  });

  it('finds half-remembered lines', () => {
    expect(
      readQuestions('lineQuestions').filter(([line, wanted]) => !holds(verses.answer(line).passages[0]?.usfm, wanted)),
    ).toEqual([]);
  });

  it('answers every call for help with care, and no false alarm', () => {
    expect(readMessages('callsForHelp').filter((message) => verses.answer(message).kind !== 'distress')).toEqual([]);
    expect(readMessages('falseAlarms').filter((message) => verses.answer(message).kind === 'distress')).toEqual([]);
  });

  it('greets, thanks, and says what it can do where it can do nothing', () => {
    expect(readMessages('greetings').filter((message) => verses.answer(message).kind !== 'greeting')).toEqual([]);
    expect(readMessages('thanks').filter((message) => verses.answer(message).kind !== 'thanks')).toEqual([]);
    expect(readMessages('junk').filter((message) => verses.answer(message).kind !== 'help')).toEqual([]);
  });
});

it.each([
  ['Which verse talks of the return of Christ', 'second-coming'],
  ['which scriptures talk about fasting', 'fasting'],
  ['Which verse talks of the second coming of Jesus', 'faith:end-times'],
  ['Kuna mistari gani kuhusu upendo wa Mungu', 'love-of-god'],
  ['ni mistari gani inasema kuhusu ndoa', 'marriage'],
  ['Je, ni maandiko gani yanazungumza kuhusu msamaha', 'forgiveness'],
])('%s asks for a verse on %s, and is no question of fact', (message, need) => {
  expect(verses.answer(message).context.need).toBe(need);
  expect(verses.answer(message, { passage: 'PSA.32.8' }).context.need, 'after the verse of the day').toBe(need);
});

it.each([
  ['tattoos', 'tattoos'],
  ['polygamy', 'polygamy'],
  ['homosexuality', 'homosexuality'],
  ['Islam', 'other-religions'],
  ['are muslims going to hell', 'other-religions'],
  ['unbelieving spouse', 'unbelieving-spouse'],
])('%s is answered with the passages of the question of faith', (message, key) => {
  expect(verses.answer(message).context.need).toBe(`faith:${key}`);
});
