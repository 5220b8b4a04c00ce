import { useState } from 'react';
import { type Control, useController } from 'react-hook-form';
import { DRAFT, isPublish, isUnpublished } from '#shared/events/publishing.ts';
import { churchClock } from '#shared/time.ts';
import { type Options, SelectField } from '#web/ui/forms/SelectField.tsx';
import { useNow } from '#web/ui/hooks/NowProvider.tsx';
import type { EventValues } from './eventValues.ts';
import { MomentFields } from './MomentFields.tsx';

type Choice = 'now' | typeof DRAFT | 'at';

const CHOICES: Options<Choice> = [
  ['now', 'On the site now'],
  [DRAFT, 'Keep as a draft'],
  ['at', 'Publish at…'],
];

const HINTS: Partial<Record<Choice, string>> = {
  [DRAFT]: 'Only staff see it, until it is published here.',
  at: 'Until then only staff see it. Then it appears everywhere by itself.',
};

const PAST = 'This hour is past: the event is on the site as soon as it is saved.';

/** Whether an event is on the site, and from when. The value is `publish` of an event; `T` while day and hour are empty. */
export function PublishFields({ control }: { control: Control<EventValues> }) {
  const { field, fieldState } = useController({ control, name: 'publish' });
  const now = churchClock(useNow());
  const { value } = field;
  // The typed day and hour are kept while another option is chosen.
  const [moment, setMoment] = useState('');
  const past = isPublish(value) && !isUnpublished({ publish: value }, now);
  const choice: Choice = value === DRAFT ? DRAFT : value === '' || (past && !fieldState.isDirty) ? 'now' : 'at';
  const choose = (chosen: Choice) => {
    if (choice === 'at') setMoment(value);
    field.onChange(chosen === 'now' ? '' : chosen === DRAFT ? DRAFT : moment || 'T');
  };
  const hint = choice === 'at' && past ? PAST : HINTS[choice];
  return (
    <>
      <SelectField
        label="When people see it"
        value={choice}
        options={CHOICES}
        onChange={choose}
        error={fieldState.error !== undefined}
        helperText={fieldState.error?.message ?? hint}
        inputRef={field.ref}
      />
      {choice === 'at' ? (
        <MomentFields
          labels={{ date: 'Publish Date', time: 'Publish Time' }}
          value={value}
          onChange={field.onChange}
          onBlur={field.onBlur}
          error={fieldState.error !== undefined}
        />
      ) : null}
    </>
  );
}
