import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { EVENT_LABELS } from '#shared/events/event.ts';
import { ownPictureHere } from '#web/entities/event/EventPicture.tsx';
import { PictureChoice } from '#web/entities/pictures/PictureChoice.tsx';
import { useKeptPicture } from '#web/entities/pictures/useKeptPicture.ts';
import { FormTextField } from '#web/ui/forms/FormTextField.tsx';
import type { EventValues } from '../editor/eventValues.ts';
import { ExtraTextField } from '../editor/OptionalFields.tsx';
import { useIsOwnServer } from '../useEvents.ts';
import { PictureFocus } from './PictureFocus.tsx';

const changed = { shouldDirty: true, shouldTouch: true, shouldValidate: true } as const;

/**
 * The picture of an event: a file from this device unless the backend is an older one, or a URL.
 *
 * @param onBusy called when an upload starts and ends
 */
export function EventPicture({ onBusy }: { onBusy: (busy: boolean) => void }) {
  const ours = useIsOwnServer();
  const { setValue } = useFormContext<EventValues>();
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
        hint={
          ours
            ? 'Optional: the address of a picture on the web.'
            : 'Optional: the address of a picture on the web. This server takes none from your device.'
        }
      />
      <ImagePreview keepsMore={ours} />
    </>
  );
}

/**
 * Previews the picture of the image field, or says that it does not load, with the fields about it.
 *
 * @param keepsMore whether the backend stores a picture's description and focus
 */
function ImagePreview({ keepsMore }: { keepsMore: boolean }) {
  const { control, setFocus, setValue } = useFormContext<EventValues>();
  const [image, focus] = useWatch({ control, name: ['image', 'image_focus'] });
  const [failed, setFailed] = useState<string | null>(null);
  const address = image.trim();
  const own = ownPictureHere(address);
  const waiting = useKeptPicture(own?.src);
  const { errors } = useFormState({ control, name: 'image_alt', exact: true });
  const [faulty, setFaulty] = useState(false);
  // It stays when its fault is mended: the person is still in it.
  if (errors.image_alt && !faulty) setFaulty(true);
  const description = keepsMore ? (
    <ExtraTextField
      name="image_alt"
      multiline={false}
      hint="For people who do not see it: who or what is in the picture."
    />
  ) : null;
  if (!own && !/^https?:\/\/.+\..+/i.test(address)) return faulty ? description : null;

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
      {description}
      <Button
        color="inherit"
        sx={{ justifySelf: 'start' }}
        onClick={() => {
          for (const field of ['image', 'image_alt', 'image_focus'] as const) change(field, '');
          setFocus('image'); // the button that had the focus is removed
        }}
      >
        Take the picture out
      </Button>
    </>
  );
}
