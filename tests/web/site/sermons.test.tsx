import { fireEvent, screen, within } from '@testing-library/react';
import { sermonLibrary as words } from '#content/en/sermonLibrary.ts';
import { sermons as pageWords } from '#content/en/sermons.ts';
import { addSound } from '#server/store/sounds.ts';
import { DRAFT } from '#shared/events/publishing.ts';
import type { SermonInput, SermonSound } from '#shared/sermons/sermon.ts';
import { aSermon } from '#tests/support/factories.ts';
import { appBeforeEach, NOON } from '#tests/support/testApp.ts';
import { textsOf } from '#tests/support/web/acts.ts';
import { renderApp } from '#tests/support/web/site.tsx';

/** An hour of speech, as phones make it small. */
const HOUR: SermonSound = { id: 'a'.repeat(64), kind: 'm4a', bytes: 11_234_567, seconds: 3541 };

const FILM = '7_CGP-12AE0';

const site = appBeforeEach();
beforeEach(async () => {
  await site.store.write((transaction) => addSound(transaction, HOUR, { username: 'mercy', now: NOON }));
});

async function put(fields: Partial<SermonInput> = {}): Promise<number> {
  const { body } = await site.asOwner('createSermon', { body: aSermon(fields) });
  return body.sermon.id;
}

const open = (path: string, words = false) => renderApp(path, { fetch: site.fetch, words });
const library = () => screen.findByRole('region', { name: words.latest });
const rows = async () => within(await library()).findAllByRole('listitem');
const titles = async () => (await rows()).map((row) => within(row).getByRole('heading', { level: 3 }).textContent);

it('the list of sermons stands below the page as it was, with what each way costs, by the price of a megabyte that staff have published', async () => {
  await put({ notes: 'word '.repeat(620), sound: HOUR.id, film: FILM, passages: 'john 3:16-18', series: 'Signs' });
  await put({ title: 'Rest', date: '2026-11-08', film: FILM });
  await put({ title: 'Not yet', publish: DRAFT });
  await open('/media/sermons');
  const [first, second] = await rows();
  expect(await titles()).toEqual(['The good shepherd', 'Rest']);
  expect(first).toHaveTextContent('15 November 2026 · Pastor Wanjiru · John 3:16-18 · Signs');
  expect(first).toHaveTextContent('Read 3 min · Listen 11 MB, about KSh 5 · Watch about 180 MB');
  expect(second).toHaveTextContent('Watch, about 3 MB a minute');
  const headings = textsOf(screen.getAllByRole('heading', { level: 2 }));
  expect(headings).toEqual([pageWords.text.title, pageWords.watch.title, pageWords.habits.title, words.latest]);
  expect(within(await library()).getByRole('link', { name: /\/sermons\.rss$/ })).toBeVisible();
  expect((await site.publish([{ field: 'dataPrice', value: '2,50' }])).status).toBe(201);
  await open('/media/sermons', true);
  expect((await rows())[0]).toHaveTextContent('Listen 11 MB, about KSh 28');
});

it('the list of sermons is not there without sermons, nor is a line of the home page', async () => {
  await put({ publish: DRAFT });
  await open('/media/sermons');
  await screen.findByRole('heading', { name: pageWords.habits.title });
  expect(screen.queryByRole('region', { name: words.latest })).toBeNull();
  await open('/');
  expect(screen.queryByText(/Latest sermon/)).toBeNull();
});

it('the list of sermons is searched, by choices that stand in the address, and says where nothing fits', async () => {
  await put({ series: 'Signs', passages: 'John 2' });
  await put({ title: 'Rest', date: '2026-11-08', preacher: 'Elder Kamau', passages: 'Psalm 23' });
  const { user } = await renderApp('/media/sermons', { fetch: site.fetch, inWindow: true });
  await user.selectOptions(await screen.findByLabelText(words.find.book), 'Psalm');
  await expect.poll(titles).toEqual(['Rest']);
  expect(location.search).toBe('?book=PSA');
  await user.type(screen.getByLabelText(words.find.search), 'shepherd{Enter}');
  expect(await screen.findByText(words.find.nothing)).toBeVisible();
  expect(location.search).toBe('?search=shepherd&book=PSA');
  await open('/media/sermons?preacher=Elder+Kamau');
  expect(await titles()).toEqual(['Rest']);
  expect(screen.getByLabelText(words.find.preacher)).toHaveValue('Elder Kamau');
});

