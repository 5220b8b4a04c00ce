import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { type Control, useWatch } from 'react-hook-form';
import type { EventValues } from './eventValues.ts';

/** Shows the picture that the image field names, or says that it does not load. */
export function ImagePreview({ control }: { control: Control<EventValues> }) {
  const address = useWatch({ control, name: 'image' }).trim();
  const [failed, setFailed] = useState<string | null>(null);
  if (!/^https?:\/\/.+\..+/i.test(address)) return null;
  if (failed === address) {
    return (
      <Typography role="status" sx={{ color: 'text.secondary' }}>
        The picture at this address does not load. The event can be saved all the same.
      </Typography>
    );
  }
  return (
    <Box
      component="img"
      src={address}
      alt="Preview of the event's picture"
      referrerPolicy="no-referrer"
      onError={() => setFailed(address)}
      sx={{ width: '100%', maxHeight: 220, objectFit: 'cover', borderRadius: 3, border: 1, borderColor: 'divider' }}
    />
  );
}
