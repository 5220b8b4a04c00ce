import { Alert, Box, List, Typography } from '@mui/material';
import { useId } from 'react';
import type { EventDates } from '#shared/events/series/repeats.ts';
import { isDate, readableDate } from '#shared/time.ts';
import { RepeatDateRow } from './RepeatDateRow.tsx';
import { type DateChange, overlapping, type RepeatValues, repeatDates, repeatMistake } from './repeatValues.ts';

interface RepeatDatesProps {
  values: RepeatValues;
  /** The dates of the event in the form, from which the rule counts. */
  first: EventDates;
  onChange: (changes: Record<string, DateChange>) => void;
}

/** The dates of a rule. Each can be struck out or changed before saving. */
export function RepeatDates({ values, first, onChange }: RepeatDatesProps) {
  const id = useId();
  if (!isDate(first.start_date)) {
    return (
      <Typography sx={{ color: 'text.secondary' }}>Choose the Start Date: the dates are counted from it.</Typography>
    );
  }
  const listed = repeatDates(values, first);
  const kept = listed.filter(({ struck }) => !struck);
  const both = overlapping(listed);
  const change = (day: string, to: DateChange | null) => {
    const { [day]: _, ...others } = values.changes;
    onChange(to === null ? others : { ...others, [day]: to });
  };
  return (
    <Box component="section" aria-labelledby={id} sx={{ display: 'grid', gap: 1.5 }}>
      <Box id={id} role="status" sx={{ fontWeight: 600 }}>
        {repeatMistake(values, first) ??
          (kept.length === 1 ? '1 event will be put on' : `${kept.length} events will be put on`)}
      </Box>
      {listed.length > 0 && listed.every(({ day }) => day !== first.start_date) ? (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {readableDate(first.start_date)} does not fit: the first is {readableDate(listed[0]?.day ?? '')}.
        </Typography>
      ) : null}
      {both ? (
        <Alert severity="warning">
          Two of these take place at the same time: the one of {readableDate(both[0].start_date)} has not ended when
          that of {readableDate(both[1].start_date)} begins. Look at the End Date.
        </Alert>
      ) : null}
      {listed.length > 0 ? (
        <List disablePadding aria-label="Dates" sx={{ border: 1, borderColor: 'divider', borderRadius: 3 }}>
          {listed.map((date) => (
            <RepeatDateRow key={date.day} date={date} onChange={(to) => change(date.day, to)} />
          ))}
        </List>
      ) : null}
    </Box>
  );
}
