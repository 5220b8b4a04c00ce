import fc from 'fast-check';
import { openEditions } from '#server/verses/editions/editions.ts';
import { parsePlace, verseId } from '#server/verses/search/places.ts';
import type { Passage, VerseContext } from '#shared/verse/verse.ts';
import { dataForAll, putEdition, versesForAll } from '#tests/support/bibles.ts';
import { questionSchema } from '#tests/support/questionSchema.ts';
import { readMessages, readQuestions } from '#tests/support/questions.ts';

const asked = ['references', 'needQuestions', 'lineQuestions'].flatMap((name) =>
  readQuestions(name).map(([first]) => first),
);
const calls = readMessages('callsForHelp');
const junk = readMessages('junk');

const data = dataForAll();
putEdition(
  data,
  { name: 'Jaribio', language: 'sw', credit: 'Biblia ya Jaribio' },
  { 'ISA.41.10': 'Usiogope, “niko” nawe.', 'JHN.3.16': 'Mungu aliupenda ulimwengu.', 'PSA.34.18': 'Bwana yu karibu.' },
);
const verses = await versesForAll(data);
const editions = new Map(openEditions(data).editions.map((edition) => [edition.name, edition]));

const known = fc.constantFrom(
  ...asked,
  ...calls,
  ...readMessages('falseAlarms'),
  ...readMessages('greetings'),
  ...junk,
  'another',
  'more',
  'zaidi',
);
const message = fc.oneof(
  known,
  fc.tuple(known, known).map(([one, other]) => `${one} ${other}`.slice(0, 1000)),
  fc
    .array(fc.constantFrom(...asked.flatMap((question) => question.split(' '))), { minLength: 1, maxLength: 12 })
    .map((words) => words.join(' ')),
  fc.string({ unit: 'grapheme', maxLength: 80 }),
);

/** What in a quotation is not as its edition prints it, or not in the plain answer. */
function faultsOf(passage: Passage, message: string): string[] {
  const place = parsePlace(passage.usfm);
  const edition = editions.get(passage.edition);
  if (!place || !edition || passage.verses.length === 0) return [`${passage.usfm} ${passage.edition} is nowhere.`];
  const faults = passage.verses.filter(({ number, text }) => {
    const exact = text === edition.texts.get(verseId(place.book, place.chapter, number));
    return !exact || number < place.first || number > place.last || !message.includes(`${number} ${text}`);
  });
  const named = passage.credit === edition.credit && message.includes(`${passage.reference} (${passage.edition})`);
  return [...faults.map(({ number }) => `${passage.usfm}: verse ${number}`), ...(named ? [] : ['It is not named.'])];
}

describe('every quotation', () => {
  it('is exactly the text of the edition that is named, over thousands of questions', () => {
    let context: VerseContext | undefined;
    fc.assert(
      fc.property(message, fc.boolean(), (text, goesOn) => {
        const answer = verses.answer(text, goesOn ? context : undefined);
        context = answer.context;
        const faults = answer.passages.flatMap((passage) => faultsOf(passage, answer.bot_message));
        if (answer.bot_message === '') faults.push('It says nothing.');
        if (answer.kind === 'distress' && answer.lines.length < 2) faults.push('It names nobody to call.');
        expect(faults).toEqual([]);
      }),
      { numRuns: 3000, seed: 20260914 },
    );
  });

  it('comes with a context that the next question may carry', () => {
    fc.assert(
      fc.property(known, (text) => {
        const { context } = verses.answer(text);
        const question = { message: 'another', context };
        expect(questionSchema.validateSync(question)).toEqual(question);
      }),
      { numRuns: 300, seed: 20260914 },
    );
  });

  it('is the same for the same day and message', async () => {
    const again = await versesForAll(data);
    const every = [...asked, ...calls, ...junk].filter((_, at) => at % 4 === 0);
    for (const text of every) expect(again.answer(text)).toEqual(verses.answer(text));
  });
});
