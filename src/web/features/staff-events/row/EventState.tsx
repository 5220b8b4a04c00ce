import { Chip } from '@mui/material';
import { type ChurchEvent, isOver, waitsForDay } from '#shared/events/churchEvent.ts';
import type { EventStatus } from '#shared/events/eventLife.ts';
import { DRAFT, isUnpublished } from '#shared/events/publishing.ts';
import { englishDates } from '#shared/events/times/englishDates.ts';
import { waitsSentence } from '#shared/publication/known.ts';
import { readableTime } from '#shared/time.ts';
import { mark, WaitingMark, waiting } from '#web/entities/waiting/WaitingMark.tsx';
import { useIsWaiting } from '#web/outbox/waiting/useWaiting.ts';
import { useClock } from '#web/ui/hooks/NowProvider.tsx';
import { statuses } from '#words/interface.ts';

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

/**
 * When an event appears on the site: `From Fri 27 Nov, 6 pm`; `Draft` if that is not known.
 *
 * @param short for a mark in a row: `From 27 Nov`, today `From 6 pm`, in another year `From Jan 2027`
 */
export function rowPublish(publish: string, today: string, short = false): string {
  const [date = '', time = ''] = publish.split('T');
  if (publish === DRAFT) return 'Draft';
  const day = rowDay(date, today);
  if (!short) return `From ${day}, ${readableTime(time)}`;
  if (date === today) return `From ${readableTime(time)}`;
  const [, number, month, year] = day.split(' ');
  return year ? `From ${month} ${year}` : `From ${number} ${month}`;
}

/**
 * When an event is, for a row: `Fri 27 Nov`, with the year if it is not this one; and `9 pm to 5 am`, `5 pm to Fri 25 Dec`,
 * empty if there is no time.
 *
 * @param today the church's day, `YYYY-MM-DD`
 */
export function rowTimes(event: ChurchEvent, today: string): { day: string; hours: string } {
  if (waitsForDay(event)) return { day: 'No new day yet', hours: '' };
  return { day: rowDay(event.start_date, today), hours: englishDates.shortHours(event).replace(', until ', ' to ') };
}

/** `Fri 27 Nov`, or `Fri 1 Jan 2027` in another year than today's. */
function rowDay(date: string, today: string): string {
  const day = englishDates.shortDay(date);
  return day === date || date.slice(0, 4) === today.slice(0, 4) ? day : `${day} ${date.slice(0, 4)}`;
}
