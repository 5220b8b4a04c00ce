import SoundIcon from '@mui/icons-material/MicNoneOutlined';
import { Box, Button, FormHelperText } from '@mui/material';
import { type ChangeEvent, useEffect, useRef } from 'react';
import { type UseFormReturn, useController } from 'react-hook-form';
import type { SermonSound } from '#shared/sermons/sermon.ts';
import { MAX_SOUND_BYTES } from '#shared/sermons/sermonLimits.ts';
import { useOwnDraft } from '#web/auth/useOwnDraft.ts';
import type { SermonValues } from '#web/entities/sermon/sermonValues.ts';
import { useAppStore } from '#web/outbox/useOutbox.ts';
import { FieldGroup } from '#web/ui/forms/Form.tsx';
import { SoundProgress } from './SoundProgress.tsx';
import { chooseSound, useSounds } from './sounds.ts';
import { soundFacts } from './soundWords.ts';

const TOO_LARGE = `It is too large: it can have at most ${MAX_SOUND_BYTES / 1024 ** 2} MB.`;

const NOT_YET = 'The recording has not come yet. It comes from the device on which it was chosen.';

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
export function SoundField({ form, draft, recording }: SoundFieldProps) {
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
        <Box>{NOT_YET}</Box>
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