it('the list of sermons has further pages, each with an address', async () => {
  for (let day = 10; day < 23; day++) await put({ title: `Day ${day}`, date: `2026-10-${day}` });
  const { user } = await open('/media/sermons');
  expect(await titles()).toHaveLength(12);
  await user.click(screen.getByRole('link', { name: words.find.older }));
  await expect.poll(titles).toEqual(['Day 10']);
});

it('the page of a sermon has its notes and passages, its recording unloaded, its film at a press, and words to share', async () => {
  const id = await put({
    notes: '## The night\n\nHe came.',
    sound: HOUR.id,
    film: FILM,
    passages: 'John 3; Psalm 23',
  });
  const { user } = await open(`/media/sermons/${id}`);
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('The good shepherd');
  expect(document.title).toContain('The good shepherd – ');
  expect(screen.getByRole('heading', { name: 'The night' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'John 3' })).toHaveAttribute('href', '/daily-verse?read=JHN.3');
  const player = document.querySelector('audio');
  expect(player).toHaveAttribute('preload', 'none');
  expect(player).toHaveAttribute('src', `/sermons/${HOUR.id}.m4a`);
  expect(document.querySelector('iframe')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Play the film' }));
  expect(document.querySelector('iframe')?.src).toContain(FILM);
  await user.click(screen.getByRole('button', { name: 'Share' }));
  const shared = within(screen.getByRole('menu')).getByRole('menuitem', { name: /WhatsApp/ });
  expect(decodeURIComponent(shared.getAttribute('href') ?? '')).toContain(
    `The good shepherd\nPastor Wanjiru. 15 November 2026. John 3, Psalm 23\nhttp://localhost/media/sermons/${id}`,
  );
  const data = JSON.parse(document.querySelector('[type="application/ld+json"]')?.textContent ?? '');
  expect(data).toMatchObject({ '@type': 'PodcastEpisode', duration: 'PT3541S', datePublished: '2026-11-15' });
});

it('the page of a sermon goes on where the recording was stopped, at the speed and ten seconds back as one likes', async () => {
  const id = await put({ sound: HOUR.id });
  await open(`/media/sermons/${id}`);
  const player = (await screen.findByLabelText('Listen')) as HTMLAudioElement;
  player.currentTime = 754;
  fireEvent.pause(player);
  const { user } = await open(`/media/sermons/${id}`);
  expect(await screen.findByText(words.player.goesOn('12:34'))).toBeVisible();
  const again = screen.getByLabelText('Listen') as HTMLAudioElement;
  fireEvent.loadedMetadata(again);
  expect(again.currentTime).toBe(754);
  await user.click(screen.getByRole('button', { name: words.player.back }));
  await user.selectOptions(screen.getByLabelText(words.player.speed), '1.5');
  expect([again.currentTime, again.playbackRate]).toEqual([744, 1.5]);
  fireEvent.ended(again);
  await open(`/media/sermons/${id}`);
  await screen.findByLabelText('Listen');
  expect(screen.queryByText(/It goes on/)).toBeNull();
});

it('the page of a sermon says that a sermon was removed, and is the 404 page for a draft and for one that never was', async () => {
  const id = await put();
  await site.asOwner('deleteSermon', { id });
  await open(`/media/sermons/${id}`);
  expect(await screen.findByRole('heading', { name: words.removed.title })).toBeVisible();
  for (const missing of [await put({ publish: DRAFT }), 999, 'nothing']) {
    await open(`/media/sermons/${missing}`);
    expect(await screen.findByText('404')).toBeVisible();
  }
});

it.each(['/', '/daily-verse'])('%s names the latest sermon in a line', async (path) => {
  const id = await put();
  await open(path);
  const line = await screen.findByRole('link', { name: 'Latest sermon: The good shepherd, Pastor Wanjiru' });
  expect(line).toHaveAttribute('href', `/media/sermons/${id}`);
});
