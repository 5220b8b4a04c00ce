import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useMemo } from 'react';
import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form';
import type { ChurchEvent } from '#shared/events/churchEvent.ts';
import { EVENT_LIMITS } from '#shared/events/event.ts';
import { useFieldWords } from '#web/ui/forms/Form.tsx';
import { branches } from '#words/branches.ts';
import { useEvents } from '../useEvents.ts';

/** How many venues of earlier events are suggested. */
const MAX_VENUES = 20;

interface Suggestion {
  venue: string;
  group: 'Branches' | 'Used before';
}

/** The suggested venues: the branches, then the venues of listed events, newest first. */
export function suggestedVenues(events: readonly Pick<ChurchEvent, 'venue'>[]): Suggestion[] {
  const known = new Set(branches.map(({ name }) => name.toLowerCase()));
  const used: Suggestion[] = [];
  for (const { venue } of events) {
    const key = venue.trim().toLowerCase();
    if (key === '' || known.has(key)) continue;
    known.add(key);
    used.push({ venue, group: 'Used before' });
    if (used.length === MAX_VENUES) break;
  }
  return [...branches.map(({ name }): Suggestion => ({ venue: name, group: 'Branches' })), ...used];
}

interface VenueFieldProps<Values extends FieldValues> {
  control: Control<Values>;
  name: FieldPath<Values>;
  label: string;
  /** Fields that depend on this one. */
  deps?: FieldPath<Values>[];
}

/** The place of an event: any text, with suggestions of branches and of venues that were used before. */
export function VenueField<Values extends FieldValues>({ control, name, label, deps }: VenueFieldProps<Values>) {
  const {
    field: { ref, value = '', onChange, onBlur },
    fieldState: { error },
  } = useController({ control, name, ...(deps && { rules: { deps } }) });
  const { id, helperText, ...described } = useFieldWords(error?.message);
  const { events } = useEvents();
  const suggestions = useMemo(() => suggestedVenues(events), [events]);
  return (
    <Autocomplete
      id={id}
      freeSolo
      disableClearable
      forcePopupIcon
      openText="Show places"
      closeText="Hide places"
      options={suggestions}
      groupBy={({ group }) => group}
      getOptionLabel={(option) => (typeof option === 'string' ? option : option.venue)}
      isOptionEqualToValue={(option, chosen) => option.venue === (chosen as Suggestion | string)}
      value={value as string}
      inputValue={value as string}
      onInputChange={(_event, text) => {
        if (text !== value) onChange(text);
      }}
      onBlur={onBlur}
      renderInput={({ slotProps, ...params }) => (
        <TextField
          {...params}
          required
          label={label}
          name={name}
          inputRef={ref}
          error={error !== undefined}
          helperText={helperText}
          slotProps={{
            ...slotProps,
            htmlInput: { ...slotProps.htmlInput, ...described, maxLength: EVENT_LIMITS.venue },
          }}
        />
      )}
    />
  );
}
