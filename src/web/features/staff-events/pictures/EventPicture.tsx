import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { EVENT_LABELS, EVENT_LIMITS } from '#shared/events/event.ts';
import { EXTRA_FIELDS, EXTRA_LABELS } from '#shared/events/eventLife.ts';
import { isFromOwnServer } from '#web/api/backend.ts';
import { ownPictureHere } from '#web/entities/event/ownPictureHere.ts';
import { PictureChoice } from '#web/entities/pictures/PictureChoice.tsx';
import { useKeptPicture } from '#web/entities/pictures/useKeptPicture.ts';
import { FormTextField } from '#web/ui/forms/FormTextField.tsx';
import type { EventValues } from '../editor/eventValues.ts';
import { useEvents } from '../useEvents.ts';
import { PictureFocus } from './PictureFocus.tsx';

interface EventPictureProps {
  form: UseFormReturn<EventValues>;
  /** Called when an upload starts and ends. */
  onBusy: (busy: boolean) => void;
}

const changed = { shouldDirty: true, shouldTouch: true, shouldValidate: true } as const;

/** The picture of an event: a file from this device unless the backend is an older one, or a URL. */
export function EventPicture({ form: { setValue }, form, onBusy }: EventPictureProps) {
  const ours = isFromOwnServer(useEvents().events);
  return (
    <>
      {ours ? (
        <PictureChoice
          onBusy={onBusy}
          onKept={({ image }) => {
            for (const field of ['image_alt', 'image_focus'] as const) setValue(field, '', changed);
            setValue('image', image, changed);
          }}
        />
      ) : null}
      <FormTextField
        name="image"
        label={EVENT_LABELS.image}
        type="url"
        maxLength={EVENT_LIMITS.image}
        hint={
          ours
            ? 'Optional: the address of a picture on the web.'
            : 'Optional: the address of a picture on the web. This server takes none from your device.'
        }
      />
      <ImagePreview form={form} keepsMore={ours} />
    </>
  );
}

interface ImagePreviewProps {
  form: UseFormReturn<EventValues>;
  /** Whether the backend stores a picture's description and focus. */
  keepsMore: boolean;
}

/** Previews the picture of the image field, or says that it does not load, with the fields about it. */
function ImagePreview({ form, keepsMore }: ImagePreviewProps) {
  const { control, setValue } = form;
  const [image, focus] = useWatch({ control, name: ['image', 'image_focus'] });
  const [failed, setFailed] = useState<string | null>(null);
  const address = image.trim();
  const own = ownPictureHere(address);
  const waiting = useKeptPicture(own?.src);
  if (!own && !/^https?:\/\/.+\..+/i.test(address)) return null;

  const src = waiting ?? own?.src ?? address;
  const fail = () => setFailed(src);
  const change = (field: 'image' | 'image_alt' | 'image_focus', value: string) =>
    setValue(field, value, { shouldDirty: true });
  return (
    <>
      {failed === src ? (
        <Typography role="status" sx={{ color: 'text.secondary' }}>
          The picture at this address does not load. The event can be saved all the same.
        </Typography>
      ) : keepsMore ? (
        <PictureFocus
          src={src}
          inChats={own !== undefined}
          value={focus}
          onChange={(value) => change('image_focus', value)}
          onError={fail}
        />
      ) : (
        <Box
          component="img"
          src={src}
          alt="Preview of the event's picture"
          referrerPolicy="no-referrer"
          onError={fail}
          sx={{ width: '100%', maxHeight: 220, objectFit: 'cover', borderRadius: 3, border: 1, borderColor: 'divider' }}
        />
      )}
      {keepsMore ? (
        <FormTextField
          name="image_alt"
          label={EXTRA_LABELS.image_alt}
          maxLength={EXTRA_FIELDS.image_alt.limit}
          hint="For people who do not see it: who or what is in the picture."
        />
      ) : null}
      <Button
        color="inherit"
        sx={{ justifySelf: 'start' }}
        onClick={() => {
          for (const field of ['image', 'image_alt', 'image_focus'] as const) change(field, '');
        }}
      >
        Take the picture out
      </Button>
    </>
  );
}
