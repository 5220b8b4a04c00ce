import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { awake } from '#tests/support/browser/awake.ts';
import { openSharedSite, type Site } from '../../support/browser/site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSharedSite();
});
afterAll(() => site?.close());

/** The height of one line of a number; two lines are higher. */
const ONE_LINE = 32;

describe('whom to call', () => {
  it.each([
    ['/daily-verse', 'my husband beats me every night', 'Psalm 23'],
    ['/sw/daily-verse', 'mume wangu ananipiga kila usiku', 'Zaburi 23'],
  ])('stays in view on a small phone on %s, and no number breaks', async (path, call, next) => {
    const { page, context, complaints } = await site.visit({ viewport: { width: 360, height: 640 } });
    await page.goto(site.url + path);
    await awake(page);
    const bar = page.locator('section').filter({ has: page.locator('a[href="tel:1195"]') });
    for (const message of [call, next]) {
      const box = page.getByRole('textbox').last();
      await box.fill(message);
      await box.press('Enter');
      await page.getByText(message, { exact: true }).last().waitFor();
      const numbers = bar.last().locator('a[href^="tel:"] strong');
      await numbers.first().waitFor();
      for (const number of await numbers.all()) {
        const { y = 0, height = 0 } = (await number.boundingBox()) ?? {};
        expect(height).toBeLessThan(ONE_LINE);
        expect(y).toBeGreaterThan(0);
        expect(y + height).toBeLessThan(640);
      }
    }
    expect(complaints).toEqual([]);
    await context.close();
  });
});
