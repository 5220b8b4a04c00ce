import { type EditablePage, editablePages } from '#content/editable/index.ts';
import { isArticlePage } from '#content/pages.ts';
import type { ContentVersion, FieldState } from '#shared/content/content.ts';
import { HOUR_MS, MINUTE_MS } from '#shared/time.ts';
import { type Asked, appBeforeEach, EDITOR, JUMA } from '#tests/support/testApp.ts';
import { describeOnSqlite, itOnSqlite } from '#tests/support/testStore.ts';

/** The pages that have words in the files. */
const PAGES = (Object.keys(editablePages) as EditablePage[]).filter(
  (page) => page !== 'privacy' && !isArticlePage(page),
);

const site = appBeforeEach();

const ask = (endpoint: Asked, body: object, token = site.token) => site.request(endpoint, { token, body });
const phone = (value: string, base = 0) => site.publish([{ field: 'phone', value, base }]);

async function fieldOf(name: string, { held = site.token, page = 'church', lang = 'en' } = {}): Promise<FieldState> {
  const query = `?page=${page}&lang=${lang}`;
  const { body } = await site.request('listContentFields', { token: held, query });
  return body.fields.find(({ field }: FieldState) => field === name);
}

async function history(field: string): Promise<string[]> {
  const query = `?page=church&field=${field}`;
  const { body } = await site.asOwner('listContentHistory', { query });
  return body.versions.map(({ value, state, username }: ContentVersion) => `${value} by ${username}: ${state}`);
}

const FIRST = '+254 711 111 111';
const SECOND = '+254 722 222 222';

describe('publishing', () => {
  itOnSqlite('puts a change on the site at once, by an editor as by an owner', async () => {
    const token = await site.join(EDITOR);
    const { status, body } = await site.publish([{ field: 'tagline', value: 'Come.' }], { token });
    expect([status, body]).toEqual([201, { message: 'Published.', ids: [1] }]);
    expect(await site.words()).toEqual({ tagline: 'Come.' });
  });

  it('of several fields is done for all of them, or for none; it names the faulty entry of a list, cleans what is written, and keeps no unknown field', async () => {
    const refused = async (field: string, value: unknown) => {
      const { status, body } = await site.publish([
        { field: 'phone', value: FIRST },
        { field, value },
      ]);
      expect([status, await site.words()]).toEqual([422, {}]);
      return body.fields;
    };
    const email = 'Email must be an email address, such as office@church.example.';
    expect(await refused('email', 'no email')).toEqual({ email });
    expect(await refused('socialLinks', [{ name: 'Facebook', href: 'facebook' }, {}])).toEqual({
      'socialLinks[0].href': 'Entry 1: Address must begin with https:// or http://.',
      'socialLinks[1].name': 'Entry 2: Name is required.',
      'socialLinks[1].href': 'Entry 2: Address is required.',
    });

    const links = [{ name: ' Facebook\u0000 ', href: 'https://facebook.com/us', evil: 'x' }];
    await site.publish([{ field: 'socialLinks', value: links }]);
    expect(await site.words()).toEqual({ socialLinks: [{ name: 'Facebook', href: 'https://facebook.com/us' }] });
  });

  itOnSqlite('goes back to the words of the files', async () => {
    await phone(FIRST);
    await site.publish([{ field: 'phone', value: null, base: 1 }]);
    expect(await site.words()).toEqual({});
    expect(await fieldOf('phone')).toMatchObject({ value: '+254 700 000 000', sample: true, version: 2 });
  });

  itOnSqlite('is refused where it is none', async () => {
    for (const [_, fields, refusal] of [
      ['an unknown page', { page: 'dashboard' }, 404],
      ['a language that there is not', { language: 'fr' }, 422],
      ['no change', { changes: [] }, 422],
      ['an unknown field', { changes: [{ field: 'giving.paybill', value: '111111', base: 0 }] }, 404],
      ['a field that objects inherit', { changes: [{ field: 'toString', value: 'x', base: 0 }] }, 404],
      ['a field twice', { changes: [0, 0].map((base) => ({ field: 'phone', value: FIRST, base })) }, 422],
      ['a moment that is none', { at: '2026-02-30T10:00' }, 422],
      ['a moment that is over', { at: '2026-11-21T11:59' }, 422],
    ] as const) {
      const body = { page: 'church', language: 'en', changes: [{ field: 'phone', value: FIRST, base: 0 }], ...fields };
      expect((await ask('publishContent', body)).status).toBe(refusal);
      expect(await site.words()).toEqual({});
    }
  });
});

