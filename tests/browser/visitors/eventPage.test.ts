import { beforeAll, describe, expect, it } from 'vitest';
import { awake } from '#tests/support/browser/awake.ts';
import { type Network, startNetwork } from '../../support/browser/network.ts';
import { openSite, staffHeaders } from '../../support/browser/site.ts';

const site = openSite('used');
let headers: Record<string, string>;

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

async function send(method: string, path: string, body?: object): Promise<{ event: { id: number } }> {
  const answer = await fetch(site.url + path, { method, headers, body: body && JSON.stringify(body) });
  expect(answer.ok, `${path}: ${answer.status}`).toBe(true);
  return (await answer.json()) as { event: { id: number } };
}

const put = async (fields: object = {}) => (await send('POST', '/create/events', { ...KESHA, ...fields })).event.id;

beforeAll(async () => {
  headers = await staffHeaders(site.url);
});

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

  it('is come to from the list by a press anywhere on the card, and shows at once', async () => {
    const id = await put({ title: 'Pressed Anywhere' });
    const { page, complaints } = await site.visit(PHONE);
    await page.goto(`${site.url}/events`);
    await awake(page);
    await page.route(`**/read/events/${id}`, () => undefined);
    const card = page.getByRole('article').filter({ hasText: 'Pressed Anywhere' });
    await card.getByText('Venue: Juja Branch').click();
    await page.getByRole('heading', { level: 1, name: 'Pressed Anywhere' }).waitFor();
    expect(new URL(page.url()).pathname).toBe(`/events/${id}`);
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'Events' }).waitFor();
    expect(complaints).toEqual([]);
  });

  it('is read without a network once it was opened', async () => {
    const id = await put({ title: 'Kept – for the road' });
    const network: Network = await startNetwork(site.url);
    const { page } = await site.visit({ ...PHONE, serviceWorkers: 'allow' });
    await page.goto(`${network.url}/events/${id}`);
    await expect
      .poll(() =>
        page.evaluate(async (path) => (await caches.match(path, { ignoreVary: true })) !== undefined, `/events/${id}`),
      )
      .toBe(true);
    network.cut();
    await page.reload();
    await page.getByRole('heading', { level: 1, name: 'Kept – for the road' }).waitFor();
    await page.goto(`${network.url}/ministries/youths`);
    await page.getByRole('link', { name: /^Kept – for the road/ }).waitFor();
    await network.close();
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
