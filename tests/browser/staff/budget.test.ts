import type { Request } from 'playwright-core';
import { openSite } from '../../support/browser/site.ts';

const site = openSite('shared');

/** The most that staff’s first visit to the dashboard may cost, in bytes as they are sent. */
const STAFF_BUDGET = 500_000;

it('staff’s first visit to the dashboard stays within its budget, and its scripts are kept for the next', async () => {
  const { page } = await site.visitAsStaff({ viewport: { width: 1366, height: 768 } });
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
});
