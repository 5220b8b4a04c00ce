import { CONTENT_VERSION } from '#shared/content/values.ts';
import { fakeSite } from '#tests/support/process/builtSite.ts';
import { appBeforeEach, expectAnswer } from '#tests/support/testApp.ts';

const PATH = '/about/our-journey';
const JOURNEY = { lead: 'How God has led us so far.', picture: 'journey', text: '# Nine people\n\n<b>One</b> room.' };

const site = appBeforeEach(async () => ({ site: await fakeSite() }));

const write = (value: unknown, { base = 0, language = 'en' } = {}) =>
  site.publish([{ field: 'article', value, base }], { page: 'ourJourney', language });
const read = (lang = 'en') => site.request('readContent', { query: `?page=ourJourney&lang=${lang}` });
const listed = async () => (await site.app.inject('/sitemap.xml')).body;

describe('a page that waits for its words', () => {
  it('is on once an article is published in that language, and is off again once it is emptied', async () => {
    expect((await read()).body.fields).toEqual({});
    expect(await listed()).not.toContain(PATH);
    expect((await write(JOURNEY)).status).toBe(201);
    const html = '<h2>Nine people</h2>\n<p>&lt;b&gt;One&lt;/b&gt; room.</p>';
    const article = { lead: JOURNEY.lead, picture: 'journey', html, quotes: [] };
    expectAnswer(await read(), 200, { fields: { article } });
    expect((await read('sw')).body.fields).toEqual({});
    expect(await listed()).toContain(`${PATH}</loc>`);
    expect(await listed()).not.toContain(`/sw${PATH}`);
    expect((await site.app.inject(PATH)).statusCode).toBe(200);
    await write(null, { base: 1 });
    expect((await read()).body.fields).toEqual({});
    expect((await site.app.inject(PATH)).statusCode).toBe(404);
    expect(await listed()).not.toContain(PATH);
  });

  it('moves the version that every public page is sent with, also to who has the page already', async () => {
    const ask = (path: string, headers = {}) => site.app.inject({ url: path, headers });
    const before = await ask('/give');
    expect((await ask('/sw/events')).headers[CONTENT_VERSION]).toBe(before.headers[CONTENT_VERSION]);
    await write(JOURNEY);
    const { etag } = (await ask('/give')).headers;
    const after = await ask('/give', { 'if-none-match': etag });
    expect(after.statusCode).toBe(304);
    expect(after.headers[CONTENT_VERSION]).not.toBe(before.headers[CONTENT_VERSION]);
    expect((await ask(PATH)).headers[CONTENT_VERSION]).toBe(after.headers[CONTENT_VERSION]);
  });

  it('takes no article that it may not have and no picture that nobody sent, and says why', async () => {
    for (const text of [':scripture[John 99:1]', ' \n ']) {
      const { status, body } = await write({ ...JOURNEY, text });
      expect([status, Object.keys(body.fields)], text).toEqual([422, ['article.text']]);
      expect((await read()).body.fields).toEqual({});
    }
    expect((await write({ ...JOURNEY, picture: 'no-such-window' })).status).toBe(422);
    expect((await write({ ...JOURNEY, picture: null })).status).toBe(201);
  });
});
