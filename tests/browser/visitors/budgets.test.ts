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

it('staff’s first visit to the dashboard stays within its budget, and its scripts are kept for the next', async () => {
  const { page, context } = await site.visitAsStaff({ viewport: { width: 1366, height: 768 } });
  const finished: Request[] = [];
  page.on('requestfinished', (request) => finished.push(request));
  await page.goto(`${site.url}/admin/dashboard`);
  await page.getByRole('link', { name: 'Told at length' }).first().waitFor();
  await page.getByText('0 coming').first().waitFor();
  await page.waitForLoadState('networkidle');
  const sizes = await Promise.all(finished.map((request) => request.sizes()));
  const bytes = sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
  expect(bytes, 'the whole dashboard').toBeGreaterThan(100_000);
  expect(bytes, 'the whole dashboard').toBeLessThanOrEqual(STAFF_BUDGET);
  for (const request of finished.filter((one) => one.url().endsWith('.js'))) {
    expect((await request.response())?.headers()['cache-control'], request.url()).toContain('immutable');
  }
  await context.close();
});
