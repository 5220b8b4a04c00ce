import { addVersion, type NewVersion } from '#server/store/content/versions.ts';
import { shortVerses } from '#tests/support/shortVerses.ts';
import { appBeforeEach, NOON } from '#tests/support/testApp.ts';

const site = appBeforeEach();

const publish = (field: string, value: unknown, more: Partial<NewVersion> = {}) =>
  site.store.write((transaction) => {
    const version = { page: 'church', field, language: 'both', value, publishAt: NOON, ...more } as const;
    return addVersion(transaction, version, { username: 'mercy', now: NOON });
  });

const THURSDAY = { day: 4, name: 'Thursday', name_sw: 'Alhamisi', opens: '17:00', closes: '18:30' };

describe('what staff changed of a page', () => {
  it('is nothing at first, and told at once, in both languages where it serves both', async () => {
    expect(await site.words('church')).toEqual({});
    expect(await site.words('home', 'sw')).toEqual({});
    await publish('phone', '+254 711 111 111');
    expect(await site.words('church')).toEqual({ phone: '+254 711 111 111' });
    expect(await site.words('church', 'sw')).toEqual({ phone: '+254 711 111 111' });
    await publish('tagline', 'Karibu', { language: 'sw' });
    expect(await site.words('church')).not.toHaveProperty('tagline');
    expect(await site.words('church', 'sw')).toMatchObject({ tagline: 'Karibu' });
  });

  it('gives hours and passages in the words of each language', async () => {
    await publish('serviceHours', [THURSDAY]);
    const hours = { opens: '17:00', closes: '18:30' };
    expect((await site.words('church')).serviceHours).toEqual([
      { day: 'Thursday', name: 'Thursday', hours: '05:00pm-06:30pm', ...hours },
    ]);
    expect((await site.words('church', 'sw')).serviceHours).toEqual([
      { day: 'Alhamisi', name: 'Alhamisi', hours: 'saa 11 hadi saa 12 na nusu jioni (05:00pm-06:30pm)', ...hours },
    ]);

    await publish('mission.verse', 'Yohana 11:35', { page: 'about', language: 'sw' });
    await publish('mission.verse', 'john 11 : 35', { page: 'about', language: 'en' });
    expect((await site.words('about'))['mission.verse']).toEqual({ reference: 'John 11:35', text: 'Jesus wept.' });
    const swahili = { reference: 'Yohana 11:35', text: 'Jesus wept.' };
    expect((await site.words('about', 'sw'))['mission.verse']).toEqual(swahili);
  });

  it('reaches the pages that say a fact of the church, and sentences that name it, whatever signs are in it', async () => {
    await publish('name', 'Grace Church');
    await publish('leadPastors.names', 'Pastor Ann', { language: 'en' });
    expect(await site.words('home')).toMatchObject({
      'hero.title': { value: 'Grace Church', sample: false },
      'leadership.names': { value: 'Pastor Ann', sample: false },
    });
    const sentence = (await site.words('about'))['pastors.text'];
    expect((await site.words('privacy')).lead).toContain('Here is what Grace Church does store');
    expect(sentence).toBe(
      'They teach, visit and pray alongside Pastor Ann. You can speak to any of them after a service.',
    );

    await publish('name', 'Grace $& $1 Church');
    expect((await site.words('privacy')).lead).toContain('Here is what Grace $& $1 Church does store');
  });

  it('reaches the feeds, the site as an app and security.txt', async () => {
    const read = async (url: string) => (await site.app.inject(url)).body;
    expect(await read('/events.ics')).toContain('X-WR-CALNAME:Ruiru Foundation Church');
    await publish('name', 'Grace Church');
    await publish('shortName', 'Grace');
    await publish('email', 'us@grace.example');
    expect(await read('/events.ics')).toContain('X-WR-CALNAME:Grace Church');
    expect(await read('/events.atom')).toContain('<name>Grace Church</name>');
    expect(JSON.parse(await read('/site.webmanifest'))).toMatchObject({ name: 'Grace Church', short_name: 'Grace' });
    expect(await read('/.well-known/security.txt')).toContain('mailto:us@grace.example');
  });

  it('names the church’s number to a person in danger, once staff have put it in', async () => {
    const lines = ['1199', '999'].map((number) => ({ name: 'Help', number }));
    const short = shortVerses(() => NOON);
    const danger = { danger: 'clear', lines, bot_message: 'Help: 1199\nHelp: 999' } as const;
    const verses = { ...short, answer: async (text: string) => ({ ...(await short.answer(text)), ...danger }) };
    await site.start({ verses });
    const ask = async () => (await site.request('askVerse', { body: { message: 'I want to die' } })).body;
    expect((await ask()).bot_message).not.toContain('Our church');
    await publish('phone', '+254 711 111 111');
    const own = { name: 'Our church (Ruiru Foundation Church)', number: '+254 711 111 111' };
    expect((await ask()).lines[2]).toEqual(own);
  });

  it('leaves out what its field does not take and pictures that are not there, and refuses what names no page', async () => {
    await publish('gone.field', 'x');
    await publish('phone', ['a', 'list']);
    await publish('serviceHours', [{ ...THURSDAY, opens: '25:00' }]);
    expect(await site.words('church')).toEqual({});

    const gone = { image: `/event-pictures/${'a'.repeat(22)}/1600.jpg`, alt: 'Somebody' };
    await publish('hero.picture', gone, { page: 'about', language: 'en' });
    expect(await site.words('about')).toEqual({});
    await publish('hero.picture', 'toString', { page: 'about', language: 'en' });
    expect(await site.words('about')).toEqual({});

    for (const query of ['', '?page=', '?page=toString', '?page=dashboard', '?page=about&page=home']) {
      const { status } = await site.request('readContent', { query });
      expect([404, 422]).toContain(status);
    }
  });
});
