import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { pasteInto, retype } from '#tests/support/web/acts.ts';
import { startSite } from '#tests/support/web/site.tsx';
import { TOKEN_KEY } from '#web/auth/token.ts';
import { keysOff } from '#web/features/shortcuts/KeyList.tsx';

async function openSignedIn(path: string) {
  const app = await startSite();
  const listening = vi.spyOn(window, 'addEventListener');
  const rendered = await app.open(path);
  await screen.findByRole('heading', { level: 1 });
  // The keys load after the screen: one that is pressed before is not heard.
  await waitFor(() => expect(listening).toHaveBeenCalledWith('keydown', expect.any(Function)));
  return rendered;
}

beforeEach(() => keysOff.keep(null));

it('the keys are listed at a press of ?, and the focus comes back from the list; lead to the screens, to the search and to a new event', async () => {
  const { user } = await openSignedIn('/admin/history');
  const button = screen.getByRole('button', { name: 'Account' });
  button.focus();
  await user.keyboard('?');
  const dialog = await screen.findByRole('dialog', { name: 'Keys' });
  expect(within(dialog).getByText('Create an event')).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(button).toHaveFocus();

  await user.keyboard('gm');
  expect(await screen.findByRole('heading', { name: 'Messages', level: 1 })).toBeVisible();
  await user.keyboard('/');
  expect(screen.getByLabelText('Search messages')).toHaveFocus();
  await user.tab();
  await user.keyboard('c');
  expect(await screen.findByRole('dialog', { name: 'Create Events' })).toBeVisible();
});

it('the keys begin a new event over the list as it was searched', async () => {
  const { user } = await openSignedIn('/admin/dashboard?q=choir');
  await user.keyboard('c');
  expect(await screen.findByRole('dialog', { name: 'Create Events' })).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByRole('searchbox', { name: 'Search for events' })).toHaveValue('choir');
});

it('the keys can be turned off', async () => {
  const { user } = await openSignedIn('/admin/settings');
  await user.click(screen.getByRole('switch', { name: 'Single keys work on this device' }));
  await user.keyboard('?');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

const question = () => screen.findByRole('dialog', { name: 'Leave without saving?' });

it('leaving with something unsaved where keys are letters meanwhile, by the account menu, logging out included, and by a link asks first, and stays where the answer is no', async () => {
  const { user } = await openSignedIn('/admin/profile');
  await user.type(screen.getByLabelText(/New password \*/), 'gm?c');
  expect(screen.getByLabelText(/New password \*/)).toHaveValue('gm?c');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Profile', level: 1 })).toBeVisible();
  retype(screen.getByLabelText(/New password \*/), 'half a password');
  for (const [name, no] of [
    ['Settings', 'Keep editing'],
    ['Log out', 'Stay logged in'],
  ] as const) {
    await user.click(await screen.findByRole('button', { name: 'Account' }));
    await user.click(await screen.findByRole('menuitem', { name }));
    await user.click(await screen.findByRole('button', { name: no }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  }
  expect(localStorage.getItem(TOKEN_KEY)).not.toBeNull();
  await user.click(screen.getByRole('link', { name: 'History' }));
  await user.click(within(await question()).getByRole('button', { name: 'Keep editing' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByLabelText(/New password \*/)).toHaveValue('half a password');

  await user.click(screen.getByRole('link', { name: 'History' }));
  await user.click(within(await question()).getByRole('button', { name: 'Leave' }));
  expect(await screen.findByRole('heading', { name: 'History', level: 1 })).toBeVisible();
});

/** The profile with half a password typed, opened from the history. */
async function typeHalf(): Promise<UserEvent> {
  const { user } = await (await startSite()).open('/admin/history', { inWindow: true });
  await user.click(await screen.findByRole('button', { name: 'Account' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Profile' }));
  pasteInto(await screen.findByLabelText(/New password \*/), 'half a password');
  return user;
}

it('leaving with something unsaved by the back button asks first, and goes back where the answer is yes', async () => {
  const user = await typeHalf();
  history.back();
  await user.click(within(await question()).getByRole('button', { name: 'Keep editing' }));
  await waitFor(() => expect(location.pathname).toBe('/admin/profile'));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByLabelText(/New password \*/)).toHaveValue('half a password');

  history.back();
  await user.click(within(await question()).getByRole('button', { name: 'Leave' }));
  expect(await screen.findByRole('heading', { name: 'History', level: 1 })).toBeVisible();
  expect(location.pathname).toBe('/admin/history');
});

it('leaving by the back button asks once where the answer is given before the browser has stepped back', async () => {
  const user = await typeHalf();
  const go = history.go.bind(history);
  const steps: number[] = [];
  vi.spyOn(history, 'go').mockImplementation((by = 0) => void steps.push(by));
  history.back();
  await user.click(within(await question()).getByRole('button', { name: 'Leave' }));
  expect(steps).toEqual([1]);
  go(1);
  await waitFor(() => expect(steps).toEqual([1, -1]));
  go(-1);
  expect(await screen.findByRole('heading', { name: 'History', level: 1 })).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
});
