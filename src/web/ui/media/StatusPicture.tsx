import DownloadIcon from '@mui/icons-material/DownloadOutlined';
import ShareIcon from '@mui/icons-material/Share';
import { Box, Button } from '@mui/material';
import { useEffect, useState } from 'react';
import { TryAgain } from '../feedback/TryAgain.tsx';
import { pinnedFoot } from '../forms/Form.tsx';
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
  const picture = usePictureFile(data, name);
  if (error) return <TryAgain error={error} onRetry={onRetry} />;
  return (
    <>
      <Box
        sx={{
          width: '100%',
          maxWidth: 300,
          aspectRatio: '1080 / 1920',
          borderRadius: 3,
          overflow: 'hidden',
          bgcolor: 'glass.main',
          color: 'glass.ink',
          display: 'grid',
          placeItems: 'center',
        }}
      >
        {picture ? (
          <Box
            component="img"
            src={picture.url}
            width={1080}
            height={1920}
            alt={alt}
            sx={{ width: '100%', height: 'auto', display: 'block' }}
          />
        ) : (
          <Box component="p" role="status" sx={{ px: 3, textAlign: 'center' }}>
            The picture is being drawn…
          </Box>
        )}
      </Box>

      {picture ? (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 2, ...(pinned && pinnedFoot) }}>
          {navigator.canShare?.({ files: [picture.file] }) ? (
            <Button
              variant="outlined"
              color="inherit"
              startIcon={<ShareIcon />}
              onClick={() => shareBySheet({ files: [picture.file] })}
            >
              Share picture
            </Button>
          ) : null}
          <Button
            component="a"
            variant="outlined"
            color="inherit"
            startIcon={<DownloadIcon />}
            href={picture.url}
            download={picture.file.name}
          >
            Save picture
          </Button>
        </Box>
      ) : null}
    </>
  );
}

/** A `data:` URL as a file with an object URL, which is revoked with the component. */
function usePictureFile(data: string | undefined, name: string): { file: File; url: string } | null {
  const [picture, setPicture] = useState<{ file: File; url: string } | null>(null);
  useEffect(() => {
    if (data === undefined) return;
    const bytes = Uint8Array.from(atob(data.slice(data.indexOf(',') + 1)), (letter) => letter.charCodeAt(0));
    const file = new File([bytes], name, { type: 'image/jpeg' });
    const url = URL.createObjectURL(file);
    setPicture({ file, url });
    return () => {
      URL.revokeObjectURL(url);
      setPicture(null);
    };
  }, [data, name]);
  return picture;
}
