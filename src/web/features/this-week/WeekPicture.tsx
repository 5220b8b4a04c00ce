import DownloadIcon from '@mui/icons-material/DownloadOutlined';
import ShareIcon from '@mui/icons-material/Share';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { useReadWeekPictureQuery } from '#web/api/endpoints/week.ts';
import { asCallError, staffCallError } from '#web/api/errors.ts';
import { TryAgain } from '#web/ui/feedback/TryAgain.tsx';
import { shareBySheet } from '#web/ui/text/sharing.ts';
import type { AnnouncedWeek } from './announcedWeek.ts';
import { Part } from './Part.tsx';

/** The picture of the week for WhatsApp Status, drawn by the server; nothing if the server draws none. */
export function WeekPicture({ week: { from, branch, heading, range, count, shows } }: { week: AnnouncedWeek }) {
  const { currentData, error, refetch } = useReadWeekPictureQuery({ from, branch: branch?.key ?? '', shows });
  const name = ['week', from, branch?.key].filter(Boolean).join('-');
  const picture = usePictureFile(currentData, `${name}.jpg`);
  if (error && drawsNone(asCallError(error).status)) return null;
  return (
    <Part title="Picture for Status">
      {error ? (
        <TryAgain error={staffCallError(error)} onRetry={() => void refetch()} />
      ) : (
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
              alt={`${heading}, ${range}: ${count === 0 ? 'the services' : count === 1 ? '1 event' : `${count} events`}, as in the words for the groups`}
              sx={{ width: '100%', height: 'auto', display: 'block' }}
            />
          ) : (
            <Box component="p" role="status" sx={{ px: 3, textAlign: 'center' }}>
              The picture is being drawn…
            </Box>
          )}
        </Box>
      )}
      {picture ? (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 2 }}>
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
    </Part>
  );
}

/** Whether the server has no such endpoint, or cannot draw: an older one, or one without the built app. */
const drawsNone = (status: number | null): boolean => status !== null && [404, 405, 501].includes(status);

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
