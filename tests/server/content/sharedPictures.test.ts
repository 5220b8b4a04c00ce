import type { FieldState } from '#shared/content/content.ts';
import { keepPicture } from '#tests/support/pictures.ts';
import { appBeforeEach } from '#tests/support/testApp.ts';

const PEOPLE = 'pastors.people';
const FIRST = 'a'.repeat(32);
const SECOND = 'b'.repeat(32);
const photo = (id: string, words: object) => ({ image: `/event-pictures/${id}/1600.jpg`, ...words });

interface Person {
  name: string;
  role: string;
  picture: unknown;
}

const site = appBeforeEach();
beforeEach(async () => {
  for (const id of [FIRST, SECOND]) await keepPicture(site, { id });
});

async function fieldOf(field: string, lang: string): Promise<FieldState> {
  const query = `?page=about&lang=${lang}`;
  const { body } = await site.asOwner('listContentFields', { query });
  return body.fields.find((one: FieldState) => one.field === field);
}
const peopleIn = async (lang: string) => (await fieldOf(PEOPLE, lang)).value as unknown as Person[];
const shown = (lang: string) => site.words('about', lang);

const change = async (language: string, field: string, value: unknown, more: object = {}) => {
  const { version: base } = await fieldOf(field, language);
  return site.publish([{ field, value, base }], { page: 'about', language, ...more });
};
async function changePerson(language: string, at: number, part: Partial<Person>, more: object = {}) {
  const people = await peopleIn(language);
  return change(language, PEOPLE, people.with(at, { ...people[at], ...part } as Person), more);
}
/** The page as it would be with a draft of its people in English. */
async function preview(language: string, value: unknown) {
  const drafts = [{ page: 'about', language: 'en', field: PEOPLE, value }];
  const body = { page: 'about', language, drafts };
  return (await site.asOwner('previewContent', { body })).body.fields[PEOPLE];
}

it('a photograph that is changed in one language is on the pages of both, each with its own description', async () => {
  const before = await peopleIn('sw');
  await changePerson('en', 1, { picture: photo(FIRST, { alt: 'He laughs.', alt_sw: 'Anacheka.' }) });
  expect((await shown('en'))[PEOPLE][1].picture).toMatchObject({ id: FIRST, alt: 'He laughs.' });
  const swahili = (await shown('sw'))[PEOPLE];
  expect(swahili[1].picture).toMatchObject({ id: FIRST, alt: 'Anacheka.' });
  expect(swahili.map(({ name, role }: Person) => [name, role])).toEqual(before.map(({ name, role }) => [name, role]));
  await changePerson('sw', 1, { picture: photo(SECOND, { alt: '', alt_sw: 'Ameketi.' }) });
  expect((await shown('en'))[PEOPLE][1].picture).toMatchObject({ id: SECOND, alt: 'Ameketi.' });
});

it('a picture of the page itself is shared too, and goes back in both languages', async () => {
  await change('sw', 'hero.picture', photo(FIRST, { alt: 'The choir.', alt_sw: 'Kwaya.' }));
  expect((await shown('en'))['hero.picture']).toMatchObject({ id: FIRST, alt: 'The choir.' });
  await change('en', 'hero.picture', null);
  expect((await shown('sw'))['hero.picture']).toBeUndefined();
});

it('waits for its hour in both languages; undoing takes back what came with it in the other one', async () => {
  const later = await changePerson('en', 0, { picture: 'wheat' }, { at: '2126-12-01T09:00' });
  expect(later.body.ids).toHaveLength(2);
  expect((await fieldOf(PEOPLE, 'sw')).waiting).toHaveLength(1);
  expect(await shown('sw')).toEqual({});
  const { body } = await changePerson('en', 0, { picture: 'wheat' });
  expect((await shown('sw'))[PEOPLE][0].picture).toBe('wheat');
  await site.asOwner('withdrawContent', { body: { ids: [body.ids[0]] } });
  expect((await shown('sw'))[PEOPLE]).toBeUndefined();
});

it('a new person in the place of another one stays out of the other language until they are named there', async () => {
  await changePerson('en', 0, { name: 'Pastor Amina', picture: 'wheat' });
  expect((await shown('sw'))[PEOPLE]).toBeUndefined();
});

it('goes with its person where the order is another one', async () => {
  const people = await peopleIn('en');
  const [first, ...others] = people as [Person, ...Person[]];
  await change('en', PEOPLE, [...others, { ...first, picture: 'wheat' }]);
  const pictures = others.map(({ picture }) => picture);
  expect((await shown('sw'))[PEOPLE].map(({ picture }: Person) => picture)).toEqual(['wheat', ...pictures]);
});

it('a draft is previewed with its new picture in both languages before that is described, and an unfinished one as what is published', async () => {
  expect(await preview('sw', [null, 3, { picture: { image: 7 } }])).toBeUndefined();
  await changePerson('en', 0, { picture: photo(FIRST, { alt: 'She sings.' }) });
  const people = await peopleIn('en');
  const drafted = people.with(0, { ...people[0], picture: photo(SECOND, { alt: '' }) } as Person);
  for (const lang of ['en', 'sw']) {
    expect((await preview(lang, drafted))[0].picture).toMatchObject({ id: SECOND, alt: 'Not described yet' });
  }
  const unfinished = people.with(0, { ...people[0], name: '' } as Person);
  expect((await preview('en', unfinished))[0].picture).toMatchObject({ id: FIRST, alt: 'She sings.' });
});

it('a picture without any description is refused', async () => {
  const { status, body } = await change('en', 'hero.picture', photo(FIRST, { alt: ' ', alt_sw: '' }));
  expect([status, body.message]).toEqual([422, 'Say what is seen in the picture, for those who cannot see it.']);
});

it('a picture that came without its description in Kiswahili is listed until it has one', async () => {
  const waiting = async () => {
    const { body } = await site.asOwner('listUnfinishedContent');
    return body.fields.find(({ field }: { field: string }) => field === 'hero.picture')?.waitsForKiswahili ?? false;
  };
  await change('en', 'hero.picture', photo(FIRST, { alt: 'The choir.' }));
  expect((await shown('sw'))['hero.picture']).toMatchObject({ id: FIRST, alt: 'The choir.' });
  expect(await waiting()).toBe(true);
  await change('sw', 'hero.picture', photo(FIRST, { alt: 'The choir.', alt_sw: 'Kwaya.' }));
  expect(await waiting()).toBe(false);
});
