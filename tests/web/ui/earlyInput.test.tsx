import { render, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { EarlyInput } from '#web/layout/EarlyInput.tsx';

/** A page that starts after it was loaded again, with what is typed and pressed before that. */
function startAgain(before: object, typed?: string) {
  sessionStorage.setItem('early', JSON.stringify({ typed: [['message', 'Pray for rain']], sent: [0], ...before }));
  const sent = vi.fn();
  const early = {
    pressed: [] as HTMLElement[],
    typed: new Map(),
    ending: new AbortController(),
    again: () => undefined,
  };
  window.early = early;
  render(
    <main>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          sent(new FormData(event.currentTarget).get('message'));
        }}
      >
        <textarea name="message" />
        <button type="submit">Send</button>
      </form>
      <EarlyInput />
    </main>,
  );
  if (typed) {
    early.typed.set(screen.getByRole('textbox'), typed);
    early.pressed.push(screen.getByRole('button'));
  }
  return { sent, taken: () => waitFor(() => expect(window.early).toBeUndefined()) };
}

it('what was sent before the page was loaded again is sent once, as it was typed last', async () => {
  const { sent, taken } = startAgain({ path: location.pathname }, 'Pray for rain, please');
  await taken();
  await waitFor(() => expect(sent.mock.calls).toEqual([['Pray for rain, please']]));
  expect(sessionStorage.getItem('early')).toBeNull();
});

it('what was sent on another page is not sent from this one, nor put into its fields', async () => {
  const { sent, taken } = startAgain({ path: '/another-page' });
  await taken();
  expect(screen.getByRole('textbox')).toHaveValue('');
  expect(sent).not.toHaveBeenCalled();
  expect(sessionStorage.getItem('early')).toBeNull();
});
