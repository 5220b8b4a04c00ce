import { Box, Checkbox, FormControlLabel } from '@mui/material';
import type { ChurchEvent } from '#shared/events/churchEvent.ts';
import { laterOnes } from '#shared/events/series/seriesChange.ts';
import { addDays, daysBetween, isChurchDate, readableDate } from '#shared/time.ts';
import type { Write } from '#web/api/writes.ts';
import { eventCount } from '#web/entities/event/eventCount.ts';
import { RadioChoice } from '#web/ui/forms/ToggleChoice.tsx';
import { useEvents } from '../useEvents.ts';

/** Which events of a series are meant. */
export interface SeriesChoice {
  /** True for this one and the later ones; false for this one alone. */
  later: boolean;
  /** Whether those changed by hand are meant too. */
  own: boolean;
}

/** What the address asks for: `?scope=later`, or `?scope=all` with those changed by hand. */
export function scopeAsked(search: URLSearchParams): SeriesChoice {
  const scope = search.get('scope');
  return { later: scope === 'later' || scope === 'all', own: scope === 'all' };
}

/** The default. */
export const thisOneOnly: SeriesChoice = { later: false, own: false };

/** The deletion of an event, or of it and others of its series. @param listed whether by the older list's endpoint */
export const deletionOf = (event: ChurchEvent, { later, own }: SeriesChoice, listed?: boolean): Write =>
  later && event.series !== undefined
    ? { kind: 'deleteSeries', seriesId: event.series, choice: { from: Number(event.id), own }, base: event }
    : { kind: 'deleteEvent', eventId: event.id, base: event, listed };

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
  const meant = [event, ...later.filter((one) => value.own || !one.series_own)];
  return (
    <Box>
      <RadioChoice
        label="Which events?"
        options={[
          ['one', 'This one'],
          ['later', `This and the later ones (${eventCount(meant.length)})`],
        ]}
        value={value.later ? 'later' : 'one'}
        onChange={(chosen) => onChange({ ...value, later: chosen === 'later' })}
      />
      {value.later && own > 0 ? (
        <FormControlLabel
          sx={{ ml: 2 }}
          label={`Also those changed by hand (${own})`}
          control={
            <Checkbox checked={value.own} onChange={(_event, checked) => onChange({ ...value, own: checked })} />
          }
        />
      ) : null}
      {moved === 0 ? null : (
        <Box role="status" sx={{ mt: 1, maxHeight: '12rem', overflowY: 'auto' }}>
          Their days will be: {meant.map(({ start_date }) => readableDate(addDays(start_date, moved))).join(', ')}
        </Box>
      )}
    </Box>
  );
}
