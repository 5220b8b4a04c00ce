import { awake, openAwake } from '#tests/support/browser/awake.ts';
import { flaws } from '../../support/browser/flaws.ts';
import { openSite } from '../../support/browser/site.ts';

const site = openSite('shared');

const PHONE = { viewport: { width: 360, height: 740 } } as const;

it('the contact form asks, refuses, waits and thanks in Kiswahili', async () => {
  const { page } = await site.visit(PHONE);
  await openAwake(page, `${site.url}/sw/contact`);
  const send = () => page.getByRole('button', { name: 'Tuma', exact: true }).click();
  await send();
  await page.getByText('Tafadhali jaza sehemu zote zinazohitajika.').waitFor();
  await page.getByLabel('Jina').fill('Wanjiku');
  await page.getByLabel('Barua pepe').fill('wanjiku');
  await page.getByRole('textbox', { name: 'Ujumbe' }).fill('Habari zenu?');
  await send();
  await page.getByText('Barua pepe lazima iwe anwani kama vile jane@example.com.').waitFor();
  await page.getByLabel('Barua pepe').fill('wanjiku@example.com');
  await page.route('**/submit*', (route) => route.abort());
  await send();
  await page
    .getByText('Tovuti haikujibu. Ujumbe umehifadhiwa kwenye kifaa hiki, nao utatumwa mtandao utakapopatikana.')
    .waitFor();
  await page.getByText('Unasubiri kutumwa').waitFor();
  await page.unroute('**/submit*');
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await page.getByRole('status').getByText('Ujumbe umetumwa!').waitFor();
});

it('the daily verse greets in Kiswahili, answers in it what is in neither language, and English in English', async () => {
  const { page } = await site.visit({ ...PHONE, bypassCSP: true });
  await openAwake(page, `${site.url}/sw/daily-verse`);
  const log = page.getByRole('log', { name: 'Mazungumzo' });
  await log.getByText('Hili ndilo neno letu la leo:').waitFor();
  const ask = async (question: string) => {
    await page.getByRole('textbox', { name: 'Andika ujumbe' }).fill(question);
    await page.getByRole('button', { name: 'Tuma', exact: true }).click();
  };
  await ask('1 Petro 5:7');
  await log.getByRole('button', { name: 'Nakili: 1 Petro 5:7' }).waitFor();
  await ask('JHN 3:16');
  const chapter = log.getByRole('link', { name: 'Soma Yohana 3' });
  await chapter.waitFor();
  expect(await chapter.evaluate((link) => link.closest('[lang]')?.getAttribute('lang'))).toBe('sw');
  await ask('msaada');
  await log
    .getByRole('button', { name: /^Zaburi \d/ })
    .first()
    .waitFor();
  await ask('I am afraid');
  await log.locator('[lang=en]').getByText('You are not alone in this.').waitFor();
  expect(await flaws(page)).toEqual([]);
  await chapter.click();
  await page.getByRole('heading', { level: 1, name: 'Yohana 3' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/sw/daily-verse');
  expect(await page.title()).toMatch(/^Yohana 3 – /);
  await page.getByRole('link', { name: 'Sura inayofuata: Yohana 4' }).waitFor();
  expect(await page.getByRole('list').filter({ hasText: 'For God so loved' }).getAttribute('lang')).toBe('en');
  expect(await flaws(page)).toEqual([]);
});

it('the daily verse goes on in the other language where the visitor changes it, and keeps what was said', async () => {
  const { page } = await site.visit(PHONE);
  await openAwake(page, `${site.url}/daily-verse`);
  const log = page.getByRole('log');
  await page.getByRole('textbox', { name: 'Write a message' }).fill('Psalm 23');
  await page.getByRole('button', { name: 'Send' }).click();
  await log.getByText('The LORD is my shepherd').waitFor();
  await openAwake(page, `${site.url}/sw/daily-verse`);
  await log.getByText('Hili ndilo neno letu la leo:').waitFor();
  expect(await log.getByText('The LORD is my shepherd').count()).toBe(1);
  expect(await log.getByText('Hili ndilo neno letu la leo:').count()).toBe(1);
});

const OFFLINE = { ...PHONE, serviceWorkers: 'allow', bypassCSP: true } as const;

it('without a network a Kiswahili page says in Kiswahili how old it is, and one that is not kept which are', async () => {
  const { page, context } = await site.visit(OFFLINE);
  const open = async (path: string) => {
    await openAwake(page, site.url + path);
    await expect.poll(() => page.evaluate((key) => caches.match(key).then(Boolean), path)).toBe(true);
  };
  await open('/about');
  await open('/sw/daily-verse');
  await open('/sw/about/motto');
  await context.setOffline(true);
  await page.reload();
  const bar = page.getByRole('status').filter({ hasText: 'Ukurasa huu uko kama ulivyokuwa' });
  await bar.waitFor();
  expect(await bar.textContent()).toMatch(/^Huna mtandao\. .* \d{4}, saa\s.* \((?:\d+(?::\d\d)? [ap]m|noon)\)\.$/);
  await awake(page);
  expect(await bar.count()).toBe(1);

  await page.goto(`${site.url}/sw/give`);
  await page.getByRole('heading', { level: 1, name: 'Huna mtandao' }).waitFor();
  expect(await page.getAttribute('html', 'lang')).toBe('sw');
  expect(await page.title()).toBe('Huna mtandao – Ruiru Foundation Church');
  expect(await page.getByRole('link', { name: 'Ruiru Foundation Church' }).getAttribute('href')).toBe('/sw');
  // Some pages are kept although nobody has opened them. Those in English stand last, and are marked so.
  const titles = page.getByRole('listitem').locator('span');
  const languages = await titles.evaluateAll((all) => all.map((title) => title.getAttribute('lang') ?? 'sw'));
  expect(languages).toEqual([...languages].sort().reverse());
  expect(await titles.allTextContents()).toEqual(
    expect.arrayContaining(['Kaulimbiu Yetu', 'Mstari Wetu wa Siku', 'About Us']),
  );
  expect(await page.getByRole('listitem').filter({ hasText: 'About Us' }).locator('[lang=en]').count()).toBe(1);
  expect(await flaws(page)).toEqual([]);

  await page.getByRole('link', { name: 'Mstari Wetu wa Siku' }).click();
  await page.getByRole('log').getByText('Hili ndilo neno letu la leo:').waitFor();
});
