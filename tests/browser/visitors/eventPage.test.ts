import { describe, expect, it } from 'vitest';
import { awake } from '#tests/support/browser/awake.ts';
import { openSite, putEventOn } from '../../support/browser/site.ts';

const site = openSite('used');

const KESHA = {
  title: 'Friday Kesha',
  category: 'Kesha',
  description: 'A night of prayer.\nAsk 0712 345 678, or see https://kesha.example. Not javascript:self.ran=1',
  start_date: '2038-11-26',
  start_time: '21:00',
  end_date: '2038-11-26',
  end_time: '05:00',
  venue: 'Juja Branch',
};

const put = (fields: Record<string, string> = {}) => putEventOn(site, { ...KESHA, ...fields });

const PHONE = { viewport: { width: 360, height: 740 } } as const;

describe('the page of an event', () => {
  it('reads whole without JavaScript: its facts, its links, sharing and the calendar', async () => {
    const id = await put();
    const { page } = await site.visit({ ...PHONE, javaScriptEnabled: false });
    await page.goto(`${site.url}/events/${id}`);
    const article = page.getByRole('article');
    expect(await article.evaluate((one) => one.textContent)).toMatch(/^Friday Kesha/);
    for (const words of ['Friday 26 November 2038', '9 pm to 5 am on Saturday', 'Juja, Kiambu County', 'Kesha']) {
      await article.getByText(words, { exact: true }).waitFor();
    }
    const links = await article.getByRole('link').evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(links).toEqual([
      expect.stringContaining('https://www.google.com/maps/dir/'),
      expect.stringContaining('https://wa.me/?text=Friday%20Kesha%0A'),
      `/events/${id}.ics`,
      `/events/${id}.ics?alarm=evening`,
      'tel:+254712345678',
      'https://kesha.example/',
    ]);
  });
});

// A clock that is ahead of the church's is that of the month, in findEvents.test.ts.
describe('under a clock behind the church’s', () => {
  it('a Kesha over midnight has the church’s hours, on the page and in every calendar', async () => {
    const id = await put();
    const { page } = await site.visit({ timezoneId: 'America/New_York' });
    await page.goto(`${site.url}/events/${id}`);
    await awake(page);
    await page.getByText('Friday 26 November 2038', { exact: true }).waitFor();
    await page.getByText('9 pm to 5 am on Saturday').waitFor();
    await page.getByRole('button', { name: 'Add to calendar' }).click();
    const linkTo = async (name: RegExp) =>
      new URL((await page.getByRole('menuitem', { name }).getAttribute('href')) ?? '', site.url);
    const google = (await linkTo(/^Google Calendar/)).searchParams;
    expect([google.get('dates'), google.get('ctz')]).toEqual(['20381126T210000/20381127T050000', 'Africa/Nairobi']);
    const outlook = (await linkTo(/^Outlook/)).searchParams;
    expect([outlook.get('startdt'), outlook.get('enddt')]).toEqual(['2038-11-26T18:00:00Z', '2038-11-27T02:00:00Z']);
    const file = await (await fetch(await linkTo(/^Apple Calendar/))).text();
    expect(file).toContain('DTSTART;TZID=Africa/Nairobi:20381126T210000');
    expect(file).toContain('DTEND;TZID=Africa/Nairobi:20381127T050000');
  });
});
