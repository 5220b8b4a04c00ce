import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type Endpoint, endpointPath, endpoints } from '#shared/http/endpoints.ts';
import { staffEndpoints } from '#shared/http/staffEndpoints.ts';
import { turnOnFactor } from '#tests/support/authenticator.ts';
import { awake, openAwake } from '#tests/support/browser/awake.ts';
import { openAsleep } from '#tests/support/browser/openAsleep.ts';
import { flaws, flawsInBothSchemes } from '../../support/browser/flaws.ts';
import { openSite, type Site, STAFF } from '../../support/browser/site.ts';

const PHONE = { viewport: { width: 360, height: 740 } } as const;

const site = openSite('own');
/** A code of the owner's second factor, for logging in. */
let code: string;
/** Sets an account at once, as the owner. */
let setAccount: (change: { branch: string; purpose: string; account: string }) => Promise<unknown>;
beforeAll(async () => {
  const request = async (wanted: Endpoint, body: object, token?: string) => {
    const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
    const request = { method: wanted.method, headers, body: JSON.stringify(body) };
    return (await fetch(site.url + endpointPath(wanted), request)).json();
  };
  const { access_token } = (await request(endpoints.login, STAFF)) as { access_token: string };
  const asOwner = async (wanted: Endpoint, { body = {} }) => ({ body: await request(wanted, body, access_token) });
  const owners = { request: asOwner, clock: { now: () => new Date() } };
  const { proof } = await turnOnFactor(owners, access_token, STAFF.password);
  // Older than the wait, so that the only owner may skip it.
  const database = new DatabaseSync(join(site.dataDir, 'church.db'));
  database.exec("update second_factors set confirmed_at = '2026-01-01T00:00:00.000Z'");
  database.close();
  code = proof().code;
  setAccount = (change) =>
    request(staffEndpoints.changeGiving, { paybill: '522522', at_once: true, ...change, ...proof() }, access_token);
  for (const [key, name, name_sw] of [
    ['tithe', 'Tithe', 'Fungu la kumi'],
    ['building', 'Building', 'Ujenzi'],
  ] as const) {
    await request(staffEndpoints.createPurpose, { key, name, name_sw, ...proof() }, access_token);
    for (const branch of ['ruiru', 'juja']) {
      await setAccount({ branch, purpose: key, account: `${branch} ${key}`.toUpperCase() });
    }
  }
});

/** Where a visitor with a worker reads, and what that keeps of a page. */
let phone: Awaited<ReturnType<Site['visit']>>;
beforeAll(async () => {
  phone = await site.visit({ ...PHONE, serviceWorkers: 'allow' });
});
const kept = (path: string) =>
  phone.page.evaluate(async (key) => (await (await caches.match(key))?.text()) ?? '', path);
const CHOSEN = '/give?branch=juja&purpose=building';

it('the Give page of a church with accounts gives one pair after two taps without script, and on paper', async () => {
  const { page } = await site.visit({ ...PHONE, javaScriptEnabled: false });
  await page.goto(`${site.url}/give`);
  await page.getByRole('link', { name: 'Juja', exact: true }).last().click();
  await page.getByRole('link', { name: 'Building' }).click();
  expect(new URL(page.url()).search).toBe('?branch=juja&purpose=building');
  const numbers = page.getByRole('definition');
  expect(await numbers.allTextContents()).toEqual([
    expect.stringContaining('522522'),
    expect.stringContaining('JUJA BUILDING'),
  ]);
  for (const number of await numbers.all()) {
    expect(await number.boundingBox()).toMatchObject({ y: expect.toSatisfy((y: number) => y > 0 && y < 740 - 50) });
  }
  const copy = page.getByRole('button', { name: 'Copy' });
  expect(await copy.count()).toBe(0);
  await page.emulateMedia({ media: 'print' });
  const ink = numbers.first().evaluate((number) => getComputedStyle(number).color);
  expect(await ink, 'dark on paper, where no background is printed').toMatch(/^rgb\((?:\d\d?, ){2}\d\d?\)$/);
  expect(await page.getByRole('list', { name: 'Branch' }).isVisible()).toBe(false);
  expect(await page.getByText('Juja, Building', { exact: true }).isVisible()).toBe(true);
  expect(await numbers.last().isVisible()).toBe(true);
});

