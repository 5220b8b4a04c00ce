import { setupListeners } from '@reduxjs/toolkit/query';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { EventInput } from '#shared/events/event.ts';
import { endpoints } from '#shared/http/endpoints.ts';
import { retype } from '#tests/support/web/acts.ts';
import { atPath } from '#tests/support/web/calls.ts';
import { noNetwork, startSite } from '#tests/support/web/site.tsx';

const somebodyElse = 'Somebody else changed this event meanwhile';
const picture = 'https://church.example/k.jpg';

/** A screen with one event, or two of a series, and a colleague who changes events by requests alone. */
async function open(address: string, { series = false, through = (fetch: typeof globalThis.fetch) => fetch } = {}) {
  const app = await startSite({ events: series ? [] : [{ image: picture }] });
  if (series) await app.putSeries(['2026-11-27', '2026-12-04']);
  const rendered = await app.open(address, { through });
  onTestFinished(setupListeners(rendered.store.dispatch));
  const colleague = (fields: Partial<EventInput>) => app.change(1, { ...(!series && { image: picture }), ...fields });
  /** The first event, as it is stored. */
  const stored = async () => (await app.list()).at(-1);
  return { ...app, ...rendered, colleague, stored };
}

/** The window has the focus again, as after a look at another app. */
const comeBack = () => fireEvent.focus(window);

const address = '/admin/dashboard?edit=1';

