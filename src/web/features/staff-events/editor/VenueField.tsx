import { useMemo } from 'react';
import type { ChurchEvent } from '#shared/events/churchEvent.ts';
import { SuggestField, type Suggestion } from '#web/ui/forms/SuggestField.tsx';
import { branches } from '#words/branches.ts';
import { useEvents } from '../useEvents.ts';

/** How many venues of earlier events are suggested. */
const MAX_VENUES = 20;

/** The suggested venues: the branches, then the venues of listed events, newest first. */
export function suggestedVenues(events: readonly Pick<ChurchEvent, 'venue'>[]): Suggestion[] {
  const known = new Set(branches.map(({ name }) => name.toLowerCase()));
  const used: Suggestion[] = [];
  for (const { venue } of events) {
    const key = venue.trim().toLowerCase();
    if (key === '' || known.has(key)) continue;
    known.add(key);
    used.push({ text: venue, group: 'Used before' });
    if (used.length === MAX_VENUES) break;
  }
  return [...branches.map(({ name }) => ({ text: name, group: 'Branches' })), ...used];
}

/**
 * The place of an event, the field `venue`, with suggestions of branches and of venues that were used before.
 *
 * @param props.deps fields that depend on this one
 */
export function VenueField(props: { label: string; deps?: string[] }) {
  const { events } = useEvents();
  const suggestions = useMemo(() => suggestedVenues(events), [events]);
  return <SuggestField name="venue" {...props} suggestions={suggestions} what="places" required />;
}
