import { expect, it } from 'vitest';
import { openSite } from '../../support/browser/site.ts';
import { STAFF } from '../../support/browser/siteServer.ts';

const site = openSite('shared');

it('the words of an invitation stay in their dialog, also with a long username', async () => {
  const { page } = await site.visitAsStaff({ viewport: { width: 360, height: 640 } });
  await page.goto(`${site.url}/admin/settings`);
  await page.getByRole('button', { name: 'Add a person' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a person' });
  await dialog.getByLabel('Username').fill('elizabeth.nyambura.wa.kamau_of-a-church-of-ruiru.example');
  await dialog.getByRole('textbox', { name: 'Your password' }).fill(STAFF.password);
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByText('It is not shown again.').waitFor();
  const wider = await page
    .locator('.MuiDialogContent-root')
    .evaluate((content) => content.scrollWidth - content.clientWidth);
  expect(wider).toBeLessThanOrEqual(0);
});
