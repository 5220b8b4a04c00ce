import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { endpoints } from '#shared/http/endpoints.ts';
import { staffEndpoints } from '#shared/http/staffEndpoints.ts';
import { anEvent } from '#tests/support/factories.ts';
import { addAccount, STAFF } from '#tests/support/testApp.ts';
import { pasteInto } from '#tests/support/web/acts.ts';
import { renderApp, startSite, type TestSite } from '#tests/support/web/site.tsx';

const EDITOR = { username: 'wanjiru', password: 'a password of hers', role: 'editor' } as const;

/** A site on which an editor lets an event wait. */
async function siteWithHeld(): Promise<TestSite & { owner: string; editor: string }> {
  const site = await startSite();
  await addAccount(site.store, EDITOR);
  const [owner, editor] = [await site.signIn(), await site.signIn(EDITOR)];
  const body = anEvent({ title: 'Harambee', description: 'Till 400 200', start_date: '2026-12-05' });
  await site.request(endpoints.createEvent, { token: editor, body });
  return { ...site, owner, editor };
}
const onSite = (site: TestSite) => site.list();

describe('what waits for a yes', () => {
  it('is at the owner’s bell, which leads to it as it would be; a yes puts it on the site', async () => {
    const site = await siteWithHeld();
    const { user } = await renderApp('/admin/help', { fetch: site.fetch, token: site.owner, account: STAFF.username });
    await user.click(await screen.findByRole('button', { name: 'Notifications: 1 that wait for you' }));
    await user.click(await screen.findByRole('menuitem', { name: /^Harambee waits for your yes/ }));
    const change = within(await screen.findByRole('region', { name: 'Harambee' }));
    expect(change.getByText('the number 400200')).toBeVisible();
    expect(change.getByText('Till 400 200')).toBeVisible();
    expect(await onSite(site)).toEqual([]);
    await user.click(change.getByRole('button', { name: 'Yes, put it on the site' }));
    expect(await screen.findByText('Nothing waits.')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Waiting for a yes' })).toHaveFocus());
    expect(await onSite(site)).toMatchObject([{ title: 'Harambee' }]);
  });

  it('is marked in the editor’s list, and withdrawn by them', async () => {
    const site = await siteWithHeld();
    const as = { fetch: site.fetch, token: site.editor, account: EDITOR.username };
    await renderApp('/admin/dashboard', as);
    expect(await screen.findByText('Waits for a yes')).toBeVisible();
    cleanup();
    const { user } = await renderApp('/admin/waiting', as);
    await user.click(await screen.findByRole('button', { name: 'Withdraw' }));
    expect(await screen.findByText('Nothing waits.')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Waiting for a yes' })).toHaveFocus());
    expect(screen.queryByRole('button', { name: /^Yes/ })).not.toBeInTheDocument();
  });
});

it('an editor’s words that wait are marked at their field, gone on with there, and withdrawn', async () => {
  const site = await startSite();
  await addAccount(site.store, EDITOR);
  const token = await site.signIn(EDITOR);
  const changes = [{ field: 'tagline', value: 'Till 400 200', base: 0 }];
  await site.request(staffEndpoints.publishContent, { token, body: { page: 'church', language: 'en', changes } });
  const { user } = await renderApp('/admin/words', { fetch: site.fetch, token, account: EDITOR.username });
  const row = (await screen.findByRole('button', { name: 'Edit Tagline' })).closest('li') as HTMLElement;
  expect(await within(row).findByText('Waits for a yes')).toBeInTheDocument();
  await user.click(within(row).getByRole('button', { name: 'Edit Tagline' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Tagline' }));
  const words = 'You have published this. It waits for an owner’s yes, because of the number 400200.';
  expect(await dialog.findByText(words, { exact: false })).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Go on with it' }));
  expect(dialog.getByRole('textbox', { name: 'Tagline' })).toHaveValue('Till 400 200');
  await user.click(dialog.getByRole('button', { name: 'Withdraw' }));
  await waitFor(() => expect(dialog.queryByText(words, { exact: false })).not.toBeInTheDocument());
  expect(within(row).queryByText('Waits for a yes')).not.toBeInTheDocument();
});

it('an editor’s words that wait for now and for an hour are told apart at their field', async () => {
  const site = await startSite();
  await addAccount(site.store, EDITOR);
  const token = await site.signIn(EDITOR);
  const changes = [{ field: 'tagline', value: 'Till 400 200', base: 0 }];
  const body = { page: 'church', language: 'en', changes };
  await site.request(staffEndpoints.publishContent, { token, body });
  await site.request(staffEndpoints.publishContent, { token, body: { ...body, at: '2026-11-22T08:00' } });
  const path = '/admin/words?page=church&lang=en&field=tagline';
  await renderApp(path, { fetch: site.fetch, token, account: EDITOR.username });
  const said = await screen.findAllByText(/^You have published this\./);
  expect(said).toHaveLength(2);
  const atHour = said.filter(({ textContent }) => textContent.includes('From Sunday 22 November 2026, 8 am.'));
  expect(atHour).toHaveLength(1);
});

it('an owner looks once at a number in their own words, in the same dialog', async () => {
  const site = await startSite();
  const { token } = site;
  const path = '/admin/words?page=church&lang=en&field=address.town';
  const { user } = await renderApp(path, { fetch: site.fetch, token, account: STAFF.username });
  const dialog = within(await screen.findByRole('dialog'));
  const town = await dialog.findByLabelText(/^Town/);
  await user.clear(town);
  pasteInto(town, 'Ruiru 555 000');
  await user.click(dialog.getByRole('button', { name: 'Publish' }));
  const look = within(await dialog.findByRole('group', { name: 'Look at this once' }));
  expect(look.getByText('the number 555000')).toBeVisible();
  await user.click(look.getByRole('button', { name: 'Yes, it is right' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const query = '?page=church&lang=en';
  const { body } = await site.request(endpoints.readContent, { query });
  expect(body.fields).toEqual({ 'address.town': 'Ruiru 555 000' });
});

it('an owner who removes somebody reads what they had scheduled, and keeps it', async () => {
  const site = await siteWithHeld();
  const changes = [{ field: 'tagline', value: 'Come', base: 0 }];
  const body = { page: 'church', language: 'en', changes, at: '2026-11-22T08:00' };
  await site.request(staffEndpoints.publishContent, { token: site.editor, body });
  const { user } = await renderApp('/admin/settings', {
    fetch: site.fetch,
    token: site.owner,
    account: STAFF.username,
  });
  await user.click(await screen.findByRole('button', { name: 'Remove wanjiru' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText(/^The church: Tagline\. From Sunday 22 November 2026/)).toBeVisible();
  expect(dialog.getByText('Harambee. Waits for an owner’s yes')).toBeVisible();
  expect(dialog.getByRole('radio', { name: /^Withdraw it/ })).toBeChecked();
  await user.click(dialog.getByRole('radio', { name: /^Keep it/ }));
  pasteInto(dialog.getByLabelText(/^Your password/), STAFF.password);
  await user.click(dialog.getByRole('button', { name: 'Yes' }));
  expect(await screen.findByText('Account removed successfully')).toBeVisible();
  site.clock.set(24 * 3_600_000);
  const query = '?page=church&lang=en';
  expect((await site.request(endpoints.readContent, { query })).body.fields).toEqual({ tagline: 'Come' });
});
