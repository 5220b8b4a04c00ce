import { purge } from '#server/store/tidying.ts';
import { DRAFT } from '#shared/events/publishing.ts';
import type { HistoryAnswer } from '#shared/history.ts';
import type { SermonInput, SermonsAnswer } from '#shared/sermons/sermon.ts';
import { DAY_MS } from '#shared/time.ts';
import { aSermon } from '#tests/support/factories.ts';
import { appBeforeEach, EDITOR, expectAnswer } from '#tests/support/testApp.ts';
import { itOnSqlite } from '#tests/support/testStore.ts';

const site = appBeforeEach();

const create = (fields: Partial<SermonInput> = {}, by = site.token) =>
  site.request('createSermon', { token: by, body: aSermon(fields) });
const update = (id: number, fields: Partial<SermonInput>, by = site.token, headers = {}) =>
  site.request('updateSermon', { token: by, id, body: aSermon(fields), headers });
const list = async (query = ''): Promise<SermonsAnswer> => (await site.request('listSermons', { query })).body;
const titles = async (query = '') => (await list(query)).sermons.map(({ title }) => title);
const read = (id: number) => site.request('readSermon', { id });
const history = async (): Promise<HistoryAnswer> => (await site.asOwner('listHistory')).body;

describe('the list', () => {
  beforeEach(async () => {
    await create({ title: 'Rest', date: '2026-11-01', series: 'Psalms', passages: 'Zaburi 23' });
    const notes = 'Yesu ni *nuru* ya ulimwengu.';
    await create({ title: 'Light', date: '2026-11-15', preacher: 'Elder Kamau', notes });
    await create({ title: 'Grace', date: '2026-11-08', series: 'Letters', passages: 'eph 2:8-9; rom 5' });
  });

  it('has the latest day first, by pages, and what one can choose from', async () => {
    const { sermons, next, choices } = await list('?limit=2');
    expect(sermons.map(({ title }) => title)).toEqual(['Light', 'Grace']);
    expect(await titles(`?before=${next}`)).toEqual(['Rest']);
    const romans = { reference: 'Romans 5', book: 'ROM', chapter: 5 };
    const passages = [{ reference: 'Ephesians 2:8-9', book: 'EPH', chapter: 2 }, romans];
    expect(sermons[1]).toMatchObject({ passages, sound: null });
    expect(sermons[0]?.words).toBe(5);
    const [series, preachers] = [
      ['Letters', 'Psalms'],
      ['Elder Kamau', 'Pastor Wanjiru'],
    ];
    expect(choices).toEqual({ series, preachers, books: ['PSA', 'ROM', 'EPH'] });
  });

  it('answers a search and a choice, and names what is asked wrongly', async () => {
    for (const [query, found] of [
      ['?search=nuru', ['Light']],
      ['?search=KAMAU%20light', ['Light']],
      ['?search=psalm', ['Rest']],
      ['?series=Letters', ['Grace']],
      ['?preacher=Pastor%20Wanjiru', ['Grace', 'Rest']],
      ['?book=PSA', ['Rest']],
      ['?book=PSA&series=Letters', []],
      ['?before=999', []],
    ] as const) {
      expect(await titles(query)).toEqual(found);
    }
    const limit = 'Limit must be at least 1.';
    expectAnswer(await site.request('listSermons', { query: '?limit=0' }), 422, { fields: { limit } });
  });
});

itOnSqlite('a sermon is shown with its notes; a draft, a later hour and a deletion are not', async () => {
  const { id } = (await create({ notes: '# One\n\n<b>Two</b>\n\n:scripture[John 11:35]' })).body.sermon;
  expect((await read(id)).body.sermon).toMatchObject({
    notes_html:
      '<h2>One</h2>\n<p>&lt;b&gt;Two&lt;/b&gt;</p>\n<blockquote><p>Jesus wept.</p><footer>John 11:35</footer></blockquote>',
  });
  const inSiteMap = async () => (await site.app.inject('/sitemap.xml')).body.match(/media\/sermons\/\d+(?=<)/g);
  expect(await inSiteMap()).toEqual(['media/sermons/1', 'media/sermons/1']);
  await update(id, { publish: DRAFT });
  expect(await inSiteMap()).toBeNull();
  expect([(await read(id)).status, await titles()]).toEqual([404, []]);
  await update(id, { publish: '2026-11-21T18:00' });
  expect(await titles()).toEqual([]);
  site.clock.set(new Date('2026-11-21T15:00:00Z'));
  expect(await titles()).toEqual(['The good shepherd']);
  await site.asOwner('deleteSermon', { id });
  expect((await read(id)).status).toBe(410);
  expect((await read(id + 1)).status).toBe(404);
  const all = await site.asOwner('listStaffSermons');
  expect(all.body).toEqual([]);
});

