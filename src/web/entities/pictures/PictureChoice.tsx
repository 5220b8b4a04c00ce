import CancelIcon from '@mui/icons-material/Close';
import PictureIcon from '@mui/icons-material/ImageOutlined';
import CameraIcon from '@mui/icons-material/PhotoCameraOutlined';
import { Alert, Box, Button, useMediaQuery } from '@mui/material';
import { type ChangeEvent, useEffect, useRef } from 'react';
import type { KeptPicture } from '#web/api/endpoints/pictures.ts';
import { VisuallyHidden } from '#web/ui/text/VisuallyHidden.tsx';
import { PictureProgress } from './PictureProgress.tsx';
import { type UploadState, usePictureUpload } from './usePictureUpload.ts';

interface PictureChoiceProps {
  onKept: (picture: Pick<KeptPicture, 'image'>) => void;
  /** Called when an upload starts and ends: the event cannot be saved during it. */
  onBusy: (busy: boolean) => void;
}

/** Uploads a picture from the device or its camera at once, with progress, cancel and retry. */
export function PictureChoice({ onKept, onBusy }: PictureChoiceProps) {
  const { state, start, retry, cancel } = usePictureUpload(onKept);
  const touch = useMediaQuery('(pointer: coarse)', { noSsr: true });
  const file = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const choose = useRef<HTMLButtonElement>(null);
  const busy = state.step === 'sending';
  useEffect(() => {
    onBusy(busy);
  }, [busy, onBusy]);

  const chosen = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [picture] = currentTarget.files ?? [];
    if (picture) start(picture);
    currentTarget.value = ''; // otherwise the same file could not be chosen again
  };
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <input ref={file} type="file" accept="image/*" hidden onChange={chosen} />
      <input ref={camera} type="file" accept="image/*" capture="environment" hidden onChange={chosen} />
      {busy ? <PictureProgress share={state.share} preview={state.preview} /> : null}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        {/* One button for both, so that it keeps the focus. */}
        <Button
          ref={choose}
          variant="outlined"
          startIcon={busy ? <CancelIcon /> : <PictureIcon />}
          onClick={() => (busy ? cancel() : file.current?.click())}
        >
          {busy ? 'Cancel the picture' : 'Choose a picture'}
        </Button>
        {touch && !busy ? (
          <Button variant="outlined" startIcon={<CameraIcon />} onClick={() => camera.current?.click()}>
            Take a photo
          </Button>
        ) : null}
      </Box>
      <VisuallyHidden role="status">{readOut(state)}</VisuallyHidden>
      {state.step === 'kept' && state.waits ? <Alert severity="info">{WAITS}</Alert> : null}
      {state.step === 'failed' ? (
        <Alert severity="error">
          {state.words}
          {state.again ? (
            <Button
              color="inherit"
              sx={{ display: 'block', ml: -1.5 }}
              onClick={() => {
                retry();
                choose.current?.focus();
              }}
            >
              Try again
            </Button>
          ) : null}
        </Alert>
      ) : null}
    </Box>
  );
}

const WAITS = 'The picture is kept on this device. It is sent with what you save, when there is a network.';

/** The progress for screen readers: each quarter, not each step. */
function readOut(state: UploadState): string {
  if (state.step === 'kept') return state.waits ? WAITS : 'The picture is here. Say below what it shows.';
  if (state.step !== 'sending') return '';
  if (state.share === null) return 'The picture is being made ready.';
  return `The picture is on its way: ${Math.floor(state.share * 4) * 25} percent.`;
}