describe('two people', () => {
  itOnSqlite('are shown each other’s version; nothing is lost, and other fields are free', async () => {
    const token = await site.join(JUMA);
    await phone(FIRST);
    const { status, body } = await site.publish([{ field: 'phone', value: SECOND }], { token });
    expect(status).toBe(412);
    expect(body.now).toMatchObject([{ field: 'phone', version: { id: 1, value: FIRST, username: 'mercy' } }]);
    expect(await site.words()).toEqual({ phone: FIRST });
    expect((await site.publish([{ field: 'phone', value: SECOND, base: 1 }], { token })).status).toBe(201);
    expect(await site.words()).toEqual({ phone: SECOND });
    expect((await site.publish([{ field: 'email', value: 'us@church.example' }], { token })).status).toBe(201);
  });

  it('who publish in the same moment do not overwrite each other', async () => {
    const tokens = [site.token, await site.join(JUMA)];
    const both = tokens.map((token) => site.publish([{ field: 'phone', value: FIRST }], { token }));
    expect((await Promise.all(both)).map(({ status }) => status).toSorted()).toEqual([201, 412]);
    expect(await history('phone')).toHaveLength(1);
  });
});

itOnSqlite('an editor does not change, plan or withdraw what is read beside the accounts', async () => {
  const changes = [{ field: 'hero.lead', value: 'Give here.' }];
  const token = await site.join(EDITOR);
  expect((await site.publish(changes, { page: 'give', token })).status).toBe(403);
  expect((await site.publish(changes, { page: 'give', token, at: '2026-12-01T10:00' })).status).toBe(403);
  expect((await site.publish(changes, { page: 'give' })).status).toBe(201);
  expect((await ask('withdrawContent', { ids: [1] }, token)).status).toBe(403);
  expect(await site.words('give')).toEqual({ 'hero.lead': 'Give here.' });
});

describeOnSqlite('a preview', () => {
  const preview = (page: string, ...drafts: { field: string; value: unknown; page?: string }[]) =>
    ask('previewContent', {
      page,
      language: 'en',
      drafts: drafts.map((draft) => ({ page: 'church', language: 'both', ...draft })),
    });

  it('shows all drafts that fit their fields, also long articles and a fact of the church on another page, beside what is published, and publishes nothing', async () => {
    const { body } = await preview(
      'church',
      { field: 'phone', value: FIRST },
      { field: 'email', value: 'unfinished' },
      { field: 'gone', value: 'x' },
      { page: 'gone', field: 'phone', value: 'x' },
    );
    expect(body.fields).toEqual({ phone: FIRST });
    expect(await site.words()).toEqual({});
    const long = { page: 'home', field: 'hero.title', value: 'Long words. '.repeat(3000) };
    const whole = await preview('church', long, long, long, { field: 'phone', value: FIRST });
    expect(whole.body.fields).toEqual({ phone: FIRST });
    const other = await preview('home', { field: 'name', value: 'Grace Church' });
    expect(other.body.fields['hero.title']).toEqual({ value: 'Grace Church', sample: false });
    expect((await preview('gone')).status).toBe(404);
    await phone(SECOND);
    expect((await preview('church')).body.fields).toEqual({ phone: SECOND });
    expect((await preview('church', { field: 'phone', value: null })).body.fields).toEqual({});
  });
});

describe('a change for a day and an hour', () => {
  it('comes on the site at that minute in Nairobi, after a restart too', async () => {
    await phone(FIRST);
    const { body } = await site.publish([{ field: 'phone', value: SECOND, base: 1 }], { at: '2026-11-21T12:30' });
    expect(body.message).toBe('It will be on the site on Saturday 21 November 2026, 12:30 pm.');
    expect(await fieldOf('phone')).toMatchObject({ value: FIRST, version: 1, waiting: [{ value: SECOND }] });
    site.clock.set(30 * MINUTE_MS - 1);
    expect(await site.words()).toEqual({ phone: FIRST });
    site.clock.set(1001);
    expect(await site.words()).toEqual({ phone: SECOND });
    expect(await history('phone')).toEqual([`${SECOND} by mercy: on the site`, `${FIRST} by mercy: replaced`]);
    expect(await fieldOf('phone')).toMatchObject({ version: 2, waiting: [] });
  });

  itOnSqlite(
    'can be withdrawn while it waits; it does not undo what is published before its hour, and replaces it then',
    async () => {
      await site.publish([{ field: 'phone', value: SECOND }], { at: '2026-11-21T12:30' });
      expect((await ask('withdrawContent', { ids: [1] })).status).toBe(200);
      site.clock.set(30 * MINUTE_MS);
      expect(await site.words()).toEqual({});
      expect(await history('phone')).toEqual([`${SECOND} by mercy: withdrawn`]);

      await site.publish([{ field: 'phone', value: SECOND }], { at: '2026-11-21T13:00' });
      await phone(FIRST);
      expect(await site.words()).toEqual({ phone: FIRST });
      site.clock.set(HOUR_MS + 1000);
      expect(await site.words()).toEqual({ phone: SECOND });
    },
  );
});

