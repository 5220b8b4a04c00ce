import { Box, TextField } from '@mui/material';
import { useState } from 'react';
import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form';
import { type Options, SelectField } from '#web/ui/forms/SelectField.tsx';
import { dateAndTime } from './dateAndTime.ts';

interface MomentChoiceProps<Choice extends string, Values extends FieldValues> {
  control: Control<Values>;
  /** A field whose value is `YYYY-MM-DDTHH:MM`, Africa/Nairobi, or one of the other choices. */
  name: FieldPath<Values>;
  label: string;
  options: Options<Choice | 'at'>;
  /** Which choice a value is. */
  choiceOf: (value: string, isChanged: boolean) => Choice | 'at';
  /** The value of a choice. */
  values: Readonly<Record<Choice, string>>;
  hintOf: (choice: Choice | 'at', value: string) => string | undefined;
  /** What the day and the hour are of: `Publish`. */
  momentOf: string;
}

/**
 * A choice of which one is a day and an hour. The value is `T` while both are empty; what was typed is kept while another
 * option is chosen.
 */
export function MomentChoice<Choice extends string, Values extends FieldValues>(
  props: MomentChoiceProps<Choice, Values>,
) {
  const { control, name, label, options, choiceOf, values, hintOf, momentOf } = props;
  const { field, fieldState } = useController({ control, name });
  const { onChange, onBlur } = field;
  const value: string = field.value;
  const [moment, setMoment] = useState('');
  const choice = choiceOf(value, fieldState.isDirty);
  const choose = (chosen: Choice | 'at') => {
    if (choice === 'at') setMoment(value);
    onChange(chosen === 'at' ? moment || 'T' : values[chosen]);
  };
  const [date = '', time = ''] = value.split('T');
  const error = fieldState.error !== undefined;
  const part = (of: 'Date' | 'Time', text: string, valueWith: (text: string) => string) => (
    <TextField
      required
      label={`${momentOf} ${of}`}
      type={of === 'Date' ? 'date' : 'time'}
      value={text}
      error={error}
      onBlur={onBlur}
      onChange={({ target }) => onChange(valueWith(target.value))}
    />
  );
  return (
    <>
      <SelectField
        label={label}
        value={choice}
        options={options}
        onChange={choose}
        error={error}
        helperText={fieldState.error?.message ?? hintOf(choice, value)}
        inputRef={field.ref}
      />
      {choice === 'at' ? (
        <Box sx={dateAndTime}>
          {part('Date', date, (day) => `${day}T${time}`)}
          {part('Time', time, (hour) => `${date}T${hour}`)}
        </Box>
      ) : null}
    </>
  );
}
