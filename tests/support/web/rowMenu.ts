import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** Chooses an item of the menu of an event's row in staff's list. */
export async function chooseForEvent(user: UserEvent, title: string, item: string): Promise<void> {
  await user.click(await screen.findByRole('button', { name: `More for ${title}` }));
  await user.click(within(await screen.findByRole('menu', { name: title })).getByRole('menuitem', { name: item }));
}
