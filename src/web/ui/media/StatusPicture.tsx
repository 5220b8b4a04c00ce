import DownloadIcon from '@mui/icons-material/DownloadOutlined';
import ShareIcon from '@mui/icons-material/Share';
import { Box, Button } from '@mui/material';
import { useMemo } from 'react';
import { saveFile } from '../files/csv.ts';
import { pinnedFoot } from '../forms/Form.tsx';
import { TryAgain } from '../loading/Loading.tsx';
import { shareBySheet } from '../text/sharing.ts';

interface StatusPictureProps {
  /** The JPEG as a `data:` URL; undefined while it is being drawn. */
  data: string | undefined;
  /** Why there is none. */
  error: string | null;
  onRetry: () => void;
  alt: string;
  /** The name of the file that is saved. */
  name: string;
  /** Whether the buttons stay in view while the picture is scrolled: in a dialog. */
  pinned?: boolean;
}

/** A picture for WhatsApp Status, 1080×1920, to be shared or saved. */
export function StatusPicture({ data, error, onRetry, alt, name, pinned }: StatusPictureProps) {
  const file = useMemo(() => (data === undefined ? null : fileOf(data, name)), [data, name]);
  if (error) return <TryAgain error={error} onRetry={onRetry} />;
  return (
    <>
      <Box sx={frame}>
        {data ? (
          <img src={data} width={1080} height={1920} alt={alt} />
        ) : (
          <p role="status">The picture is being drawn…</p>
        )}
      </Box>
      {file ? (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 2, ...(pinned && pinnedFoot) }}>
          {navigator.canShare?.({ files: [file] }) ? (
            <Button
              variant="outlined"
              color="inherit"
              startIcon={<ShareIcon />}
              onClick={() => shareBySheet({ files: [file] })}
            >
              Share picture
            </Button>
          ) : null}
          <Button variant="outlined" color="inherit" startIcon={<DownloadIcon />} onClick={() => saveFile(file, name)}>
            Save picture
          </Button>
        </Box>
      ) : null}
    </>
  );
}

const frame = {
  width: '100%',
  maxWidth: 300,
  aspectRatio: '1080 / 1920',
  borderRadius: 3,
  overflow: 'hidden',
  bgcolor: 'glass.main',
  color: 'glass.ink',
  display: 'grid',
  placeItems: 'center',
  '& img': { width: '100%', height: 'auto', display: 'block' },
  '& p': { px: 3, textAlign: 'center' },
} as const;

function fileOf(data: string, name: string): File {
  const bytes = Uint8Array.from(atob(data.slice(data.indexOf(',') + 1)), (letter) => letter.charCodeAt(0));
  return new File([bytes], name, { type: 'image/jpeg' });
}
