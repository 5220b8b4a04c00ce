import { brotliCompressSync, constants } from 'node:zlib';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type EditablePage, editablePages, isArticlePage } from '#content/editable/index.ts';
import { inLanguage, LANGUAGES } from '#content/language.ts';
import { href, type PageName, pages } from '#content/pages.ts';
import type { FieldState } from '#shared/content/content.ts';
import { endpoints } from '#shared/http/endpoints.ts';
import { staffEndpoints } from '#shared/http/staffEndpoints.ts';
import { awake } from '#tests/support/browser/awake.ts';
import { type Site, STAFF, startSite } from '#tests/support/browser/site.ts';

const PHONE = { viewport: { width: 360, height: 740 } } as const;

const publicPages = (Object.keys(pages) as PageName[]).filter(
  (name) => pages[name].kind === 'public' && pages[name].hasText && name !== 'event' && name !== 'signup',
);
const addresses = LANGUAGES.flatMap((language) => publicPages.map((name) => inLanguage(language, href(name))));

let site: Site;
let token: string;
const before = new Map<string, number>();
beforeAll(async () => {
  site = await startSite();
  token = (await request(endpoints.login.path, STAFF)).access_token;
  for (const address of addresses) before.set(address, await weightOf(address));
  for (const page of Object.keys(editablePages) as EditablePage[]) {
    if (isArticlePage(page)) continue;
    for (const language of LANGUAGES) await publishAll(page, language);
  }
});
afterAll(() => site?.close());

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

/** The bytes of a page, compressed about as it is sent: the hardest compression takes ten times as long. */
async function weightOf(address: string): Promise<number> {
  const page = await (await fetch(site.url + address, { headers: { 'accept-encoding': 'identity' } })).text();
  return brotliCompressSync(page, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }).length;
}

/** Complaints other than those about the network itself. */
const strange = (complaints: string[]) => complaints.filter((text) => !text.startsWith('Failed to load resource'));

/** Notes what a page asks of the words. */
function asksOf(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname === endpoints.readContent.path) asked.push(search.replace(/version=.*/, 'version'));
  });
  return asked;
}

/** Opens a page whose app does not come before it is let go. */
async function openAsleep(path: string) {
  const visit = await site.visit(PHONE);
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await visit.page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await visit.page.goto(site.url + path, { waitUntil: 'domcontentloaded' });
  return { ...visit, letGo };
}

describe('with every field edited', () => {
  it.each(addresses)('%s weighs what it weighed before', async (address) => {
    expect(await weightOf(address)).toBeLessThanOrEqual((before.get(address) ?? 0) + 40);
  });

  it.each(['/', '/sw', '/about', '/sw/contact'])(
    '%s hydrates, with the words that were fetched ahead',
    async (path) => {
      const { page, complaints } = await site.visit(PHONE);
      const asked = asksOf(page);
      await page.goto(site.url + path);
      await expect.poll(() => asked.length).toBe(2);
      await page.waitForLoadState('networkidle');
      expect(asked.length).toBe(2);
      const heading = await page.getByRole('heading', { level: 1 }).elementHandle();
      await awake(page);
      expect(await heading?.evaluate((element) => element.isConnected)).toBe(true);
      expect(asked.filter((search) => !search.endsWith('version'))).toEqual([]);
      expect(complaints).toEqual([]);
    },
  );
});

describe('edited words', () => {
  it('are fetched anew where those of the page cannot be had, and the page stands as it is', async () => {
    const { page, complaints } = await site.visit(PHONE);
    await page.route('**/*version=*', (route) => route.abort());
    const asked = asksOf(page);
    await page.goto(`${site.url}/about`);
    const heading = await page.getByRole('heading', { level: 1 }).elementHandle();
    await awake(page);
    await expect
      .poll(() => asked.filter((search) => !search.endsWith('version')))
      .toEqual(['?page=church', '?page=about']);
    expect(await heading?.evaluate((element) => element.isConnected)).toBe(true);
    expect(strange(complaints)).toEqual([]);
  });

  it('that were published while a page was open are shown when its app starts, and nothing that was typed is lost', async () => {
    const { page, letGo, complaints } = await openAsleep('/contact');
    const name = page.getByRole('textbox', { name: 'Name' });
    await name.fill('Wanjiku');
    await name.press('End');
    await publishLead('contact', 'Write to us, we answer within a day.');
    letGo();
    await awake(page);
    await page.getByText('Write to us, we answer within a day.').waitFor();
    await page.keyboard.type(' Kamau');
    expect(await name.inputValue()).toBe('Wanjiku Kamau');
    expect(strange(complaints)).toEqual([]);
  });

  it('are kept with a page that is read without a network', async () => {
    const { page, context, complaints } = await site.visit({ ...PHONE, serviceWorkers: 'allow' });
    await publishLead('about', 'One family in <four> places.');
    await page.goto(`${site.url}/about`);
    await awake(page);
    const kept = () =>
      page.evaluate(async () => {
        const copy = await caches.match('/about', { ignoreVary: true });
        const state = /id="state">([^<]*)</.exec((await copy?.text()) ?? '')?.[1] ?? '{}';
        return Object.values(JSON.parse(state).words ?? {}).map((words) => typeof words);
      });
    await expect.poll(kept).toEqual(['object', 'object']);
    await page.waitForFunction(() => navigator.serviceWorker.controller);
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await page.reload();
    await awake(page);
    await page.getByText('One family in <four> places.').waitFor();
    expect(strange(complaints)).toEqual([]);
  });
});
