import { type Page, pages } from '#content/pages.ts';
import { appBeforeEach } from '#tests/support/testApp.ts';

const site = appBeforeEach();

const get = (url: string) => site.app.inject({ url, headers: { host: 'church.example' } });
const addresses = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);

describe('the site map', () => {
  it('lists the public pages that have content, by their absolute addresses, and no other', async () => {
    const answer = await get('/sitemap.xml');
    expect(answer.headers['content-type']).toBe('application/xml; charset=utf-8');
    const listed = addresses(answer.body);
    expect(listed).toContain('http://church.example/');
    expect(listed).toContain('http://church.example/ministries/men-of-glory');
    const others = Object.values<Page>(pages).filter(
      ({ kind, hasText, indexed }) => kind !== 'public' || !hasText || indexed === false,
    );
    for (const { path } of others) expect(listed).not.toContain(`http://church.example${path}`);
  });

  it('lists the pages of the events that are coming, and goes by the setting where there is one', async () => {
    const on = (date: string) => site.put({ start_date: date, end_date: date, end_time: '23:00' });
    const [coming, over] = [await on('2026-12-01'), await on('2026-11-01')];
    const listed = addresses((await get('/sitemap.xml')).body);
    expect(listed).toContain(`http://church.example/events/${coming.id}`);
    expect(listed).not.toContain(`http://church.example/events/${over.id}`);
    expect(listed.filter((address) => address?.includes(':id'))).toEqual([]);

    await site.start({ settings: { siteUrl: 'https://ruiru.example' } });
    expect(addresses((await get('/sitemap.xml')).body)).toContain('https://ruiru.example/events');
    expect((await get('/robots.txt')).body).toContain('Sitemap: https://ruiru.example/sitemap.xml');
  });
});

it('robots.txt keeps search engines out of staff’s pages and shows them the site map', async () => {
  const lines = (await get('/robots.txt')).body.split('\n');
  expect(lines).toEqual(expect.arrayContaining(['User-agent: *', 'Sitemap: http://church.example/sitemap.xml']));
  const kept = lines.flatMap((line) => line.split('Disallow: ')[1] ?? []);
  expect(kept).toEqual(expect.arrayContaining(['/admin', '/create']));
  for (const { path } of Object.values<Page>(pages).filter(({ kind }) => kind === 'staff')) {
    expect(
      kept.filter((beginning) => path.startsWith(beginning)),
      path,
    ).not.toEqual([]);
  }
});

it('security.txt says whom to tell of a weakness, and until when that holds', async () => {
  const answer = await get('/.well-known/security.txt');
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
  const lines = answer.body.trimEnd().split('\n');
  expect(lines[0]).toMatch(/^Contact: mailto:\S+@\S+$/);
  expect(lines).toContain('Contact: http://church.example/contact');
  expect(lines).toContain('Canonical: http://church.example/.well-known/security.txt');
  const expires = new Date(lines.find((line) => line.startsWith('Expires: '))?.slice(9) ?? '');
  const days = (expires.getTime() - site.clock.now().getTime()) / 86_400_000;
  expect(days).toBeGreaterThan(30);
  expect(days).toBeLessThan(365);
});

it.each([
  ['/site.webmanifest', 'en-KE', '/', ['Verse of the day', '/daily-verse'], ['Events', '/events']],
  ['/sw/site.webmanifest', 'sw-KE', '/sw', ['Mstari wa siku', '/sw/daily-verse'], ['Matukio', '/sw/events']],
])('the app on a phone opens in its language, as %s says', async (url, lang, start_url, ...shortcuts) => {
  const answer = await get(url);
  expect(answer.headers['content-type']).toMatch(/^application\/manifest\+json/);
  expect(answer.json()).toMatchObject({
    name: 'Ruiru Foundation Church',
    short_name: 'Ruiru Foundation',
    lang,
    start_url,
    scope: '/',
    shortcuts: shortcuts.map(([name, path]) => ({ name, url: path })),
  });
});
