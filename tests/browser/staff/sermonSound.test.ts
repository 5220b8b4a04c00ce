import type { Page } from 'playwright-core';
import { SERMON_UPLOADS } from '#shared/sermons/sermonLimits.ts';
import { openSite } from '#tests/support/browser/site.ts';
import { aRecording } from '#tests/support/recordings.ts';

const site = openSite('used');

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Add a sermon' });

/** Opens the form of a new sermon on a phone, and fills in what it needs. */
async function openForm(title: string) {
  const { page, context, complaints } = await site.visitAsStaff({ viewport: { width: 360, height: 740 } });
  await page.goto(`${site.url}/admin/sermons`);
  await page.getByRole('button', { name: 'Add a sermon' }).click();
  const dialog = dialogOf(page);
  await dialog.getByRole('textbox', { name: 'Title', exact: true }).fill(title);
  await dialog.getByRole('combobox', { name: 'Preacher' }).fill('Grace Mwangi');
  return { page, context, dialog, complaints };
}

async function choose(page: Page, name: string, buffer: Buffer): Promise<void> {
  await dialogOf(page).locator('input[type=file]').setInputFiles({ name, mimeType: 'audio/wav', buffer });
}

/** The kind and the seconds of the sound of the sermons on the site, by their titles. */
async function sounds(): Promise<Record<string, unknown>> {
  const { sermons } = (await (await fetch(`${site.url}/all/sermons`)).json()) as {
    sermons: { title: string; sound: { kind: string; seconds: number } | null }[];
  };
  return Object.fromEntries(
    sermons.map(({ title, sound }) => [title, sound && { kind: sound.kind, seconds: sound.seconds }]),
  );
}

it('makes a recording small, goes on after the site was down and the network broke off, and gives it to its sermon', async () => {
  const { page, dialog } = await openForm('Heard on a phone');
  let [isDown, broken] = [true, 0];
  await page.route(`**${SERMON_UPLOADS}/*`, (route) => {
    if (route.request().method() !== 'PATCH') return route.continue();
    if (isDown) return route.fulfill({ status: 500 });
    return broken++ === 0 ? route.abort() : route.continue();
  });
  await choose(page, 'sunday.wav', await aRecording('wav', 10));
  await dialog.getByText('The site cannot take it now: it goes on by itself.').first().waitFor();
  isDown = false;
  await dialog.getByText('It is here: 1 min').first().waitFor();
  expect(broken).toBeGreaterThan(1);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('listitem').filter({ hasText: 'Heard on a phone' }).getByText('Sound 1 min').waitFor();
  expect(await sounds()).toMatchObject({ 'Heard on a phone': { kind: 'opus', seconds: 10 } });
});

it('gives a recording to a sermon whose save waited for a network, in another tab after this one was closed', async () => {
  const { page, context, dialog } = await openForm('Saved at once');
  await page.route(`**${SERMON_UPLOADS}/*`, (route) => route.abort());
  await choose(page, 'evening.wav', await aRecording('wav', 10));
  await dialog.getByText('There is no network now: it goes on by itself.').first().waitFor();
  await context.setOffline(true);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.getByText('Waiting to be sent').waitFor();
  await dialog.getByRole('form').getByRole('button', { name: 'Close' }).click();
  await context.setOffline(false);
  await page.getByRole('listitem').filter({ hasText: 'Saved at once' }).getByText('Sound on its way').waitFor();
  expect(await sounds()).toMatchObject({ 'Saved at once': null });
  await page.getByRole('button', { name: 'Add a sermon' }).click();
  await dialog.getByRole('button', { name: 'Choose a recording' }).waitFor();
  expect(await dialog.getByText('evening.wav').count()).toBe(0);
  await page.close();
  const next = await context.newPage();
  await next.goto(`${site.url}/admin/sermons`);
  await next.getByRole('listitem').filter({ hasText: 'Saved at once' }).getByText('Sound 1 min').waitFor();
  expect(await sounds()).toMatchObject({ 'Saved at once': { seconds: 10 } });
});

it('asks before it sends what the browser cannot read, and says why the server refuses it', async () => {
  const { page, dialog } = await openForm('No sound at all');
  await choose(page, 'notes.mp3', Buffer.from('These are only words. '.repeat(200)));
  await dialog.getByText('This browser cannot make it smaller.').first().waitFor();
  await dialog.getByRole('button', { name: 'Go on' }).click();
  await dialog.getByText('This is no recording that the site can keep.').first().waitFor();
  await dialog.getByRole('button', { name: 'Remove' }).click();
  await dialog.getByRole('button', { name: 'Choose a recording' }).waitFor();
});
