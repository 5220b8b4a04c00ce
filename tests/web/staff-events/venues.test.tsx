import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fillInEvent, submitEvent } from '#tests/support/web/acts.ts';
import { openSignedIn } from '#tests/support/web/site.tsx';
import { suggestedVenues } from '#web/features/staff-events/editor/VenueField.tsx';

const BRANCHES = ['Ruiru', 'Magomano', 'Kithini', 'Juja'];

async function openForm(path = '/admin/dashboard?create') {
  const app = await openSignedIn(path, {
    events: [
      { title: 'Older', venue: 'Mama Wanjiru’s home', start_date: '2026-10-02', end_date: '2026-10-02' },
      { title: 'Newer', venue: 'Ruiru Stadium', start_date: '2026-12-04', end_date: '2026-12-04' },
      { title: 'Same place', venue: 'ruiru stadium', start_date: '2026-10-09', end_date: '2026-10-09' },
    ],
  });
  const form = within(await screen.findByRole('form'));
  const list = async () => (await app.list()) as { title: string; venue: string }[];
  return { ...app, form, list, venueField: () => form.getByRole('combobox', { name: /venue/i }) };
}

const places = () => within(screen.getByRole('listbox'));
const options = () =>
  places()
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

describe('the venue of an event', () => {
  it('is suggested: the branches first, then what was used before, the newest first', async () => {
    const { user, venueField } = await openForm();
    const venue = venueField();
    await user.click(venue);
    expect(options()).toEqual([...BRANCHES, 'Ruiru Stadium', 'Mama Wanjiru’s home']);
    await user.type(venue, 'mama');
    expect(options()).toEqual(['Mama Wanjiru’s home']);
  });

  it('is chosen by the keyboard, and the form is not sent by that', async () => {
    const { user, venueField, list } = await openForm();
    const venue = venueField();
    await user.click(venue);
    await user.keyboard('stad{ArrowDown}{Enter}');
    expect(venue).toHaveValue('Ruiru Stadium');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(await list()).toHaveLength(3);
  });

  it('may be any other text, which is saved as it was typed', async () => {
    const { user, venueField, list } = await openForm();
    const venue = venueField();
    await fillInEvent('New one');
    await user.clear(venue);
    await user.type(venue, 'Under the mango tree{Escape}');
    expect(screen.getByRole('form')).toBeVisible(); // Escape closes the list of places, not the form
    await submitEvent(user, 'Create Event');
    await waitFor(async () =>
      expect(await list()).toContainEqual(expect.objectContaining({ title: 'New one', venue: 'Under the mango tree' })),
    );
  });

  it('of an event that is moved is suggested too', async () => {
    const { user, form, list, venueField } = await openForm('/admin/dashboard?status=2');
    await user.click(form.getByRole('radio', { name: 'Moved' }));
    await user.clear(venueField());
    await user.click(venueField());
    await user.click(places().getByRole('option', { name: 'Juja' }));
    await user.click(form.getByRole('button', { name: 'Save' }));
    await waitFor(async () => expect((await list())[0]).toMatchObject({ venue: 'Juja', status: 'moved' }));
  });
});

it('venues are suggested once, without branches and without end', () => {
  const many = Array.from({ length: 50 }, (_, at) => ({ venue: `Place ${at}` }));
  const found = suggestedVenues([{ venue: 'JUJA' }, { venue: ' ' }, ...many]);
  expect(found.map(({ text }) => text)).toEqual([...BRANCHES, ...many.slice(0, 20).map(({ venue }) => venue)]);
});
