import { home } from '#content/sw/home.ts';
import { createPageScriptures } from '#server/verses/pageScriptures.ts';
import { dataForAll, putEdition, versesForAll } from '#tests/support/bibles.ts';

const NENO = { name: 'Neno', language: 'sw', credit: 'Neno: Bibilia Takatifu' } as const;

/** Nothing is changed by staff. */
const unchanged = async () => [];

it('the Kiswahili pages quote the words of the church’s Kiswahili edition, by the references of the pages', async () => {
  const data = dataForAll();
  putEdition(data, NENO, {
    'JHN.3.16': 'Kwa maana jinsi hii Mungu aliupenda ulimwengu',
    'PSA.119.105': 'Neno lako ni taa ya miguu yangu',
  });
  const { edition, texts } = await createPageScriptures(await versesForAll(data), unchanged)();
  expect(edition).toMatchObject(NENO);
  const quoted = Object.keys(texts).filter((known) => known.includes('119:105'));
  expect(quoted.map((known) => texts[known])).toEqual(['Neno lako ni taa ya miguu yangu']);
  expect(JSON.stringify(home)).toContain(quoted[0]);
});

it('they quote the words of passages that staff put in', async () => {
  const data = dataForAll();
  putEdition(data, NENO, { 'JHN.11.35': 'Yesu akalia machozi' });
  let words: unknown[] = [];
  const read = createPageScriptures(await versesForAll(data), async () => words);
  expect((await read()).texts).not.toHaveProperty(['Yohana 11:35']);
  words = [{ fields: { 'mission.verse': { reference: 'Yohana 11:35', text: 'Jesus wept.' } } }];
  expect((await read()).texts).toMatchObject({ 'Yohana 11:35': 'Yesu akalia machozi' });
});

it('what they quote stays as it is built without a Kiswahili edition, and takes one up that is added while the site runs, before anybody has asked for a verse', async () => {
  const data = dataForAll();
  const verses = await versesForAll(data);
  const read = createPageScriptures(verses, unchanged);
  expect(await read()).toEqual({ edition: null, texts: {} });
  putEdition(data, NENO, { 'PSA.119.105': 'Neno lako ni taa ya miguu yangu' });
  expect((await read()).edition).toMatchObject(NENO);
});
