import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Page } from 'playwright-core';
import { DATABASE_FILE } from '#server/store/sqlite/dataFolder.ts';
import { awake, openAwake } from '#tests/support/browser/awake.ts';
import { openSite, putSermonOn } from '#tests/support/browser/site.ts';
import { aRecording } from '#tests/support/recordings.ts';

const SECONDS = 30;
const file = await aRecording('wav', SECONDS);
const site = openSite('used');
/** The address of the first of two sermons. */
let path: string;
beforeAll(async () => {
  const sound = createHash('sha256').update(file).digest('hex');
  const folder = join(site.dataDir, 'sermons');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${sound}.wav`), file);
  const database = new DatabaseSync(join(site.dataDir, DATABASE_FILE));
  database
    .prepare('insert into sermon_sounds (id, kind, bytes, seconds, username, created_at) values (?, ?, ?, ?, ?, ?)')
    .run(sound, 'wav', file.length, SECONDS, 'mary', new Date().toISOString());
  database.close();
  const sermon = { preacher: 'Pastor Wanjiru', date: '2026-11-15', passages: 'John 10:1-18' };
  const titles = { title: 'The good shepherd', title_sw: 'Mchungaji mwema' };
  path = `/media/sermons/${await putSermonOn(site, { ...sermon, ...titles, sound, notes: 'He knows.' })}`;
  await putSermonOn(site, { ...sermon, title: 'Born again by night', date: '2026-11-08', film: '7_CGP-12AE0' });
});

const playing = (page: Page) =>
  page.evaluate(() => [...document.querySelectorAll('audio')].filter(({ paused, error }) => !paused && !error).length);
const press = (page: Page) => page.evaluate(() => document.querySelector('audio')?.play());

it('a kept recording is heard without a network, in the parts that a player asks for, until it is removed', async () => {
  const { page, context } = await site.visit({ serviceWorkers: 'allow' });
  await openAwake(page, `${site.url}${path}`);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.getByRole('button', { name: 'Keep for listening without a network (0.5 MB)' }).click();
  await page.getByText('Kept on this device:').waitFor();
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Remove');
  await expect.poll(() => page.evaluate(async (key) => Boolean(await caches.match(key)), path)).toBe(true);
  await context.setOffline(true);
  await page.reload();
  await awake(page);
  const part = await page.evaluate(async () => {
    const src = document.querySelector('audio')?.src ?? '';
    const answer = await fetch(src, { headers: { range: 'bytes=1000-1999' } });
    return [answer.status, answer.headers.get('content-range'), (await answer.arrayBuffer()).byteLength];
  });
  expect(part).toEqual([206, `bytes 1000-1999/${file.length}`, 1000]);
  await press(page);
  expect(await playing(page)).toBe(1);
  await context.setOffline(false);
  await openAwake(page, `${site.url}/privacy`);
  const kept = page.getByRole('region', { name: 'Kept on this device' });
  expect(await kept.getByRole('listitem').textContent()).toContain('The good shepherd0.5 MB');
  await kept.getByRole('button', { name: 'Remove The good shepherd' }).click();
  await kept.waitFor({ state: 'detached' });
  expect(await page.evaluate(async () => (await (await caches.open('sermons')).keys()).length)).toBe(0);
});

it('a recording goes on while one reads other pages, and comes back to its own', async () => {
  const { page, complaints } = await site.visit();
  await openAwake(page, `${site.url}${path}`);
  await press(page);
  await page.getByRole('link', { name: 'All sermons' }).click();
  await page.getByRole('heading', { name: 'Latest sermons' }).waitFor();
  const bar = page.locator('body > audio');
  expect([await playing(page), await bar.getAttribute('aria-label')]).toEqual([1, 'The good shepherd']);
  await page.getByRole('list').getByRole('link', { name: 'The good shepherd' }).click();
  await page.getByRole('heading', { level: 1, name: 'The good shepherd' }).waitFor();
  await bar.waitFor({ state: 'detached' });
  await expect.poll(() => playing(page)).toBe(1);
  expect(complaints).toEqual([]);
});

it('the Kiswahili pages say it in Kiswahili, and the server draws them and every search', async () => {
  const text = async (address: string) => {
    const answer = await fetch(site.url + address);
    expect(answer.status, address).toBe(200);
    return (await answer.text()).replaceAll(/<script.*?<\/script>|<!-- -->/gs, '').replaceAll(/<[^>]*>/g, ' ');
  };
  const list = await text('/sw/media/sermons');
  for (const words of ['Mahubiri mapya', 'Mchungaji mwema', 'Yohana 10:1-18', 'Sikiliza MB 0.5, chini ya KSh 1']) {
    expect(list).toContain(words);
  }
  expect(list).toContain('Tazama, takriban MB 3 kwa dakika');
  expect(await text(`/sw${path}`)).toContain('Mchungaji mwema');
  expect(await text('/sw')).toContain('Mahubiri mapya:');
  const found = await text('/media/sermons?search=shepherd&book=nowhere&before=abc');
  expect([found.includes('The good shepherd'), found.includes('Born again')]).toEqual([true, false]);
  expect(await text('/media/sermons?series=None')).toContain('No sermon fits this search.');
  for (const missing of ['/media/sermons/99', '/sw/media/sermons/abc']) {
    expect((await fetch(site.url + missing)).status).toBe(404);
  }
});
