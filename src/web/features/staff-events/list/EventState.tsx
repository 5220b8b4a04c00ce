import ClockIcon from '@mui/icons-material/AccessTimeOutlined';
import Chip from '@mui/material/Chip';
import { type ChurchEvent, isOver } from '#shared/events/churchEvent.ts';
import type { EventStatus } from '#shared/events/eventLife.ts';
import { isUnpublished } from '#shared/events/publishing.ts';
import { statuses } from '#words/interface.ts';
import { WAITING, WAITING_TITLE } from '../waiting/waitingWords.ts';
import { rowPublish } from './rowTimes.ts';

interface Clock {
  date: string;
  time: string;
}

const COLORS: Record<EventStatus, string> = {
  cancelled: 'error.main',
  postponed: 'warning.main',
  moved: 'primary.main',
};

interface EventStateProps {
  event: ChurchEvent;
  now: Clock;
  /** Whether a change of it waits for the network. */
  unsent?: boolean;
}

/** The state marks of an event in staff's list: whether it is on the site, its status, and whether it is going on or over. */
export function EventState({ event, now, unsent = false }: EventStateProps) {
  const { status, publish = '', start_date, start_time } = event;
  const waits = isUnpublished(event, now);
  const over = isOver(event, now);
  const goingOn = !over && !status && !waits && `${start_date} ${start_time}` <= `${now.date} ${now.time}`;
  return (
    <>
      {unsent ? <Chip size="small" icon={<ClockIcon />} label={WAITING} title={WAITING_TITLE} sx={waiting} /> : null}
      {waits ? (
        <Chip
          size="small"
          label={rowPublish(publish, now.date, true)}
          title={rowPublish(publish, now.date)}
          data-waits
          sx={waiting}
        />
      ) : null}
      {status ? <Chip size="small" label={statuses[status]} sx={{ ...mark, color: COLORS[status] }} /> : null}
      {goingOn ? <Chip size="small" label="On now" sx={{ ...mark, color: 'success.main' }} /> : null}
      {over ? <Chip size="small" label="Past" sx={{ ...mark, color: 'text.secondary' }} /> : null}
    </>
  );
}

const mark = {
  flexShrink: 0,
  borderColor: 'currentColor',
  fontSize: '0.8125rem',
  fontWeight: 600,
  '& .MuiChip-label': { px: 1, py: 0 },
} as const;

/** Dashed, as what is not there yet. */
const waiting = { ...mark, borderStyle: 'dashed', color: 'warning.main' } as const;
