import { lazy, Suspense } from 'react';
import type { ChurchEvent } from '#shared/events/churchEvent.ts';
import { laterOnes } from '#shared/events/series/seriesChange.ts';
import { useEvents } from '../useEvents.ts';
import type { SeriesChoice } from './seriesChoice.ts';

/** Loads the question which events of a series are meant, which may be asked without a network. */
export const loadSeriesChoice = async () => ({
  default: (await import('./SeriesChoiceFields.tsx')).SeriesChoiceFields,
});

const SeriesChoiceFields = lazy(loadSeriesChoice);

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
  return (
    <Suspense fallback={null}>
      <SeriesChoiceFields value={value} onChange={onChange} later={later.length} own={own} />
    </Suspense>
  );
}