it('the Give page of a church with accounts remembers the branch of the first tap, and has no flaw that axe finds', async () => {
  const { page, complaints } = await site.visit({ ...PHONE, bypassCSP: true });
  await page.goto(`${site.url}/sw/give`);
  await page.getByRole('list', { name: 'Tawi' }).getByRole('link', { name: 'Juja' }).click();
  await page.getByRole('link', { name: 'Ujenzi' }).click();
  await page.getByText('Juja, Ujenzi', { exact: true }).waitFor();
  await awake(page);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('my_branch'))).toBe('juja');
  await page.getByRole('link', { name: 'Fungu la kumi' }).click();
  await page.getByText('Juja, Fungu la kumi', { exact: true }).waitFor();
  const last = async () => (await page.getByRole('definition').last().boundingBox())?.y ?? 740;
  await expect.poll(last, { message: 'both numbers are in view' }).toBeLessThan(740 - 100);
  expect(await flaws(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await page.goto(`${site.url}/sw/give`); // and offers its purposes without a touch
  await page.getByRole('link', { name: 'Ujenzi' }).waitFor();
  expect(complaints).toEqual([]);
});

it('the Give page of a church with accounts copies at a tap that comes before the app has started', async () => {
  const permissions = ['clipboard-read', 'clipboard-write'];
  const { page, letGo } = await openAsleep(site, '/give?branch=juja&purpose=tithe', { ...PHONE, permissions });
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  const copy = page.getByRole('button', { name: 'Copy account number' });
  await expect
    .poll(async () => {
      await copy.click();
      return copied();
    })
    .toBe('JUJA TITHE');
  await page.evaluate(() => navigator.clipboard.writeText('-'));
  letGo();
  await awake(page);
  await expect.poll(copied, { message: 'the app repeats the tap' }).toBe('JUJA TITHE');
});

it('the Give page of a church with accounts is renewed on a phone that kept it, after a change of an account, at the visit of any page', async () => {
  const { page, context } = phone;
  await openAwake(page, site.url + CHOSEN);
  await expect.poll(() => kept(CHOSEN)).toContain('JUJA BUILDING');
  await setAccount({ branch: 'juja', purpose: 'building', account: 'NEW ROOF' });
  await openAwake(page, `${site.url}/contact`); // its files have come too
  await expect.poll(() => kept(CHOSEN)).toContain('NEW ROOF');

  await context.setOffline(true);
  await page.goto(site.url + CHOSEN);
  expect(await page.getByRole('definition').last().textContent()).toContain('NEW ROOF');
  await openAwake(page, `${site.url}/contact`);
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Give' }).click();
  // What was chosen last, from which one may choose again.
  await page.getByRole('definition').filter({ hasText: 'NEW ROOF' }).waitFor();
  await page.getByRole('list', { name: 'Branch' }).getByRole('link', { name: 'Juja' }).waitFor();
});

it('the Give page of a church with accounts is read without a network at the numbers that were chosen, and elsewhere before the choice', async () => {
  const { page, context } = phone;
  await context.setOffline(false);
  await openAwake(page, `${site.url}/give`);
  await expect.poll(() => kept('/give')).not.toBe('');
  await page.getByRole('list', { name: 'Branch' }).getByRole('link', { name: 'Juja' }).click();
  await page.getByRole('link', { name: 'Tithe' }).click();
  await expect.poll(() => kept('/give?branch=juja&purpose=tithe')).toContain('JUJA TITHE');
  await context.setOffline(true);
  await page.reload();
  expect(await page.getByRole('definition').last().textContent()).toContain('JUJA TITHE');
  await page.goto(`${site.url}/give?branch=ruiru&purpose=building`);
  expect(page.url()).toBe(`${site.url}/give#paybill`);
  await page.getByRole('list', { name: 'Branch' }).getByRole('link', { name: 'Ruiru', exact: true }).waitFor();
});

it('the screen of giving and its dialog have no flaw that axe finds, light or dark', async () => {
  const { page, complaints } = await site.visitAsStaff({ ...PHONE, bypassCSP: true }, code);
  await page.goto(`${site.url}/admin/giving`);
  await page.getByRole('heading', { name: 'History' }).waitFor();
  expect(await flawsInBothSchemes(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await page.getByRole('button', { name: 'Set Magomano, Tithe' }).click();
  await page.getByLabel('Account number').fill('JUJA TITHS');
  await page.getByText('JUJA TITHE at the same paybill').waitFor();
  expect(await flawsInBothSchemes(page)).toEqual([]);
  expect(complaints).toEqual([]);
});
