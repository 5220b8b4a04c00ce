import type { UseFormReturn } from 'react-hook-form';
import { EVENT_LABELS, EVENT_LIMITS } from '#shared/events/event.ts';
import { isFromOwnServer } from '#web/api/isFromOwnServer.ts';
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
      <ImagePreview form={form} keepsMore={ours} />
    </>
  );
}
