import { beforeAll, describe, expect, it } from 'vitest';
import { inLanguage, LANGUAGES } from '#content/language.ts';
import { href, type PageName, pages } from '#content/pages.ts';
import { addDays, churchClock } from '#shared/time.ts';
import { awake } from '#tests/support/browser/awake.ts';
import { brokenWords } from '#tests/support/browser/brokenWords.ts';
import { englishOn } from '#tests/support/browser/englishOn.ts';
import { expectWithinBudget, firstVisit } from '#tests/support/browser/firstVisit.ts';
import { flaws, flawsInBothSchemes } from '#tests/support/browser/flaws.ts';
import { overflowing, runsOff } from '#tests/support/browser/overflow.ts';
import { CHOIR_NIGHT, KESHA, openSite, putEventOn, TOLD_AT_LENGTH } from '#tests/support/browser/site.ts';

/** The church's second event has no words in Kiswahili; the third has as many as there may be. */
const EVENTS = ['/events/1', '/events/2', '/events/3'];

const site = openSite('own');
beforeAll(async () => {
  await putEventOn(site, {
    ...KESHA,
    signup: 'open',
    start_date: addDays(churchClock(new Date()).date, 6),
  });
  await putEventOn(site, CHOIR_NIGHT);
  await putEventOn(site, TOLD_AT_LENGTH);
});

/** The address of each page that visitors see, in either language. */
const addresses = [
  ...(Object.keys(pages) as PageName[])
    .filter((name) => pages[name].kind !== 'staff' && pages[name].hasText && !pages[name].path.includes(':'))
    .map((name) => href(name)),
  ...EVENTS,
  '/no-such-page',
].flatMap((path) => LANGUAGES.map((language) => [inLanguage(language, path), language] as const));

describe('one visit to each page, in each language', () => {
  it.each(addresses)('finds no fault with %s, before and after its app starts', async (path, language) => {
    // The app starts in either scheme, by turns.
    const colorScheme = addresses.findIndex(([one]) => one === path) % 4 < 2 ? 'light' : 'dark';
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
    expect.soft(await (language === 'en' ? flawsInBothSchemes : flaws)(page)).toEqual([]);
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
