import { Checkbox, FormControlLabel, Typography } from '@mui/material';
import { type Control, useController, useFormState, useWatch } from 'react-hook-form';
import { EXTRA_LABELS, SIGNUP_FIELDS } from '#shared/events/eventLife.ts';
import { MomentChoice } from '#web/entities/publish/MomentChoice.tsx';
import { ExtraTextField } from './ExtraTextField.tsx';
import type { EventValues } from './eventValues.ts';
import { FoldedFields } from './FoldedFields.tsx';

/** Whether people sign up for the event, and what they are asked; folded away while they do not. */
export function SignupFields({ control }: { control: Control<EventValues> }) {
  const signup = useWatch({ control, name: 'signup', exact: true }) !== '';
  const { errors } = useFormState({ control, name: SIGNUP_FIELDS, exact: true });
  const faulty = SIGNUP_FIELDS.some((field) => errors[field]);
  return (
    <FoldedFields name="People sign up (optional)" filled={signup} faulty={faulty}>
      <SettingField
        control={control}
        name="signup"
        on="open"
        label="People sign up for this event"
        hint="On the event’s page they say their name and how many are coming. Only staff see who comes."
      />
      {signup || faulty ? (
        <>
          <ExtraTextField
            control={control}
            name="signup_places"
            inputMode="numeric"
            hint="Empty for no limit. When all places are taken, people wait in line and move up by themselves."
          />
          <MomentChoice<'start', EventValues>
            control={control}
            name="signup_closes"
            label={EXTRA_LABELS.signup_closes}
            options={CLOSING}
            choiceOf={(value) => (value === '' ? 'start' : 'at')}
            values={{ start: '' }}
            hintOf={(choice) => (choice === 'at' ? 'If you move the event, this moves by as many days.' : undefined)}
            momentLabel="Closing date and time"
          />
          <SettingField
            control={control}
            name="signup_children"
            on="yes"
            label="Ask for adults and children separately"
          />
          <ExtraTextField
            control={control}
            name="signup_question"
            label="A question of your own"
            hint="Optional, such as: Where do you board the bus?"
          />
          <ExtraTextField control={control} name="signup_question_sw" />
          <SettingField control={control} name="signup_numbers" on="yes" label="Everybody sees how many are coming" />
          <SettingField
            control={control}
            name="signup_hide_places"
            on="yes"
            label={EXTRA_LABELS.signup_hide_places}
            hint="Otherwise the page and the card say “12 places left”."
          />
          <SettingField
            control={control}
            name="signup_crowd"
            on="yes"
            label={EXTRA_LABELS.signup_crowd}
            hint="Otherwise about 40 people can sign up over one connection in ten minutes, so that nobody takes all the places. Tick this before you ask everybody at church to sign up at once."
          />
        </>
      ) : null}
    </FoldedFields>
  );
}

interface SettingFieldProps {
  control: Control<EventValues>;
  name: 'signup' | 'signup_children' | 'signup_numbers' | 'signup_hide_places' | 'signup_crowd';
  /** The value that a tick sets; an existing value stays until it is unticked. */
  on: string;
  label: string;
  hint?: string;
}

/** A checkbox whose value is a text, empty for off. */
function SettingField({ control, name, on, label, hint }: SettingFieldProps) {
  const {
    field: { ref, value, onChange, ...field },
  } = useController({ control, name });
  return (
    <FormControlLabel
      sx={{ alignItems: 'start', '& .MuiFormControlLabel-label': { pt: 1.25 } }}
      label={
        <>
          {label}
          {hint ? (
            <Typography component="span" variant="body2" sx={{ display: 'block', color: 'text.secondary' }}>
              {hint}
            </Typography>
          ) : null}
        </>
      }
      control={
        <Checkbox
          {...field}
          checked={value !== ''}
          onChange={(_, checked) => onChange(checked ? on : '')}
          slotProps={{ input: { ref } }}
        />
      }
    />
  );
}

const CLOSING = [
  ['start', 'When the event starts'],
  ['at', 'At…'],
] as const;
