import { ThemeProvider } from '@mui/material/styles';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { eventsByDay } from '#shared/events/times/monthGrid.ts';
import { aShownEvent } from '#tests/support/factories.ts';
import { theme } from '#web/theme/theme.ts';

// Days and times as on the Kiswahili pages; all other words stay English here.
let EventCard: typeof import('#web/entities/event/EventCard.tsx')['EventCard'];
let MonthGrid: typeof import('#web/entities/event/month/MonthGrid.tsx')['MonthGrid'];
beforeAll(async () => {
  vi.resetModules();
  vi.doMock('#words/dates.ts', () => import('#content/sw/dates.ts'));
  ({ EventCard } = await import('#web/entities/event/EventCard.tsx'));
  ({ MonthGrid } = await import('#web/entities/event/month/MonthGrid.tsx'));
});
afterAll(() => {
  vi.doUnmock('#words/dates.ts');
  vi.resetModules();
});

it.each([
  ['2026-11-28', '01:00', 'saa 7 usiku wa kuamkia Jumamosi (1 am)'],
  ['2026-11-27', '01:00', 'saa 7 usiku wa kuamkia Jumamosi (1 am)'],
  [null, '00:00', 'saa 6 usiku wa kuamkia Jumamosi (12 am)'],
  ['2026-11-28', '05:00', 'saa 11 alfajiri (5 am)'],
])('a card says of which night the end is (to %s %s)', (end_date, end_time, words) => {
  render(
    <ThemeProvider theme={theme}>
      <MemoryRouter>
        <EventCard event={aShownEvent({ end_date, end_time })} />
      </MemoryRouter>
    </ThemeProvider>,
  );
  expect(screen.getByRole('article')).toHaveTextContent(`End time: ${words}`);
});

it('a month says on the last day of an event of which night its end is, also at midnight', () => {
  const camp = aShownEvent({ end_date: '2026-11-30', end_time: '00:00' });
  render(
    <ThemeProvider theme={theme}>
      <MemoryRouter>
        <MonthGrid
          month="2026-11"
          days={eventsByDay([camp], '2026-11')}
          today="2026-11-24"
          opened={undefined}
          labelledBy="month"
          onOpen={() => {}}
          onMonth={() => {}}
        />
      </MemoryRouter>
    </ThemeProvider>,
  );
  const lastDay = screen.getAllByRole('gridcell').find((cell) => cell.getAttribute('data-day') === '2026-11-29');
  expect(lastDay).toHaveTextContent('Until saa 6 usiku wa kuamkia Jumatatu (12 am) Friday Kesha');
});
