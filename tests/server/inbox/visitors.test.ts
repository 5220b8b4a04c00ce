import { aMessage } from '#tests/support/factories.ts';
import { appBeforeEach, expectAnswer } from '#tests/support/testApp.ts';

const site = appBeforeEach();

const submit = (body: unknown) => site.request('submitMessage', { body });
const stored = () =>
  site.store.db.selectFrom('messages').select(['at', 'name', 'email', 'phone_number', 'message']).execute();

describe('POST /submit', () => {
  it('refuses in words', async () => {
    for (const [field, value, sentence] of [
      ['name', '', 'Please fill in all required fields.'],
      ['name', '\u200b\u0007', 'Please fill in all required fields.'],
      ['message', '\u2060\u200d', 'Please fill in all required fields.'],
      ['email', 'wanjiku', 'Email must be an address such as jane@example.com.'],
      ['email', `${'x'.repeat(250)}@b.co`, 'Email can be at most 254 characters.'],
      ['name', 'x'.repeat(201), 'Name can be at most 200 characters.'],
      ['phone_number', '7'.repeat(41), 'Phone number can be at most 40 characters.'],
      ['message', 'x'.repeat(5001), 'Message can be at most 5,000 characters.'],
    ] as const) {
      const answer = await submit({ ...aMessage(), [field]: value });
      expect(answer.status).toBe(422);
      expect(answer.body).toEqual({ error: sentence, message: sentence, fields: { [field]: sentence } });
      expect(await stored()).toEqual([]);
    }
    expect((await submit({})).body.message).toBe('Please fill in all required fields.');
  });

  it('keeps an address that mail reaches, a letter that an address may have, and no telephone number where none is given', async () => {
    for (const email of [
      'jane@example.org\u200b',
      'jane@\u200eexample.org',
      'jane@example.org,',
      '<jane@example.org>',
      'mailto:jane@example.org',
    ]) {
      expect((await submit(aMessage({ email }))).status).toBe(200);
      expect((await stored()).at(-1)?.email).toBe('jane@example.org');
    }
    site.clock.set(10 * 60_000);
    for (const email of ['jane’o@example.org', 'jane@exämple.org']) {
      await submit(aMessage({ email }));
      expect((await stored()).at(-1)?.email).toBe(email);
    }
    for (const phone_number of [undefined, null, '', '  ']) {
      expect((await submit(aMessage({ phone_number }))).status).toBe(200);
      expect((await stored()).at(-1)?.phone_number).toBeNull();
    }
  });

  it('takes two hundred an hour from one address, which a congregation may share; who is above that is told so', async () => {
    const from = (one: number) => submit(aMessage({ email: `member${one}@example.org` }));
    for (let one = 0; one < 200; one++) expect((await from(one)).status).toBe(200);
    const text =
      'Many messages have just come over this internet connection, perhaps the church’s Wi-Fi, so yours has to wait. Please try again in 60 minutes.';
    expectAnswer(await from(200), 429, { error: text });
    site.clock.set(60 * 60_000);
    expect((await from(200)).status).toBe(200);
  });

  it('takes five of one sender in ten minutes; refused ones do not count', async () => {
    for (let time = 0; time < 10; time++) await submit({});
    for (let time = 0; time < 5; time++) expect((await submit(aMessage())).status).toBe(200);
    const answer = await submit(aMessage());
    const text = 'You have sent several messages just now. Please try again in 10 minutes.';
    expectAnswer(answer, 429, { error: text, message: text });
    expect(answer.headers['retry-after']).toBe('600');
    site.clock.set(10 * 60_000);
    expect((await submit(aMessage())).status).toBe(200);
  });
});

describe('POST /daily/verse', () => {
  it('answers a verse, also to a message that is too long, sixty a minute; refuses a question without one, and counts it', async () => {
    const answer = await site.request('askVerse', { body: { message: 'Hello' } });
    expect(answer.status).toBe(200);
    expect(answer.body.bot_message).toMatch(/\w/);
    expect(answer.body.message).toBe(answer.body.bot_message);
    const body = { message: 'Hello, what a week. '.repeat(100) };
    expectAnswer(await site.request('askVerse', { body }), 200, { language: 'en' });
    expectAnswer(await site.request('askVerse', { body: {} }), 422, { error: 'Please write a message.' });

    const ask = () => site.request('askVerse', { body: { message: 'Hello' } });
    for (let time = 3; time < 60; time++) expect((await ask()).status).toBe(200);
    const text = 'You have asked for many verses just now. Please try again in a minute.';
    expectAnswer(await ask(), 429, { message: text });
  });
});

describe('GET /health', () => {
  it('says that the site is ready, or why it is not, and that the process lives', async () => {
    expectAnswer(await site.request('health'), 200, { status: 'ready', live: true, ready: true });
    await site.store.close();
    const reason = expect.stringMatching(/^The site is not ready: .+\.$/);
    expectAnswer(await site.request('health'), 503, { status: 'not ready', reason });
    const answer = await site.app.inject({ url: '/health/live' });
    expect([answer.statusCode, answer.json()]).toEqual([200, { status: 'live', live: true }]);
  });

  it('says so within three seconds where the database says nothing', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    site.store.check = () => new Promise(() => undefined);
    const answers = [site.request('health'), site.request('health')];
    await expect.poll(() => vi.getTimerCount()).toBeGreaterThan(0);
    await vi.advanceTimersByTimeAsync(3000);
    for (const { status, body } of await Promise.all(answers)) {
      expect([status, body.live, body.ready]).toEqual([503, true, false]);
      expect(body.reason).toBe('The site is not ready: the database does not answer.');
    }
  });
});
