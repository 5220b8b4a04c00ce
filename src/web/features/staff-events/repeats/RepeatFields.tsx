import { Box, Chip, FormHelperText, TextField } from '@mui/material';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import { nameOfDay } from '#shared/time.ts';
import { SelectField } from '#web/ui/forms/FormTextField.tsx';
import type { EventValues } from '../editor/eventValues.ts';
import { RepeatDates } from './RepeatDates.tsx';
import { chosenOf, noRepeats, ordinalOf, type Repeats, type RepeatValues } from './repeatValues.ts';

/** The label of the monthly rule contains its day. */
const everyOptions = ({ nth, weekday }: ReturnType<typeof chosenOf>) =>
  [
    ['', 'Does not repeat'],
    ['week', 'Every week'],
    ['fortnight', 'Every second week'],
    ['month', `Every month, ${ordinalOf(nth)} ${nameOfDay(weekday)}`],
    ['day', 'Every day'],
  ] as const;

/** The week starts on Monday here. */
const WEEKDAYS = [1, 2, 3, 4, 5, 6, 0] as const;

const NTHS = [1, 2, 3, 4, 5, 'last'] as const;

/** Makes a new event repeat: the rule, its end, and its dates, which can be changed before saving. */
export function RepeatFields() {
  const { control } = useFormContext<EventValues>();
  const { field, fieldState } = useController({ control, name: 'repeats' });
  const [start_date, start_time, end_date, end_time] = useWatch({
    control,
    name: ['start_date', 'start_time', 'end_date', 'end_time'],
  });
  const values = field.value ?? noRepeats;
  const change = (part: Partial<RepeatValues>) => field.onChange({ ...values, ...part });
  return (
    <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <SelectField
        label="Repeats"
        value={values.every}
        options={everyOptions(chosenOf(values, start_date))}
        onChange={(every) => change({ every, end: null })}
        inputRef={field.ref}
      />
      {values.every === '' ? null : (
        <>
          <RuleFields values={values} start={start_date} onChange={change} />
          <EndFields values={values} start={start_date} onChange={change} />
          <RepeatDates
            values={values}
            first={{ start_date, start_time, end_date, end_time }}
            onChange={(changes) => change({ changes })}
          />
        </>
      )}
      {fieldState.error ? (
        <FormHelperText error role="alert" sx={{ mt: -1.5 }}>
          {fieldState.error.message}
        </FormHelperText>
      ) : null}
    </Box>
  );
}

interface RepeatPartProps {
  values: RepeatValues;
  /** The first day, which determines the defaults. */
  start: string;
  onChange: (part: Partial<RepeatValues>) => void;
}

/** The days of the week, or the weekday of the month; nothing for a daily rule. */
function RuleFields({ values, start, onChange }: RepeatPartProps) {
  const { weekdays, nth, weekday } = chosenOf(values, start);
  if (values.every === 'day') return null;
  if (values.every === 'month') {
    return (
      <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'repeat(auto-fit, minmax(8rem, 1fr))' }}>
        <SelectField
          label="Which"
          value={String(nth)}
          options={NTHS.map((one) => [String(one), `The ${ordinalOf(one)}`] as const)}
          onChange={(chosen) => onChange({ nth: chosen === 'last' ? chosen : (Number(chosen) as Repeats['nth']) })}
        />
        <SelectField
          label="Weekday"
          value={String(weekday)}
          options={WEEKDAYS.map((day) => [String(day), nameOfDay(day)] as const)}
          onChange={(chosen) => onChange({ weekday: Number(chosen) })}
        />
      </Box>
    );
  }
  const toggle = (day: number) =>
    onChange({ weekdays: weekdays.includes(day) ? weekdays.filter((other) => other !== day) : [...weekdays, day] });
  return (
    <Box role="group" aria-label="Days of the week" sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75 }}>
      {WEEKDAYS.map((day) => (
        <Chip
          key={day}
          component="button"
          clickable
          aria-pressed={weekdays.includes(day)}
          aria-label={nameOfDay(day)}
          label={nameOfDay(day).slice(0, 3)}
          onClick={() => toggle(day)}
        />
      ))}
    </Box>
  );
}

/** The end: a last day, or a number of times. */
function EndFields({ values, start, onChange }: RepeatPartProps) {
  const { end, until, times } = chosenOf(values, start);
  return (
    <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, alignItems: 'end' }}>
      <SelectField
        label="Ends"
        value={end}
        options={[
          ['until', 'On a day'],
          ['times', 'After a number'],
        ]}
        onChange={(chosen) => onChange({ end: chosen })}
      />
      {end === 'until' ? (
        <TextField
          label="Last day"
          type="date"
          value={until}
          onChange={({ target }) => onChange({ until: target.value })}
        />
      ) : (
        <TextField
          label="How many times"
          slotProps={{ htmlInput: { inputMode: 'numeric' } }}
          value={times}
          onChange={({ target }) => onChange({ times: target.value })}
        />
      )}
    </Box>
  );
}
