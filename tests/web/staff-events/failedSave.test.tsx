import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { fillInEvent, submitEvent } from '#tests/support/web/acts.ts';
import { answering, noNetwork, openSignedIn, writesAnswer } from '#tests/support/web/site.tsx';

const offline = 'You are offline. Kept here; save again when the network is back.';

/** Each form of an event, opened, filled in and saved, while every write is answered by `answer`. */
const FORMS = [
  ['Update Event', '/admin/dashboard?edit=1', 'Update Event'],
  ['Manage Events', '/create/events?create', 'Create Event'],
  ['Cancel or move', '/admin/dashboard?status=1', 'Cancel the event'],
] as const;

async function save(address: string, button: string, answer: typeof fetch) {
  const { user } = await openSignedIn(address, { events: [{}], through: (calls) => writesAnswer(calls, answer) });
  const form = await screen.findByRole('form');
  if (button === 'Cancel the event') await user.click(within(form).getByRole('radio', { name: 'Cancelled' }));
  else if (button === 'Create Event') await fillInEvent();
  const shown = vi.spyOn(Element.prototype, 'scrollIntoView');
  if (button === 'Cancel the event') await user.click(within(form).getByRole('button', { name: button }));
  else await submitEvent(user, button as 'Create Event');
  return { form: within(form), shown };
}

describe.each(FORMS)('a save in the form %s', (_form, address, button) => {
  it('that failed is announced right above the buttons, and scrolled to', async () => {
    const { form, shown } = await save(address, button, answering({ error: 'The diary is closed.' }, 409));
    const alert = (await form.findByText('The diary is closed.')).closest('[role="alert"]') as HTMLElement;
    expect(alert).toBeVisible();
    const controls = [
      ...form.getAllByRole('button'),
      ...form.queryAllByRole('textbox'),
      ...form.queryAllByRole('radio'),
    ];
    const after = controls.filter(
      (control) => alert.compareDocumentPosition(control) & Node.DOCUMENT_POSITION_FOLLOWING,
    );
    expect(after.map((control) => control.textContent)).toEqual(
      address.startsWith('/create') ? [button] : ['Close', button],
    );
    expect(shown.mock.contexts.some((element) => (element as Element).contains(alert))).toBe(true);
  });
});

it.each(FORMS.filter(([form]) => form === 'Update Event' || form === 'Cancel or move'))(
  'a save in the form %s without a network says that the text is kept',
  async (_form, address, button) => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { form } = await save(address, button, noNetwork);
    expect((await form.findByText(offline)).closest('[role="alert"]')).toBeVisible();
  },
);
