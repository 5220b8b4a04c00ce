import { screen, waitFor, within } from '@testing-library/react';
import { staffEndpoints } from '#shared/http/staffEndpoints.ts';
import { fillInEvent, retype, submitEvent } from '#tests/support/web/acts.ts';
import { atPath, never } from '#tests/support/web/calls.ts';
import { openAsVisitor, openSignedIn } from '#tests/support/web/site.tsx';

const openManage = (path = '/create/events') =>
  openSignedIn(path, { events: [{ image: 'https://church.example/k.jpg' }] });

it('Manage Events opens and folds its form by the button with three names, says one message for whatever is missing, once, and offers events that repeat', async () => {
  const { user } = await openManage();
  expect(await screen.findByRole('heading', { name: 'Manage Events' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Create New Event' }));
  await user.click(within(await screen.findByRole('form')).getByRole('button', { name: 'Create Event' }));
  expect(await screen.findAllByText('Please fill all the required fields.')).toHaveLength(1);
  for (const label of [/Title/, /Category/, /Venue/, /End Time/]) {
    expect(screen.getByLabelText(label)).toBeInvalid();
    expect(screen.getByLabelText(label)).toHaveAccessibleDescription('Please fill all the required fields.');
  }
  await user.click(screen.getByRole('button', { name: 'Collapse Form' }));
  await waitFor(() => expect(screen.queryByLabelText(/Title/)).toBeNull());
  await user.click(await screen.findByRole('button', { name: 'Edit Friday Kesha' }));
  expect(await screen.findByRole('heading', { name: 'Edit Event' })).toBeVisible();
  expect(await screen.findByLabelText(/Title/)).toHaveValue('Friday Kesha');
  await user.click(screen.getByRole('button', { name: 'Cancel Editing' }));
  expect(await screen.findByRole('heading', { name: 'Manage Events' })).toBeVisible();
  // The form of a new event is not drawn in its place while it folds away.
  expect(screen.queryByRole('form', { name: 'Create Event' })).toBeNull();
  await user.click(await screen.findByRole('button', { name: 'Create New Event' }));
  await user.selectOptions(await screen.findByLabelText('Repeats'), 'week');
  expect(await screen.findByText('Choose the Start Date: the dates are counted from it.')).toBeVisible();
});

it('Manage Events shows the events while the drafts are still being fetched', async () => {
  await openSignedIn('/create/events', { events: [{}], through: atPath(staffEndpoints.listDrafts.path, never) });
  expect(await screen.findByRole('heading', { name: 'Friday Kesha' })).toBeVisible();
});

it('Manage Events creates an event, empties the form, and scrolls to its card, also where a search would hide it', async () => {
  const { user } = await openManage('/create/events?q=sanctuary');
  const scrolledTo = vi.spyOn(Element.prototype, 'scrollIntoView');
  await user.click(screen.getByRole('button', { name: 'Create New Event' }));
  await fillInEvent('Revival week');
  retype(screen.getByLabelText(/End Date/), '2026-12-13');
  await submitEvent(user, 'Create Event');
  expect(await screen.findByText('Event created successfully.')).toBeVisible();
  const heading = await screen.findByRole('heading', { name: 'Revival week' });
  const card = heading.closest<HTMLElement>('[data-changed]');
  await waitFor(() => expect(scrolledTo.mock.contexts).toContain(card));
  const lines = ['DEC', '04', 'Kesha', 'Venue: Juja', 'Start: 6:00 PM', 'End: 8:00 PM', 'End Date: 13 December 2026'];
  for (const words of lines) {
    expect(within(card as HTMLElement).getByText(words)).toBeVisible();
  }
  expect(screen.getByRole('heading', { name: 'Friday Kesha' })).toBeVisible();
  expect(screen.getByLabelText(/Title/)).toHaveValue('');
});

it('Manage Events updates an event, leaves an image alone that nobody touched, and sends one that was taken out', async () => {
  const { user, list } = await openManage('/create/events?edit=1');
  const venue = await screen.findByLabelText(/Venue/);
  retype(venue, 'Magomano');
  await user.click(screen.getByRole('button', { name: 'Update Event' }));
  expect(await screen.findByText('Event updated successfully')).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'Manage Events' })).toBeVisible();
  const stored = async () => (await list())[0];
  expect(await stored()).toMatchObject({ venue: 'Magomano', image: 'https://church.example/k.jpg' });
  await waitFor(() => expect(screen.queryByRole('form')).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Edit Friday Kesha' }));
  await user.clear(await screen.findByLabelText('Image URL'));
  await user.click(screen.getByRole('button', { name: 'Update Event' }));
  await waitFor(async () => expect(await stored()).toMatchObject({ image: null }));
});

it('/event-list lists plainly, deletes nothing without asking, and leads to the form', async () => {
  const { user, list } = await openManage('/event-list');
  expect(await screen.findByText('Friday 27 November 2026, 9 pm')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Delete Friday Kesha' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'No' }));
  await user.click(await screen.findByRole('link', { name: 'Edit Friday Kesha' }));
  expect(await screen.findByRole('heading', { name: 'Edit Event' })).toBeVisible();
  expect(await list()).toHaveLength(1);
});

it('/event-list asks a visitor too before an event that takes sign-ups is deleted', async () => {
  const { user } = await openAsVisitor('/event-list', { events: [{ signup: 'open' }] });
  await user.click(await screen.findByRole('button', { name: 'Delete Friday Kesha' }));
  const question = within(await screen.findByRole('dialog', { name: 'Confirm Deletion' }));
  await user.click(question.getByRole('button', { name: 'No' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.queryByText('Login to continue...')).toBeNull();
});
