import { openAwake } from '#tests/support/browser/awake.ts';
import { flaws, flawsInBothSchemes } from '#tests/support/browser/flaws.ts';
import { openSite, type Site } from '#tests/support/browser/site.ts';

const PHONE = { viewport: { width: 360, height: 740 }, bypassCSP: true } as const;

const site = openSite('shared'); // a draft changes nothing that others see
let staff: Awaited<ReturnType<Site['visit']>>;
beforeAll(async () => {
  staff = await site.visitAsStaff(PHONE);
});

it('a page that is edited in place on a phone marks its words where they stand, and opens them at the foot of the screen with the words above', async () => {
  const { page, complaints } = staff;
  await openAwake(page, `${site.url}/about`);
  await page.getByRole('link', { name: 'Edit this page' }).click();
  const mark = page.getByRole('button', { name: 'Edit: Lead', exact: true });
  const lead = page.getByText('We are a Bible-teaching church', { exact: false });
  const [over, under] = [await mark.boundingBox(), await lead.boundingBox()];
  expect(Math.abs((over?.y ?? 0) - (under?.y ?? 99))).toBeLessThan(10);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  expect(await flawsInBothSchemes(page)).toEqual([]);

  await mark.click();
  const editor = page.getByRole('dialog', { name: 'Lead' });
  await editor.getByRole('textbox', { name: 'Lead' }).fill('Come and see, whoever you are.');
  const shown = page.locator('main').getByText('Come and see, whoever you are.');
  await shown.waitFor();
  expect(await flawsInBothSchemes(page)).toEqual([]);
  const [words, sheet] = [await shown.boundingBox(), await editor.boundingBox()];
  expect(words?.y).toBeGreaterThan(0);
  expect((words?.y ?? 0) + (words?.height ?? 0)).toBeLessThan(sheet?.y ?? 0);
  expect(sheet?.width).toBe(360);

  await editor.getByRole('button', { name: 'Throw my draft away' }).click();
  await editor.waitFor({ state: 'detached' });
  await page.keyboard.press('Escape');
  await mark.waitFor({ state: 'detached' });
  await lead.waitFor();
  expect(complaints).toEqual([]);
});

it('on a phone the question before a number is on the site is in view with its button', async () => {
  const { page } = staff;
  await openAwake(page, `${site.url}/about?edit=1`);
  await page.getByRole('button', { name: 'Edit: Lead', exact: true }).click();
  const editor = page.getByRole('dialog', { name: 'Lead' });
  await editor.getByRole('textbox', { name: 'Lead' }).fill('Give to 0712 345 678 and be glad.');
  await editor.getByRole('button', { name: 'Publish' }).click();
  await editor.getByRole('group', { name: 'Look at this once' }).and(page.locator(':focus')).waitFor();
  const [yes, row] = [
    await editor.getByRole('button', { name: 'Yes, it is right' }).boundingBox(),
    await editor.locator('form > :last-child').boundingBox(),
  ];
  expect((yes?.y ?? 0) + (yes?.height ?? 0)).toBeLessThanOrEqual(row?.y ?? 0);
  await editor.getByRole('button', { name: 'Throw my draft away' }).click();
  await editor.waitFor({ state: 'detached' });
});

it('on a desk the editor stays beside its place, and its buttons where they are, whatever is typed', async () => {
  const { page } = staff;
  await page.setViewportSize({ width: 1366, height: 860 });
  await openAwake(page, `${site.url}/about?edit=1`);
  await page.getByRole('button', { name: 'Edit: Lead', exact: true }).click();
  const editor = page.getByRole('dialog', { name: 'Lead' });
  const publish = editor.getByRole('button', { name: 'Publish' });
  const box = editor.getByRole('textbox', { name: 'Lead' });
  await box.waitFor();
  await editor.evaluate((paper) => Promise.all(paper.getAnimations().map(({ finished }) => finished)));
  const before = await publish.boundingBox();
  await box.fill('Come.');
  await editor.getByRole('button', { name: 'Throw my draft away' }).waitFor();
  await page.locator('main').getByText('Come.', { exact: true }).waitFor();
  const after = await publish.boundingBox();
  expect(Math.abs((after?.x ?? 0) - (before?.x ?? 99))).toBeLessThan(1);
  expect(Math.abs((after?.y ?? 0) - (before?.y ?? 99))).toBeLessThan(1);
  await editor.getByRole('button', { name: 'Throw my draft away' }).click();
  await editor.waitFor({ state: 'detached' });
});

it('follows no link under a marked text, and works in Kiswahili', async () => {
  const { page } = staff;
  await page.setViewportSize(PHONE.viewport);
  await openAwake(page, `${site.url}/sw/contact?edit=1`);
  await page.getByRole('button', { name: 'Edit: Phone', exact: true }).click();
  await page.getByRole('dialog', { name: 'Phone' }).getByRole('textbox', { name: 'Phone' }).waitFor();
  expect(page.url()).toBe(`${site.url}/sw/contact?edit=1`);
});

it('is previewed in a frame with its drafts, at the width of a phone', async () => {
  const { page, complaints } = staff;
  await openAwake(page, `${site.url}/about?edit=1`);
  await page.getByRole('button', { name: 'Edit: Lead', exact: true }).click();
  await page.getByRole('dialog').getByRole('textbox', { name: 'Lead' }).fill('Seen before it is published.');
  await page.getByText('Your draft is kept on this device.', { exact: false }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Preview' }).click();
  await page.getByRole('link', { name: 'Lead' }).waitFor();
  await page.frameLocator('iframe').getByText('Seen before it is published.').waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  expect(await flaws(page)).toEqual([]);
  expect(complaints).toEqual([]);
});
