import { ThemeProvider } from '@mui/material';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLayoutEffect } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { MonthGrid } from '#web/entities/event/month/MonthGrid.tsx';
import { theme } from '#web/theme/theme.ts';

it('goes back into the month that the keyboard has left, however late the other month is drawn', async () => {
  const asked = vi.fn<(month: string) => void>();
  const grid = (month: string) => (
    <ThemeProvider theme={theme}>
      <MemoryRouter>
        <MonthGrid
          month={month}
          days={new Map()}
          today="2026-11-24"
          opened={undefined}
          labelledBy="month"
          onOpen={() => {}}
          onMonth={asked}
        />
      </MemoryRouter>
    </ThemeProvider>
  );
  const { rerender } = render(grid('2026-11'));
  const user = userEvent.setup();
  await user.tab();
  expect(screen.getByRole('button', { name: /^Tuesday 24 November 2026/ })).toHaveFocus();
  await user.keyboard('{ArrowDown}{ArrowLeft}');
  expect(asked.mock.calls).toEqual([
    ['2026-12', '2026-12-01'],
    ['2026-11', '2026-11-30'],
  ]);
  rerender(grid('2026-12'));
  rerender(grid('2026-11'));
  await waitFor(() => expect(screen.getByRole('button', { name: /^Monday 30 November 2026/ })).toHaveFocus());
});

function DrawnMonth({ month, drawn }: { month: string; drawn: () => void }) {
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
        onMonth={() => {}}
      />
    </ThemeProvider>
  );
}

it('has the focus on the reached day as soon as another month is drawn, so that the next key is not lost', async () => {
  const focused: (string | null | undefined)[] = [];
  const month = (shown: string) => (
    <DrawnMonth month={shown} drawn={() => void focused.push(document.activeElement?.getAttribute('aria-label'))} />
  );
  const { rerender } = render(month('2026-11'));
  const user = userEvent.setup();
  await user.tab();
  await user.keyboard('{ArrowDown}');
  rerender(month('2026-12'));
  expect(focused.at(-1)).toMatch(/^Tuesday 1 December 2026/);
});
