import type { ChurchEvent } from '#shared/events/churchEvent.ts';
import { laterOnes } from '#shared/events/series/seriesChange.ts';
import { useEvents } from '../useEvents.ts';
import { SeriesChoiceFields } from './SeriesChoiceFields.tsx';
import type { SeriesChoice } from './seriesChoice.ts';

interface SeriesScopeProps {
  event: ChurchEvent;
  value: SeriesChoice;
  onChange: (choice: SeriesChoice) => void;
}

/** Asks whether the later events of a series are meant too; renders nothing if there are none. */
export function SeriesScope({ event, value, onChange }: SeriesScopeProps) {
  const later = laterOnes(useEvents().events, event);
  if (later.length === 0) return null;
  const own = later.filter((other) => other.series_own).length;
  return <SeriesChoiceFields value={value} onChange={onChange} later={later.length} own={own} />;
}
