import type { Page } from 'playwright-core';
import { awake, openAwake } from '#tests/support/browser/awake.ts';
import { openAsleep } from '#tests/support/browser/openAsleep.ts';
import { openSite } from '../../support/browser/site.ts';

const PHONE = { width: 360, height: 740 };

/** What a page says while its app does not start. */
const NOT_STARTED = 'so its buttons and forms do not answer';

const site = openSite('shared');

const isAwake = (page: Page) => page.evaluate(() => !('early' in window));

it.each([
  ['by itself after a while', false],
  ['only at the first sign of a person who saves data', true],
])('the app starts %s', async (_when, saveData) => {
  const { page } = await site.visit({ viewport: PHONE });
  await page.addInitScript((value) => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: value } });
    localStorage.setItem('server-clock-ahead', '-90000'); // is nothing of the person
  }, saveData);
  const files: string[] = [];
  page.on('request', (request) => /\/assets\/.*\.js/.test(request.url()) && files.push(request.url()));
  await page.clock.install();
  await page.goto(`${site.url}/about/motto`);
  await page.clock.runFor(60_000);
  if (saveData) {
    expect(files).toEqual([]);
    await page.getByRole('heading', { level: 1 }).click();
  }
  await page.waitForFunction(() => !('early' in window));
});

it("before the app is awake, one of staff's pages is dark where the device is", async () => {
  const { page } = await openAsleep(site, '/create/events', { viewport: PHONE, colorScheme: 'dark' });
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('dark');
});

it('before the app is awake, slides move without a touch, and a query that only the app answers is answered', async () => {
  const { page } = await site.visit({ viewport: PHONE, reducedMotion: 'no-preference' });
  await page.goto(`${site.url}/media/gallery`);
  await page.locator('[data-dot][aria-current=true][aria-label^="Slide 2 of 10"]').waitFor();
  await page.goto(`${site.url}/contact?team=ushering`);
  await page.waitForFunction(() => document.querySelector('textarea')?.value.includes('shering'));
});

it.each(['/', '/contact', '/give'])('%s looks the same before the app is awake, as after it', async (path) => {
  const { page, letGo } = await openAsleep(site, path, { viewport: { width: 1280, height: 800 } });
  const looks = () =>
    page.evaluate(() =>
      // The footer is laid out only near the screen.
      [...document.querySelectorAll('#root :is(header, main) *:not(svg *)')]
        .filter((element) => element.checkVisibility())
        .map((element) => {
          const { top, left, width, height } = element.getBoundingClientRect();
          const { color, backgroundColor, borderTop, font, opacity } = getComputedStyle(element);
          return { tag: element.tagName, top, left, width, height, color, backgroundColor, borderTop, font, opacity };
        }),
    );
  await page.evaluate(() => document.fonts.load('1em Marcellus')); // its letters are of another width than the device's
  const asleep = await looks();
  letGo();
  await awake(page);
  expect(await looks()).toEqual(asleep);
});

it('before the app is awake, the menu opens at once, stays open with its submenu while the app starts, and closes by a link and by Escape', async () => {
  const { page, letGo, complaints } = await openAsleep(site, '/events');
  const open = page.getByRole('button', { name: 'Open menu' });
  await open.click();
  const menu = page.getByRole('navigation', { name: 'Main' });
  await menu.getByLabel('Ministries submenu').click();
  await menu.getByRole('link', { name: 'Men of Glory' }).waitFor();
  letGo();
  await awake(page);
  expect(await menu.getByRole('link', { name: 'Men of Glory' }).isVisible()).toBe(true);
  await menu.getByRole('link', { name: 'Men of Glory' }).click();
  await page.getByRole('heading', { level: 1, name: 'Men of Glory' }).waitFor();
  await menu.waitFor({ state: 'hidden' });
  await open.click();
  await menu.waitFor();
  await page.keyboard.press('Escape');
  await menu.waitFor({ state: 'hidden' });
  expect(await open.evaluate((button) => button === document.activeElement)).toBe(true);
  expect(complaints).toEqual([]);
});

