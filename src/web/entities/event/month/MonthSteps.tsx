import BackIcon from '@mui/icons-material/ChevronLeft';
import ForwardIcon from '@mui/icons-material/ChevronRight';
import TodayIcon from '@mui/icons-material/TodayOutlined';
import { IconButton, Tooltip } from '@mui/material';
import type { ReactNode } from 'react';
import { addMonths, monthOf } from '#shared/events/times/monthGrid.ts';
import { events as words } from '#words/events.ts';

interface MonthStepsProps {
  /** `YYYY-MM`. */
  month: string;
  /** The church's day, `YYYY-MM-DD`. */
  today: string;
  /** Shows a month, and opens a day of it or none. */
  onGo: (month: string, day: string | null) => void;
}

/**
 * The buttons that lead from a month to the one before, to the next, and to today. In a form they name the month or the
 * day, as the days of the grid do.
 */
export function MonthSteps({ month, today, onGo }: MonthStepsProps) {
  const step = (label: string, icon: ReactNode, to: string, day: string | null = null) => (
    <Tooltip title={label}>
      <IconButton
        color="inherit"
        type="submit"
        name={day ? 'day' : 'month'}
        value={day ?? to}
        data-steps=""
        onClick={() => onGo(to, day)}
      >
        {icon}
      </IconButton>
    </Tooltip>
  );
  return (
    <div>
      {step(words.month.previous, <BackIcon />, addMonths(month, -1))}
      {step(words.month.next, <ForwardIcon />, addMonths(month, 1))}
      {step(words.month.today, <TodayIcon />, monthOf(today), today)}
    </div>
  );
}
