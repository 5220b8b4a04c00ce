import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { EventInput } from '#shared/events/event.ts';
import { pasteInto, retype } from '#tests/support/web/acts.ts';
import { losing } from '#tests/support/web/calls.ts';
import { answering, noNetwork, startSite, writesAnswer } from '#tests/support/web/site.tsx';

interface KeshaOptions {
  start?: string;
  /** Answers the calls that change something. */
  writes?: typeof fetch;
  /** Whether only the dates and times are filled in: for what is read, and not saved. */
  onlyDates?: boolean;
}

/** The dashboard's modal for a new event, its fields filled with a Kesha over midnight from a Friday on. */
async function fillKesha({ start = '2026-11-27', writes, onlyDates = false }: KeshaOptions = {}) {
  const app = await startSite();
  const { user } = await app.open('/admin/dashboard?create', {
    through: (calls) => writesAnswer(calls, writes ?? calls),
  });
  const form = within(await screen.findByRole('dialog', { name: 'Create Events' }));
  const startDate = await form.findByLabelText(/Start Date/);
  if (!onlyDates) {
    pasteInto(form.getByLabelText(/Title/), 'Kesha');
    await user.selectOptions(form.getByLabelText(/Category/), 'Kesha');
    pasteInto(form.getByLabelText(/Description/), 'We pray.');
    pasteInto(form.getByLabelText(/Venue/), 'Main Sanctuary');
  }
  pasteInto(startDate, start);
  pasteInto(form.getByLabelText(/Start Time/), '21:00');
  pasteInto(form.getByLabelText(/End Time/), '05:00');
  await user.click(form.getByRole('button', { name: 'End the next day' }));
  type Listed = EventInput & { series?: number };
  const list = async (): Promise<Listed[]> => (await app.list()).toReversed();
  const days = async () => (await list()).map(({ start_date, end_date }) => `${start_date} ${end_date}`);
  return { ...app, user, form, list, days };
}

type Form = Awaited<ReturnType<typeof fillKesha>>['form'];

const dates = (form: Form) =>
  within(form.getByRole('list', { name: 'Dates' }))
    .getAllByRole('listitem')
    .map((row) => row.querySelector('span, s')?.textContent);

const monthly = async (user: UserEvent, form: Form, until = '2027-02-28') => {
  await user.selectOptions(form.getByLabelText('Repeats'), 'month');
  retype(form.getByLabelText('Last day'), until);
};

const save = (user: UserEvent, form: Form) => user.click(form.getByRole('button', { name: 'Create Event' }));

it('a new event that repeats lists the last Fridays till the end of the year from a last Friday, and puts them on together', async () => {
  const { user, form, days, list } = await fillKesha();
  await user.selectOptions(form.getByLabelText('Repeats'), 'month');
  expect(form.getByLabelText('Which')).toHaveDisplayValue('The last');
  expect(form.getByLabelText('Weekday')).toHaveDisplayValue('Friday');
  expect(form.getByLabelText('Last day')).toHaveValue('2026-12-31');
  expect(dates(form)).toEqual(['Friday 27 November 2026', 'Friday 25 December 2026']);
  await save(user, form);
  expect(await screen.findByText('2 events created.')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await days()).toEqual(['2026-11-27 2026-11-28', '2026-12-25 2026-12-26']);
  const [first, second] = await list();
  expect(first?.series).toBe(second?.series);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(async () => expect(await days()).toEqual([]));
});

it('a new event that repeats counts from a start date that does not fit, and says which day is the first; falls on the weekday of the first; of a week of revival is seven days, and says where a day lasts into the next', async () => {
  const { user, form } = await fillKesha({ start: '2026-11-21', onlyDates: true });
  await user.selectOptions(form.getByLabelText('Repeats'), 'month');
  await user.selectOptions(form.getByLabelText('Which'), 'last');
  await user.selectOptions(form.getByLabelText('Weekday'), 'Friday');
  expect(dates(form)).toEqual(['Friday 27 November 2026', 'Friday 25 December 2026']);
  expect(form.getByText(/^Saturday 21 November 2026 does not fit: the first is Friday 27 November/)).toBeVisible();
  retype(form.getByLabelText(/Start Date/), '2026-12-07');
  await user.selectOptions(form.getByLabelText('Repeats'), 'week');
  expect(form.getByRole('button', { name: 'Monday' })).toHaveAttribute('aria-pressed', 'true');
  expect(dates(form).slice(0, 2)).toEqual(['Monday 7 December 2026', 'Monday 14 December 2026']);
  await user.selectOptions(form.getByLabelText('Repeats'), 'day');
  expect(form.getByLabelText('How many times')).toHaveValue('7');
  expect(dates(form)).toHaveLength(7);
  expect(form.queryByText(/at the same time/)).toBeNull();
  retype(form.getByLabelText(/End Date/), '2026-12-13');
  expect(await form.findByText(/Two of these take place at the same time/)).toBeVisible();
});