it('before the app is awake, a submenu of the bar opens at once and stays open while the app starts, and one opens on which the pointer rests; afterwards they open and close by pointer and by keyboard', async () => {
  const { page, letGo } = await openAsleep(site, '/about', { viewport: { width: 1366, height: 860 } });
  await page.getByLabel('Ministries submenu').first().focus();
  await page.keyboard.press('Enter');
  const banner = page.getByRole('banner');
  const link = banner.getByRole('link', { name: 'Youths' });
  await link.waitFor();
  await banner.getByRole('link', { name: 'About Us' }).hover();
  letGo();
  await awake(page);
  expect(await link.isVisible()).toBe(true);
  await banner.getByRole('link', { name: 'Our Journey' }).waitFor();
  await page.keyboard.press('Escape');
  await link.waitFor({ state: 'hidden' });

  const branches = banner.getByText('Our Branches').first();
  await page.mouse.move(10, 500);
  await branches.waitFor({ state: 'hidden' });
  await banner.getByRole('link', { name: 'About Us' }).hover();
  await branches.waitFor();
  await page.mouse.move(10, 500);
  await branches.waitFor({ state: 'hidden' });
  await page.getByLabel('About Us submenu').first().focus();
  for (const key of ['Enter', 'ArrowDown', 'Enter']) await page.keyboard.press(key);
  await page.getByRole('link', { name: 'Juja' }).waitFor();
  await page.keyboard.press('Escape');
  await branches.waitFor({ state: 'hidden' });
});

it('before the app is awake, a switch that is pressed twice is switched once, when the app is awake, and what was looked for is found', async () => {
  const { page, letGo } = await openAsleep(site, '/events');
  const filter = page.getByRole('button', { name: 'Filter' });
  await filter.click();
  expect(await filter.getAttribute('data-early')).toBe('');
  await filter.click();
  await page.getByRole('searchbox').pressSequentially('kesha');
  letGo();
  await page.getByLabel('Category').waitFor();
  expect(await filter.getAttribute('aria-expanded')).toBe('true');
  expect(await filter.getAttribute('data-early')).toBeNull();
  await expect.poll(() => page.getByRole('article').getByRole('heading').allTextContents()).toEqual(['Friday Kesha']);
  expect(new URL(page.url()).search).toBe('?q=kesha');
});

it('before the app is awake, a button that steps on is pressed as often as it was', async () => {
  const { page, letGo } = await openAsleep(site, '/media/gallery');
  const next = page.getByRole('button', { name: 'Next slide' });
  await next.click();
  await next.click();
  letGo();
  await page.locator('[data-dot][aria-current=true][aria-label^="Slide 3 of 10"]').waitFor();
});

it('before the app is awake, questions that are tapped and sent by Enter are taken at once, and asked when the app is awake; Shift and Enter begin a line', async () => {
  const { page, letGo, complaints } = await openAsleep(site, '/daily-verse');
  const question = page.getByRole('list', { name: 'Suggested questions' }).getByRole('button').nth(1);
  const text = (await question.textContent()) ?? '';
  await question.click();
  expect(await question.getAttribute('aria-busy')).toBe('true');
  expect(await question.evaluate((chip) => Number(getComputedStyle(chip).opacity))).toBeLessThan(1);
  const field = page.getByRole('textbox', { name: 'Write a message' });
  await field.fill('Hope');
  await field.press('Shift+Enter');
  await field.pressSequentially('please');
  await field.press('Enter');
  expect(await field.inputValue()).toBe('Hope\nplease');
  letGo();
  const log = page.getByRole('log');
  for (const asked of [text, 'You: Hope please']) await log.getByText(asked).first().waitFor();
  expect(await field.inputValue()).toBe('');
  expect(await page.locator('[data-early], [aria-busy=true]:not([role=log])').count()).toBe(0);
  expect(complaints).toEqual([]);
});

