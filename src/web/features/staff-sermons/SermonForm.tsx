import { yupResolver } from '@hookform/resolvers/yup';
import SoundIcon from '@mui/icons-material/MicNoneOutlined';
import { Alert, Box, Button, FormHelperText } from '@mui/material';
import { type ChangeEvent, useEffect, useRef } from 'react';
import { type Resolver, type UseFormReturn, useController, useWatch } from 'react-hook-form';
import type { AnyObjectSchema } from 'yup';
import { publishWords } from '#shared/events/publishing.ts';
import { type SermonSound, type StaffSermon, sermonSchema } from '#shared/sermons/sermon.ts';
import { MAX_SOUND_BYTES, SERMON_LABELS, type SermonField } from '#shared/sermons/sermonLimits.ts';
import { isDate, readableDate } from '#shared/time.ts';
import { fieldsIn } from '#web/api/errors.ts';
import { useOwnDraft } from '#web/auth/useOwnDraft.ts';
import { PublishFields } from '#web/entities/publish/PublishFields.tsx';
import { newSermonValues, type SermonValues, sermonValuesOf } from '#web/entities/sermon/sermonValues.ts';
import { SavedForm, useSavedForm } from '#web/entities/waiting/SavedForm.tsx';
import { useAppStore } from '#web/outbox/useOutbox.ts';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { FieldGroup, FormButtons, showRefusal } from '#web/ui/forms/Form.tsx';
import { FormTextField } from '#web/ui/forms/FormTextField.tsx';
import { SuggestField } from '#web/ui/forms/SuggestField.tsx';
import { useClock } from '#web/ui/hooks/NowProvider.tsx';
import { SoundProgress } from './sound/SoundProgress.tsx';
import { chooseSound, isBeingMade, soundSaved, useSounds } from './sound/sounds.ts';
import { soundFacts } from './sound/soundWords.ts';

/** The form keeps the raw texts; they are cast when it is saved. */
const resolver: Resolver<SermonValues> = yupResolver(sermonSchema as AnyObjectSchema, undefined, { raw: true });

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

