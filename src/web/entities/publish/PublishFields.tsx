import { TextField } from '@mui/material';
import { useState } from 'react';
import { useController } from 'react-hook-form';
import { DRAFT, isPublish, isUnpublished } from '#shared/events/publishing.ts';
import { type Options, SelectField } from '#web/ui/forms/FormTextField.tsx';
import { useClock } from '#web/ui/hooks/NowProvider.tsx';

const OPTIONS = [
  ['now', 'On the site now'],
  [DRAFT, 'Keep as a draft'],
  ['at', 'Publish at…'],
] as const;

const HINTS = {
  now: undefined,
  [DRAFT]: 'Only staff see it, until it is published here.',
  at: 'Until then only staff see it. Then it appears everywhere by itself.',
  past: 'This hour is past: it is on the site as soon as it is saved.',
};

/** Whether an event or a sermon is on the site, and from when: the field `publish`. */
export function PublishFields() {
  const now = useClock();
  const isPast = (value: string) => isPublish(value) && !isUnpublished({ publish: value }, now);
  return (
    <MomentChoice<'now' | typeof DRAFT>
      name="publish"
      label="When people see it"
      options={OPTIONS}
      choiceOf={(value, isChanged) =>
        value === DRAFT ? DRAFT : value === '' || (isPast(value) && !isChanged) ? 'now' : 'at'
      }
      values={{ now: '', [DRAFT]: DRAFT }}
      hintOf={(choice, value) => HINTS[choice === 'at' && isPast(value) ? 'past' : choice]}
      momentLabel="Publish date and time"
    />
  );
}

interface MomentChoiceProps<Choice extends string> {
  /** A field whose value is `YYYY-MM-DDTHH:MM`, Africa/Nairobi, or one of the other choices. */
  name: string;
  label: string;
  options: Options<Choice | 'at'>;
  /** Which choice a value is. */
  choiceOf: (value: string, isChanged: boolean) => Choice | 'at';
  /** The value of a choice. */
  values: Readonly<Record<Choice, string>>;
  hintOf: (choice: Choice | 'at', value: string) => string | undefined;
  /** The label of the day and the hour. */
  momentLabel: string;
}

/**
 * A choice with one option for a day and an hour. The value is `T` while these are empty. They are kept while another
 * option is chosen.
 */
export function MomentChoice<Choice extends string>(props: MomentChoiceProps<Choice>) {
  const { name, label, options, choiceOf, values, hintOf, momentLabel } = props;
  const { field, fieldState } = useController({ name });
  const { onChange, onBlur } = field;
  const value: string = field.value;
  const [moment, setMoment] = useState('');
  const choice = choiceOf(value, fieldState.isDirty);
  const choose = (chosen: Choice | 'at') => {
    if (choice === 'at') setMoment(value);
    onChange(chosen === 'at' ? moment || 'T' : values[chosen]);
  };
  const error = fieldState.error !== undefined;
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
        <TextField
          required
          label={momentLabel}
          type="datetime-local"
          value={value === 'T' ? '' : value}
          error={error}
          onBlur={onBlur}
          onChange={({ target }) => onChange(target.value || 'T')}
        />
      ) : null}
    </>
  );
}
