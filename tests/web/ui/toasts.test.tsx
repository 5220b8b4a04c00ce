import { act, fireEvent, screen, waitForElementToBeRemoved, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { answering, renderApp } from '#tests/support/web/site.tsx';
import { showToast, type ToastAction } from '#web/ui/feedback/toasts.ts';

const quiet = answering([]);

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

describe.each([
  ['a public page', '/contact', 2000],
  ['the sign-in', '/login', 2000],
  ['the dashboard', '/admin/dashboard', 5000],
  ['Manage Events', '/create/events', 5000],
])('a toast on %s', (_page, address, time) => {
  it(`stands top right for ${time} ms, without a bar of progress`, async () => {
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
});

it('a toast that offers Undo stands on a public page as long as on staff’s screens', async () => {
  await toastOn('/contact');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  showCounted({ label: 'Undo', onPress: () => undefined });
  pass(4999);
  expect(stands()).toBe(true);
});

describe('a toast on staff’s screens', () => {
  it('waits under the pointer', async () => {
    const toast = await countedToastOn('/admin/dashboard');
    pass(4000);
    fireEvent.mouseOver(toast);
    pass(20_000);
    expect(stands()).toBe(true);
    fireEvent.mouseOut(toast);
    pass(5000);
    expect(stands()).toBe(false);
  });

  it('waits under the keyboard’s focus', async () => {
    const toast = await countedToastOn('/admin/dashboard');
    pass(4000);
    act(() => within(toast).getByRole('button', { name: 'Close' }).focus());
    pass(20_000);
    expect(stands()).toBe(true);
    act(() => within(toast).getByRole('button', { name: 'Close' }).blur());
    pass(5000);
    expect(stands()).toBe(false);
  });

  it('waits while the window has no focus', async () => {
    await countedToastOn('/admin/dashboard');
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

  it('takes the keyboard by Alt+T, and goes by Escape or by its button', async () => {
    const { toast } = await toastOn('/admin/dashboard');
    fireEvent.keyDown(window, { code: 'KeyT', key: 't' });
    expect(toast).not.toHaveFocus();
    fireEvent.keyDown(window, { code: 'KeyT', key: 't', altKey: true });
    expect(toast).toHaveFocus();
    fireEvent.keyDown(toast, { key: 'Escape' });
    await waitForElementToBeRemoved(toast);
    const { toast: next } = await toastOn('/admin/dashboard');
    fireEvent.click(within(next).getByRole('button', { name: 'Close' }));
    await waitForElementToBeRemoved(next);
  });
});

describe('a toast on a public page', () => {
  it('goes on while the window has no focus, and leaves Alt+T alone', async () => {
    const toast = await countedToastOn('/contact');
    fireEvent.keyDown(window, { code: 'KeyT', key: 't', altKey: true });
    expect(toast).not.toHaveFocus();
    act(() => void window.dispatchEvent(new Event('blur')));
    pass(2000);
    expect(stands()).toBe(false);
  });
});

it('a printed page, such as the list of sign-ups, has no toast on it', async () => {
  const { toast } = await toastOn('/admin/dashboard');
  expect(toast.closest('.no-print')).not.toBeNull();
});
