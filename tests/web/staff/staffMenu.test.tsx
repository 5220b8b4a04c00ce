import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { startTestApp } from '#tests/support/testApp.ts';
import { pasteInto } from '#tests/support/web/acts.ts';
import { renderApp } from '#tests/support/web/site.tsx';

/** The phone's menu, opened on a page by somebody signed in. */
async function openMenu(address: string) {
  const { fetch, signIn } = await startTestApp();
  const { user } = await renderApp(address, { fetch, token: await signIn() });
  return {
    user,
    open: async () => {
      await user.click(screen.getByLabelText('Open menu'));
      return within(await screen.findByLabelText('Menu')); // the styles of a wide screen hide it;
    },
  };
}

it('the form of a new event opens once the phone’s menu has closed, so that screen readers find it', async () => {
  const { user, open } = await openMenu('/admin/dashboard');
  const menus: number[] = [];
  const observer = new MutationObserver(() => {
    if (document.querySelector('form[aria-label="Create Event"]')) {
      menus.push(document.querySelectorAll('[aria-label="Menu"]').length);
    }
  });
  observer.observe(document.body, { childList: true, subtree: true });
  await user.click((await open()).getByText('Create Event'));
  expect(await screen.findByRole('dialog', { name: 'Create Events' })).toBeVisible();
  expect(await screen.findByRole('form', { name: 'Create Event' })).toBeVisible();
  observer.disconnect();
  expect(menus.length).toBeGreaterThan(0);
  expect(Math.max(...menus)).toBe(0);
});

it('the phone’s menu stays while it is asked whether to leave, and closes with the page', async () => {
  const { user, open } = await openMenu('/admin/profile');
  pasteInto(await screen.findByLabelText(/New password \*/), 'half a password');
  await user.click((await open()).getByText('History'));
  const question = within(await screen.findByRole('dialog', { name: 'Leave without saving?' }));
  await user.click(question.getByRole('button', { name: 'Leave' }));
  expect(await screen.findByRole('heading', { name: 'History', level: 1 })).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
