import { describe, expect, it } from 'vitest';
import { inLanguage, LANGUAGES } from '#content/language.ts';
import { href, type PageName, pages } from '#content/pages.ts';
import { awake } from '#tests/support/browser/awake.ts';
import { brokenWords } from '#tests/support/browser/brokenWords.ts';
import { englishOn } from '#tests/support/browser/englishOn.ts';
import { expectWithinBudget, firstVisit } from '#tests/support/browser/firstVisit.ts';
import { flaws } from '#tests/support/browser/flaws.ts';
import { overflowing, runsOff } from '#tests/support/browser/overflow.ts';
import { openSite } from '#tests/support/browser/site.ts';

/** The church's first event has as many words as there may be, the second none in Kiswahili; for the third one signs up. */
const EVENTS = ['/events/1', '/events/2', '/events/3'];

const site = openSite('shared');

/** The address of each page that visitors see, in either language. */
const addresses = [
  ...(Object.keys(pages) as PageName[])
    .filter((name) => pages[name].kind !== 'staff' && pages[name].hasText && !pages[name].path.includes(':'))
    .map((name) => href(name)),
  ...EVENTS,
  '/media/sermons/1',
  '/no-such-page',
].flatMap((path) => LANGUAGES.map((language) => [inLanguage(language, path), language] as const));

describe('one visit to each page, in each language', () => {
  it.each(addresses)('finds no fault with %s, before and after its app starts', async (path, language) => {
    // Each page is seen in one scheme in English, and in the other one in Kiswahili.
    const at = addresses.findIndex(([one]) => one === path);
    const colorScheme = (Math.floor(at / 2) + at) % 2 === 0 ? 'light' : 'dark';
    const { page, complaints, cost } = await firstVisit(site, site.url + path, colorScheme, async (asleep) => {
      expect.soft(await asleep.getAttribute('html', 'lang')).toBe(language);
      expect.soft(await asleep.locator('h1').count()).toBe(1);
      expect.soft(await asleep.locator('h1').isVisible()).toBe(true);
      expect.soft(await overflowing(asleep), 'texts wider than their place').toEqual([]);
      expect.soft(await brokenWords(asleep), 'broken words on a phone').toEqual([]);
      if (language === 'sw') expect.soft(await englishOn(asleep), 'before the app starts').toEqual([]);
    });
    expectWithinBudget(cost);
    if (language === 'sw') expect.soft(await englishOn(page)).toEqual([]);
    expect.soft(await flaws(page)).toEqual([]);
    expect.soft(await page.locator('h1').count()).toBe(1);
    expect.soft(await runsOff(page)).toBe(0);
    const expected = path.endsWith('no-such-page') ? [expect.stringContaining('404')] : [];
    expect.soft(complaints).toEqual(expected);
    await page.setViewportSize({ width: 1366, height: 860 });
    expect.soft(await brokenWords(page), 'broken words on a desk').toEqual([]);
  });
});

it('the page where staff sign in stays within the budget of a first visit', async () => {
  const { cost } = await firstVisit(site, site.url + href('login'), 'light');
  expectWithinBudget(cost);
});

it.each(['/about', '/sw/about'])('%s fits every width of a screen, for visitors and for staff', async (path) => {
  for (const visit of ['visit', 'visitAsStaff'] as const) {
    const { page } = await site[visit]();
    await page.goto(site.url + path);
    await awake(page);
    if (visit === 'visitAsStaff') await page.locator('header a[href="/admin/dashboard"]').waitFor();
    const tooNarrow: number[] = [];
    for (let width = 320; width <= 1440; width += 16) {
      await page.setViewportSize({ width, height: 800 });
      if ((await runsOff(page)) > 0) tooNarrow.push(width);
    }
    expect(tooNarrow, visit).toEqual([]);
  }
});
