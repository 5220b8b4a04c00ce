import type { FieldState } from '#shared/content/content.ts';
import { staffEndpoints } from '#shared/http/staffEndpoints.ts';
import { awake } from '#tests/support/browser/awake.ts';
import { openSite, staffHeaders } from '#tests/support/browser/site.ts';

const PHONE = { viewport: { width: 360, height: 740 } } as const;

const site = openSite('used');
beforeAll(async () => {
  for (const page of ['church', 'home']) await publishAll(page, 'en');
  for (const page of ['church', 'contact']) await publishAll(page, 'sw');
});

// biome-ignore lint/suspicious/noExplicitAny: a test reads whatever the answer holds.
async function request(path: string, body?: object): Promise<any> {
  const answer = await fetch(site.url + path, {
    method: body ? 'POST' : 'GET',
    headers: await staffHeaders(site.url),
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}

/** Publishes every field of a page with the words that it has, so that the page itself stays as it was. */
async function publishAll(page: string, language: string): Promise<void> {
  const { fields } = await request(`${staffEndpoints.listContentFields.path}?page=${page}&lang=${language}`);
  const unchanged = (fields as FieldState[]).filter(({ version, original }) => version === 0 && original !== null);
  const changes = unchanged.map(({ field, original, version }) => ({ field, value: original, base: version }));
  for (let at = 0; at < changes.length; at += 50)
    await request(staffEndpoints.publishContent.path, { page, language, changes: changes.slice(at, at + 50) });
}

it.each(['/', '/sw/contact'])('%s starts with edited words, and draws nothing anew', async (path) => {
  const { page, complaints } = await site.visit(PHONE);
  await page.goto(site.url + path);
  const heading = await page.getByRole('heading', { level: 1 }).elementHandle();
  await awake(page);
  expect(await heading?.evaluate((element) => element.isConnected)).toBe(true);
  expect(complaints).toEqual([]);
});
