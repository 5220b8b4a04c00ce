import type { BrowserContextOptions } from 'playwright-core';
import { openAwake } from '#tests/support/browser/awake.ts';
import { flaws } from '#tests/support/browser/flaws.ts';
import { openAsleep } from '#tests/support/browser/openAsleep.ts';
import { openSite, putEventOn } from '#tests/support/browser/site.ts';

const site = openSite('used');
/** The page of the event. */
let path: string;

beforeAll(async () => {
  const id = await putEventOn(site, {
    title: 'Bus to Kithini',
    signup: 'open',
    signup_places: '45',
    signup_children: 'yes',
    signup_question: 'Which bus stop?',
    signup_numbers: 'yes',
  });
  path = `/events/${id}`;
});

const PHONE: BrowserContextOptions = { viewport: { width: 360, height: 740 } };

it('an event’s card does not grow when it is told how many places are left', async () => {
  const { page } = await site.visit(PHONE);
  const { promise, resolve: tell } = Promise.withResolvers<void>();
  await page.route('**/all/signup-numbers', async (route) => {
    await promise;
    await route.continue();
  });
  await openAwake(page, `${site.url}/about`);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Events', exact: true }).click();
  const card = page.getByRole('article').filter({ has: page.locator(`a[href="${path}"]`) });
  await card.scrollIntoViewIfNeeded();
  const before = (await card.boundingBox())?.height;
  tell();
  await card.getByText(/places left/).waitFor();
  expect((await card.boundingBox())?.height).toBe(before);
});

// To leave and to come back is asked in tests/web/events/ownSignup.test.tsx.
it('one signs up with a press, a name and a press, finds it again and changes it', async () => {
  const { page, complaints } = await site.visit({ ...PHONE, bypassCSP: true });
  await openAwake(page, site.url + path);
  await page.waitForLoadState('networkidle');
  await page.getByText('I am coming', { exact: true }).click();
  await page.getByLabel('Your name').fill('Wanjiku Kamau');
  expect(await flaws(page)).toEqual([]);
  await page.getByRole('button', { name: 'Sign up', exact: true }).click();
  await page.getByText('You are coming, 1 person.').waitFor();
  expect(await flaws(page)).toEqual([]);

  await page.reload();
  await page.getByRole('link', { name: 'Change or cancel' }).click(); // without another sign of a person
  await page.getByRole('button', { name: 'One more: Adults' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('You are coming, 2 people.').waitFor();
  expect(await flaws(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  expect(complaints).toEqual([]);
});

it('without script the same is done by plain forms, and what is refused is still there', async () => {
  const { page } = await site.visit({ ...PHONE, javaScriptEnabled: false });
  await page.goto(site.url + path);
  await page.getByText('I am coming', { exact: true }).click();
  await page.getByLabel('Which bus stop? (optional)').fill('Bypass');
  await page.getByRole('button', { name: 'Sign up', exact: true }).click();
  const fault = await page.getByText('Please write a name.').boundingBox();
  expect(fault?.y).toSatisfy((y: number) => y > 0 && y < (page.viewportSize()?.height ?? 0));
  expect(await page.getByLabel('Which bus stop? (optional)').inputValue()).toBe('Bypass');
  await page.getByLabel('Your name').fill('Njoroge');
  await page.getByRole('spinbutton', { name: 'Children' }).fill('2');
  await page.getByRole('button', { name: 'Sign up', exact: true }).click();
  await page.getByText('You are coming, 3 people.').waitFor();
  expect(page.url()).toMatch(/\/my-sign-up\?key=[\w-]{43}\b/);
  await page.getByRole('button', { name: 'I am not coming' }).click();
  await page.getByText('You are not coming any more.').waitFor();
  await page.getByRole('button', { name: 'I am coming after all' }).click();
  await page.getByText('You are coming, 3 people.').waitFor();
});

it('what is typed and pressed before the app has started is not lost, and the number is the one that was shown', async () => {
  const { page, letGo } = await openAsleep(site, path);
  await page.getByText('I am coming', { exact: true }).click();
  const more = page.getByRole('button', { name: 'One more: Adults' });
  for (const _press of [1, 2, 3]) await more.click();
  const adults = page.getByRole('spinbutton', { name: 'Adults' });
  expect(await adults.inputValue()).toBe('4');
  await adults.fill('2');
  await more.click();
  await page.getByLabel('Your name').fill('Achieng');
  await page.getByRole('button', { name: 'Sign up', exact: true }).click();
  letGo();
  await page.getByText('You are coming, 3 people.').waitFor();
});

it('with text twice as large staff’s list of sign-ups fits a phone', async () => {
  const { page, context } = await site.visitAsStaff(PHONE);
  const session = await context.newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
  await page.goto(`${site.url}/admin${path}/sign-ups`);
  await page.getByRole('button', { name: 'Add by hand' }).click();
  const form = page.getByRole('form', { name: 'Add by hand' });
  await form.getByLabel('Name').fill('Elizabeth Nyambura wa Kamau');
  await form.getByLabel('Phone number').fill('+254 700 000 012');
  await form.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('row', { name: /Elizabeth/ }).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});
