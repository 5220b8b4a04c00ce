import { Box, LinearProgress } from '@mui/material';
import { useState } from 'react';

interface PictureProgressProps {
  /** The share that was sent, from 0 to 1; null while it is processed on either side. */
  share: number | null;
  /** An object URL of the file. */
  preview: string;
}

/** A picture that is being uploaded, with its progress. */
export function PictureProgress({ share, preview }: PictureProgressProps) {
  const percent = share === null ? undefined : Math.round(share * 100);
  const [undrawable, setUndrawable] = useState<string | null>(null);
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
      {undrawable === preview ? null : (
        <Box
          component="img"
          src={preview}
          alt=""
          onError={() => setUndrawable(preview)}
          sx={{ width: 72, height: 72, objectFit: 'cover', borderRadius: 3, opacity: 0.7 }}
        />
      )}
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ mb: 0.75 }}>
          {percent === undefined ? 'The picture is being made ready…' : `The picture is on its way: ${percent} %`}
        </Box>
        <LinearProgress
          aria-label="Sending the picture"
          variant={percent === undefined ? 'indeterminate' : 'determinate'}
          value={percent}
          sx={{ borderRadius: 2, height: 6 }}
        />
      </Box>
    </Box>
  );
}
