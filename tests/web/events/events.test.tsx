import { ThemeProvider } from '@mui/material';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLayoutEffect } from 'react';
import { branches } from '#content/en/branches.ts';
import { answering, openAsVisitor, quiet, renderApp, startSite } from '#tests/support/web/site.tsx';
import { MonthGrid } from '#web/entities/event/month/MonthGrid.tsx';
import { MY_BRANCH_KEY } from '#web/myBranch/myBranch.ts';
import { theme } from '#web/theme/theme.ts';

it('the public list shows what stands on the server, newest first, with every line of a card', async () => {
  const { put, visit } = await startSite();
  for (const title of ['First', 'Second', 'Third']) {
    await put({ title, start_date: `2026-12-0${title.length}` });
  }
  await visit('/events');
  const cards = await screen.findAllByRole('article');
  expect(cards.map((card) => within(card).getByRole('heading').textContent)).toEqual(['Second', 'First', 'Third']);
  const [card] = cards;
  const times = ['Start time: 9:00 PM', 'End time: 5:00 AM', 'End Date: 28 November 2026'];
  for (const words of ['DEC', '06', 'Kesha', 'Venue: Ruiru Main Sanctuary', ...times]) {
    expect(within(card as HTMLElement).getByText(words)).toBeVisible();
  }
});

it('the public list says so when it cannot be had, and when there is nothing on', async () => {
  await renderApp('/events', { fetch: answering({ error: 'The list is locked.' }, 500) });
  expect(await screen.findByText('The list is locked.')).toBeVisible();
  expect(screen.queryByText('No events available.')).toBeNull();
  await openAsVisitor('/events');
  expect(await screen.findByText('No events available.')).toBeVisible();
});

