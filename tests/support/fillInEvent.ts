import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** Fills in every required field of the event form that is on screen. */
export async function fillInEvent(user: UserEvent, title = 'New Kesha'): Promise<void> {
  const form = within(await screen.findByRole('form'));
  const paste = async (label: RegExp, text: string) => {
    await user.click(form.getByLabelText(label));
    await user.paste(text); // each key typed would draw the form anew
  };
  await paste(/Title/, title);
  await user.selectOptions(form.getByLabelText(/Category/), 'Kesha');
  await paste(/Description/, 'Come.');
  await paste(/Venue/, 'Juja');
  await user.type(form.getByLabelText(/Start Date/), '2026-12-04');
  await user.type(form.getByLabelText(/Start Time/), '18:00');
  await user.type(form.getByLabelText(/End Time/), '20:00');
}

/** Presses the form's own button. */
export async function submitEvent(user: UserEvent, label: 'Create Event' | 'Update Event'): Promise<void> {
  await user.click(within(await screen.findByRole('form')).getByRole('button', { name: label }));
}