it('a mistake is taken back at once, but none after which somebody has published: what was there before shows again', async () => {
  await phone(FIRST);
  await phone(SECOND, 1);
  const { status, body } = await ask('withdrawContent', { ids: [1] }); // another has been published since
  expect([status, body.ids]).toEqual([409, [1]]);
  expect((await ask('withdrawContent', { ids: [99] })).status).toBe(409);
  expect(await site.words()).toEqual({ phone: SECOND });
  expect((await ask('withdrawContent', { ids: [2] })).status).toBe(200);
  expect(await site.words()).toEqual({ phone: FIRST });
  expect(await history('phone')).toEqual([`${SECOND} by mercy: withdrawn`, `${FIRST} by mercy: on the site`]);
});

itOnSqlite(
  'a passage that is checked as it is typed is answered with its words, in the names of either language, and refused where there is none',
  async () => {
    const check = (reference: string, language = 'en') => ask('checkPassage', { language, reference });
    expect((await check('yohana 11:35')).body).toEqual({ reference: 'John 11:35', text: 'Jesus wept.' });
    expect((await check('John 11:35', 'sw')).body.reference).toBe('Yohana 11:35');
    const { status, body } = await check('John 99:1');
    expect([status, Object.keys(body.fields)]).toEqual([422, ['reference']]);
  },
);

describeOnSqlite('the fields of a page', () => {
  it('are told as staff write them, and published as they are they show the words of the files', async () => {
    for (const [page, lang] of PAGES.flatMap((page) => ['en', 'sw'].map((lang) => [page, lang]))) {
      const query = `?page=${page}&lang=${lang}`;
      const { body } = await site.asOwner('listContentFields', { query });
      const changes = body.fields.map(({ field, value, version }: FieldState) => ({ field, value, base: version }));
      const { status, body: done } = await site.publish(changes, { page, language: lang });
      expect([status, done.message], page).toEqual([201, 'Published.']);
    }
    const { churchWords, fileWords } = await import('#server/content/words.ts');
    const { applyContent } = await import('#shared/content/applyContent.ts');
    const withoutSamples = (words: object) =>
      JSON.parse(JSON.stringify(words).replaceAll('"sample":true', '"sample":false'));
    for (const lang of ['en', 'sw'] as const) {
      const church = applyContent(churchWords[lang], { fields: await site.words('church', lang) });
      const { giving: _, ...files } = withoutSamples(churchWords[lang]);
      expect(withoutSamples(church)).toMatchObject(files);
      for (const page of PAGES.slice(1)) {
        const words = applyContent(fileWords[page][lang], { fields: await site.words(page, lang) });
        expect(withoutSamples(words)).toEqual(withoutSamples(fileWords[page][lang]));
      }
    }
  });

  it('that are left to do are the samples, and what Kiswahili has not followed', async () => {
    const left = async () => (await site.asOwner('listUnfinishedContent')).body.fields;
    const before = await left();
    expect(before.find(({ field }: FieldState) => field === 'phone')).toMatchObject({ samples: 1, page: 'church' });
    await phone(FIRST);
    expect((await left()).find(({ field }: FieldState) => field === 'phone')).toBeUndefined();
    await site.publish([{ field: 'tagline', value: 'Come' }]);
    const tagline = async () => (await left()).find(({ field }: FieldState) => field === 'tagline');
    expect(await tagline()).toMatchObject({ samples: 0, waitsForKiswahili: true });
    site.clock.set(MINUTE_MS);
    await site.publish([{ field: 'tagline', value: 'Njoo' }], { language: 'sw' });
    expect(await tagline()).toBeUndefined();
  });
});