describe('saving', () => {
  itOnSqlite('writes passages out, names what cannot be read or is not there, and faults of the notes', async () => {
    const { sermon } = (await create({ passages: 'jn 3 16-18, 1 kor 13 na Ruthu' })).body;
    expect(sermon.passages).toBe('John 3:16-18; 1 Corinthians 13; Ruth 1-4');
    const passages =
      '“the shepherd” cannot be read as a passage: write it as John 3:16-18. Scripture "John 3:99" does not exist: John 3 has 36 verses.';
    expect((await create({ passages: 'Psalm 23; the shepherd; John 3:99' })).body.fields).toEqual({ passages });
    const notes = 'A link must begin with https:// or http://, or be a page of this site such as /contact.';
    expect((await create({ notes: '[Pay](javascript:x)' })).body.fields).toEqual({ notes });
  });

  it('refuses what somebody else has changed, with the sermon as it is', async () => {
    const { id } = (await create()).body.sermon;
    const together = ['One', 'Two', 'Three'].map((title) => update(id, { title }, site.token, { 'if-match': '"1"' }));
    const answers = await Promise.all(together);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412, 412]);
    const refused = answers.find(({ status }) => status === 412);
    expect(refused?.body.now).toMatchObject({ id, version: 2, title: (await titles())[0] });
  });

  itOnSqlite('refuses an editor numbers and links that are new on the site, but takes a draft', async () => {
    const editor = await site.join(EDITOR);
    const notes = 'Lipa kwa Till 400 200';
    const message =
      'Only an owner may publish a sermon with the number 400200. Save it as a draft, and an owner publishes it.';
    expectAnswer(await create({ notes }, editor), 403, { message });
    const { id } = (await create({ notes, publish: DRAFT }, editor)).body.sermon;
    expect((await update(id, { notes, publish: '2026-12-01T10:00' }, editor)).status).toBe(403);
    expect((await update(id, { notes })).status).toBe(200);
    expect((await update(id, { notes, title: 'Known by now' }, editor)).status).toBe(200);
    await site.request('deleteSermon', { token: editor, id });
    expect((await site.request('restoreSermon', { token: editor, id })).status).toBe(403);
    expect((await site.asOwner('restoreSermon', { id })).status).toBe(200);
    expect(await titles()).toEqual(['Known by now']);
  });
});

describe('the history', () => {
  it('has each change with its title, and brings a sermon back to an earlier state', async () => {
    const { id } = (await create({ title: 'First' })).body.sermon;
    await update(id, { title: 'Second', series: 'Letters' });
    const { history: entries } = await history();
    expect(entries).toMatchObject([
      { action: 'updated', title: 'Second', event_id: null, old: null, sermon: { id, old: { title: 'First' } } },
      { action: 'created', title: 'First', sermon: { old: null, new: { title: 'First', version: 1 } } },
    ]);
    expect(entries.map(({ sermon }) => sermon?.version)).toEqual([2, 2]);
    const revert = (headers: Record<string, string>) =>
      site.asOwner('revertSermon', { id, body: { entry: entries[1]?.id }, headers });
    expect((await revert({ 'if-match': '"1"' })).status).toBe(412);
    const { sermon } = (await revert({ 'if-match': '"2"' })).body;
    expect(sermon).toMatchObject({ title: 'First', series: null, version: 3 });
    const found = await site.asOwner('listHistory', { query: '?search=letters' });
    expect(found.body.history).toHaveLength(2);
  });

  it('undoes a deletion within 30 days, and not after', async () => {
    const { id } = (await create()).body.sermon;
    await site.asOwner('deleteSermon', { id });
    expect((await history()).history[0]).toMatchObject({ action: 'deleted', restorable: true });
    expect((await site.asOwner('restoreSermon', { id })).body.sermon).toMatchObject({ version: 2 });
    await site.asOwner('deleteSermon', { id });
    site.clock.set(31 * DAY_MS);
    await site.store.write((transaction) => purge(transaction, site.clock.now()));
    const restored = await site.request('restoreSermon', { token: await site.signIn(), id });
    expect(restored.status).toBe(404);
    expect((await read(id)).status).toBe(410);
  });
});
