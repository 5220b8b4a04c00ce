import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** Puts a text into a field in one piece, where typing is not what is tested: each key typed draws the form again. */
export async function pasteInto(user: UserEvent, field: HTMLElement, text: string): Promise<void> {
  await user.click(field);
  await user.paste(text);
}

/** Fills in every required field of the event form that is on screen. */
export async function fillInEvent(user: UserEvent, title = 'New Kesha'): Promise<void> {
  const form = within(await screen.findByRole('form'));
  const paste = (label: RegExp, text: string) => pasteInto(user, form.getByLabelText(label), text);
  await paste(/Title/, title);
  await user.selectOptions(form.getByLabelText(/Category/), 'Kesha');
  await paste(/Description/, 'Come.');
  await paste(/Venue/, 'Juja');
  await paste(/Start Date/, '2026-12-04');
  await paste(/Start Time/, '18:00');
  await paste(/End Time/, '20:00');
}

/** Presses the form's own button. */
export async function submitEvent(user: UserEvent, label: 'Create Event' | 'Update Event'): Promise<void> {
  await user.click(within(await screen.findByRole('form')).getByRole('button', { name: label }));
}
