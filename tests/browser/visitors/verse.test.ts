import { openAwake } from '#tests/support/browser/awake.ts';
import { openSite } from '../../support/browser/site.ts';

const site = openSite('shared');

it('the picture of the daily verse is drawn and can be saved, also where a phone lacks the local fonts, and closes, and the page stays', async () => {
  const { page, complaints } = await site.visit({ viewport: { width: 360, height: 740 } });
  await openAwake(page, `${site.url}/daily-verse`);
  await page
    .getByRole('button', { name: /^Picture/ })
    .first()
    .click();
  await page.getByRole('img', { name: /[A-Z][a-z]+ \d+:\d+/ }).waitFor();
  expect(await page.getByRole('link', { name: 'Save picture' }).getAttribute('href')).toMatch(/^blob:/);
  const close = page.getByRole('button', { name: /^Close/ });
  await close.click();
  await close.waitFor({ state: 'detached' });
  expect(await page.getByRole('heading', { name: 'Our Verse of the Day' }).isVisible()).toBe(true);
  expect(complaints).toEqual([]);
});

it('a refusal of the daily verse shows whom to call and the button to try again, whole, on a small phone; a question that does not reach the site is told too', async () => {
  const { page } = await site.visit({ viewport: { width: 360, height: 640 } });
  await openAwake(page, `${site.url}/sw/daily-verse`); // whose words are the longer ones
  const error = 'Umeuliza mara nyingi mno. Jaribu tena baada ya dakika moja.';
  await page.route('**/daily/verse*', (route) => route.fulfill({ status: 429, json: { error, message: error } }));
  const log = page.getByRole('log');
  await page.getByRole('textbox').last().fill('?');
  await page.getByRole('textbox').last().press('Enter');
  const button = log.getByRole('button', { name: 'Jaribu tena' });
  await button.waitFor();
  const frame = await log.boundingBox();
  for (const pressed of [button, ...(await log.locator('a[href^="tel:"]').all())]) {
    const box = await pressed.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0), (await pressed.textContent()) ?? '').toBeLessThanOrEqual(
      (frame?.y ?? 0) + (frame?.height ?? 0),
    );
  }
  await page.unroute('**/daily/verse*');
  await page.route('**/daily/verse*', (route) => route.abort());
  await button.click();
  await log.getByText('Hitilafu: tovuti haikufikiwa.').waitFor();
  await button.waitFor();
});
