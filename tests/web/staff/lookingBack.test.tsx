import { screen, waitFor, within } from '@testing-library/react';
import { nothingCounted } from '#shared/attendance/door.ts';
import type { EventInput } from '#shared/events/event.ts';
import { endpoints } from '#shared/http/endpoints.ts';
import { staffEndpoints } from '#shared/http/staffEndpoints.ts';
import { textsOf } from '#tests/support/web/acts.ts';
import { atPath, never } from '#tests/support/web/calls.ts';
import { downloads } from '#tests/support/web/downloads.ts';
import { openSignedIn, startSite } from '#tests/support/web/site.tsx';

// Saturday 21 November 2026.

/** Nothing has a size here, and without one the chart draws nothing. */
beforeEach(() => {
  const style = document.createElement('style');
  style.textContent = '.MuiChartsSurface-root { width: 600px !important; height: 320px !important }';
  document.head.append(style);
  onTestFinished(() => style.remove());
});

interface Counted extends Partial<EventInput> {
  adults: number;
  children?: number;
}

const SUNDAYS: Counted[] = [
  { title: 'Sunday Service', start_date: '2026-11-15', venue: 'Juja', adults: 60, children: 25 },
  { title: 'Sunday Service', start_date: '2026-11-15', venue: 'Ruiru Main Sanctuary', adults: 180, children: 1 },
  { title: 'Sunday Service', start_date: '2026-11-08', venue: 'Ruiru Main Sanctuary', adults: 150 },
];
const KESHA: Counted = { title: 'Kesha, the long one', start_date: '2026-03-06', venue: 'A home', adults: 30 };
const LONG_AGO: Counted = { title: 'Sunday Service', start_date: '2025-01-05', venue: 'Juja', adults: 7 };

async function openLookingBack(counted: readonly Counted[], search = '') {
  const { put, asOwner, open } = await startSite();
  for (const { adults, children = 0, ...event } of counted) {
    const { id } = await put({ end_date: event.start_date ?? '', ...event });
    const body = { ...nothingCounted('the-phone-of-an-usher'), adults_plus: adults, children_plus: children };
    await asOwner('updateDoorCounts', { id, body });
  }
  const { user } = await open(`/admin/looking-back${search}`);
  await screen.findByRole('heading', { name: 'Looking back' });
  return user;
}

const rows = async () =>
  within(await screen.findByRole('table'))
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent));

it('looking back lists how many came, latest first, sums them, and draws a column for each day, with the places on each other', async () => {
  await openLookingBack([...SUNDAYS, KESHA]);
  expect(await screen.findByText('4 events, 446 came, 112 on average')).toBeVisible();
  expect(await rows()).toEqual([
    ['15 November 2026', 'Sunday ServiceRuiru', '1811 child'],
    ['15 November 2026', 'Sunday ServiceJuja', '8525 children'],
    ['8 November 2026', 'Sunday ServiceRuiru', '150'],
    ['6 March 2026', 'Kesha, the long oneOther places', '30'],
  ]);
  const chart = await screen.findByRole('figure', { name: 'How many came, by day' });
  expect(await within(chart).findByText('15 November')).toBeInTheDocument();
  for (const name of ['Ruiru', 'Juja', 'Other places']) expect(within(chart).getByText(name)).toBeInTheDocument();
  expect(within(chart).queryByText('Kithini')).not.toBeInTheDocument();
  const drawn = () => [...chart.querySelectorAll('rect.MuiBarChart-element')].map((bar) => bar.getAttribute('height'));
  await waitFor(() => expect(drawn().filter((height) => Number(height) > 0)).toHaveLength(4));
});

it('looking back shows one kind of event, one branch and a time, which stand in the address', async () => {
  const user = await openLookingBack([...SUNDAYS, KESHA, LONG_AGO], '?branch=juja');
  expect(await rows()).toHaveLength(1);
  await user.selectOptions(screen.getByLabelText('Time'), 'As long as was counted');
  expect(await screen.findByText('2 events, 92 came, 46 on average')).toBeVisible();
  await user.selectOptions(screen.getByLabelText('Branch'), 'All branches');
  expect(await rows()).toHaveLength(5);
  await user.selectOptions(screen.getByLabelText('Which events'), 'Kesha, the long one');
  expect(await screen.findByText('1 event, 30 came')).toBeVisible();
  await user.selectOptions(screen.getByLabelText('Time'), 'Three months');
  expect(await screen.findByText(/^Nobody was counted at such an event/)).toBeVisible();
});

it('looking back counts an event of a series among those of the series, whatever it is called', async () => {
  const event = (title: string, series: number | null, event_id: number) => ({
    ...{ event_id, title, series, start_date: '2026-11-15', start_time: '09:00', venue: 'Juja' },
    ...{ adults: 5, children: 0 },
  });
  const attendance = [
    event('Sunday Service', 1, 1),
    event('Easter Service', 1, 2),
    event('Sunday Service', 1, 3),
    event('Sunday Service', 2, 4),
    event('Kesha', null, 5),
  ];
  const through = atPath(staffEndpoints.listAttendance.path, async () => Response.json({ attendance }));
  const { user } = await openSignedIn('/admin/looking-back', { through });
  const kinds = await screen.findByLabelText('Which events');
  expect(textsOf(within(kinds).getAllByRole('option'))).toEqual(['All events', 'Sunday Service', 'Kesha']);
  await user.selectOptions(kinds, 'Sunday Service');
  expect(await rows()).toHaveLength(4);
});

it('looking back has what the table shows in its CSV', async () => {
  const files = downloads();
  const user = await openLookingBack([...SUNDAYS.slice(0, 1), KESHA]);
  await user.click(await screen.findByRole('button', { name: 'CSV' }));
  expect((await files[0]?.blob.text())?.split('\r\n')).toEqual([
    'Date,Time,Event,Series,Venue,Branch,Adults,Children,Came',
    '2026-11-15,21:00,Sunday Service,Sunday Service,Juja,Juja,60,25,85',
    '2026-03-06,21:00,"Kesha, the long one","Kesha, the long one",A home,Other places,30,0,30',
    '',
  ]);
});

it('looking back shows an example while nobody was counted, offers nothing to press before it knows which event is next, and leads to its door', async () => {
  const { open } = await startSite({ events: [{}] });
  await open('/admin/looking-back', { through: atPath(endpoints.listEvents.path, never) });
  expect(await screen.findByText('An example of what you will see here')).toBeVisible();
  expect(screen.queryByRole('link', { name: /^(?:Create Event|Count at the door of)/ })).toBeNull();
  const { user } = await open('/admin/looking-back');
  expect(await screen.findByText('Nobody was counted yet.')).toBeVisible();
  expect(await screen.findByText('An example of what you will see here')).toBeVisible();
  await user.click(await screen.findByRole('link', { name: 'Count at the door of Friday Kesha' }));
  expect(await screen.findByText('Friday Kesha, Friday 27 November 2026, 9 pm')).toBeVisible();
});