it('before the app is awake, a search is answered by the server, and the app takes the answer over', async () => {
  const { page, letGo, complaints } = await openAsleep(site, '/sw/events');
  await page.locator('input[name=q]').fill('kesha');
  await page.keyboard.press('Enter');
  await page.waitForURL(/q=kesha/, { waitUntil: 'commit' }); // scripts are held, so it is never loaded
  await page.getByText('Tukio 1', { exact: true }).waitFor();
  expect(await page.getByRole('article').count()).toBe(1);
  expect(await isAwake(page)).toBe(false);
  letGo();
  await awake(page);
  expect(await page.getByRole('article').count()).toBe(1);
  expect(await page.locator('input[name=q]').inputValue()).toBe('kesha');
  await page.locator('input[name=q]').fill('family');
  await expect.poll(() => page.url()).toContain('q=family');
  await page.getByRole('article').getByText('Family Day').waitFor();
  expect(complaints).toEqual([]);
});

it.each(['index', 'Contact'])(
  'before the app is awake, a page that missed %s says so, and starts once the network is back, with what was typed and sent',
  async (file) => {
    const { page, context } = await site.visit({ viewport: PHONE });
    const isFile = new RegExp(`/assets/${file}[^/]*\\.js`);
    await page.route('**', (route, request) =>
      isFile.test(request.url()) || request.method() === 'HEAD'
        ? route.abort('internetdisconnected')
        : route.continue(),
    );
    const missed = page.waitForEvent('requestfailed', (request) => isFile.test(request.url()));
    await page.goto(`${site.url}/contact`);
    await page.getByLabel('Name').fill('Wanjiru');
    await missed;
    await page.getByRole('button', { name: 'Send' }).click();
    const said = page.getByText(NOT_STARTED);
    await said.waitFor();
    await context.setOffline(true);
    await page.unroute('**');
    await context.setOffline(false);
    await page.waitForFunction(() => !('early' in window));
    expect(await page.getByLabel('Name').inputValue()).toBe('Wanjiru');
    expect(await page.getByLabel('Message').inputValue()).toBe('');
    await said.waitFor({ state: 'hidden' });
    await page.getByText('Please fill in all required fields.').waitFor(); // it was sent too soon
  },
);

it('before the app is awake, what was typed is back when its page is loaded again, in the other language and by the back button, and nowhere else; it is not sent', async () => {
  const { page, letGo } = await openAsleep(site, '/contact');
  const posts: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()));
  const message = page.locator('textarea[name=message]');
  const isBack = () => expect.poll(() => message.inputValue()).toBe('Is there a kesha?');
  await message.fill('Is there a kesha?');
  await page.getByRole('button', { name: 'Send' }).click();
  await page.reload({ waitUntil: 'commit' });
  await isBack();
  expect(await page.locator('[data-early]').count()).toBe(0);
  await page.locator('a[hreflang=sw]').first().click();
  await page.waitForURL(/sw.contact/, { waitUntil: 'commit' });
  await isBack();
  await page.goto(`${site.url}/daily-verse`, { waitUntil: 'commit' });
  expect(await message.inputValue()).toBe('');
  await page.goBack({ waitUntil: 'commit' });
  await isBack();
  letGo();
  await awake(page);
  await isBack();
  expect(posts).toEqual([]);
  expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.includes('contact')))).toEqual([]);
});

it('before the app is awake, what was typed is also back where the app leads to its page, and never in place of what was typed later', async () => {
  const { page, letGo } = await openAsleep(site, '/daily-verse');
  const message = page.locator('textarea[name=message]');
  await message.fill('Hope');
  await page.goto(`${site.url}/contact`, { waitUntil: 'commit' });
  await message.fill('Is there a kesha?');
  await page.goto(`${site.url}/about`, { waitUntil: 'commit' });
  letGo();
  await awake(page);
  await page.locator('footer a[href="/contact"]').first().click();
  await expect.poll(() => message.inputValue()).toBe('Is there a kesha?');
  await message.fill('Is there a bus?');
  await page.reload();
  await awake(page);
  expect(await message.inputValue()).toBe('Is there a bus?');
  await openAwake(page, `${site.url}/daily-verse`);
  expect(await message.inputValue()).toBe('Hope');
});

