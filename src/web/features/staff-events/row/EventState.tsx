import { Chip } from '@mui/material';
import { type ChurchEvent, isOver } from '#shared/events/churchEvent.ts';
import type { EventStatus } from '#shared/events/eventLife.ts';
import { isUnpublished } from '#shared/events/publishing.ts';
import { waitsSentence } from '#shared/publication/known.ts';
import { mark, WaitingMark, waiting } from '#web/entities/waiting/WaitingMark.tsx';
import { useIsWaiting } from '#web/outbox/waiting/useWaiting.ts';
import { useClock } from '#web/ui/hooks/NowProvider.tsx';
import { statuses } from '#words/interface.ts';
import { rowPublish } from './rowTimes.ts';

const COLORS: Record<EventStatus, string> = {
  cancelled: 'error.main',
  postponed: 'warning.main',
  moved: 'primary.main',
};

/**
 * The state marks of an event in staff's list: whether a change of it waits to be sent, whether it is on the site, its
 * status, and whether it is going on or over.
 */
export function EventState({ event }: { event: ChurchEvent }) {
  const now = useClock();
  const unsent = useIsWaiting(event.id);
  const { status, publish = '', start_date, start_time } = event;
  const waits = isUnpublished(event, now);
  const over = isOver(event, now);
  const goingOn = !over && !status && !waits && `${start_date} ${start_time}` <= `${now.date} ${now.time}`;
  return (
    <>
      {unsent ? <WaitingMark /> : null}
      {event.waits ? (
        <Chip size="small" label="Waits for a yes" title={waitsSentence(event.waits)} sx={waiting} />
      ) : null}
      {waits && !event.waits ? (
        <Chip
          size="small"
          label={rowPublish(publish, now.date, true)}
          title={rowPublish(publish, now.date)}
          sx={waiting}
        />
      ) : null}
      {status ? <Chip size="small" label={statuses[status]} sx={{ ...mark, color: COLORS[status] }} /> : null}
      {goingOn ? <Chip size="small" label="On now" sx={{ ...mark, color: 'success.main' }} /> : null}
      {over ? <Chip size="small" label="Past" sx={{ ...mark, color: 'text.secondary' }} /> : null}
    </>
  );
}