it('/event-card shows the next coming event alone, or the one that is asked for, and says where that is gone', async () => {
  const { put, visit } = await startSite();
  const past = await put({ title: 'Over', start_date: '2026-11-01', end_date: '2026-11-01', end_time: '22:00' });
  await put({ title: 'Later', start_date: '2026-12-25', end_date: '2026-12-25' });
  await put({ title: 'Next', start_date: '2026-11-22', end_date: '2026-11-22', end_time: '23:00' });
  await visit('/event-card');
  expect(await screen.findByRole('heading', { name: 'Next' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Next' })).toHaveAttribute('target', '_top'); // it may stand in a frame
  expect(screen.getAllByRole('article')).toHaveLength(1);
  expect(screen.queryByRole('navigation')).toBeNull();

  await visit(`/event-card?id=${past.id}`);
  expect(await screen.findByRole('heading', { name: 'Over' })).toBeVisible();

  await visit('/event-card?id=99');
  expect(await screen.findByText('This event no longer exists. Somebody may have deleted it.')).toBeVisible();
});

it('my branch is chosen once, kept on the device, and brings its hours, map and address to the front', async () => {
  const { user } = await renderApp('/', { fetch: quiet });
  const visit = within(document.getElementById('visit') as HTMLElement);
  await user.click(visit.getByRole('button', { name: 'Choose my branch' }));
  await user.click(visit.getByRole('button', { name: 'Juja' }));
  expect(localStorage.getItem(MY_BRANCH_KEY)).toBe('juja');
  expect(visit.getByRole('button', { name: 'change my branch' })).toHaveFocus();
  expect(visit.getByRole('heading', { name: 'At Juja' })).toBeVisible();
  expect(visit.getByText('10:00am-12:30pm')).toBeVisible();
  const juja = branches.find(({ key }) => key === 'juja');
  expect(visit.getAllByText(juja?.place.value ?? '', { exact: false })[0]).toBeVisible();
  const [way] = visit.getAllByRole('link', { name: 'Directions' });
  expect(way).toHaveAttribute('href', expect.stringContaining(`${juja?.map.latitude},${juja?.map.longitude}`));
  expect(visit.getByText('Sunday 1st service 09:00am-10:30am')).toBeVisible();
});

it('my branch can be chosen, changed and taken back beside every branch’s hours, and is none that is no more', async () => {
  localStorage.setItem(MY_BRANCH_KEY, 'nowhere');
  const { user } = await renderApp('/contact', { fetch: quiet });
  const others = screen.getByRole('heading', { name: 'Our branches' }).parentElement as HTMLElement;
  for (const name of ['Magomano', 'Kithini', 'Juja']) expect(within(others).getByText(name)).toBeVisible();
  expect(within(others).getAllByText('Sunday service 10:00am-12:30pm')).toHaveLength(3);
  await user.click(screen.getByRole('button', { name: 'Choose my branch' }));
  await user.click(screen.getByRole('button', { name: 'Juja' }));
  expect(screen.getByRole('heading', { name: 'Service hours, Juja' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'change my branch' }));
  expect(screen.getByRole('button', { name: 'Juja' })).toHaveAttribute('aria-pressed', 'true');
  await user.click(screen.getByRole('button', { name: 'Magomano' }));
  expect(screen.getByRole('heading', { name: 'Service hours, Magomano' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'change my branch' }));
  await user.click(screen.getByRole('button', { name: 'No branch' }));
  expect(screen.getByRole('heading', { name: 'Service hours' })).toBeVisible();
  expect(screen.getByText('09:00am-10:30am')).toBeVisible();
  expect(localStorage.getItem(MY_BRANCH_KEY)).toBeNull();
});

it('my branch has its own next event on the home page, or the church’s where none is coming there', async () => {
  const on = (title: string, day: string, venue: string) => ({ title, venue, start_date: day, end_date: day });
  const { visit } = await startSite({
    events: [
      on('Over at Juja', '2026-11-02', 'Juja branch'),
      on('Family Sunday', '2026-11-22', 'Ruiru Main Sanctuary'),
      on('Juja Prayers', '2026-11-29', 'Juja branch'),
      on('Juja Carols', '2026-12-20', 'Gachororo Road'),
    ],
  });
  localStorage.setItem(MY_BRANCH_KEY, 'juja');
  const { user } = await visit('/');
  expect(await screen.findByRole('heading', { name: 'Juja Prayers' })).toBeVisible();
  expect(screen.getByText('Next at Juja')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'change my branch' }));
  await user.click(screen.getByRole('button', { name: 'Kithini' }));
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Family Sunday' })).toBeVisible());
  expect(screen.getByText('Next event')).toBeVisible();
});

interface DrawnMonthProps {
  month: string;
  drawn: () => void;
  onMonth: (month: string) => void;
}
function DrawnMonth({ month, drawn, onMonth }: DrawnMonthProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each month that is drawn
  useLayoutEffect(drawn, [month]);
  return (
    <ThemeProvider theme={theme}>
      <MonthGrid
        month={month}
        days={new Map()}
        today="2026-11-24"
        opened={undefined}
        labelledBy="month"
        onOpen={() => {}}
        onMonth={onMonth}
      />
    </ThemeProvider>
  );
}

it('the month goes back into the one that the keyboard has left, however late the other is drawn, and has the focus on the reached day as soon as it is drawn, so that the next key is not lost', async () => {
  const asked = vi.fn<(month: string) => void>();
  const focused: (string | null | undefined)[] = [];
  const drawn = () => void focused.push(document.activeElement?.getAttribute('aria-label'));
  const month = (shown: string) => <DrawnMonth month={shown} onMonth={asked} drawn={drawn} />;
  const { rerender } = render(month('2026-11'));
  const user = userEvent.setup();
  await user.tab();
  expect(screen.getByRole('button', { name: /^Tuesday 24 November 2026/ })).toHaveFocus();
  await user.keyboard('{ArrowDown}{ArrowLeft}');
  expect(asked.mock.calls).toEqual([
    ['2026-12', '2026-12-01'],
    ['2026-11', '2026-11-30'],
  ]);
  rerender(month('2026-12'));
  rerender(month('2026-11'));
  await waitFor(() => expect(screen.getByRole('button', { name: /^Monday 30 November 2026/ })).toHaveFocus());
  await user.keyboard('{ArrowRight}');
  rerender(month('2026-12'));
  expect(focused.at(-1)).toMatch(/^Tuesday 1 December 2026/);
});
