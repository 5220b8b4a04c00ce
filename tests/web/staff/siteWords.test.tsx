import { cleanup, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { editablePages } from '#content/editable/index.ts';
import { staffEndpoints } from '#shared/http/staffEndpoints.ts';
import { addAccount, startTestApp } from '#tests/support/testApp.ts';
import { renderApp } from '#tests/support/web/renderApp.tsx';
import { routes } from '#web/app/routes.ts';

const WORDS = '/admin/words';

it('brings the changed words of every page that has some', () => {
  const marked = Object.entries(routes).flatMap(([name, { words }]) => (words ? [name] : []));
  expect(new Set([...marked, 'church'])).toEqual(new Set(Object.keys(editablePages)));
});

it('a service’s hour is changed in the staff area, stands on the page, and is taken back', async () => {
  const { fetch, signIn } = await startTestApp();
  const token = await signIn();
  const { user } = await renderApp(WORDS, { fetch, token, words: true });
  await user.click(await screen.findByRole('button', { name: 'Edit Service hours' }));
  const first = within(await screen.findByRole('group', { name: 'Service hours: 1' }));
  await user.clear(first.getByLabelText('Starts'));
  await user.type(first.getByLabelText('Starts'), '17:30');
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  expect(await screen.findByText('Published.')).toBeInTheDocument();
  const row = (await screen.findByRole('button', { name: 'Edit Service hours' })).closest('li') as HTMLElement;
  expect(await within(row).findByText(/17:30 to 19:00/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await within(row).findByText(/18:00 to 19:00/)).toBeInTheDocument();
});

it('what is published is read on the public page', async () => {
  const { fetch, signIn, call } = await startTestApp();
  const token = await signIn();
  const changes = [{ field: 'hero.lead', value: 'Come and see.', base: 0 }];
  const body = { page: 'about', language: 'en', changes };
  expect((await call(staffEndpoints.publishContent, { token, body })).status).toBe(201);
  await renderApp('/about', { fetch, words: true });
  expect(await screen.findByText('Come and see.')).toBeVisible();
});

it('what was typed is there again after the page was left, and can be thrown away', async () => {
  const { fetch, signIn } = await startTestApp();
  const token = await signIn();
  const open = `${WORDS}?page=about&field=hero.lead`;
  const first = await renderApp(open, { fetch, token, words: true });
  await first.user.type(await screen.findByRole('textbox', { name: 'Lead' }), ' And more.');
  cleanup();
  const { user } = await renderApp(open, { fetch, token, words: true });
  expect(await screen.findByRole('textbox', { name: 'Lead' })).toHaveDisplayValue(/And more\.$/);
  await user.click(screen.getByRole('button', { name: 'Throw my draft away' }));
  await user.click(await screen.findByRole('button', { name: 'Edit Lead' }));
  expect(await screen.findByRole('textbox', { name: 'Lead' })).not.toHaveDisplayValue(/And more\.$/);
});

it('shows what somebody else has published meanwhile, and lets one choose', async () => {
  const site = await startTestApp();
  const token = await site.signIn();
  const ruth = { username: 'ruth', password: 'a-long-sentence-of-ruth' };
  await addAccount(site.store, { ...ruth, role: 'editor' });
  const { user } = await renderApp(`${WORDS}?page=about&field=hero.lead`, { fetch: site.fetch, token, words: true });
  await user.type(await screen.findByRole('textbox', { name: 'Lead' }), ' Mine.');
  const changes = [{ field: 'hero.lead', value: 'Theirs.', base: 0 }];
  const theirs = { token: await site.signIn(ruth), body: { page: 'about', language: 'en', changes } };
  expect((await site.call(staffEndpoints.publishContent, theirs)).status).toBe(201);
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  const said = (await screen.findByText('ruth has published this meanwhile:')).parentElement as HTMLElement;
  expect(within(said).getByText('Theirs.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Publish mine' }));
  expect(await screen.findByText('Published.')).toBeInTheDocument();
});
