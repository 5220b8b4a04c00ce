import { Alert, Box, Button, Typography } from '@mui/material';
import { memo, useRef } from 'react';
import { type UseFormReturn, useFormContext, useFormState, useWatch } from 'react-hook-form';
import { isOver } from '#shared/events/churchEvent.ts';
import { CATEGORIES, EVENT_LABELS, type EventField } from '#shared/events/event.ts';
import { addDays, daysBetween, isChurchDate, isDate } from '#shared/time.ts';
import { PublishFields } from '#web/entities/publish/PublishFields.tsx';
import { FieldGroup } from '#web/ui/forms/Form.tsx';
import { FormTextField, type Options } from '#web/ui/forms/FormTextField.tsx';
import { useClock } from '#web/ui/hooks/NowProvider.tsx';
import { endsBeforeStart, isAlreadyOver } from '../eventWordings.ts';
import { Suggestions, usePasted } from '../pasted/Suggestions.tsx';
import { EventPicture } from '../pictures/EventPicture.tsx';
import { RepeatFields } from '../repeats/RepeatFields.tsx';
import type { EventValues } from './eventValues.ts';
import { ExtraTextField, FoldedFields, SignupFields } from './OptionalFields.tsx';
import { VenueField } from './VenueField.tsx';

const categoryOptions: Options = [['', 'Choose a category'], ...CATEGORIES.map((name) => [name, name] as const)];

interface EventFieldsProps {
  form: UseFormReturn<EventValues>;
  /**
   * The title of a new event has the focus, and text pasted there or into the description offers to fill in the rest.
   */
  isNew: boolean;
  /** Whether the backend keeps more than the nine fields, as our own server does; then a new event may repeat. */
  keepsMore: boolean;
  /** Called when an upload starts and ends. */
  onPicture: (busy: boolean) => void;
}

const of = (name: EventField) => ({ name, label: EVENT_LABELS[name] });

/**
 * The inputs of an event in the order of the specification (section 2, Manage Events screen; rulings, 42), in groups. Each follows its own value, and
 * does not render again with the form, as when its first field is changed and when it is saved.
 */
export const EventFields = memo(function EventFields(props: EventFieldsProps) {
  const { form, isNew, keepsMore, onPicture } = props;
  const pasted = usePasted();
  const { setValue, getFieldState, getValues } = form;

  // By as many days as the start date the end date moves, until somebody changes it, and the day on which sign-up closes.
  const lastStart = useRef(''); // while a date is typed, the field is empty in between
  const startMoved = (before: string) => {
    if (isChurchDate(before)) lastStart.current = before;
    const { start_date, end_date, signup_closes } = getValues();
    if (!isChurchDate(start_date)) return;
    const days = daysBetween(lastStart.current, start_date);
    lastStart.current = start_date;
    const isOwn = end_date !== '' && getFieldState('end_date').isTouched;
    const end = isDate(end_date) ? addDays(end_date, days) : start_date;
    if (!isOwn) setValue('end_date', end, { shouldDirty: true });
    const [day = '', hour = ''] = signup_closes.split('T');
    if (isDate(day)) setValue('signup_closes', `${addDays(day, days)}T${hour}`, { shouldDirty: true });
  };

  return (
    <>
      <FieldGroup name="What">
        <FormTextField required {...of('title')} {...(isNew && { onPaste: pasted.onPasteTitle, autoFocus: true })} />
        <FormTextField required {...of('category')} options={categoryOptions} />
        <FormTextField
          required
          {...of('description')}
          multiline
          minRows={4}
          {...(isNew && { onEdit: pasted.onEditDescription })}
        />
        {pasted.found ? <Suggestions found={pasted.found} onClose={pasted.forget} /> : null}
      </FieldGroup>
      <FieldGroup name="Where">
        <VenueField label={EVENT_LABELS.venue} />
        <EventPicture onBusy={onPicture} />
      </FieldGroup>
      <FieldGroup name="When">
        <Box sx={dateAndTime}>
          <FormTextField
            required
            {...of('start_date')}
            type="date"
            onEdit={startMoved}
            deps={['end_date', 'repeats']}
          />
          <FormTextField required {...of('start_time')} type="time" deps={['repeats']} />
        </Box>
        <Box sx={dateAndTime}>
          <FormTextField required {...of('end_date')} type="date" deps={['repeats']} />
          <FormTextField required {...of('end_time')} type="time" deps={['repeats']} />
        </Box>
        <EndWarning />
        {isNew && keepsMore ? <RepeatFields /> : null}
      </FieldGroup>
      {keepsMore ? (
        <>
          <SignupFields />
          <KiswahiliFields />
          <FieldGroup name="Publish">
            <PublishFields />
          </FieldGroup>
        </>
      ) : null}
    </>
  );
});

/** Side by side where they have room, which large text takes. */
const dateAndTime = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 2,
  '& > *': { flex: '1 1 8rem' },
  '& > :first-of-type': { flexBasis: '9.75rem' },
} as const;

/** Warns while the end is before the start (rulings, 24), or over already. Both can be saved. */
function EndWarning() {
  const { control, setFocus, setValue } = useFormContext<EventValues>();
  const [start_date, start_time, end_date, end_time] = useWatch({
    control,
    name: ['start_date', 'start_time', 'end_date', 'end_time'],
  });
  const now = useClock();
  const isWhole = start_date && start_time && end_date && end_time;
  const early = isWhole && `${end_date} ${end_time}` < `${start_date} ${start_time}`;
  const over = isWhole && isOver({ start_date, start_time, end_date, end_time }, now);
  return (
    <Box role="status" sx={{ '&:empty': { display: 'none' } }}>
      {early || over ? (
        <Alert
          severity="warning"
          role="presentation"
          action={
            early && isDate(start_date) && start_date === end_date ? (
              <Button
                color="inherit"
                size="small"
                onClick={() => {
                  setValue('end_date', addDays(start_date, 1), { shouldDirty: true, shouldTouch: true });
                  setFocus('end_date'); // the button that had the focus is removed
                }}
              >
                End the next day
              </Button>
            ) : undefined
          }
        >
          {early ? endsBeforeStart : isAlreadyOver}
        </Alert>
      ) : null}
    </Box>
  );
}

const KISWAHILI = ['title_sw', 'description_sw'] as const;

/** The event's words in Kiswahili; folded away while there are none. */
function KiswahiliFields() {
  const filled = useWatch({ name: KISWAHILI, exact: true }).some(Boolean);
  const { errors } = useFormState<EventValues>({ name: KISWAHILI, exact: true });
  return (
    <FoldedFields name="In Kiswahili (optional)" filled={filled} faulty={KISWAHILI.some((field) => errors[field])}>
      <Typography sx={{ color: 'text.secondary' }}>
        The Kiswahili pages show these words. What you leave empty stays in English there.
      </Typography>
      <ExtraTextField name="title_sw" />
      <ExtraTextField name="description_sw" />
    </FoldedFields>
  );
}
