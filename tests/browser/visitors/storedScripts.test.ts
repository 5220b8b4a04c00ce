import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type Page as ChurchPage, pages } from '#content/pages.ts';
import { DATABASE_FILE } from '#server/store/sqlite/dataFolder.ts';
import { openSite, STAFF } from '../../support/browser/site.ts';

/** Each would set `self.ran` if it ran; the rest is what breaks out of quotes, scripts and JSON. */
const SCRIPTS = [
  '</script><script>self.ran=1</script>',
  '"><img src=x onerror=self.ran=1>',
  '\'"><svg/onload=self.ran=1>\u2028\u2029',
  '<!--<script>]]>{{self.ran=1}}&lt;script&gt;javascript:self.ran=1',
];
const ALL = SCRIPTS.join(' ');

const site = openSite('used');
let headers: Record<string, string>;
let eventId: string;

const send = async (method: string, path: string, body: object): Promise<Response> => {
  const answer = await fetch(site.url + path, { method, headers, body: JSON.stringify(body) });
  expect(answer.ok, `${path}: ${answer.status}`).toBe(true);
  return answer;
};

beforeAll(async () => {
  headers = { 'content-type': 'application/json', 'user-agent': ALL.replace(/[^ -~]/g, '') };
  const { access_token } = (await (await send('POST', '/login', STAFF)).json()) as { access_token: string };
  headers.authorization = `Bearer ${access_token}`;
  const event = {
    ...{ title: ALL.slice(0, 200), description: ALL, venue: ALL.slice(0, 200), category: 'Kesha' },
    ...{ start_date: '2098-01-10', start_time: '14:00', end_date: '2098-01-10', end_time: '16:00' },
    image: `${site.url}/pictures/og-events.jpg?"onerror="self.ran=1"/><script>self.ran=1</script>`,
    ...{ status: 'moved', status_note: ALL.slice(0, 100), image_alt: ALL.slice(0, 100) },
  };
  const made = (await (await send('POST', '/create/events', event)).json()) as { event: { id: number } };
  eventId = String(made.event.id);
  await send('PUT', `/update/events/${eventId}`, { ...event, venue: SCRIPTS[0] });
  await send('POST', '/submit', {
    name: ALL,
    email: 'a"><script>self.ran=1</script>@b.co',
    phone_number: SCRIPTS[1],
    message: ALL,
  });
  const proof = { current_password: STAFF.password };
  await send('POST', '/create/staff', { username: 'older', password: 'another password', ...proof });
  // An account of an earlier version, which took such names.
  const database = new DatabaseSync(join(site.dataDir, DATABASE_FILE));
  database.prepare('update staff set username = ? where username = ?').run(SCRIPTS[1] ?? '', 'older');
  database.close();
});

it.each(Object.values<ChurchPage>(pages).map(({ path }) => path))(
  'scripts stored in every field do not stand in what the server sends: %s',
  async (path) => {
    const address = path.replace(/:(eventId|id)$/, eventId);
    const query = path === pages.eventCard.path ? `?id=${eventId}` : `?id=${encodeURIComponent(SCRIPTS[0] ?? '')}`;
    const html = await (await fetch(site.url + address + query)).text();
    expect(html).not.toContain('<script>self.ran');
    expect(html).not.toContain('<img src=x');
    expect(html).not.toContain('<svg/onload');
    const state = /<script type="application\/json" id="state">(.*?)<\/script>/s.exec(html)?.[1] ?? '';
    if (state !== '') expect(() => JSON.parse(state)).not.toThrow();
  },
);

it.each(['/sitemap.xml', '/robots.txt'])(
  'scripts stored in every field do not stand in %s, whatever the host',
  async (path) => {
    const answer = await (await fetch(site.url + path, { headers: { 'x-forwarded-host': '<script>' } })).text();
    expect(answer).not.toContain('<script>');
  },
);

it('scripts stored in every field never run, for visitors or for staff', async () => {
  const { page, complaints } = await site.visitAsStaff();
  for (const address of [
    '/events',
    `/events/${eventId}`,
    '/daily-verse?read=<script>self.ran=1</script>',
    '/create/events',
    `/admin/dashboard?edit=${eventId}`,
    '/admin/history',
    '/admin/settings',
    '/admin/messages',
  ]) {
    await page.goto(site.url + address);
    await page.locator('#root h1, #root h2').first().waitFor();
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(() => 'ran' in self), address).toBe(false);
  }
  await page.getByText('</script><script>self.ran=1</script>').first().waitFor();
  const refused = complaints.filter((words) => /Content Security Policy|SyntaxError|Unexpected token/.test(words));
  expect(refused).toEqual([]);
});
