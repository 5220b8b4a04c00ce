import SoundIcon from '@mui/icons-material/MicNoneOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import { type ChangeEvent, useEffect, useRef } from 'react';
import { type UseFormReturn, useController } from 'react-hook-form';
import type { SermonSound } from '#shared/sermons/sermon.ts';
import type { SermonValues } from '#web/entities/sermon/sermonValues.ts';
import { useAppStore } from '#web/outbox/useOutbox.ts';
import { FieldGroup } from '#web/ui/forms/FieldGroup.tsx';
import { SoundProgress } from './SoundProgress.tsx';
import { chooseSound, useSounds } from './sounds.ts';
import { soundFacts } from './soundWords.ts';

const HINT =
  'Any recording, also a film: its sound is made small on this device first, about 11 to 14 MB an hour. You can save the sermon and go on meanwhile.';

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
  const sound = useSounds().find((one) => one.draft === draft);
  const arrived = sound?.sound?.id;
  const { setValue } = form;
  useEffect(() => {
    if (arrived) setValue('sound', arrived, { shouldDirty: true });
  }, [arrived, setValue]);
  const chosen = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [recorded] = currentTarget.files ?? [];
    if (recorded) chooseSound(store, draft, recorded);
    currentTarget.value = ''; // otherwise the same file could not be chosen again
  };
  const has = field.value !== '' && field.value === recording?.id ? recording : null;
  return (
    <FieldGroup name="Sound">
      <input ref={file} type="file" accept="audio/*,video/*,.m4a,.mp3,.opus,.ogg,.wav" hidden onChange={chosen} />
      {has ? <Box>The sermon has its sound: {soundFacts(has)}.</Box> : null}
      {sound ? <SoundProgress sound={sound} /> : null}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <Button ref={field.ref} variant="outlined" startIcon={<SoundIcon />} onClick={() => file.current?.click()}>
          {has || sound ? 'Choose another recording' : 'Choose a recording'}
        </Button>
        {has ? (
          <Button variant="outlined" color="inherit" onClick={() => field.onChange('')}>
            Take the sound away
          </Button>
        ) : null}
      </Box>
      <FormHelperText error={fieldState.error !== undefined}>{fieldState.error?.message ?? HINT}</FormHelperText>
    </FieldGroup>
  );
}
