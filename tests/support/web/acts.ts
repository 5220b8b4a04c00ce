import { act, fireEvent, screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { STAFF } from '../testApp.ts';

/** Puts a text in place of what a field has, in one piece, where typing is not what is tested: each key draws the form again. */
export function retype(field: HTMLElement, text: string): void {
  act(() => field.focus());
  fireEvent.change(field, { target: { value: text } });
}

/** The same, behind what it has. */
export const pasteInto = (field: HTMLElement, text: string): void =>
  retype(field, (field as HTMLInputElement).value + text);

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

/** Chooses an item of the menu of an event's row in staff's list. */
export async function chooseForEvent(user: UserEvent, title: string, item: string): Promise<void> {
  await user.click(await screen.findByRole('button', { name: `More for ${title}` }));
  await user.click(within(await screen.findByRole('menu', { name: title })).getByRole('menuitem', { name: item }));
}

/** Where a link leads. */
export const hrefOf = (name: string | RegExp, place: Pick<typeof screen, 'getByRole'> = screen): string =>
  place.getByRole('link', { name }).getAttribute('href') ?? '';

/** What stands in each of them. */
export const textsOf = (elements: readonly Element[]) => elements.map(({ textContent }) => textContent);

/** Logs in at the login that is open, or is about to open. */
export async function logIn(user: UserEvent, { username, password }: { username: string; password: string } = STAFF) {
  pasteInto(await screen.findByLabelText(/^Username/), username);
  pasteInto(screen.getByLabelText(/^Password/), password);
  await user.click(screen.getByRole('button', { name: 'Log In' }));
}

/** Fills a field as some password managers do: the page is sent no event. */
export function fillSilently(field: HTMLElement, value: string): void {
  const { prototype } = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
}
