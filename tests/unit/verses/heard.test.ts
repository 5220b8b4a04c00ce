import { plainVerses } from '#tests/support/bibles.ts';
import { readQuestions } from '#tests/support/questions.ts';

const verses = await plainVerses();
const placesIn = (message: string) =>
  verses
    .answer(message)
    .passages.map(({ usfm }) => usfm)
    .join(' ');

it.each(readQuestions('askedPlaces'))('%s asks for %s', (message, places) => {
  expect(placesIn(message)).toBe(places);
});

it.each(readQuestions('heardLines'))('%s is %s', (message, place) => {
  expect(placesIn(message)).toBe(place);
});

it.each(readQuestions('takenForScripture'))('%s is not in the Bible; the nearest is %s', (message, place) => {
  const { danger, kind, lead } = verses.answer(message);
  expect([danger, kind, placesIn(message)]).toEqual([undefined, 'words', place]);
  expect(lead).toMatch(/\bnot\b|\b(?:hai|haya|hali|haki|ha)\w*|si kwa haya/);
});

it('says which book it read where a book comes in two parts', () => {
  const { notes, suggestions } = verses.answer('Kings 5');
  expect(notes).toContain('If you mean the other book, write 2 Kings 5.');
  expect(suggestions[0]).toBe('2 Kings 5');
});

it('says where a chapter that was asked for does not exist', () => {
  expect(verses.answer('job 42 to 44').notes.join(' ')).toContain('Job has 42 chapters');
});

it('calls nothing a belief that tells of somebody’s own life', () => {
  expect(verses.answer('my sister Eve sells apples at the market').lead).not.toMatch(/fruit of the tree/);
  expect(verses.answer('the love of money is the root of all evil').lead).not.toMatch(/other words/);
});

it.each([
  ['Esther is in hospital', 'sickness/2'],
  ['the widow next door needs oil', 'widow/0'],
  ['God where are you now', 'unanswered-prayer'],
])('takes %s for no story', (message, need) => {
  expect(verses.answer(message).context.need).toBe(need);
});

it('takes a short question about the church for no line of the Bible', () => {
  expect(verses.answer('where are you located').page).toBe('/#visit');
  expect(placesIn('where art thou')).toBe('GEN.3.9');
});

it('hears a need where somebody cries for help, and explains itself where nobody does', () => {
  expect(verses.answer('😭😭😭 help').kind).not.toBe('help');
  expect(verses.answer('help').kind).toBe('help');
});

it('answers a guess of danger in the language of its words', () => {
  const { danger, language, lead } = verses.answer('nisingekuwepo ingekuwa afadhali');
  expect([danger, language]).toEqual(['possible', 'sw']);
  expect(lead).toContain('1199');
});

it('offers no joy to whom nothing gives joy', () => {
  expect(verses.answer('I feel heavy every morning and nothing gives me joy').suggestions).not.toContain('Joy');
});

it('takes a wrong that was done at church for no question about the church, and envy for the writer’s own', () => {
  expect(verses.answer('the church WhatsApp group removed me').page).toBeUndefined();
  expect(verses.answer('do you have a church WhatsApp group?').page).toBe('/contact');
  expect(verses.answer('I envy my sister her husband').context.need).toBe('jealousy');
});
