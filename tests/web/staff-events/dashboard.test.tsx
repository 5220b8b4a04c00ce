import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { staffEndpoints } from '#shared/http/staffEndpoints.ts';
import { signUp } from '#tests/support/signups.ts';
import { fillInEvent, logIn, pasteInto, retype, submitEvent } from '#tests/support/web/acts.ts';
import { noting } from '#tests/support/web/calls.ts';
import { downloads } from '#tests/support/web/downloads.ts';
import { openSignedIn, startSite } from '#tests/support/web/site.tsx';

/** A test application with one event, and the dashboard opened by somebody signed in. */
const openDashboard = (path = '/admin/dashboard') => openSignedIn(path, { events: [{}] });

it('the Create Events modal says its eight messages to the letter, and that of an image, and creates the event', async () => {
  const { user, list } = await openDashboard();
  await user.click(screen.getByRole('button', { name: 'Create Event' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Create Events' }));
  pasteInto(await dialog.findByLabelText('Image URL'), 'flyer.png');
  await submitEvent(user, 'Create Event');
  const fields = [
    'Title ',
    'Category ',
    'description ',
    'Start Date ',
    'Start Time ',
    'End Date ',
    'End Time',
    'Venue ',
  ];
  for (const field of fields) expect(await dialog.findByText(`${field}is required`)).toBeVisible();
  expect(dialog.getByText('Image must be a valid URL')).toBeVisible();
  expect(await list()).toHaveLength(1);
  const start = dialog.getByLabelText(/Start Date/);
  pasteInto(start, '2026-12-04');
  expect(dialog.getByLabelText(/End Date/)).toHaveValue('2026-12-04');
  for (const words of ['Start Date is required', 'End Date is required'])
    await waitFor(() => expect(dialog.queryByText(words)).toBeNull());
  expect(dialog.getByText('Title is required')).toBeVisible();
  await user.clear(start);
  await user.clear(dialog.getByLabelText('Image URL'));
  await fillInEvent();
  retype(dialog.getByLabelText(/End Time/), '05:00');
  expect(dialog.getByText('This event ends before it starts.')).toBeVisible();
  fireEvent.change(start, { target: { value: '2016-12-03' } });
  fireEvent.change(dialog.getByLabelText(/End Date/), { target: { value: '2016-12-04' } });
  expect(dialog.getByText('This event is already over.')).toBeVisible();
  await submitEvent(user, 'Create Event');
  expect(await screen.findByText('Event created successfully!')).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'New Kesha' })).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('the deletion is asked for by the address, and can be refused; an address that names no event says so', async () => {
  const { user, open } = await openDashboard('/admin/dashboard/1');
  const dialog = await screen.findByRole('dialog', { name: 'Confirm Deletion' });
  await user.click(within(dialog).getByRole('button', { name: 'No' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await open('/admin/dashboard/999');
  expect(await screen.findByText('This event no longer exists. Somebody may have deleted it.')).toBeVisible();
});
it('the deletion asks for the login where the address may name a draft, and goes on there', async () => {
  const app = await startSite();
  const { id } = await app.put({ title: 'Quiet day', publish: 'draft' });
  const { user } = await app.visit(`/admin/dashboard/${id}`);
  expect(await screen.findByText('Login to continue...')).toBeVisible();
  expect(screen.queryByText(/^This event no longer exists/)).toBeNull();
  await logIn(user);
  expect(await screen.findByRole('dialog', { name: 'Confirm Deletion' })).toHaveTextContent('Quiet day');
});

const TOTALS = `GET ${staffEndpoints.listSignupTotals.path}`;

it('a row and the question before a deletion say how many have signed up, by one request for the list, and the notifications name an event that is full', async () => {
  const site = await startSite();
  const { id } = await site.put({ title: 'Camp', signup: 'open', signup_places: '5' });
  for (const adults of [5, 2]) await signUp(site, id, { adults });
  await site.put({ title: 'Breakfast', signup: 'open' });
  const { fetch, asked } = noting(site.fetch);
  const { user } = await site.open('/admin/dashboard', { fetch });
  expect(await screen.findByText('5 coming, full, 2 waiting')).toBeVisible();
  expect(screen.getByText('0 coming')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Delete Camp' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Confirm Deletion' }));
  expect(dialog.getByText('Signed up: 5 coming, full, 2 waiting.')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'No' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(asked.filter((one) => one === TOTALS)).toHaveLength(1);
  await user.click(await screen.findByRole('button', { name: /^Notifications/ }));
  await user.click(await screen.findByRole('menuitem', { name: /Camp is full/ }));
  expect(await screen.findByRole('heading', { level: 1, name: /Camp|Sign-ups/ })).toBeVisible();
});

const THREE = [
  { title: 'Long ago', start_date: '2026-10-01', end_date: '2026-10-01' },
  { title: 'Kesha', start_date: '2026-11-27', end_date: '2026-11-27' },
  { title: 'Advent', start_date: '2026-12-06', end_date: '2026-12-06', publish: 'draft' },
];

it('the list is exported as it is filtered, sorted and searched', async () => {
  const files = downloads();
  const { user } = await openSignedIn('/admin/dashboard?when=coming', { events: THREE });
  const rows = (count: number) =>
    waitFor(() => expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(count));
  const exported = async (form: 'CSV' | 'Excel') => {
    const before = files.length;
    await user.click(await screen.findByRole('button', { name: 'Export' }));
    await user.click(within(await screen.findByRole('menu', { name: 'Export' })).getByRole('menuitem', { name: form }));
    await waitFor(() => expect(files).toHaveLength(before + 1));
    return files.at(-1) as (typeof files)[0];
  };
  const titlesIn = async ({ blob }: { blob: Blob }) =>
    (await blob.text())
      .split('\r\n')
      .slice(1, -1)
      .map((line) => line.split(',')[0]);
  await rows(2);
  const table = await exported('CSV');
  expect(table.name).toBe('events-2026-11-21.csv');
  expect(await titlesIn(table)).toEqual(['Kesha', 'Advent']);
  const workbook = await exported('Excel');
  expect(workbook.name).toBe('events-2026-11-21.xlsx');
  expect((await workbook.blob.text()).slice(0, 2)).toBe('PK');
  pasteInto(screen.getByRole('searchbox', { name: 'Search for events' }), 'adv');
  await rows(1);
  expect(await titlesIn(await exported('CSV'))).toEqual(['Advent']);
});
