import { act, cleanup, fireEvent, render, screen, waitForElementToBeRemoved, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, Suspense } from 'react';
import { createMemoryRouter, Link, Outlet, RouterProvider } from 'react-router-dom';
import { quiet, renderApp } from '#tests/support/web/site.tsx';
import { PendingPage } from '#web/layout/SessionGuard.tsx';
import { ConfirmDialog } from '#web/ui/feedback/ConfirmDialog.tsx';
import { PageFailure } from '#web/ui/feedback/PageFailure.tsx';
import { showToast, type ToastAction } from '#web/ui/feedback/toasts.ts';
import { useHeadingFocus } from '#web/ui/hooks/useHeadingFocus.ts';
import { optionalPart, reloadIfReached } from '#web/ui/loading/optionalPart.ts';

/** Opens a page and shows a toast there. What draws toasts is loaded with the first one, by the true clock. */
async function toastOn(address: string) {
  await renderApp(address, { fetch: quiet, token: 'any' });
  act(() => showToast('Taken note.', 'success'));
  const words = await screen.findByText('Taken note.');
  return { words, toast: words.closest('[data-toast]') as HTMLElement };
}

/** Shows a toast whose time the test counts. */
function showCounted(...actions: ToastAction[]) {
  act(() => showToast('Counted.', 'info', ...actions));
  return screen.getByText('Counted.').closest('[data-toast]') as HTMLElement;
}

/** The same after one more, on a page whose clock is the test's own from then on. */
async function countedToastOn(address: string) {
  await toastOn(address);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  return showCounted();
}

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

/** Whether the counted toast stands; one that has begun to go is let go first, and no other begins meanwhile. */
function stands(): boolean {
  const toast = screen.queryByText('Counted.');
  if (toast) fireEvent.mouseOver(toast);
  for (let step = 0; step < 6; step++) pass(500);
  return screen.queryByText('Counted.') !== null;
}

beforeEach(() => () => vi.useRealTimers());

it.each([
  ['a public page', '/contact', 2000],
  ['the sign-in', '/login', 2000],
  ['the dashboard', '/admin/dashboard', 5000],
  ['Manage Events', '/create/events', 5000],
])('a toast on %s stands top right for its time, without a bar of progress', async (_page, address, time) => {
  const toast = await countedToastOn(address);
  expect(toast.closest('.notistack-SnackbarContainer')).toHaveStyle({ top: '14px', right: '20px' });
  expect(screen.queryByRole('progressbar')).toBeNull();
  pass(time - 1);
  expect(stands()).toBe(true);
  fireEvent.click(within(toast).getByRole('button', { name: 'Close' }));
  expect(stands()).toBe(false);
  showCounted();
  pass(time);
  expect(stands()).toBe(false);
});

it('a toast on staff’s screens waits under the pointer, under the keyboard’s focus, and while the window has no focus', async () => {
  const toast = await countedToastOn('/admin/dashboard');
  pass(4000);
  fireEvent.mouseOver(toast);
  pass(20_000);
  expect(stands()).toBe(true);
  fireEvent.mouseOut(toast);
  pass(5000);
  expect(stands()).toBe(false);

  const close = within(showCounted()).getByRole('button', { name: 'Close' });
  pass(4000);
  act(() => close.focus());
  pass(20_000);
  expect(stands()).toBe(true);
  act(() => close.blur());
  pass(5000);
  expect(stands()).toBe(false);

  showCounted();
  pass(4000);
  act(() => void window.dispatchEvent(new Event('blur')));
  pass(20_000);
  act(() => void window.dispatchEvent(new Event('focus')));
  pass(1000);
  expect(stands()).toBe(true);
  fireEvent.mouseOut(screen.getByText('Counted.'));
  pass(5000);
  expect(stands()).toBe(false);
});

it('a toast on staff’s screens takes the keyboard by Alt+T, gives it back, and goes by Escape or by its button', async () => {
  const { toast } = await toastOn('/admin/dashboard');
  const search = screen.getByRole('searchbox');
  act(() => search.focus());
  expect(toast.closest('.no-print')).not.toBeNull(); // it is not on a printed page, such as a list of sign-ups
  fireEvent.keyDown(window, { code: 'KeyT', key: 't' });
  expect(toast).not.toHaveFocus();
  fireEvent.keyDown(window, { code: 'KeyT', key: 't', altKey: true });
  expect(toast).toHaveFocus();
  fireEvent.keyDown(toast, { key: 'Escape' });
  expect(search).toHaveFocus();
  await waitForElementToBeRemoved(toast);
  const { toast: next } = await toastOn('/admin/dashboard');
  fireEvent.click(within(next).getByRole('button', { name: 'Close' }));
  await waitForElementToBeRemoved(next);
});

it('a toast on a public page goes on while the window has no focus, and leaves Alt+T alone; one that offers Undo stands as long as on staff’s screens', async () => {
  const toast = await countedToastOn('/contact');
  fireEvent.keyDown(window, { code: 'KeyT', key: 't', altKey: true });
  expect(toast).not.toHaveFocus();
  act(() => void window.dispatchEvent(new Event('blur')));
  pass(2000);
  expect(stands()).toBe(false);
  act(() => void window.dispatchEvent(new Event('focus')));
  showCounted({ label: 'Undo', onPress: () => undefined });
  pass(4999);
  expect(stands()).toBe(true);
});

const show = (load: () => Promise<() => ReactNode>) => {
  const Part = optionalPart(load);
  render(
    <>
      <h1>The page</h1>
      <Suspense fallback="The part is loading">
        <Part />
      </Suspense>
    </>,
  );
};

