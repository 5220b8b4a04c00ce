import { verseWords } from '#content/verses/answerWords.ts';
import { reply } from '#server/verses/reply.ts';
import { endpoints } from '#shared/http/endpoints.ts';
import type { VerseAnswer } from '#shared/verse/verse.ts';
import { aMessage } from '#tests/support/factories.ts';
import { shortVerses } from '#tests/support/shortVerses.ts';
import { appBeforeEach, NOON, startTestApp } from '#tests/support/testApp.ts';

const site = appBeforeEach();

const said = (response: { json: () => unknown }) => (response.json() as { message: string }).message;

describe('a Kiswahili page is answered in Kiswahili', () => {
  it('when its message is sent, or refused, or when it has sent too much', async () => {
    const send = (payload: object, query = '?lang=sw') =>
      site.app.inject({ method: 'POST', url: `${endpoints.submitMessage.path}${query}`, payload });
    expect(said(await send(aMessage()))).toBe('Ujumbe umetumwa!');
    const refused = await send({ ...aMessage(), name: '', email: 'wanjiku', message: 'x'.repeat(5001) });
    expect(refused.json().fields).toEqual({
      name: 'Tafadhali jaza sehemu zote zinazohitajika.',
      email: 'Barua pepe lazima iwe anwani kama vile jane@example.com.',
      message: 'Sehemu ya “Ujumbe” isizidi herufi 5,000.',
    });
    expect(said(await send({ ...aMessage(), name: '' }, ''))).toBe('Please fill in all required fields.');
    expect(said(await send([]))).toBe('Kinachotumwa lazima kiwe JSON yenye sehemu zake.');

    for (let sent = 1; sent < 5; sent++) await send(aMessage());
    const words = 'Umetuma ujumbe mara kadhaa muda mfupi uliopita. Tafadhali jaribu tena baada ya dakika 10.';
    expect(said(await send(aMessage()))).toBe(words);
  });

  it('about a question to the daily verse without words, and about an address that there is not', async () => {
    const ask = async (query: string, message: unknown) =>
      (await site.request('askVerse', { query, body: { message } })).body.message;
    expect(await ask('?lang=sw', ' ')).toBe('Tafadhali andika ujumbe.');
    expect(await ask('?lang=sw', 5)).toBe('Sehemu ya “Ujumbe” lazima iwe maandishi.');
    expect(await ask('', '')).toBe('Please write a message.');
    for (const [url, sentence] of [
      ['/read/chapters/JHN/99?edition=&lang=sw', 'Hakuna sura kama hiyo.'],
      ['/read/events/99?lang=sw', 'Hakuna tukio kama hilo.'],
      ['/sw/hakuna', 'Hakuna kitu katika anwani hii.'],
      ['/sw/%zz', 'Anwani haijaandikwa sawasawa.'],
      ['/%zz', 'The address is not well-formed.'],
      ['/read/events/99?lang=swc', 'There is no such event.'],
    ] as const) {
      expect(said(await site.app.inject({ url, headers: { accept: 'application/json' } }))).toBe(sentence);
    }
  });

  it('with a chapter of its own edition, and where the server has failed, with the id to mention', async () => {
    const verses = await shortVerses(() => NOON);
    const asked: (string | undefined)[] = [];
    const chapter: typeof verses.chapter = (_book, _chapter, _edition, language) => {
      asked.push(language);
      return undefined;
    };
    const { app } = await startTestApp({ verses: { ...verses, chapter } });
    for (const query of ['?lang=sw', '']) await app.inject({ url: `/read/chapters/JHN/3${query}` });
    expect(asked).toEqual(['sw', 'en']);

    const fails = () => {
      throw new Error('secret detail');
    };
    const failing = await startTestApp({ verses: { ...verses, chapter: fails } });
    const answer = await failing.app.inject({ url: '/read/chapters/JHN/3?lang=sw' });
    expect(answer.statusCode).toBe(500);
    expect(said(answer)).toMatch(/^Hitilafu imetokea\. Ukituambia kuihusu, tafadhali taja [0-9a-f]{12}\.$/);
  });

  it('with the Kiswahili names of pages alone, which an English page has beside its own', async () => {
    const { privacy, share } = verseWords.sw;
    const answer = reply({ kind: 'help', language: 'sw', lead: privacy, notes: [share] });
    const { request } = await startTestApp({ verses: { ...shortVerses(() => NOON), answer: () => answer } });
    const ask = async (query: string): Promise<VerseAnswer> =>
      (await request('askVerse', { query, body: { message: 'Je?' } })).body;
    expect((await ask('')).lead).toContain('Ukurasa wa Faragha (Privacy) unaeleza zaidi.');
    const { bot_message, lead, notes } = await ask('?lang=sw');
    expect(lead).toContain('Ukurasa wa Faragha unaeleza zaidi.');
    expect(notes).toEqual(['Chini ya kila andiko kuna Shiriki, WhatsApp, Nakili na Picha: bonyeza unachotaka.']);
    expect(bot_message).toBe(`${lead}\n\n${notes[0]}`);
  });

  it('on the page of an error, whose way back stays in the language', async () => {
    const ask = async (url: string) => (await site.app.inject({ url, headers: { accept: 'text/html' } })).body;
    const page = await ask('/sw/events');
    expect(page).toContain('<html lang="sw">');
    expect(page).toContain('Kurasa za tovuti bado hazijajengwa: anzisha tovuti kwa npm start.');
    expect(page).toContain('<a href="/sw">Rudi mwanzo</a>');
    expect(await ask('/events')).toContain('<a href="/">Back to home</a>');
  });
});
