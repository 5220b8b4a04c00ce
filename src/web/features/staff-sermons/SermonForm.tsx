import { yupResolver } from '@hookform/resolvers/yup';
import { Alert, Box } from '@mui/material';
import { useState } from 'react';
import { type Resolver, useWatch } from 'react-hook-form';
import { publishWords } from '#shared/events/publishing.ts';
import { type StaffSermon, sermonSchema } from '#shared/sermons/sermon.ts';
import { SERMON_LABELS, type SermonField } from '#shared/sermons/sermonLimits.ts';
import { isDate, readableDate } from '#shared/time.ts';
import { fieldsIn, isOffline, keptOffline, nowIn, sessionEnded, staffApiError } from '#web/api/errors.ts';
import { useOwnDraft } from '#web/auth/useOwnDraft.ts';
import { PublishFields } from '#web/entities/publish/PublishFields.tsx';
import { newSermonValues, type SermonValues, sermonValuesOf } from '#web/entities/sermon/sermonValues.ts';
import { FormWaits } from '#web/entities/waiting/FormWaits.tsx';
import type { Submitted } from '#web/outbox/openOutbox.ts';
import { useFormWaits, useOutbox } from '#web/outbox/useOutbox.ts';
import { ChangedMeanwhile, changedFields } from '#web/ui/conflicts/ChangedMeanwhile.tsx';
import { useEdited } from '#web/ui/conflicts/useEdited.ts';
import { DraftNotice } from '#web/ui/drafts/DraftNotice.tsx';
import { forgetDraft, idempotencyKeyOf } from '#web/ui/drafts/drafts.ts';
import { useUnsaved } from '#web/ui/drafts/unsaved.ts';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { FieldGroup, Form, FormButtons, showRefusal } from '#web/ui/forms/Form.tsx';
import { FormTextField } from '#web/ui/forms/FormTextField.tsx';
import { SuggestField } from '#web/ui/forms/SuggestField.tsx';
import { useClock } from '#web/ui/hooks/NowProvider.tsx';
import { SoundField } from './sound/SoundField.tsx';
import { isBeingMade, soundSaved } from './sound/sounds.ts';

/** The form keeps the raw texts; they are cast when it is saved. */
const resolver = yupResolver(sermonSchema, undefined, { raw: true }) as unknown as Resolver<SermonValues>;

/** Whose sound differs is not told by its hash. */
const { sound: _sound, ...COMPARED } = SERMON_LABELS;

const inWords = (values: SermonValues): SermonValues => ({
  ...values,
  date: readableDate(values.date),
  publish: publishWords(values.publish),
});

const NOTES_HINT =
  'What people read in place of listening. A line with ## is a heading, one with - a point of a list; **bold**, [a link](https://…).';

const MAKING = 'Wait until the recording is small, or remove it.';

interface SermonFormProps {
  /** The edited sermon; undefined for a new one. */
  sermon: StaffSermon | undefined;
  /** All sermons: their preachers and series are suggested. */
  sermons: readonly StaffSermon[];
  onSaved: () => void;
}

const GONE = 'Somebody has deleted this sermon. What is in this form can be saved as a new one.';

const STILL_TO_COME = 'This day is still to come. Once the sermon is on the site, it is the latest one until then.';

/** Warns of a day in the future, which may be a mistake in the year. It can be saved. */
function DayWarning({ today }: { today: string }) {
  const date = useWatch<SermonValues, 'date'>({ name: 'date' });
  return (
    <Box role="status" sx={{ '&:empty': { display: 'none' } }}>
      {isDate(date) && date > today ? (
        <Alert severity="warning" role="presentation">
          {STILL_TO_COME}
        </Alert>
      ) : null}
    </Box>
  );
}

