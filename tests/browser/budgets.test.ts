import { afterAll, beforeAll, expect, it } from 'vitest';
import { href, type PageName, pages } from '#content/pages.ts';
import { firstVisit } from '#tests/support/firstVisit.ts';
import { BUDGET, EXCEPTIONS } from './budgets.ts';
import { putEventOn, type Site, startSite } from './site.ts';

let site: Site;
beforeAll(async () => {
  site = await startSite();
  await putEventOn(site, { title: 'Told at length', description: atLength(5000) });
});
afterAll(() => site?.close());

/** A text of so many characters in which no compression finds much: every word is another. */
function atLength(most: number): string {
  const words = Array.from({ length: most / 5 }, (_, at) => (((at + 1) * 1_664_525) % 2_147_483_647).toString(36));
  return words.join(' ').slice(0, most);
}

const publicPages = (Object.keys(pages) as PageName[]).filter(
  (name) => pages[name].ready && (pages[name].kind !== 'staff' || name === 'login'),
);

it.each(publicPages)('a first visit to %s stays within its budget', async (name) => {
  const visit = await firstVisit(site.browser, site.url + href(name, { id: '1' }));
  const budget = { ...BUDGET, ...EXCEPTIONS[name] };
  expect(visit.html, 'the page itself').toBeLessThanOrEqual(budget.html);
  expect(visit.script, 'its scripts').toBeLessThanOrEqual(budget.script);
  expect(visit.all, 'everything but the film').toBeLessThanOrEqual(budget.all);
  expect(visit.script, 'the scripts were seen').toBeGreaterThan(50_000);
});
