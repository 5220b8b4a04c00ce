import { filterEvents } from '#content/events/filterEvents.ts';
import { searchable, searchWords } from '#shared/searchable.ts';
import { aShownEvent } from '#tests/support/factories.ts';

const APOSTROPHES = ["'", '’', '‘', '`', '´', 'ʼ', '′', '＇', 'ʻ', ''];

it.each(APOSTROPHES)('a name is found with the apostrophe %j, however it was written', (typed) => {
  for (const stored of APOSTROPHES) {
    const event = aShownEvent({ title: `Harambee of Grace Ng${stored}ang${stored}a` });
    const asked = { text: `ng${typed}ang${typed}a`, category: '', when: '' as const, oldestFirst: false };
    expect(filterEvents([event], asked, { date: '2026-11-01', time: '08:00' }), stored).toEqual([event]);
  }
});

it.each([
  ['Café', 'cafe'],
  ['ＭＡＯＭＢＩ', 'maombi'],
  ['mao\u00admbi', 'maombi'],
  ['Łukasz Øystein', 'lukasz oystein'],
  ['STRAẞE straße Æsop Đorđe', 'strasse strasse aesop dorde'],
  ['\u200eMaombi\u200b', 'maombi'],
])('%j is searched as %j', (text, form) => {
  expect(searchable(text)).toBe(form);
});

it.each([
  ['0712 345 678', ['0712345678']],
  ['+254 (0)712-345678', ['254712345678']],
  ['jane 0712', ['jane', '0712']],
  ['2026-12-05 kesha', ['2026-12-05', 'kesha']],
])('the words of the search %j are %j', (search, words) => {
  expect(searchWords(search)).toEqual(words);
});
