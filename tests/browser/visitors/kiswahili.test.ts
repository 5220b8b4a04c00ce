import { addDays, churchClock } from '#shared/time.ts';
import { awake, openAwake } from '#tests/support/browser/awake.ts';
import { englishOn } from '#tests/support/browser/englishOn.ts';
import { overflowing } from '#tests/support/browser/overflow.ts';
import { KESHA, openSite, putEventOn } from '#tests/support/browser/site.ts';

const FRIDAY = addDays(churchClock(new Date()).date, 6);
const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true } as const;

const site = openSite('used');
/** The pages of two events, of which the second has no words in Kiswahili. */
let kesha: string;
let choirNight: string;
const put = async (event: Record<string, string>) => `${site.url}/sw/events/${await putEventOn(site, event)}`;
beforeAll(async () => {
  kesha = await put({
    ...KESHA,
    start_date: FRIDAY,
    start_time: '21:00',
    end_date: addDays(FRIDAY, 1),
    end_time: '05:00',
  });
  choirNight = await put({ title: 'Choir Night', category: 'Worship and Prayer' });
});

it('the Kiswahili pages tell an event in Kiswahili where the church wrote it so, by the Kiswahili clock, and else in English', async () => {
  const { page } = await site.visit({ ...PHONE, locale: 'sw-KE' });
  await page.goto(kesha);
  const heading = page.getByRole('heading', { level: 1 });
  expect(await heading.textContent()).toBe('Kesha ya Ijumaa');
  await page.getByText('saa 3 usiku (9 pm) hadi saa 11 alfajiri (5 am)').waitFor();
  await page.getByText('Usiku wa maombi.').waitFor();
  await page.goto(choirNight);
  expect(await heading.locator('[lang=en]').textContent()).toBe('Choir Night');
  await page.getByText('Kuabudu na Maombi').waitFor();
});

