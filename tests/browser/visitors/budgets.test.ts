import type { Request } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { href } from '#content/pages.ts';
import { expectWithin, firstVisit } from '#tests/support/browser/firstVisit.ts';
import { BUDGET, STAFF_BUDGET } from '../../support/browser/budgets.ts';
import { openSharedSite, type Site } from '../../support/browser/site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSharedSite();
});
afterAll(() => site?.close());

// The public pages are weighed where they are looked at: pages.test.ts and kiswahili.test.ts.
it('a first visit to the page where staff sign in stays within its budget', async () => {
  const { cost } = await firstVisit(site, site.url + href('login'));
  expectWithin(cost, BUDGET);
});

it.each([
  ['a phone', { viewport: { width: 360, height: 740 }, isMobile: true }],
  ['a desk', { viewport: { width: 1366, height: 768 } }],
])(
  'staff’s first visit to the dashboard stays within its budget on %s, and its scripts are kept for the next',
  async (_, screen) => {
    const { page, context } = await site.visitAsStaff(screen);
    const finished: Request[] = [];
    page.on('requestfinished', (request) => finished.push(request));
    await page.goto(`${site.url}/admin/dashboard`);
    await page.getByRole('link', { name: 'Told at length' }).first().waitFor();
    await page.getByText('0 coming').first().waitFor();
    await page.waitForLoadState('networkidle');
    const needed = await page
      .locator('link[rel=modulepreload]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    const scripts = finished.filter((request) => request.url().endsWith('.js'));
    const core = scripts.filter((request) => needed.includes(new URL(request.url()).pathname));
    const sizes = await Promise.all(core.map((request) => request.sizes()));
    expect(core.length, 'the scripts were seen').toBeGreaterThan(8);
    expect(
      sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0),
      'its scripts',
    ).toBeLessThanOrEqual(STAFF_BUDGET.script);
    expect(finished.map((request) => request.url()).length, 'its files').toBeLessThanOrEqual(STAFF_BUDGET.files);
    const html = await finished.find((request) => request.resourceType() === 'document')?.sizes();
    expect(html?.responseBodySize, 'the page itself').toBeLessThanOrEqual(STAFF_BUDGET.html);
    for (const request of scripts) {
      expect((await request.response())?.headers()['cache-control'], request.url()).toContain('immutable');
    }
    await context.close();
  },
);