it('a new event that repeats leaves out a date that is skipped, takes it back, moves one alone, its end with it, and keeps all that over a reload', async () => {
  const { user, form, open, days, list } = await fillKesha();
  await monthly(user, form);
  await user.click(form.getByRole('button', { name: 'Skip this date Friday 29 January 2027' }));
  await user.click(form.getByRole('button', { name: 'Skip this date Friday 26 February 2027' }));
  expect(form.getByText('2 events will be put on')).toBeVisible();
  await user.click(form.getByRole('button', { name: 'Restore Friday 26 February 2027' }));
  await user.click(form.getByRole('button', { name: 'Change Friday 25 December 2026' }));
  const own = within(form.getByRole('group', { name: 'In place of Friday 25 December 2026' }));
  retype(own.getByLabelText('Start Date'), '2026-12-18');
  expect(own.getByLabelText('End Date')).toHaveValue('2026-12-19');
  retype(own.getByLabelText('Start Time'), '20:00');
  expect(dates(form)[1]).toBe('Friday 18 December 2026');
  const reloaded = await open('/admin/dashboard?create');
  const again = within(await screen.findByRole('dialog', { name: 'Create Events' }));
  expect(await again.findByText('What you had typed before is back.')).toBeVisible();
  expect(again.getByLabelText('Repeats')).toHaveValue('month');
  expect(again.getByRole('button', { name: 'Restore Friday 29 January 2027' })).toBeVisible();
  await save(reloaded.user, again);
  expect(await screen.findByText('3 events created.')).toBeVisible();
  expect(await days()).toEqual(['2026-11-27 2026-11-28', '2026-12-18 2026-12-19', '2027-02-26 2027-02-27']);
  expect((await list()).map(({ start_time }) => start_time)).toEqual(['21:00', '20:00', '21:00']);
});

it('a new event that repeats is not saved with no dates left, too many, or no end', async () => {
  const { user, form, list } = await fillKesha();
  await user.selectOptions(form.getByLabelText('Repeats'), 'month');
  for (const button of form.getAllByRole('button', { name: /^Skip this date/ })) await user.click(button);
  await save(user, form);
  expect(await form.findByRole('alert', { name: '' })).toBeDefined();
  expect(form.getAllByText('Every date is skipped: restore at least one.')).not.toHaveLength(0);
  await user.selectOptions(form.getByLabelText('Repeats'), 'day');
  await user.clear(form.getByLabelText('How many times'));
  expect(form.getAllByText('Choose how many times, from 1 to 100.')).not.toHaveLength(0);
  pasteInto(form.getByLabelText('How many times'), '101');
  await save(user, form);
  expect(form.getAllByText('At most 100 events can be put on at once: choose fewer.')).not.toHaveLength(0);
  expect(await list()).toEqual([]);
});

it('a new event that repeats says why a save has failed, keeps all that was chosen, and is put on once, also where only the answer was lost', async () => {
  const writes = vi.fn(noNetwork);
  const { user, form, days, fetch } = await fillKesha({ writes });
  const lost = losing(fetch);
  await monthly(user, form, '2027-01-31');
  await user.click(form.getByRole('button', { name: 'Skip this date Friday 25 December 2026' }));
  for (const [answer, words] of [
    [answering({ error: 'The diary is closed.' }, 503), 'The diary is closed. None of them was saved.'],
    [answering('', 500), 'Failed to create the events. None of them was saved.'],
    [lost, 'No answer came from the server. Try again: nothing is put on twice.'],
    [
      answering({ error: 'Not found' }, 404),
      'This server cannot put on events that repeat. Nothing was saved: choose "Does not repeat" to put on this one.',
    ],
  ] as const) {
    writes.mockImplementation(answer);
    await save(user, form);
    expect(await form.findByText(words)).toBeVisible();
    expect(dates(form), words).toHaveLength(3);
  }
  writes.mockImplementation(fetch);
  await save(user, form);
  expect(await screen.findByText('2 events created.')).toBeVisible();
  expect(await days()).toEqual(['2026-11-27 2026-11-28', '2027-01-29 2027-01-30']);
});
