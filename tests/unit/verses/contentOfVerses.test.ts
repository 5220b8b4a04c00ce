import { bookSettings } from '#content/verses/bookSettings.ts';
import { dailyVerses } from '#content/verses/daily.ts';
import { famousLines } from '#content/verses/famousLines/famousLines.ts';
import { needs } from '#content/verses/needs/needs.ts';
import { faithQuestions } from '#content/verses/questions.ts';
import { verseSayings } from '#content/verses/sayings.ts';
import { wellKnown } from '#content/verses/wellKnown.ts';
import { actExamples } from '#server/verses/conversation/acts.ts';
import { ACT_ASKS } from '#server/verses/conversation/answerFollowUp.ts';
import { openEditions } from '#server/verses/editions/editions.ts';
import { parsePlace } from '#server/verses/search/places.ts';
import { BOOKS } from '#shared/verse/bible.ts';
import { dataForAll } from '#tests/support/bibles.ts';

const { editions } = openEditions(dataForAll());
const kingJames = editions[0];

/** The passages that are not wholly there. */
function absent(passages: string[]): string[] {
  return passages.filter((usfm) => {
    const place = parsePlace(usfm);
    if (!place) return true;
    const verses = kingJames?.verses(place) ?? [];
    return verses.length !== place.last - place.first + 1;
  });
}

describe('the church’s lists of passages', () => {
  it('has 150 needs, each with eight to sixteen passages that exist, in no need twice', () => {
    expect(needs.length).toBeGreaterThanOrEqual(150);
    expect(new Set(needs.map(({ key }) => key)).size).toBe(needs.length);
    for (const { key, passages, calls, wito } of needs) {
      const list = passages.split(' ');
      expect(absent(list), key).toEqual([]);
      expect(new Set(list).size, key).toBe(list.length);
      expect(list.length, key).toBeGreaterThanOrEqual(8);
      expect(list.length, key).toBeLessThanOrEqual(17);
      expect(calls && wito, key).toBeTruthy();
    }
  });

  it('has a different verse for each of 366 days', () => {
    expect(dailyVerses.map((days) => days.length)).toEqual([31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]);
    expect(new Set(dailyVerses.flat()).size).toBe(366);
    expect(absent(dailyVerses.flat())).toEqual([]);
  });

  it('answers every saying and every question of faith with passages that exist', () => {
    expect(verseSayings.length).toBeGreaterThanOrEqual(80);
    expect(absent(verseSayings.map(({ passage }) => passage))).toEqual([]);
    expect(faithQuestions.length).toBeGreaterThanOrEqual(80);
    expect(new Set(faithQuestions.map(({ key }) => key)).size).toBe(faithQuestions.length);
    expect(absent(faithQuestions.flatMap(({ passages }) => passages.split(' ')))).toEqual([]);
  });

  it('knows eight hundred famous lines, each with a place that exists and at least one wording', () => {
    expect(famousLines.length).toBeGreaterThanOrEqual(800);
    expect(absent(famousLines.map(({ passage }) => passage))).toEqual([]);
    expect(famousLines.filter(({ wordings }) => wordings.length === 0 || wordings.includes(''))).toEqual([]);
  });

  it('says of each book of the Bible where it comes from', () => {
    expect(Object.keys(bookSettings)).toEqual(BOOKS.map(({ code }) => code));
  });

  it('has sentences of each act on a passage, and of no other', () => {
    expect(new Set(actExamples().map(({ label }) => label))).toEqual(new Set(Object.keys(ACT_ASKS)));
  });

  it('has passages that go by a name', () => {
    expect(absent(wellKnown.map(({ passage }) => passage))).toEqual([]);
  });
});
