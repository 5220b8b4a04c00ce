import { join } from 'node:path';
import { openVersesApart } from '#server/verses/versesApart.ts';
import { putKingJames } from '#tests/support/newData.ts';
import { expectAnswer, startTestApp, temporaryFolder } from '#tests/support/testApp.ts';

const NUMBERS = ['1199', '999 / 112', '1195', '116'];

/** A site over its own data whose questions are answered by a module of the tests. */
async function siteWith(module: 'hostileVerses' | 'brokenVerses') {
  const folder = temporaryFolder();
  putKingJames(folder);
  const faults: string[] = [];
  const verses = openVersesApart({
    dataDir: folder,
    onFault: (words) => faults.push(words),
    module: join(import.meta.dirname, '../../support/process', `${module}.ts`),
  });
  onTestFinished(() => verses.close());
  const site = await startTestApp({ folder, verses });
  const ask = (message: string, context?: object, query = '') =>
    site.request('askVerse', { body: { message, context }, query });
  return { ...site, ask, faults };
}

it('a question that the process of the daily verse does not survive is not tried again; pages are served meanwhile, the person is told whom to call, and the next one is answered', async () => {
  const { ask, request, faults } = await siteWith('hostileVerses');
  const deeds = ['wait for ever', 'take all memory', 'throw later'];
  for (const deed of deeds) {
    let isAnswered = false;
    const asked = ask(deed).finally(() => {
      isAnswered = true;
    });
    expect((await request('listEvents')).status).toBe(200);
    expect(isAnswered, deed).toBe(false);
    const { status, body } = await asked;
    expect(status).toBe(200);
    expect(body).toMatchObject({ kind: 'distress', danger: 'clear', language: 'en' });
    expect(body.lines).toMatchObject(NUMBERS.map((number) => ({ number })));
    expect(body.bot_message).toMatch(/^I am sorry: the verse could not be found just now\./);
    for (const number of NUMBERS) expect(body.bot_message).toContain(number);
    expect((await ask('good morning')).body.bot_message).toBe('You said: good morning');
  }
  for (const deed of [...deeds, 'exit', 'exit']) expect((await ask(deed)).body.lines).toHaveLength(4);
  expect(faults).toEqual(Array(4).fill('the daily verse is started again, since a question ended its process'));
});

it('a question that fails is answered with whom to call, the church’s own line once it is confirmed, in the language of the conversation or else of the page, and the conversation goes on', async () => {
  const { ask, faults, log, publish } = await siteWith('hostileVerses');
  expectAnswer(await ask('throw'), 200, { lines: [{ number: '1199' }, {}, {}, {}] });
  expect(log).toContainEqual(expect.objectContaining({ msg: 'a question to the daily verse got no answer' }));
  expect((await ask('good morning')).body.bot_message).toBe('You said: good morning');
  expect(faults).toEqual([]);

  const context = { language: 'sw', need: 'grief', passage: 'PSA.34.18' };
  const { body } = await ask('throw', context);
  const lead = expect.stringMatching(/^Samahani, mstari haukupatikana/);
  expect(body).toMatchObject({ language: 'sw', context, lead });
  expect((await ask('throw', undefined, '?lang=sw')).body.language).toBe('sw');
  expect((await ask('throw', { language: 'en' }, '?lang=sw')).body.language).toBe('en');

  await publish([{ field: 'phone', value: '+254 711 111 111' }]);
  const { body: confirmed } = await ask('throw');
  expect(confirmed.lines[2].number).toBe('+254 711 111 111');
  expect(confirmed.bot_message).toContain('+254 711 111 111');
});

it('a process that ends at each start is said in /health, and every question is answered with whom to call', async () => {
  const { ask, request, faults } = await siteWith('brokenVerses');
  expectAnswer(await ask('good morning'), 200, { lines: [{ number: '1199' }, {}, {}, {}] });
  expect(faults).toEqual(['the process of the daily verse does not start']);
  const { body } = await request('health');
  expect(body).toMatchObject({ ready: true, warning: 'The process of the daily verse does not start.' });
});
