import { useFormState, useWatch } from 'react-hook-form';
import { EXTRA_LABELS, SIGNUP_FIELDS } from '#shared/events/eventLife.ts';
import { MomentChoice } from '#web/entities/publish/MomentChoice.tsx';
import { FormCheckbox } from '#web/ui/forms/FormCheckbox.tsx';
import { ExtraTextField } from './ExtraTextField.tsx';
import type { EventValues } from './eventValues.ts';
import { FoldedFields } from './FoldedFields.tsx';

/** Whether people sign up for the event, and what they are asked; folded away while they do not. */
export function SignupFields() {
  const signup = useWatch<EventValues, 'signup'>({ name: 'signup', exact: true }) !== '';
  const { defaultValues, errors } = useFormState<EventValues>({ name: SIGNUP_FIELDS, exact: true });
  const faulty = SIGNUP_FIELDS.some((field) => errors[field]);
  const box = (name: (typeof SIGNUP_FIELDS)[number], label: string, hint?: string) => (
    <FormCheckbox name={name} on="yes" label={label} hint={hint} />
  );
  return (
    <FoldedFields name="People sign up (optional)" filled={signup} faulty={faulty}>
      <FormCheckbox
        name="signup"
        on={defaultValues?.signup || 'open'} // what staff closed stays closed
        label="People sign up for this event"
        hint="On the event’s page they say their name and how many are coming. Only staff see who comes."
      />
      {signup || faulty ? (
        <>
          <ExtraTextField
            name="signup_places"
            inputMode="numeric"
            hint="Empty for no limit. When all places are taken, people wait in line and move up by themselves."
          />
          <MomentChoice<'start'>
            name="signup_closes"
            label={EXTRA_LABELS.signup_closes}
            options={CLOSING}
            choiceOf={(value) => (value === '' ? 'start' : 'at')}
            values={{ start: '' }}
            hintOf={(choice) => (choice === 'at' ? 'If you move the event, this moves by as many days.' : undefined)}
            momentLabel="Closing date and time"
          />
          {box('signup_children', 'Ask for adults and children separately')}
          <ExtraTextField
            name="signup_question"
            label="A question of your own"
            hint="Optional, such as: Where do you board the bus?"
          />
          <ExtraTextField name="signup_question_sw" />
          {box('signup_numbers', 'Everybody sees how many are coming')}
          {box(
            'signup_hide_places',
            EXTRA_LABELS.signup_hide_places,
            'Otherwise the page and the card say “12 places left”.',
          )}
          {box(
            'signup_crowd',
            EXTRA_LABELS.signup_crowd,
            'Otherwise about 40 people can sign up over one connection in ten minutes, so that nobody takes all the places. Tick this before you ask everybody at church to sign up at once.',
          )}
        </>
      ) : null}
    </FoldedFields>
  );
}

const CLOSING = [
  ['start', 'When the event starts'],
  ['at', 'At…'],
] as const;
