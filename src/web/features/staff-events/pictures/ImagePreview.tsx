import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { EXTRA_FIELDS, EXTRA_LABELS } from '#shared/events/eventLife.ts';
import { ownPictureHere } from '#web/entities/event/ownPictureHere.ts';
import { useKeptPicture } from '#web/entities/pictures/useKeptPicture.ts';
import { FormTextField } from '#web/ui/forms/FormTextField.tsx';
import type { EventValues } from '../editor/eventValues.ts';
import { PictureFocus } from './PictureFocus.tsx';

interface ImagePreviewProps {
  form: UseFormReturn<EventValues>;
  /** Whether the backend stores a picture's description and focus. */
  keepsMore: boolean;
}

/** Previews the picture of the image field, or says that it does not load, with the fields about it. */
export function ImagePreview({ form, keepsMore }: ImagePreviewProps) {
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
          control={control}
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
