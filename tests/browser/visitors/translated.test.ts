import type { Page } from 'playwright-core';
import { openAwake } from '#tests/support/browser/awake.ts';
import { openSite, putEventOn, type Site } from '#tests/support/browser/site.ts';

/**
 * Translates a page as browsers do, and whatever comes later: the words of each text stand in two nested `<font>`, and
 * the text itself is taken out of the page (`replaced`) or put into them (`wrapped`).
 */
async function translate(page: Page, way: 'replaced' | 'wrapped'): Promise<void> {
  await page.evaluate((how) => {
    const isLeft = (text: Text) =>
      text.data.trim() === '' || text.parentElement?.closest('font, script, style, noscript, title, textarea, svg');
    const translateText = (text: Text) => {
      if (isLeft(text)) return;
      const outer = document.createElement('font');
      const inner = outer.appendChild(document.createElement('font'));
      if (how === 'replaced') inner.textContent = text.data;
      text.replaceWith(outer);
      if (how === 'wrapped') inner.append(text);
    };
    const translateAll = () => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      texts.forEach(translateText);
    };
    translateAll();
    // As a browser does: a moment later, again and again.
    let waiting = false;
    new MutationObserver(() => {
      if (waiting) return;
      waiting = true;
      setTimeout(() => {
        waiting = false;
        translateAll();
      });
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
  }, way);
}

const shared = openSite('shared');
const used = openSite('used');

interface Translated {
  way: Parameters<typeof translate>[1];
  visit: 'visit' | 'visitAsStaff';
  site: Site;
}

/** Waits until React has taken over all of the page: it keeps a key of its own on each element. */
const hydrated = (page: Page) =>
  page.waitForFunction(() =>
    [...document.querySelectorAll('body > div *')].every((element) =>
      Object.keys(element).some((key) => key.startsWith('__reactFiber')),
    ),
  );

async function open(path: string, { way = 'replaced', visit = 'visit', site = shared }: Partial<Translated> = {}) {
  const { page, complaints } = await site[visit]({ viewport: { width: 360, height: 740 } });
  await openAwake(page, site.url + path);
  await page.waitForLoadState('networkidle');
  await hydrated(page);
  await translate(page, way);
  return { page, complaints };
}

/** The count of the events and the titles of the cards, as a reader sees them. */
const seen = async (page: Page) => ({
  status: await page.getByRole('search').getByRole('status').textContent(),
  cards: await page.getByRole('article').getByRole('heading').allTextContents(),
});

// Texts that are wrapped become replaced ones (keepTextNodes): one page for them is enough.
it.each(['replaced', 'wrapped'] as const)(
  'a page whose texts the browser translates searches, filters and turns months, and says what is found: texts are %s',
  async (way) => {
    const { page, complaints } = await open('/events', { way });
    const whole = await seen(page);
    const search = page.getByRole('searchbox');
    await search.fill('Kesha');
    await expect.poll(() => seen(page)).toEqual({ status: '1 event', cards: ['Friday Kesha'] });
    await search.fill('zzzz');
    await expect.poll(() => seen(page)).toEqual({ status: 'No events', cards: [] });
    await search.fill('');
    await expect.poll(() => seen(page)).toEqual(whole);
    await page.getByRole('button', { name: 'Filter' }).click();
    await page.getByLabel('Category').selectOption('Seminar');
    await expect.poll(() => seen(page)).toEqual({ status: '1 event', cards: ['Youth Seminar'] });
    await page.getByLabel('Category').selectOption('');
    await expect.poll(() => seen(page)).toEqual(whole);
    await page.getByRole('button', { name: 'Month' }).click();
    const month = page.getByRole('heading', { level: 2 }).first();
    const before = await month.textContent();
    await page.getByRole('button', { name: 'Next month' }).click();
    await expect.poll(() => month.textContent()).not.toBe(before);
    await page.getByRole('button', { name: 'List' }).click();
    await expect.poll(() => seen(page)).toEqual(whole);
    expect(complaints).toEqual([]);
  },
);

it('a page whose texts the browser translates takes a sign-up, says what is wrong with a message, and sends it', async () => {
  const id = await putEventOn(used, { title: 'Bus to Thika', signup: 'open' });
  const { page, complaints } = await open(`/events/${id}`, { site: used });
  await page.getByText('I am coming', { exact: true }).click();
  await page.getByRole('button', { name: 'Sign up', exact: true }).click();
  await page.getByText('Please write a name.').waitFor();
  await page.getByLabel('Your name').fill('Wanjiku Kamau');
  await page.getByRole('button', { name: 'Sign up', exact: true }).click();
  await page.getByText('You are coming, 1 person.').waitFor();
  expect(await page.getByText('Please write a name.').count()).toBe(0);

  await page.getByRole('link', { name: 'Contact' }).last().click();
  const send = page.getByRole('button', { name: 'Send' });
  await send.click();
  await page.getByText('Please fill in all required fields.').first().waitFor();
  await page.getByLabel('Name').first().fill('Jane');
  await page.getByLabel('Email').first().fill('jane@example.org');
  await page.getByLabel('Message').first().fill('Greetings');
  await send.click();
  await page.getByText('Message sent successfully!').first().waitFor();
  expect(complaints).toEqual([]);
});

it('a page whose texts the browser translates answers a question of the daily verse, and changes the language', async () => {
  const { page, complaints } = await open('/daily-verse');
  await page.getByRole('textbox').last().fill('John 3:16');
  await page.getByRole('textbox').last().press('Enter');
  await page.getByText('For God so loved the world').waitFor();
  await page.getByRole('link', { name: 'Kiswahili' }).first().click();
  await page.waitForURL('**/sw/daily-verse');
  expect(complaints).toEqual([]);
});

it('a page whose texts the browser translates opens and closes the dialogs of staff', async () => {
  const { page, complaints } = await open('/admin/dashboard', { visit: 'visitAsStaff' });
  await page.getByRole('button', { name: 'Create Event' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Create Event' }).click();
  await dialog.getByText('Category is required').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('heading', { name: 'Upcoming Events' }).waitFor();
  expect(complaints).toEqual([]);
});
