import { beforeAll, describe, expect, it } from 'vitest';
import { type EditablePage, editablePages } from '#content/editable/index.ts';
import { LANGUAGES } from '#content/language.ts';
import { isArticlePage } from '#content/pages.ts';
import type { FieldState } from '#shared/content/content.ts';
import { endpoints } from '#shared/http/endpoints.ts';
import { staffEndpoints } from '#shared/http/staffEndpoints.ts';
import { awake } from '#tests/support/browser/awake.ts';
import { openSite, STAFF } from '#tests/support/browser/site.ts';

const PHONE = { viewport: { width: 360, height: 740 } } as const;

const site = openSite('own');
let token: string;
beforeAll(async () => {
  token = (await request(endpoints.login.path, STAFF)).access_token;
  for (const page of Object.keys(editablePages) as EditablePage[]) {
    if (isArticlePage(page)) continue;
    for (const language of LANGUAGES) await publishAll(page, language);
  }
});

// biome-ignore lint/suspicious/noExplicitAny: a test reads whatever the answer holds.
async function request(path: string, body?: object): Promise<any> {
  const answer = await fetch(site.url + path, {
    method: body ? 'POST' : 'GET',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}

const fieldsOf = async (page: string, language: string): Promise<FieldState[]> =>
  (await request(`${staffEndpoints.listContentFields.path}?page=${page}&lang=${language}`)).fields;

const publish = (page: string, language: string, changes: object[]) =>
  request(staffEndpoints.publishContent.path, { page, language, changes });

/** Publishes every field of a page with the words that it has, so that the page itself stays as it was. */
async function publishAll(page: string, language: string): Promise<void> {
  const fields = (await fieldsOf(page, language)).filter(({ version, original }) => version === 0 && original !== null);
  const changes = fields.map(({ field, original, version }) => ({ field, value: original, base: version }));
  for (let at = 0; at < changes.length; at += 50) await publish(page, language, changes.slice(at, at + 50));
}

async function publishLead(page: string, value: string): Promise<void> {
  const field = (await fieldsOf(page, 'en')).find(({ field }) => field === 'hero.lead');
  await publish(page, 'en', [{ field: 'hero.lead', value, base: field?.version }]);
}

/** Complaints other than those about the network itself. */
const strange = (complaints: string[]) => complaints.filter((text) => !text.startsWith('Failed to load resource'));

describe('edited words', () => {
  it.each(['/', '/sw/contact'])('%s starts with them, and draws nothing anew', async (path) => {
    const { page, complaints } = await site.visit(PHONE);
    await page.goto(site.url + path);
    const heading = await page.getByRole('heading', { level: 1 }).elementHandle();
    await awake(page);
    expect(await heading?.evaluate((element) => element.isConnected)).toBe(true);
    expect(complaints).toEqual([]);
  });

  it('are kept with a page that is read without a network', async () => {
    const { page, context, complaints } = await site.visit({ ...PHONE, serviceWorkers: 'allow' });
    await publishLead('about', 'One family in <four> places.');
    await page.goto(`${site.url}/about`);
    await awake(page);
    await expect
      .poll(() => page.evaluate(async () => (await caches.match('/about', { ignoreVary: true }))?.ok))
      .toBe(true);
    await page.waitForFunction(() => navigator.serviceWorker.controller);
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await page.reload();
    await awake(page);
    await page.getByText('One family in <four> places.').waitFor();
    expect(strange(complaints)).toEqual([]);
  });
});
