import Box from '@mui/material/Box';
import type { ChurchEvent } from '#shared/events/churchEvent.ts';
import { laterOnes } from '#shared/events/series/seriesChange.ts';
import { addDays, daysBetween, isChurchDate, readableDate } from '#shared/time.ts';
import { useEvents } from '../useEvents.ts';
import { SeriesChoiceFields } from './SeriesChoiceFields.tsx';
import type { SeriesChoice } from './seriesChoice.ts';

interface SeriesScopeProps {
  event: ChurchEvent;
  /** The day on which the event is to begin, `YYYY-MM-DD`: if it is another, the new days of all are shown. */
  startDate?: string | undefined;
  value: SeriesChoice;
  onChange: (choice: SeriesChoice) => void;
}

/** Asks whether the later events of a series are meant too; renders nothing if there are none. */
export function SeriesScope({ event, startDate = event.start_date, value, onChange }: SeriesScopeProps) {
  const later = laterOnes(useEvents().events, event);
  if (later.length === 0) return null;
  const own = later.filter((other) => other.series_own).length;
  const moved = isChurchDate(startDate) && value.later ? daysBetween(event.start_date, startDate) : 0;
  const meant = [event, ...later].filter((one) => one === event || value.own || !one.series_own);
  return (
    <Box>
      <SeriesChoiceFields value={value} onChange={onChange} later={later.length} own={own} />
      {moved === 0 ? null : (
        <Box role="status" sx={{ mt: 1, maxHeight: '12rem', overflowY: 'auto' }}>
          Their days will be: {meant.map(({ start_date }) => readableDate(addDays(start_date, moved))).join(', ')}
        </Box>
      )}
    </Box>
  );
}