it('the Kiswahili pages say nothing in English in what opens: menus, filters, a month, what is shared and subscribed', async () => {
  const { page } = await site.visit({ viewport: { width: 1100, height: 860 }, locale: 'sw-KE' });
  await openAwake(page, `${site.url}/sw/events`);
  await page.getByRole('button', { name: 'Chuja' }).click();
  await page.getByLabel('Aina').selectOption('Kesha');
  await page.getByRole('searchbox').fill('hakuna kitu kama hiki');
  await page.getByText('Hakuna kinacholingana').waitFor();
  expect(await englishOn(page)).toEqual([]);
  await openAwake(page, `${site.url}/sw/events?view=month`);
  await page.getByRole('grid').waitFor();
  expect(await englishOn(page)).toEqual([]);
  await page.getByRole('button', { name: 'Fuatilia matukio' }).click();
  await page.getByRole('dialog').getByLabel('Anwani ya kalenda').waitFor();
  expect(await page.getByLabel('Anwani ya kalenda').inputValue()).toContain('/events.ics?lang=sw');
  expect(await englishOn(page)).toEqual([]);
  await page.goto(kesha);
  for (const name of ['Weka kwenye kalenda', 'Shiriki']) {
    await page.getByRole('button', { name }).or(page.getByRole('link', { name })).first().click();
    await page.getByRole('menu').waitFor();
    expect(await englishOn(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('menu').waitFor({ state: 'detached' });
  }
});

it('the Kiswahili pages say nothing in English where people sign up, with and without a network, and on the page of one’s own sign-up', async () => {
  const question = {
    signup_question: 'Which bus stop do you go from?',
    signup_children: 'yes',
    signup_numbers: 'yes',
  };
  const bus = await put({ title: 'Bus', title_sw: 'Basi', signup: 'open', signup_places: '2', ...question });
  const { page, context } = await site.visit({ ...PHONE, locale: 'sw-KE' });
  const isSwahili = async () => {
    expect(await englishOn(page)).toEqual([]);
    expect(await overflowing(page)).toEqual([]);
  };
  /** Takes as long over a form as a person does: what is sent sooner is taken for a bot's (server/http/visitor.ts). */
  const takeTime = async () => {
    const shownAt = await page.evaluate(() => performance.now());
    await page.waitForFunction((then) => performance.now() - then > 2000, shownAt);
  };
  await page.goto(bus);
  await page.getByText('Nitakuja', { exact: true }).click();
  await awake(page);
  await takeTime();
  await isSwahili();
  const send = page.getByRole('button', { name: 'Jisajili' });
  await page.getByLabel('Nambari ya simu').fill('12');
  await send.click();
  await page.getByText('Tafadhali andika jina.').waitFor();
  await isSwahili();
  await page.getByLabel('Nambari ya simu').fill('');
  await page.getByLabel('Jina lako').fill('Wanjiku');
  await context.setOffline(true);
  await send.click();
  await page.getByText('usajili bado haujatumwa').waitFor();
  await isSwahili();
  await context.setOffline(false);
  await page.getByRole('link', { name: 'Badilisha au ghairi' }).waitFor();
  await isSwahili();
  await page.getByText('Sajili mtu mwingine').click();
  await takeTime();
  await page.getByLabel('Jina lako').fill('Njoroge');
  await page.getByRole('button', { name: 'Ongeza mmoja: Watu wazima' }).click();
  await send.click();
  await page.getByText(/^Njoroge: Uko kwenye orodha ya kusubiri/).waitFor();
  await isSwahili();
  await page.getByRole('link', { name: 'Badilisha au ghairi' }).last().click();
  await page.getByRole('button', { name: 'Sitakuja' }).waitFor();
  await isSwahili();
  await page.getByRole('button', { name: 'Sitakuja' }).click();
  await page.getByRole('button', { name: 'Nimebadili nia: nitakuja' }).waitFor();
  await isSwahili();
});

it('the Kiswahili pages name the book of a scripture in Kiswahili, mark its King James words as English, and keep their language from link to link', async () => {
  const { page } = await site.visit({ ...PHONE, javaScriptEnabled: false });
  await page.goto(`${site.url}/sw/ministries/men-of-glory`);
  const words = page.getByRole('figure').filter({ hasText: 'Mithali 27:17' }).locator('blockquote');
  expect(await words.textContent()).toContain('Iron sharpeneth iron');
  expect(await words.getAttribute('lang')).toBe('en');
  await page.goto(`${site.url}/ministries/men-of-glory`);
  await page.getByText('Proverbs 27:17').waitFor();
  expect(await page.locator('blockquote[lang]').count()).toBe(0);
  await page.goto(`${site.url}/sw`);
  const links = await page
    .locator('a[href^="/"]:not([hreflang])')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(links.filter((href) => !/^\/sw(\/|#|\?|$)/.test(href ?? ''))).toEqual([]);
});

it('the Kiswahili pages keep their own sentence beside an English note on a change, and have a Kiswahili note in its place', async () => {
  const { page } = await site.visit();
  const status = { status: 'cancelled', status_note: 'The market is closed.' } as const;
  const inEnglish = await put({ title: 'Market day', ...status });
  const note = page.getByText('Tukio hili halitafanyika.');
  await page.goto(inEnglish);
  expect(await note.textContent()).toBe('Tukio hili halitafanyika. The market is closed.');
  expect(await note.locator('[lang=en]').textContent()).toBe('The market is closed.');
  await page.goto(await put({ title: 'Market day', ...status, status_note_sw: 'Soko limefungwa.' }));
  expect(await page.getByText('Soko limefungwa.').count()).toBe(1);
  expect(await note.count()).toBe(0);
});

it('the switch of language stands on the page for addresses that do not exist as the server sent it, on staff’s addresses too; leads to the same page with its filter, and back', async () => {
  const { page, complaints } = await site.visit(PHONE);
  await openAwake(page, `${site.url}/sw/login`);
  await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).waitFor();
  expect(complaints.filter((complaint) => !complaint.includes('404'))).toEqual([]);
  await openAwake(page, `${site.url}/events?category=Kesha&view=month`);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Kiswahili' }).click();
  await page.waitForURL((url) => url.href === `${site.url}/sw/events?category=Kesha&view=month`);
  await awake(page);
  expect(
    await page.getByRole('link', { name: 'Read this page in English' }).count(),
    'nobody is offered what he left',
  ).toBe(0);
  await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click();
  await page.waitForURL((url) => url.href === `${site.url}/events?category=Kesha&view=month`);
});

it('the switch of language leads to the place where one was, also on the home page, whose moving row has copies of its headings', async () => {
  const { page } = await site.visit({ viewport: { width: 1100, height: 700 } });
  await openAwake(page, site.url);
  const themes = page.locator('#themes');
  const topOf = () => themes.evaluate((heading) => Math.round(heading.getBoundingClientRect().top));
  await themes.evaluate((heading) => scrollTo(0, scrollY + heading.getBoundingClientRect().top - 20));
  expect(await topOf()).toBe(20);
  await page.evaluate(() => document.querySelector<HTMLElement>('header a[hreflang=sw]')?.click());
  await page.waitForURL(`${site.url}/sw`);
  await expect.poll(topOf).toBe(20);
});

it('the offer of the other language does not cover the text field of the daily verse', async () => {
  const { page } = await site.visit({ ...PHONE, locale: 'sw-KE' });
  await openAwake(page, `${site.url}/daily-verse`);
  await page.getByRole('link', { name: 'Soma ukurasa huu kwa Kiswahili' }).waitFor();
  await page.getByRole('textbox', { name: 'Write a message' }).click({ trial: true });
});

it('the offer of the other language is made once where the browser prefers it, and nowhere else, and leaves the footer in its place', async () => {
  const { page } = await site.visit({ ...PHONE, locale: 'sw-KE' });
  await page.addInitScript(() => {
    const look = () => {
      const footers = [...document.querySelectorAll('body footer')];
      if (footers.some((footer) => footer.getClientRects().length === 0)) document.title = 'The footer was away';
      requestAnimationFrame(look);
    };
    look();
  });
  const offer = page.getByRole('link', { name: 'Soma ukurasa huu kwa Kiswahili' });
  await openAwake(page, `${site.url}/about`);
  await offer.waitFor();
  expect(await page.title()).toContain('About Us');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Kiswahili' }).click({ trial: true });
  expect(await offer.getAttribute('href')).toBe('/sw/about');
  await page.getByRole('button', { name: 'Funga', exact: true }).click();
  await offer.waitFor({ state: 'detached' });
  await openAwake(page, `${site.url}/give`);
  expect(await page.getByText('Soma ukurasa huu').count()).toBe(0);

  const english = await site.visit(PHONE);
  await english.page.goto(`${site.url}/about`);
  await awake(english.page);
  expect(await english.page.getByText('Soma ukurasa huu').count()).toBe(0);
});
