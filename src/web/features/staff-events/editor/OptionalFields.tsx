import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { Accordion, AccordionDetails, AccordionSummary, Typography } from '@mui/material';
import { type ReactNode, useId, useState } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import { EXTRA_FIELDS, EXTRA_LABELS, type ExtraField, SIGNUP_FIELDS } from '#shared/events/eventLife.ts';
import { MomentChoice } from '#web/entities/publish/PublishFields.tsx';
import { FormCheckbox } from '#web/ui/forms/FormCheckbox.tsx';
import { FormTextField, type FormTextFieldProps } from '#web/ui/forms/FormTextField.tsx';
import type { EventValues } from './eventValues.ts';

/** Whether people sign up for the event, and what they are asked. It is folded if they do not. */
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

interface FoldedFieldsProps {
  name: string;
  /** Whether a field inside has a value: then it is unfolded until the person folds it, also once it is emptied. */
  filled: boolean;
  /** Whether a field inside has a fault: then it is always unfolded. */
  faulty?: boolean;
  children: ReactNode;
}

/** A part of the event form that few events need, folded away while it is empty. */
export function FoldedFields({ name, filled, faulty = false, children }: FoldedFieldsProps) {
  const id = useId();
  const [chosen, setChosen] = useState<boolean>();
  // It stays unfolded when it is emptied, and when the last fault is mended: the person is still in it.
  if (faulty ? !chosen : filled && chosen === undefined) setChosen(true);
  return (
    <Accordion
      disableGutters
      elevation={0}
      expanded={chosen ?? false}
      onChange={(_event, open) => setChosen(open)}
      slotProps={{ heading: { component: 'div' }, transition: { unmountOnExit: true } }}
      sx={{ bgcolor: 'transparent', '&::before': { display: 'none' } }}
    >
      <AccordionSummary
        id={id}
        aria-controls={`${id}-fields`}
        expandIcon={<ExpandMoreIcon />}
        sx={{ px: 0, minHeight: 48 }}
      >
        <Typography component="span" variant="h5" sx={{ color: 'accent.gold' }}>
          {name}
        </Typography>
      </AccordionSummary>
      <AccordionDetails sx={{ display: 'grid', gap: 2, px: 0 }}>{children}</AccordionDetails>
    </Accordion>
  );
}

/** The input of one of an event's further texts: as `EXTRA_FIELDS` describes it, where no prop says otherwise. */
export function ExtraTextField({ name, ...props }: Partial<FormTextFieldProps> & { name: ExtraField }) {
  const { label, kind } = EXTRA_FIELDS[name];
  return (
    <FormTextField
      label={label}
      name={name}
      {...(kind === 'text' && { multiline: true, minRows: 4 })}
      {...(name.endsWith('_sw') && { lang: 'sw' })}
      {...props}
    />
  );
}
