import type { Page } from 'playwright-core';
import { inLanguage, LANGUAGES, type Language } from '#content/language.ts';
import { href, pages } from '#content/pages.ts';
import { awake } from '#tests/support/browser/awake.ts';
import { englishOn } from '#tests/support/browser/englishOn.ts';
import { expectWithinBudget, firstVisit, phoneOf } from '#tests/support/browser/firstVisit.ts';
import { flaws, flawsInBothSchemes } from '#tests/support/browser/flaws.ts';
import { overflowing, runsOff } from '#tests/support/browser/overflow.ts';
import { openSite } from '#tests/support/browser/site.ts';
import { LIKE_OTHERS, visitorPages } from '#tests/support/browser/visitorPages.ts';

/** The church's first event has as many words as there may be, the second none in Kiswahili; for the third one signs up. */
const EVENTS = ['/events/1', '/events/2', '/events/3'];

/** The files of staff's screens. */
const STAFFS = /Dashboard|Staff|Manage|EventForm|EventDialog/;

const PHONE = { width: 360, height: 740 };
const DESK = { width: 1366, height: 860 };

const site = openSite('shared');
let phone: Awaited<ReturnType<typeof phoneOf>>;
beforeAll(async () => {
  phone = await phoneOf(site);
});

/** The path of each page that visitors see. */
const paths = [
  ...visitorPages.filter((name) => !pages[name].path.includes(':')).map((name) => href(name)),
  ...EVENTS,
  '/media/sermons/1',
  '/no-such-page',
];

/**
 * Pages that say days or hours, or have forms, start their app in both languages; each other one in one, by turns, but for
 * those that are made like another one.
 */
const IN_BOTH = (['home', 'events', 'contact', 'dailyVerse'] as const).map((name) => href(name));
const ALIKE = LIKE_OTHERS.map((name) => href(name));
const startsIn = (language: Language, path: string): boolean =>
  IN_BOTH.includes(path) || (LANGUAGES[paths.indexOf(path) % LANGUAGES.length] === language && !ALIKE.includes(path));

const addresses = paths
  .flatMap((path) => LANGUAGES.map((language) => ({ path, language })))
  .filter(({ path, language }) => language === 'en' || path !== pages.eventCard.path);

/** Every word of a heading that is broken over two lines: where its column is narrower than the word. */
const brokenWords = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    await document.fonts.ready;
    const broken: string[] = [];
    for (const heading of document.querySelectorAll('main :is(h1, h2, h3)')) {
      const walker = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[\p{L}’']+/gu)) {
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
          if (lines.size > 1) broken.push(word);
        }
      }
    }
    return broken;
  });

/** What must be right before a page's app starts. */
async function expectWellAsleep(page: Page, language: Language): Promise<void> {
  expect.soft(await page.getAttribute('html', 'lang')).toBe(language);
  expect.soft(await page.locator('h1').count()).toBe(1);
  expect.soft(await page.locator('h1').isVisible()).toBe(true);
  expect.soft(await overflowing(page), 'texts wider than their place').toEqual([]);
  expect.soft(await brokenWords(page), 'broken words on a phone').toEqual([]);
  if (language === 'sw') expect.soft(await englishOn(page), 'before the app starts').toEqual([]);
  await page.emulateMedia({ media: 'print' });
  expect.soft(await page.locator('h1').isVisible(), 'the heading on paper').toBe(true);
  await page.emulateMedia({ media: null });
}

it.each(addresses.filter(({ path, language }) => startsIn(language, path)))(
  'one visit to each page finds no fault with $path in $language, before and after its app starts',
  async ({ path, language }) => {
    const isDark = language === 'sw';
    const address = site.url + inLanguage(language, path);
    const { page, complaints } = phone;
    const { cost, asked } = await firstVisit(phone, address, isDark ? 'dark' : 'light', () =>
      expectWellAsleep(page, language),
    );
    expectWithinBudget(cost);
    expect.soft(asked.filter((file) => STAFFS.test(file))).toEqual([]);
    // The page came with its data. Books are fetched for what comes next.
    expect.soft(asked.filter((file) => /^\/(?:all|read)\/(?!editions|scriptures)/.test(file))).toEqual([]);
    if (language === 'sw') expect.soft(await englishOn(page)).toEqual([]);
    // What starts in both languages is seen in one scheme in each.
    expect.soft(await (IN_BOTH.includes(path) ? flaws(page) : flawsInBothSchemes(page))).toEqual([]);
    expect.soft(await page.locator('h1').count()).toBe(1);
    expect.soft(await runsOff(page)).toBe(0);
    const expected = path === '/no-such-page' ? [expect.stringContaining('404')] : [];
    expect.soft(complaints).toEqual(expected);
    await page.setViewportSize(DESK);
    expect.soft(await brokenWords(page), 'broken words on a desk').toEqual([]);
  },
);

it('one visit to each page finds no fault with the words of the others, as the server sends them', async () => {
  const { page } = await site.visit({ javaScriptEnabled: false });
  for (const { path, language } of addresses.filter((one) => !startsIn(one.language, one.path))) {
    await page.setViewportSize(PHONE);
    await page.goto(site.url + inLanguage(language, path));
    await expectWellAsleep(page, language);
    expect.soft(await runsOff(page), path).toBe(0);
    expect.soft(await page.locator('[data-copy]:visible').count(), `buttons without a script: ${path}`).toBe(0);
    await page.setViewportSize(DESK);
    expect.soft(await brokenWords(page), `broken words on a desk: ${path}`).toEqual([]);
  }
});

it('the page where staff sign in stays within the budget of a first visit', async () => {
  const { cost } = await firstVisit(phone, site.url + href('login'), 'light');
  expectWithinBudget(cost);
});

it.each(['/about', '/sw/about'])('%s fits every width of a screen, for visitors and for staff', async (path) => {
  const fits = async (page: Page, widest: number) => {
    const tooNarrow: number[] = [];
    for (let width = 320; width <= widest; width += 16) {
      await page.setViewportSize({ width, height: 800 });
      if ((await runsOff(page)) > 0) tooNarrow.push(width);
    }
    expect(tooNarrow).toEqual([]);
  };
  const staff = await site.visitAsStaff();
  await staff.page.goto(site.url + path);
  await awake(staff.page);
  await staff.page.locator('header a[href="/admin/dashboard"]').waitFor();
  await fits(staff.page, 1440);
  // Visitors' bar has a link less than staff's, but for small phones, where that stands in place of another.
  const visitor = await site.visit({ javaScriptEnabled: false });
  await visitor.page.goto(site.url + path);
  await fits(visitor.page, 360);
});
