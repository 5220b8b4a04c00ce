import Box from '@mui/material/Box';
import { useState } from 'react';
import { type UseFormReturn, useFormState, useWatch } from 'react-hook-form';
import { EVENT_LABELS, EVENT_LIMITS } from '#shared/events/event.ts';
import { isFromOwnServer } from '#web/api/isFromOwnServer.ts';
import { ownPictureHere } from '#web/entities/event/ownPictureHere.ts';
import { PictureChoice } from '#web/entities/pictures/PictureChoice.tsx';
import { FormTextField } from '#web/ui/forms/FormTextField.tsx';
import type { EventValues } from '../editor/eventValues.ts';
import { useEvents } from '../useEvents.ts';
import { ImagePreview } from './ImagePreview.tsx';

interface EventPictureProps {
  form: UseFormReturn<EventValues>;
  /** Called when an upload starts and ends. */
  onBusy: (busy: boolean) => void;
}

const changed = { shouldDirty: true, shouldTouch: true, shouldValidate: true } as const;

/** The picture of an event: a file from this device unless the backend is an older one, or a URL. */
export function EventPicture({ form: { control, setValue }, form, onBusy }: EventPictureProps) {
  const ours = isFromOwnServer(useEvents().events);
  const image = useWatch({ control, name: 'image', exact: true });
  const { errors } = useFormState({ control, name: 'image', exact: true });
  const [opened, setOpened] = useState(false);
  const needed = errors.image !== undefined || (image !== '' && !ownPictureHere(image));
  const link = (
    <FormTextField
      control={control}
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
  );
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
      ) : (
        link
      )}
      {ours ? (
        <details open={opened || needed} onToggle={({ currentTarget }) => setOpened(currentTarget.open)}>
          <Box component="summary" sx={{ minHeight: 44, display: 'list-item', py: 1, cursor: 'pointer' }}>
            Use a link
          </Box>
          {link}
        </details>
      ) : null}
      <ImagePreview form={form} keepsMore={ours} />
    </>
  );
}
