import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { awake } from '#tests/support/browser/awake.ts';
import { openSharedSite, type Site } from '../../support/browser/site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSharedSite();
});
afterAll(() => site?.close());

describe("the daily verse's picture", () => {
  it('is drawn and can be saved, also where a phone lacks the local fonts, and closes, and the page stays', async () => {
    const { page, context, complaints } = await site.visit({ viewport: { width: 360, height: 740 } });
    await page.goto(`${site.url}/daily-verse`);
    await awake(page);
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
    await context.close();
  });
});
