import { Alert, Box, Button, List, TextField, Typography } from '@mui/material';
import { useId, useState } from 'react';
import { EVENT_LABELS } from '#shared/events/event.ts';
import { readableSpan } from '#shared/events/times/eventTimes.ts';
import { isDate, readableDate } from '#shared/time.ts';
import { VisuallyHidden } from '#web/ui/layout/looks.ts';
import {
  type DateChange,
  type EventDates,
  overlapping,
  type RepeatDate,
  type RepeatValues,
  repeatDates,
  repeatMistake,
} from './repeatValues.ts';

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

interface RepeatDateRowProps {
  date: RepeatDate;
  /** Skips the date, or gives it another day or time; null undoes that. */
  onChange: (change: DateChange | null) => void;
}

const FIELDS = [
  ['start_date', 'date'],
  ['start_time', 'time'],
  ['end_date', 'date'],
  ['end_time', 'time'],
] as const;

/** One of the dates of a new series. */
function RepeatDateRow({ date: { day, dates, struck, own }, onChange }: RepeatDateRowProps) {
  const changed = Object.keys(own).length > 0;
  const [open, setOpen] = useState(false);
  const id = useId();
  const [when = '', ...hours] = readableSpan(dates);
  const name = readableDate(day);
  const small = { minWidth: 44, px: 1.5, py: 0.75, minHeight: 44 } as const;
  return (
    <Box
      component="li"
      sx={{ px: { xs: 1.5, sm: 2 }, py: 1, borderTop: 1, borderColor: 'divider', '&:first-of-type': { borderTop: 0 } }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
        <Box sx={{ flex: '1 1 210px', minWidth: 0, py: 0.5 }}>
          <Box
            component={struck ? 's' : 'span'}
            sx={{ display: 'block', fontWeight: 600, color: struck ? 'text.secondary' : undefined }}
          >
            {when}
          </Box>
          {struck ? <VisuallyHidden>skipped</VisuallyHidden> : null}
          <Box component="span" sx={{ typography: 'body2', color: 'text.secondary' }}>
            {struck ? '' : hours.join(' ')}
            {changed ? ` (in place of ${name})` : ''}
          </Box>
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', ml: -1.5 }}>
          {struck ? null : (
            <Button
              sx={small}
              aria-expanded={open}
              aria-controls={open ? id : undefined}
              onClick={() => setOpen(!open)}
            >
              {open ? 'Done' : 'Change'} <VisuallyHidden>{name}</VisuallyHidden>
            </Button>
          )}
          <Button
            color="inherit"
            sx={small}
            onClick={() => {
              setOpen(false);
              onChange(struck || changed ? null : 'struck');
            }}
          >
            {struck ? 'Restore' : changed ? 'Put back' : 'Skip this date'} <VisuallyHidden>{name}</VisuallyHidden>
          </Button>
        </Box>
      </Box>
      {open && !struck ? (
        <Box
          id={id}
          role="group"
          aria-label={`In place of ${name}`}
          sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, pt: 1, pb: 1.5 }}
        >
          {FIELDS.map(([field, type]) => (
            <TextField
              key={field}
              label={EVENT_LABELS[field]}
              type={type}
              size="small"
              value={dates[field]}
              onChange={({ target }) => onChange({ ...own, [field]: target.value })}
            />
          ))}
        </Box>
      ) : null}
    </Box>
  );
}