it('before the app is awake, a page that was loaded again for a missing file has what was typed, still without the app', async () => {
  const { page } = await site.visit({ viewport: PHONE });
  const { promise: isPressed, resolve: press } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await isPressed;
    await route.fulfill({ status: 404 });
  });
  await page.goto(`${site.url}/contact`);
  await page.getByLabel('Name').fill('Wanjiru');
  await page.getByRole('button', { name: 'Send' }).click();
  const again = page.waitForEvent('framenavigated');
  press();
  await again;
  await page.locator('[type=submit][data-early]').waitFor();
  expect(await page.getByLabel('Name').inputValue()).toBe('Wanjiru');
  await page.reload();
  await page.waitForFunction(() => 'unstarted' in document.documentElement.dataset);
  expect(await page.getByLabel('Name').inputValue()).toBe('Wanjiru');
  expect(await page.locator('[data-early]').count()).toBe(0); // it is sent only by the page that loads itself again
});

it.each(['/create/events', '/sw/give'])(
  '%s, whose app does not come, says so, and can be loaded again',
  async (path) => {
    const { page } = await site.visit({ viewport: PHONE });
    await page.route('**/assets/*.js', (route) => route.abort('internetdisconnected'));
    await page.goto(site.url + path);
    const alert = page.getByRole('alert').filter({ hasText: /do not answer|hazijibu/ });
    await alert.waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
    await page.unroute('**/assets/*.js');
    await alert.getByRole('link', { name: /Load again|Pakia tena/ }).click();
    await awake(page);
    await alert.waitFor({ state: 'hidden' });
  },
);

it('before the app is awake, a page whose app does not come in ten seconds says so until it comes', async () => {
  const { page, letGo } = await openAsleep(site, '/give', { viewport: PHONE });
  const said = page.getByText(NOT_STARTED);
  expect(await said.isVisible()).toBe(false);
  await page.getByRole('heading', { level: 1 }).click();
  await said.waitFor();
  letGo();
  await said.waitFor({ state: 'hidden' });
});

it('before the app is awake, a question that cannot be sent names whom to call', async () => {
  const { page } = await site.visit({ viewport: { width: 360, height: 640 } });
  await page.route('**/*.js', (route) => route.abort('internetdisconnected'));
  await page.goto(`${site.url}/daily-verse`);
  await page.getByRole('textbox').fill('I want to die');
  await page.keyboard.press('Enter');
  await page.getByText('In danger? Please call:').waitFor();
  const isInView = page.getByRole('link', { name: '999' }).evaluate((link) => {
    const { left, bottom } = link.getBoundingClientRect();
    return link.contains(document.elementFromPoint(left + 20, bottom - 5));
  });
  expect(await isInView).toBe(true); // above the line at the foot
});

it('before the app is awake, a message that is typed and sent arrives whole', async () => {
  const { page, letGo } = await openAsleep(site, '/contact');
  const message = {
    Name: 'Wanjiku',
    Email: 'wanjiku@example.org',
    'Phone number (optional)': '0712 345 678',
    Message: 'Is there a\nkesha?',
  };
  for (const [label, text] of Object.entries(message)) await page.getByLabel(label).fill(text);
  await page.getByRole('button', { name: 'Send' }).click();
  const sent = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/submit'));
  letGo();
  expect(Object.values((await sent).postDataJSON())).toEqual(expect.arrayContaining(Object.values(message)));
  await page.getByText('Message sent successfully!').waitFor();
  expect(await page.evaluate(() => document.activeElement?.getAttribute('type'))).toBe('submit');
});
