import { expect, it } from 'vitest';
import { awake } from '#tests/support/browser/awake.ts';
import { openAsleep } from '#tests/support/browser/openAsleep.ts';
import { openSite } from '../../support/browser/site.ts';

const site = openSite('shared');

it('the submenus open by keyboard and by pointer', async () => {
  const { page } = await site.visit({ viewport: { width: 1366, height: 860 } });
  await page.goto(`${site.url}/events`);
  await awake(page);
  const branches = page.getByRole('banner').getByText('Our Branches').first();
  await page.getByRole('link', { name: 'About Us' }).first().hover();
  await branches.waitFor();
  await page.mouse.move(10, 500);
  await branches.waitFor({ state: 'hidden' });
  await page.getByLabel('About Us submenu').first().focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'Juja' }).waitFor();
  await page.keyboard.press('Escape');
  await branches.waitFor({ state: 'hidden' });
});

it('a message typed and sent before the app has woken arrives whole', async () => {
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
});

it('the church’s name has two lines at most in a phone’s bar', async () => {
  const { page } = await site.visit({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });
  for (const path of ['/events', '/sw/events']) {
    await page.goto(site.url + path);
    await page.evaluate(() => document.fonts.ready);
    const name = page.getByRole('banner').getByRole('link').first().locator('span');
    const lines = await name.evaluate((one) => one.clientHeight / Number.parseFloat(getComputedStyle(one).lineHeight));
    expect(Math.round(lines), path).toBeLessThanOrEqual(2);
  }
});

it('wears the dark scheme without JavaScript where the system does', async () => {
  const { page } = await site.visit({ javaScriptEnabled: false, colorScheme: 'dark' });
  await page.goto(`${site.url}/events`);
  const colours = await page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor);
  expect(colours).toBe('rgb(19, 15, 34)');
});
