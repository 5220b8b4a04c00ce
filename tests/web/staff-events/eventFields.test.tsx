import { fireEvent, screen, waitFor, waitForElementToBeRemoved, within } from '@testing-library/react';
import { CLOSES_MESSAGE, PLACES_MESSAGE } from '#shared/events/event.ts';
import { fillInEvent, pasteInto, retype, submitEvent, textsOf } from '#tests/support/web/acts.ts';
import { openSignedIn, startSite } from '#tests/support/web/site.tsx';
import { suggestedVenues } from '#web/features/staff-events/editor/VenueField.tsx';

const form = async () => within(await screen.findByRole('form'));
const fold = async () => (await form()).getByRole('button', { name: 'People sign up (optional)' });
const switchOn = async () => (await form()).getByRole('checkbox', { name: /^People sign up for this event/ });

it('the sign-up of an event is folded away, says what is wrong also where it is folded again, and is stored with its places, its closing hour and a question of the church’s own', async () => {
  const { open, list } = await startSite();
  const { user } = await open('/admin/dashboard?create');
  await fillInEvent();
  expect(await fold()).toHaveAttribute('aria-expanded', 'false');
  await user.click(await fold());
  await user.click(await switchOn());
  const { getByLabelText, getByRole, findByText } = await form();
  pasteInto(getByLabelText('Places'), 'many');
  await user.selectOptions(getByLabelText('Sign-up closes'), 'At…');
  await user.click(await fold());
  await submitEvent(user, 'Create Event');
  expect(await findByText(PLACES_MESSAGE)).toBeVisible();
  expect(await findByText(CLOSES_MESSAGE)).toBeVisible();
  fireEvent.change(getByLabelText('Places'), { target: { value: '45' } });
  fireEvent.change(getByLabelText(/Closing date and time/), { target: { value: '2026-12-02T18:00' } });
  await waitForElementToBeRemoved(() => screen.queryByText(CLOSES_MESSAGE));
  expect(await fold()).toHaveAttribute('aria-expanded', 'true'); // the person is still in it
  await user.click(getByRole('checkbox', { name: 'Ask for adults and children separately' }));
  pasteInto(getByLabelText('A question of your own'), 'Which bus stop?');
  pasteInto(getByLabelText('Question in Kiswahili'), 'Kituo gani cha basi?');
  await user.click(getByRole('checkbox', { name: /^Everybody sees how many/ }));
  await user.click(getByRole('checkbox', { name: /^Many sign up over one Wi-Fi/ }));
  await submitEvent(user, 'Create Event');
  await waitFor(async () =>
    expect((await list())[0]).toMatchObject({
      signup: 'open',
      signup_places: '45',
      signup_closes: '2026-12-02T18:00',
      signup_children: 'yes',
      signup_question: 'Which bus stop?',
      signup_question_sw: 'Kituo gani cha basi?',
      signup_numbers: 'yes',
      signup_crowd: 'yes',
    }),
  );
});

it('the sign-up of an event keeps its box and the focus when it is unticked, a closed sign-up closed, and moves its closing hour along with the event, as the end of an event over midnight does', async () => {
  const closed = { signup: 'closed', signup_places: '20', signup_closes: '2026-11-25T18:00' };
  const { user, list } = await openSignedIn('/admin/dashboard?edit=1', { events: [closed] });
  const box = await switchOn();
  box.focus();
  await user.keyboard(' ');
  expect(await switchOn()).toBe(box);
  expect(box).toHaveFocus();
  expect(box).not.toBeChecked();
  await user.keyboard(' ');
  expect(box).toBeChecked();
  const { getByLabelText } = await form();
  retype(getByLabelText('Places'), '25');
  retype(getByLabelText(/Start Date/), '2026-12-04');
  expect(getByLabelText(/Closing date and time/)).toHaveValue('2026-12-02T18:00');
  expect(getByLabelText(/^End Date/)).toHaveValue('2026-12-05');
  await submitEvent(user, 'Update Event');
  const moved = { signup: 'closed', signup_places: '25', signup_closes: '2026-12-02T18:00' };
  await waitFor(async () => expect((await list())[0]).toMatchObject(moved));
});

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
const options = () => textsOf(places().getAllByRole('option'));

it('the venue of an event is suggested, the branches first and then what was used before, and is chosen by the keyboard or any other text', async () => {
  const { user, venueField, list } = await openForm();
  await fillInEvent('New one');
  const venue = venueField();
  await user.clear(venue);
  await user.click(venue);
  expect(options()).toEqual([...BRANCHES, 'Ruiru Stadium', 'Mama Wanjiru’s home']);
  await user.type(venue, 'mama');
  expect(options()).toEqual(['Mama Wanjiru’s home']);
  await user.clear(venue);
  await user.keyboard('stad{ArrowDown}{Enter}');
  expect(venue).toHaveValue('Ruiru Stadium');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(await list()).toHaveLength(3); // the form is not sent by that
  retype(venue, 'Under the mango tree');
  await user.keyboard('{Escape}');
  expect(screen.getByRole('form')).toBeVisible(); // Escape closes the list of places, not the form
  await submitEvent(user, 'Create Event');
  await waitFor(async () =>
    expect(await list()).toContainEqual(expect.objectContaining({ title: 'New one', venue: 'Under the mango tree' })),
  );
});

it('the venue of an event that is moved is suggested too', async () => {
  const { user, form, list, venueField } = await openForm('/admin/dashboard?status=2');
  await user.click(form.getByRole('radio', { name: 'Moved' }));
  await user.clear(venueField());
  await user.click(venueField());
  await user.click(places().getByRole('option', { name: 'Juja' }));
  await user.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(async () => expect((await list())[0]).toMatchObject({ venue: 'Juja', status: 'moved' }));
});

it('venues are suggested once, without branches and without end', () => {
  const many = Array.from({ length: 50 }, (_, at) => ({ venue: `Place ${at}` }));
  const found = suggestedVenues([{ venue: 'JUJA' }, { venue: ' ' }, ...many]);
  expect(found.map(({ text }) => text)).toEqual([...BRANCHES, ...many.slice(0, 20).map(({ venue }) => venue)]);
});
