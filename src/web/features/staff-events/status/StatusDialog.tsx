import { yupResolver } from '@hookform/resolvers/yup';
import { Alert, Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { useController } from 'react-hook-form';
import { announcedEvents, statusAnnouncement } from '#content/events/announcements.ts';
import { eventLanguages } from '#content/events/eventLanguages.ts';
import type { Language } from '#content/language.ts';
import type { ChurchEvent } from '#shared/events/churchEvent.ts';
import { EVENT_STATUSES, type EventStatus } from '#shared/events/eventLife.ts';
import { addDays, daysBetween, isDate, readableDate, readableTime } from '#shared/time.ts';
import { FormButtons } from '#web/ui/forms/Form.tsx';
import { FormDialog } from '#web/ui/forms/FormDialog.tsx';
import { FormTextField, LanguageField, type Options } from '#web/ui/forms/FormTextField.tsx';
import { RadioChoice } from '#web/ui/forms/ToggleChoice.tsx';
import { useOrigin } from '#web/ui/hooks/NowProvider.tsx';
import { WordsToShare } from '#web/ui/text/WordsToShare.tsx';
import { statuses } from '#words/interface.ts';
import { changeOf } from '../editor/eventValues.ts';
import { ExtraTextField } from '../editor/OptionalFields.tsx';
import { EventSavedForm, useEventForm } from '../editor/SavedForm.tsx';
import { VenueField } from '../editor/VenueField.tsx';
import { modalWords } from '../eventWordings.ts';
import { OneChange } from '../waiting/itemKinds.tsx';
import { eventWithStatus, type StatusValues, statusSchema, statusValuesOf } from './statusValues.ts';

interface StatusDialogProps {
  event: ChurchEvent;
  /** The status that is chosen at first, if the event has none. */
  to?: EventStatus | undefined;
  onClose: () => void;
  /** Called with the changed events, as stored. The dialog stays open with the words for the groups. */
  onSaved?: (events: ChurchEvent[]) => void;
}

/** Cancels, postpones or moves an event, and then gives staff a text for their groups. */
export function StatusDialog({ event, to, onClose, onSaved }: StatusDialogProps) {
  const [told, setTold] = useState<readonly ChurchEvent[]>([]);
  const [language, setLanguage] = useState<Language>('en');
  const [words, setWords] = useState<Partial<Record<Language, string>>>({});
  const origin = useOrigin();
  /** What was edited, which is kept while the other language is chosen, or the words that are made. */
  const said = words[language] ?? statusAnnouncement(announcedEvents(told, origin, language), eventLanguages[language]);
  const tell = (events: ChurchEvent[]) => {
    if (events.length === 0) return onClose(); // another tab has sent it
    setTold(events);
    onSaved?.(events);
  };
  const changed = told.length > 0;
  return (
    <FormDialog title={changed ? 'Tell people' : 'Cancel or move'} onClose={onClose}>
      {changed ? (
        <Box sx={{ display: 'grid', gap: 2.5 }}>
          <Typography>
            {told.some(({ waits }) => waits)
              ? 'What becomes of it is on the site, in its calendars and behind its link now. The words that wait for an owner’s yes are not. '
              : 'It is on the site, in its calendars and behind its link now. '}
            These words are for your groups:
          </Typography>
          <LanguageField value={language} onChange={setLanguage} />
          <WordsToShare
            label="Words for your groups"
            text={said}
            onText={(text) => setWords({ ...words, [language]: text })}
            what="the words for your groups"
          />
          <Box sx={{ display: 'flex', justifyContent: 'flex-end' }}>
            <Button variant="contained" color="secondary" onClick={onClose}>
              Done
            </Button>
          </Box>
        </Box>
      ) : (
        <StatusForm key={event.id} event={event} to={to} onSaved={tell} />
      )}
    </FormDialog>
  );
}

type StatusFormProps = Pick<StatusDialogProps, 'event' | 'to'> & Required<Pick<StatusDialogProps, 'onSaved'>>;

/** The form of an event's status: goes ahead, cancelled, postponed or moved, and a note. */
const StatusForm = (props: StatusFormProps) => (
  <OneChange event={props.event} draft={`event-status:${props.event.id}`}>
    {(draft) => <OwnStatusForm {...props} draft={draft} />}
  </OneChange>
);

function OwnStatusForm({ event, to, draft, onSaved }: StatusFormProps & { draft: string }) {
  const saved = useEventForm<StatusValues>({
    event,
    draft,
    valuesOf: (one = event) => statusValuesOf(one, to),
    resolver: (one = event) => yupResolver(statusSchema(one), undefined, { raw: true }),
    toSave: (values, from = event, choice) => changeOf(from, eventWithStatus(from, values), choice),
    words: modalWords,
    onSaved,
  });
  const { form, base = event } = saved;
  const newest = saved.conflict ?? base;
  const { setValue, getFieldState } = form;
  const status = form.watch('status');
  const cancels = status === 'cancelled' && base.status !== 'cancelled';
  const startMoved = () => {
    const start = form.getValues('start_date');
    if (isDate(start) && !getFieldState('end_date').isTouched) {
      setValue('end_date', addDays(start, daysBetween(base.start_date, base.end_date ?? base.start_date)));
    }
  };
  return (
    <EventSavedForm
      of={saved}
      label="What becomes of it"
      textsOf={(one = event, values) => textsOf(one, values)}
      onKeepMine={() => {
        saved.keepMine();
        setValue('status', status, { shouldDirty: true }); // also where it was chosen before the form opened
      }}
      moves={status !== 'cancelled'}
      buttons={<FormButtons label={cancels ? 'Cancel the event' : 'Save'} />}
    >
      <Box>
        <strong>{newest.title}</strong>
        <br />
        {readableDate(newest.start_date)}, {readableTime(newest.start_time)}, {newest.venue}
      </Box>
      <StatusChoice />
      {status === 'moved' ? (
        <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
          <FormTextField
            required
            name="start_date"
            label="New date"
            type="date"
            onEdit={startMoved}
            deps={['end_date', 'status']}
          />
          <FormTextField required name="start_time" label="New time" type="time" deps={['status']} />
          <FormTextField required name="end_date" label="New end date" type="date" />
          <FormTextField required name="end_time" label="New end time" type="time" />
          <Box sx={{ gridColumn: '1 / -1' }}>
            <VenueField label="New venue" deps={['status']} />
          </Box>
        </Box>
      ) : null}
      {status === '' ? null : (
        <>
          <ExtraTextField
            name="status_note"
            minRows={2}
            hint="Optional: why, or until when. It stands with the event."
          />
          <ExtraTextField
            name="status_note_sw"
            minRows={2}
            hint="Optional. Without it, the Kiswahili page has its own sentence and your English words."
          />
        </>
      )}
      {status === 'cancelled' || status === 'postponed' ? (
        <Alert severity="info">
          {status === 'postponed'
            ? `${readableDate(base.start_date)} no longer holds, and there is no new day yet. Once it is known, open this again and choose ${statuses.moved}. `
            : null}
          Nothing is deleted: the event stays where it was shared and says that it is {status}.
        </Alert>
      ) : null}
    </EventSavedForm>
  );
}

const GOES_AHEAD = 'Goes ahead';

/** An event as it would be saved, for a conflict. */
const textsOf = (event: ChurchEvent, values = statusValuesOf(event)) => {
  const { status, ...input } = eventWithStatus(event, values);
  return { ...input, image: event.image, status: status ? statuses[status] : GOES_AHEAD };
};

function StatusChoice() {
  const { field, fieldState } = useController<StatusValues, 'status'>({ name: 'status' });
  return <RadioChoice label="What becomes of it" options={CHOICES} {...field} error={fieldState.error?.message} />;
}

const CHOICES: Options<StatusValues['status']> = [
  ['', GOES_AHEAD],
  ...EVENT_STATUSES.map((one) => [one, statuses[one]] as const),
];
