import { screen, waitFor, within } from '@testing-library/react';
import { anEvent } from '#tests/support/factories.ts';
import { EDITOR, STAFF } from '#tests/support/testApp.ts';
import { pasteInto, retype, textsOf } from '#tests/support/web/acts.ts';
import { startSite } from '#tests/support/web/site.tsx';

/** A site with an editor. */
async function siteWithEditor() {
  const site = await startSite();
  const editor = await site.join(EDITOR);
  /** The editor publishes a tagline: now, or at an hour. */
  const publish = (value: string, at?: string) =>
    site.publish([{ field: 'tagline', value }], { token: editor, ...(at && { at }) });
  return { ...site, editor, publish };
}

/** One on which that editor lets an event wait. */
async function siteWithHeld() {
  const site = await siteWithEditor();
  const body = anEvent({ title: 'Harambee', description: 'Till 400 200', start_date: '2026-12-05' });
  await site.request('createEvent', { token: site.editor, body });
  return site;
}

it('what waits for a yes is at the owner’s bell, which leads to it as it would be; a yes puts it on the site', async () => {
  const site = await siteWithHeld();
  const { user } = await site.open('/admin/help');
  await user.click(await screen.findByRole('button', { name: 'Notifications: 1 that wait for you' }));
  await user.click(await screen.findByRole('menuitem', { name: /^Harambee waits for your yes/ }));
  const change = within(await screen.findByRole('region', { name: 'Harambee' }));
  expect(change.getByText('the number 400200')).toBeVisible();
  expect(change.getByText('Till 400 200')).toBeVisible();
  expect(await site.list()).toEqual([]);
  await user.click(change.getByRole('button', { name: 'Yes, put it on the site' }));
  expect(await screen.findByText('Nothing waits.')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Waiting for a yes' })).toHaveFocus());
  expect(await site.list()).toMatchObject([{ title: 'Harambee' }]);
});

it('what waits for a yes is not offered to be shared: the menu of an event on the site would send the texts that wait', async () => {
  const site = await siteWithEditor();
  const harambee = { title: 'Harambee', start_date: '2026-12-05' };
  const { id } = await site.put(harambee);
  const { user } = await site.open('/admin/dashboard');
  const shares = async (title: string) => {
    await user.click(await screen.findByRole('button', { name: `More for ${title}` }));
    const menu = await screen.findByRole('menu', { name: title });
    const item = within(menu).queryByRole('menuitem', { name: 'Share' });
    await user.keyboard('{Escape}');
    return item !== null;
  };
  expect(await shares('Harambee')).toBe(true);
  const body = anEvent({ ...harambee, title: 'Harambee: till 400200' });
  await site.request('updateEvent', { token: site.editor, id, body });
  await site.open('/admin/dashboard');
  expect(await shares('Harambee: till 400200')).toBe(false);
});

it('what waits for a yes that was changed meanwhile is shown as it is now, and gets its yes after that', async () => {
  const site = await siteWithHeld();
  const { user } = await site.open('/admin/waiting');
  const yes = await screen.findByRole('button', { name: 'Yes, put it on the site' });
  const body = anEvent({ title: 'Harambee', description: 'Till 300 100', start_date: '2026-12-05' });
  site.clock.set(60_000);
  await site.request('updateEvent', { token: site.editor, id: 1, body });
  await user.click(yes);
  expect(await screen.findByText(/It has changed meanwhile/)).toBeVisible();
  expect(await screen.findByText('Till 300 100')).toBeVisible();
  expect(yes).toHaveFocus();
  await user.click(yes);
  expect(await screen.findByText('Nothing waits.')).toBeVisible();
  expect(await site.list()).toMatchObject([{ description: 'Till 300 100' }]);
});

it('what waits for a yes is marked in the editor’s list, and withdrawn by them', async () => {
  const site = await siteWithHeld();
  await site.openAs(EDITOR, '/admin/dashboard');
  expect(await screen.findByText('Waits for a yes')).toBeVisible();
  const { user } = await site.openAs(EDITOR, '/admin/waiting');
  await user.click(await screen.findByRole('button', { name: 'Withdraw' }));
  expect(await screen.findByText('Nothing waits.')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Waiting for a yes' })).toHaveFocus());
  expect(screen.queryByRole('button', { name: /^Yes/ })).not.toBeInTheDocument();
});

it('an editor’s words that wait are marked at their field, for now and for an hour apart, gone on with there, and withdrawn', async () => {
  const { publish, openAs } = await siteWithEditor();
  await publish('Till 400 200');
  const { user } = await openAs(EDITOR, '/admin/words');
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
  await publish('Till 400 200');
  await publish('Till 400 200', '2026-11-22T08:00');
  await openAs(EDITOR, '/admin/words?page=church&lang=en&field=tagline');
  const said = await screen.findAllByText(/^You have published this\./);
  expect(said).toHaveLength(2);
  expect(
    textsOf(said).filter((text: string | null) => text?.includes('From Sunday 22 November 2026, 8 am.')),
  ).toHaveLength(1);
});

it('an owner looks once at a number in their own words, in the same dialog', async () => {
  const site = await startSite();
  const { user } = await site.open('/admin/words?page=church&lang=en&field=address.town');
  const dialog = within(await screen.findByRole('dialog'));
  retype(await dialog.findByLabelText(/^Town/), 'Ruiru 555 000');
  await user.click(dialog.getByRole('button', { name: 'Publish' }));
  const look = within(await dialog.findByRole('group', { name: 'Look at this once' }));
  expect(look.getByText('the number 555000')).toBeVisible();
  await user.click(look.getByRole('button', { name: 'Yes, it is right' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(await site.words()).toEqual({ 'address.town': 'Ruiru 555 000' });
});

it('an owner who removes somebody reads what they had scheduled, and keeps it', async () => {
  const site = await siteWithHeld();
  await site.publish('Come', '2026-11-22T08:00');
  const { user } = await site.open('/admin/settings');
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
  expect(await site.words()).toEqual({ tagline: 'Come' });
});