it('a part that a page can do without is shown once it has loaded; the page stays where its file does not come', async () => {
  show(async () => () => 'The part');
  expect(await screen.findByText('The part')).toBeVisible();
  cleanup();
  show(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module')));
  await expect.poll(() => screen.queryByText('The part is loading')).toBeNull();
  expect(screen.getByRole('heading', { name: 'The page' })).toBeVisible();
});

it('while the next page loads the last one stays, with a line over it', async () => {
  const { promise: code, resolve: come } = Promise.withResolvers<{ element: string }>();
  const frame = (
    <>
      <PendingPage />
      <Outlet />
    </>
  );
  const pages = [
    { path: '/', element: <Link to="/next">Next</Link> },
    { path: '/next', lazy: () => code },
  ];
  render(<RouterProvider router={createMemoryRouter([{ element: frame, children: pages }])} />);
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('link', { name: 'Next' }));
  expect(await screen.findByRole('progressbar', { name: 'Loading...' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Next' })).toBeVisible();
  come({ element: 'The next page' });
  expect(await screen.findByText('The next page')).toBeVisible();
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
});

type Question = Omit<Parameters<typeof ConfirmDialog>[0], 'title' | 'children'>;

const question = (parts: Pick<Question, 'onYes'> & Partial<Question>) => (
  <ConfirmDialog open title="Go back to this?" onClose={() => undefined} {...parts}>
    It is as it was before.
  </ConfirmDialog>
);

it('a question that is asked again says nothing of a try that was left; a toast does', async () => {
  const { promise, resolve: fail } = Promise.withResolvers<string>();
  const asked = (open: boolean) => question({ open, onYes: () => promise });
  await renderApp('/contact', { fetch: quiet });
  const { rerender } = render(asked(true));
  await userEvent.click(screen.getByRole('button', { name: 'Yes' }));
  rerender(asked(false));
  rerender(asked(true));
  expect(screen.getByRole('button', { name: 'Yes' })).toBeEnabled();
  await act(async () => fail('It could not be done.'));
  const said = await screen.findByText('It could not be done.');
  expect(said.closest('[data-toast]')).not.toBeNull();
  expect(screen.getByRole('dialog')).not.toContainElement(said);
});

it('a question that was left and asked again is not closed by the late success of the first try', async () => {
  const { promise, resolve: succeed } = Promise.withResolvers<void>();
  const close = vi.fn();
  const asked = (open: boolean) => question({ open, onClose: close, onYes: () => promise });
  const { rerender } = render(asked(true));
  await userEvent.click(screen.getByRole('button', { name: 'Yes' }));
  rerender(asked(false));
  rerender(asked(true));
  await act(async () => succeed());
  expect(close).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Yes' }));
  expect(close).toHaveBeenCalledTimes(1);
});

it('a page that failed is not reloaded once it was left', async () => {
  const { promise: reached, resolve: answer } = Promise.withResolvers<Response>();
  vi.stubGlobal('fetch', () => reached);
  sessionStorage.clear();
  render(<PageFailure />).unmount();
  await act(async () => answer(new Response()));
  expect(sessionStorage).toHaveLength(0); // where a reload is noted
});

function Rows({ open }: { open: boolean }) {
  const { heading, focusHeading } = useHeadingFocus();
  return (
    <>
      <h1 ref={heading} tabIndex={-1}>
        Rows
      </h1>
      <button type="button" onClick={focusHeading}>
        Answer
      </button>
      <input />
      {question({ open, onYes: async () => undefined })}
    </>
  );
}

it('a late answer leaves the focus in a dialog that was opened meanwhile, and in a field that somebody types in', async () => {
  const { rerender } = render(<Rows open />);
  const yes = await screen.findByRole('button', { name: 'Yes' });
  act(() => yes.focus());
  const heading = screen.getByRole('heading', { name: 'Rows', hidden: true });
  const focused = vi.spyOn(heading, 'focus');
  fireEvent.click(screen.getByRole('button', { name: 'Answer', hidden: true }));
  expect(yes).toHaveFocus();
  expect(focused).not.toHaveBeenCalled();
  rerender(<Rows open={false} />);
  await waitForElementToBeRemoved(yes);
  act(() => screen.getByRole('textbox').focus());
  fireEvent.click(screen.getByRole('button', { name: 'Answer' }));
  expect(screen.getByRole('textbox')).toHaveFocus();
  act(() => screen.getByRole('textbox').blur());
  fireEvent.click(screen.getByRole('button', { name: 'Answer' }));
  expect(heading).toHaveFocus();
});

it('a page whose files keep failing is reloaded once for each version of the site', async () => {
  vi.stubGlobal('fetch', async () => new Response());
  sessionStorage.clear();
  const [reload, entry] = [vi.fn(), document.createElement('link')];
  entry.rel = 'app';
  document.head.append(entry);
  onTestFinished(() => entry.remove());
  for (const file of ['/one.js', '/one.js', '/two.js', '/two.js']) {
    entry.href = file;
    vi.setSystemTime(Date.now() + 3_600_000);
    await reloadIfReached(reload);
    expect(reload).toHaveBeenCalledTimes(file === '/one.js' ? 1 : 2);
  }
});

it('a question whose answer meets a fault says so, and can be answered again', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  render(question({ onYes: () => Promise.reject(new Error('A fault')) }));
  await userEvent.click(screen.getByRole('button', { name: 'Yes' }));
  expect(await screen.findByText('Something went wrong.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Yes' })).toBeEnabled();
  expect(log).toHaveBeenCalledWith(new Error('A fault'));
  log.mockClear();
});