/** Warns of a day in the future, which may be a mistake in the year. It can be saved. */
function DayWarning({ today }: { today: string }) {
  const date = useWatch<SermonValues, 'date'>({ name: 'date' });
  return (
    <Box role="status" sx={{ '&:empty': { display: 'none' } }}>
      {isDate(date) && date > today ? (
        <Alert severity="warning" role="presentation">
          This day is still to come. Once the sermon is on the site, it is the latest one until then.
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
  /** Somebody has deleted it: the form saves a new one. */
  const isGone = sermon !== undefined && !sermons.some(({ id }) => id === sermon.id);
  const saved = useSavedForm<StaffSermon, SermonValues>({
    item: sermon,
    isNew: sermon === undefined || isGone,
    draft,
    valuesOf,
    resolver: () => resolver,
    savedIn: (data) => data?.sermon,
    onAnswer: ({ error, waits }) => {
      if (!error) soundSaved(draft, waits !== undefined);
    },
    onRefused: (error, words) => showRefusal(form, words, fieldsIn(error), false),
    onSaved: (data, goesOn) => {
      if (goesOn) return;
      showToast(data?.message ?? 'The sermon is saved.', 'success');
      onSaved();
    },
  });
  const { form } = saved;
  const base = isGone ? undefined : saved.base;
  const onSubmit = form.handleSubmit(async (values) => {
    if (isBeingMade(draft)) return form.setError('sound', { message: MAKING });
    await saved.save({ kind: 'saveSermon', sermon: sermonSchema.cast(values), base });
  });
  const of = (name: SermonField) => ({ name, label: SERMON_LABELS[name] });
  const used = (field: 'preacher' | 'series') =>
    [...new Set(sermons.map((one) => one[field] ?? ''))].filter(Boolean).map((text) => ({ text }));

  return (
    <SavedForm
      of={saved}
      what="this sermon"
      labels={COMPARED}
      onSubmit={onSubmit}
      label={sermon ? 'Edit the sermon' : 'Add a sermon'}
      inWords={(one, values = valuesOf(one)) => inWords(values)}
      buttons={<FormButtons {...(isGone && { label: 'Save as a new sermon' })} />}
    >
      {isGone ? <Alert severity="warning">{GONE}</Alert> : null}
      <FieldGroup name="What">
        <FormTextField {...of('title')} required autoFocus={!sermon} />
        <FormTextField {...of('title_sw')} lang="sw" />
        <SuggestField {...of('preacher')} required suggestions={used('preacher')} what="preachers" />
        <FormTextField {...of('date')} type="date" required />
        <DayWarning today={today} />
        <FormTextField {...of('passages')} hint="As in John 3:16-18; Psalm 23. They open in the daily verse." />
        <SuggestField {...of('series')} suggestions={used('series')} what="series" />
      </FieldGroup>
      <SoundField form={form} draft={draft} recording={saved.base?.recording ?? null} />
      <FieldGroup name="To read and to watch">
        <FormTextField {...of('notes')} multiline minRows={5} hint={NOTES_HINT} />
        <FormTextField {...of('film')} hint="The address of a video on YouTube." />
      </FieldGroup>
      <FieldGroup name="Publish">
        <PublishFields />
      </FieldGroup>
    </SavedForm>
  );
}

const TOO_LARGE = `It is too large: it can have at most ${MAX_SOUND_BYTES / 1024 ** 2} MB.`;

const HINT =
  'Any recording, also a film: its sound is made small on this device first, about 11 to 14 MB an hour. Once it is small you can save the sermon: it is sent meanwhile.';

interface SoundFieldProps {
  form: UseFormReturn<SermonValues>;
  /** The name of the form's draft. */
  draft: string;
  /** The recording that the sermon has. */
  recording: SermonSound | null;
}

/** The recording of a sermon: the one that it has, and another one on its way. */
function SoundField({ form, draft, recording }: SoundFieldProps) {
  const store = useAppStore();
  const file = useRef<HTMLInputElement>(null);
  const { field, fieldState } = useController({ control: form.control, name: 'sound' });
  const owner = useOwnDraft('');
  const { value, onChange } = field;
  const sound = useSounds().find((one) => one.draft === draft || (one.id && one.id === value));
  const made = sound?.draft && sound.id;
  const { setValue, setError, clearErrors } = form;
  useEffect(() => {
    if (made) setValue('sound', made, { shouldDirty: true });
  }, [made, setValue]);
  const chosen = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [recorded] = currentTarget.files ?? [];
    clearErrors('sound');
    if (recorded && recorded.size > MAX_SOUND_BYTES) setError('sound', { message: TOO_LARGE });
    else if (recorded) chooseSound(store, { owner, draft }, recorded);
    currentTarget.value = ''; // otherwise the same file could not be chosen again
  };
  const has = value !== '' && value === recording?.id ? recording : null;
  return (
    <FieldGroup name="Sound">
      <input ref={file} type="file" accept="audio/*,video/*,.m4a,.mp3,.opus,.ogg,.wav" hidden onChange={chosen} />
      {has ? <Box>The sermon has its sound: {soundFacts(has)}.</Box> : null}
      {sound ? (
        <SoundProgress sound={sound} onRemove={() => onChange(recording?.id ?? '')} />
      ) : value && !has ? (
        <Box>The recording has not come yet. It comes from the device on which it was chosen.</Box>
      ) : null}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <Button ref={field.ref} variant="outlined" startIcon={<SoundIcon />} onClick={() => file.current?.click()}>
          {value || sound ? 'Choose another recording' : 'Choose a recording'}
        </Button>
        {value && !sound ? (
          <Button variant="outlined" color="inherit" onClick={() => onChange('')}>
            Take the sound away
          </Button>
        ) : null}
      </Box>
      <FormHelperText error={fieldState.error !== undefined}>{fieldState.error?.message ?? HINT}</FormHelperText>
    </FieldGroup>
  );
}
