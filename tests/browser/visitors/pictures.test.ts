import sharp from 'sharp';
import { flaws } from '../../support/browser/flaws.ts';
import { openSite, putEventOn } from '../../support/browser/site.ts';

const site = openSite('used');

/** A photograph as a phone takes it: 12 megapixels, held sideways, with the place where it was taken. */
const photograph = await sharp({
  create: {
    width: 1008,
    height: 756,
    channels: 3,
    background: '#885522',
    noise: { type: 'gaussian', mean: 128, sigma: 20 },
  },
})
  .resize(4032, 3024, { kernel: 'nearest' })
  .withExif({ IFD0: { Make: 'Church phone' }, IFD3: { GPSLatitude: '1/1 8/1 0/1', GPSLatitudeRef: 'S' } })
  .withMetadata({ orientation: 6 })
  .jpeg()
  .toBuffer();

it('a phone’s photograph is chosen, described and seen on the page of events', async () => {
  const title = 'Choir Sunday';
  await putEventOn(site, { title, start_date: '2039-06-01', end_date: '2039-06-01' }); // at the head of the lists
  const { page, complaints } = await site.visitAsStaff({ viewport: { width: 360, height: 740 }, bypassCSP: true });
  await page.goto(`${site.url}/create/events`);
  await page.getByRole('button', { name: `Edit ${title}` }).click();
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose a picture' }).click();
  const sent = page.waitForRequest(/\/create\/pictures$/);
  await (await choosing).setFiles({ name: 'IMG_1.jpg', mimeType: 'image/jpeg', buffer: photograph });
  expect((await sent).postDataBuffer()?.length).toBeLessThan(1_500_000);

  const middle = page.getByRole('group', { name: 'Middle of the picture' });
  await middle.getByAltText("Preview of the event's picture").click({ position: { x: 20, y: 40 } });
  await page.getByLabel('What the picture shows').fill('The choir in white');
  expect(await flaws(page)).toEqual([]);
  await page.getByRole('button', { name: 'Update Event' }).click();
  await page.getByText('Event updated successfully').waitFor();

  await page.goto(`${site.url}/events`);
  const picture = page.getByRole('article').filter({ hasText: title }).getByAltText('The choir in white');
  await picture.scrollIntoViewIfNeeded();
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalHeight > img.naturalWidth)).toBe(true);
  expect(complaints).toEqual([]);
});

it('a picture that does not load says what it shows without the app: an event’s in its place, the first one below the bar', async () => {
  const gone = { image: 'https://gone.example/choir.jpg', image_alt: 'The choir in white' };
  const id = await putEventOn(site, { title: 'Choir evening', ...gone });
  const { page } = await site.visit({ viewport: { width: 360, height: 740 }, javaScriptEnabled: false });
  await page.route(/\.(?:avif|webp|jpe?g)$/, (route) => route.abort());
  const drawn = (alt: string | RegExp, where: '::before' | '::after') =>
    page.getByAltText(alt).evaluate((img, part) => {
      const { content, height } = getComputedStyle(img, part);
      return [content, Number.parseFloat(height)];
    }, where);
  await page.goto(`${site.url}/events/${id}`);
  const { height } = (await page.getByAltText(gone.image_alt).boundingBox()) ?? {};
  expect(await drawn(gone.image_alt, '::after')).toEqual([`"${gone.image_alt}"`, height]);
  await page.goto(site.url);
  const bar = await page.getByRole('banner').boundingBox();
  expect((await drawn(/dove/, '::before'))[1]).toBeGreaterThanOrEqual(bar?.height ?? Number.POSITIVE_INFINITY);
});