it('an edit never replaces what a colleague saved while one looked elsewhere', async () => {
  const { user, colleague, stored } = await open('/create/events?edit=1');
  const venue = await screen.findByLabelText(/Venue/);
  retype(venue, 'Juja');
  const day = { start_date: '2026-12-11', end_date: '2026-12-11' };
  await colleague({ title: 'Hers', image: 'https://church.example/hers.jpg', venue: 'Magomano', ...day });
  comeBack();
  expect(await screen.findByText(somebodyElse)).toBeVisible();
  expect(screen.getByText('Start Date, theirs').parentElement).toHaveTextContent('Friday 11 December 2026');
  await user.click(screen.getByRole('button', { name: 'Update Event' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Update Event' })).toBeEnabled());
  expect(await stored()).toMatchObject({ title: 'Hers', venue: 'Magomano', version: 2 });

  expect(screen.getByText('Title, theirs').parentElement).toHaveTextContent('Hers');
  expect(screen.queryByText('Title, yours')).toBeNull();
  expect(screen.getByText('Venue, yours').parentElement).toHaveTextContent('Juja');
  await user.click(screen.getByRole('button', { name: 'Keep mine' }));
  expect(screen.queryByText(somebodyElse)).toBeNull();
  expect(screen.getByRole('button', { name: 'Update Event' })).toHaveFocus(); // the pressed button is gone
  expect(screen.getByLabelText(/Title/)).toHaveValue('Hers');
  await user.click(screen.getByRole('button', { name: 'Update Event' }));
  expect(await screen.findByText(/^Event updated successfully!?$/)).toBeVisible();
  expect(await stored()).toMatchObject({ title: 'Hers', image: 'https://church.example/hers.jpg', venue: 'Juja' });
});

it('an edit is no conflict where both say the same, as after a save that was sent while its form was away', async () => {
  const { user, colleague } = await open(address);
  const title = await screen.findByLabelText(/Title/);
  retype(title, 'Hers');
  await colleague({ title: 'Hers' });
  comeBack();
  expect(await screen.findByText('Hers')).toBeInTheDocument(); // in the list behind the form
  expect(screen.queryByText(somebodyElse)).toBeNull();
  await user.click(within(screen.getByRole('form')).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull()); // without a question
});

it.each([
  ['and the list is up to date', false],
  ['even where the list cannot be fetched again', true],
])('an edit that a save finds out closes the panel once one keeps one’s own, %s', async (_list, isListAway) => {
  let away = false;
  const { user, colleague, stored } = await open(address, {
    through: atPath(endpoints.listEvents.path, (calls, ...call) => (away ? noNetwork : calls)(...call)),
  });
  const venue = await screen.findByLabelText(/Venue/);
  retype(venue, 'Juja');
  await colleague({ title: 'Hers' });
  away = isListAway;
  const scrolledTo = vi.spyOn(Element.prototype, 'scrollIntoView');
  await user.click(screen.getByRole('button', { name: 'Update Event' }));
  const panel = await screen.findByText(somebodyElse);
  expect(panel).toBeVisible();
  await waitFor(() => expect(scrolledTo.mock.contexts).toContain(panel.closest('[role=alert]')));
  expect(screen.getByText('Title, theirs').parentElement).toHaveTextContent('Hers');
  await user.click(screen.getByRole('button', { name: 'Keep mine' }));
  expect(screen.queryByText(somebodyElse)).toBeNull();
  expect(screen.getByLabelText(/Title/)).toHaveValue('Hers');
  if (!isListAway) expect(await screen.findByText('Hers')).toBeInTheDocument(); // behind the form
  expect(screen.getByLabelText(/Venue/)).toHaveValue('Juja');
  expect(screen.queryByText(somebodyElse)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Update Event' }));
  expect(await screen.findByText(/^Event updated successfully!?$/)).toBeVisible();
  expect(await stored()).toMatchObject({ title: 'Hers', venue: 'Juja', version: 3 });
});

it('an edit takes in what a colleague saved where nobody has touched it yet', async () => {
  const { user, colleague, stored } = await open(address);
  await screen.findByLabelText(/Title/);
  await colleague({ title: 'Hers' });
  comeBack();
  await waitFor(() => expect(screen.getByLabelText(/Title/)).toHaveValue('Hers'));
  expect(screen.queryByText(somebodyElse)).toBeNull();
  const venue = screen.getByLabelText(/Venue/);
  retype(venue, 'Juja');
  await user.click(screen.getByRole('button', { name: 'Update Event' }));
  expect(await screen.findByText(/^Event updated successfully!?$/)).toBeVisible();
  expect(await stored()).toMatchObject({ title: 'Hers', venue: 'Juja', image: picture });
});

it('an edit that was left half done says so where the event has been changed since, and can give way to it', async () => {
  const { colleague, stored, open: reopen } = await open(address);
  retype(await screen.findByLabelText(/Venue/), 'Juja');
  cleanup();
  await colleague({ title: 'Hers' });
  const { user } = await reopen(address);
  expect(await screen.findByText('What you had typed before is back.')).toBeVisible();
  expect(screen.getByText(somebodyElse)).toBeVisible();
  expect(screen.getByText('Venue, yours').parentElement).toHaveTextContent('Juja');
  await user.click(screen.getByRole('button', { name: 'Update Event' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Update Event' })).toBeEnabled());
  expect(await stored()).toMatchObject({ title: 'Hers', version: 2 });
  await user.click(screen.getByRole('button', { name: 'Take theirs' }));
  expect(screen.getByRole('button', { name: 'Update Event' })).toHaveFocus();
  expect(screen.getByLabelText(/Title/)).toHaveValue('Hers');
  expect(screen.getByLabelText(/Venue/)).toHaveValue('Ruiru Main Sanctuary');
  expect(screen.queryByText('What you had typed before is back.')).toBeNull();
});

it.each(['/admin/dashboard?edit=1', '/create/events?edit=1'])(
  'an edit of an event that somebody else deletes keeps its form with what was typed, says why it cannot be saved, and is saved as a new event, at %s',
  async (address) => {
    const { user, asOwner, titles } = await open(address, { series: true });
    const title = await screen.findByLabelText(/Title \*/);
    retype(title, 'Night of prayer');
    await asOwner('deleteEvent', { id: 1 });
    comeBack();
    const inList = () => screen.queryAllByRole('button', { name: 'Edit Friday Kesha', hidden: true });
    await waitFor(() => expect(inList()).toHaveLength(1));
    expect(title).toHaveValue('Night of prayer');
    await user.click(screen.getByRole('button', { name: 'Update Event' }));
    const form = within(screen.getByRole('form'));
    expect(await form.findByText('This event no longer exists. Somebody may have deleted it.')).toBeVisible();
    expect(title).toHaveValue('Night of prayer');
    await user.click(screen.getByRole('button', { name: 'Save as a new event' }));
    expect(await screen.findByText(/^Event created successfully/)).toBeVisible();
    expect(screen.queryByRole('form', { name: 'Update Event' })).toBeNull();
    expect((await titles()).toSorted()).toEqual(['Friday Kesha', 'Night of prayer']);
  },
);

it('an edit of a series shows the new days of all before it moves them', async () => {
  const { user } = await open('/admin/dashboard?edit=1', { series: true });
  const dialog = within(await screen.findByRole('dialog', { name: 'Update Event' }));
  retype(dialog.getByLabelText(/^Start Date/), '2026-11-26');
  retype(dialog.getByLabelText(/^End Date/), '2026-11-26');
  expect(dialog.queryByText(/Their days will be/)).toBeNull();
  await user.click(await dialog.findByRole('radio', { name: /This and the later ones/ }));
  expect(dialog.getByText(/Their days will be/)).toHaveTextContent(
    'Their days will be: Thursday 26 November 2026, Thursday 3 December 2026',
  );
});

it('an edit of a series gives the later ones only what was changed, not what a colleague changed meanwhile', async () => {
  const { user, colleague, list } = await open('/admin/dashboard?edit=1', { series: true });
  const dialog = await screen.findByRole('dialog', { name: 'Update Event' });
  await user.click(await within(dialog).findByRole('radio', { name: /This and the later ones/ }));
  const venue = within(dialog).getByLabelText(/Venue/);
  retype(venue, 'Juja');
  await colleague({ title: 'Hers' });
  comeBack();
  expect(await within(dialog).findByText(somebodyElse)).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Keep mine' }));
  await user.click(within(dialog).getByRole('button', { name: 'Update Event' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const events = (await list()) as EventInput[];
  expect(events.map(({ title, venue }) => [title, venue])).toEqual([
    ['Friday Kesha', 'Juja'],
    ['Hers', 'Juja'],
  ]);
});