/** The form of a sermon. */
export function SermonForm({ sermon, sermons, onSaved }: SermonFormProps) {
  const draft = useOwnDraft(sermon ? `sermon:${sermon.id}` : 'sermon:new');
  const { date: today } = useClock();
  const valuesOf = (one: StaffSermon | undefined) => (one ? sermonValuesOf(one) : newSermonValues(today));
  const edited = useEdited<StaffSermon, SermonValues>({
    item: sermon,
    draft,
    valuesOf,
    resolver: () => resolver,
    versionOf: ({ version }) => version,
  });
  const { form, conflict } = edited;
  /** Somebody has deleted it: the form saves a new one. */
  const isGone = sermon !== undefined && !sermons.some(({ id }) => id === sermon.id);
  const base = isGone ? undefined : edited.base;
  const [told, setTold] = useState<string>();
  const submit = useOutbox();

  const end = ({ data, error, waits }: Submitted) => {
    setTold(waits?.());
    if (!error) soundSaved(draft, waits !== undefined);
    if (waits || (error && sessionEnded(error))) return;
    if (error) {
      const now = nowIn<StaffSermon>(error);
      if (now) return edited.meet(now);
      return showRefusal(form, isOffline(error) ? keptOffline : staffApiError(error), fieldsIn(error), false);
    }
    forgetDraft(draft);
    form.reset(valuesOf(edited.base));
    showToast(data?.message ?? 'The sermon is saved.', 'success');
    onSaved();
  };
  const waits = useFormWaits(draft, (answer) => {
    if (answer.more && sermon && answer.data?.sermon) edited.goOn(answer.data.sermon);
    else end(answer);
  });
  const { isDirty, isSubmitting } = form.formState;
  useUnsaved((isDirty && !waits) || isSubmitting, true);
  const onSubmit = form.handleSubmit(async (values) => {
    if (isBeingMade(draft)) return form.setError('sound', { message: MAKING });
    const [input, idempotencyKey] = [sermonSchema.cast(values), idempotencyKeyOf(draft)];
    end(await submit({ kind: 'saveSermon', sermon: input, base }, idempotencyKey, draft));
  });
  const of = (name: SermonField) => ({ name, label: SERMON_LABELS[name] });
  const used = (field: 'preacher' | 'series') =>
    [...new Set(sermons.map((one) => one[field] ?? ''))].filter(Boolean).map((text) => ({ text }));

  return (
    <Form
      form={form}
      onSubmit={onSubmit}
      label={sermon ? 'Edit the sermon' : 'Add a sermon'}
      pinned
      buttons={<FormButtons {...(isGone && { label: 'Save as a new sermon' })} />}
    >
      {isGone ? <Alert severity="warning">{GONE}</Alert> : null}
      {waits ? <FormWaits told={told} /> : <DraftNotice draft={edited.draft} />}
      <FieldGroup name="What">
        <FormTextField {...of('title')} required autoFocus={!sermon} />
        <FormTextField {...of('title_sw')} lang="sw" />
        <SuggestField {...of('preacher')} required suggestions={used('preacher')} what="preachers" />
        <FormTextField {...of('date')} type="date" required />
        <DayWarning today={today} />
        <FormTextField {...of('passages')} hint="As in John 3:16-18; Psalm 23. They open in the daily verse." />
        <SuggestField {...of('series')} suggestions={used('series')} what="series" />
      </FieldGroup>
      <SoundField form={form} draft={draft} recording={edited.base?.recording ?? null} />
      <FieldGroup name="To read and to watch">
        <FormTextField {...of('notes')} multiline minRows={5} hint={NOTES_HINT} />
        <FormTextField {...of('film')} hint="The address of a video on YouTube." />
      </FieldGroup>
      <FieldGroup name="Publish">
        <PublishFields />
      </FieldGroup>
      {conflict ? (
        <ChangedMeanwhile
          what="this sermon"
          fields={changedFields(
            inWords(valuesOf(edited.base)),
            { mine: inWords(form.getValues()), theirs: inWords(valuesOf(conflict)) },
            COMPARED,
          )}
          refused={edited.refused}
          onKeepMine={edited.keepMine}
          onTakeTheirs={edited.draft.startAfresh}
        />
      ) : null}
    </Form>
  );
}
