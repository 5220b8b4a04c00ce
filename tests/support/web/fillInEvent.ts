import { act, fireEvent, screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** Puts a text behind what a field has, in one piece, where typing is not what is tested: each key draws the form again. */
export function pasteInto(field: HTMLElement, text: string): void {
  act(() => field.focus());
  fireEvent.change(field, { target: { value: (field as HTMLInputElement).value + text } });
}

/** Fills in every required field of the event form that is on screen. */
export async function fillInEvent(title = 'New Kesha'): Promise<void> {
  const form = within(await screen.findByRole('form'));
  const paste = (label: RegExp, text: string) => pasteInto(form.getByLabelText(label), text);
  paste(/Title/, title);
  paste(/Category/, 'Kesha');
  paste(/Description/, 'Come.');
  paste(/Venue/, 'Juja');
  paste(/Start Date/, '2026-12-04');
  paste(/Start Time/, '18:00');
  paste(/End Time/, '20:00');
}

/** Presses the form's own button. */
export async function submitEvent(user: UserEvent, label: 'Create Event' | 'Update Event'): Promise<void> {
  await user.click(within(await screen.findByRole('form')).getByRole('button', { name: label }));
}
