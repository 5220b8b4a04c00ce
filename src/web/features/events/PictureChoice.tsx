import PictureIcon from '@mui/icons-material/ImageOutlined';
import CameraIcon from '@mui/icons-material/PhotoCameraOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { addressesOnly } from '#web/api/errors.ts';
import type { KeptPicture } from '#web/api/picturesApi.ts';
import { Notice } from '#web/ui/Notice.tsx';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import { type UploadState, usePictureUpload } from './usePictureUpload.ts';

interface PictureChoiceProps {
  onKept: (picture: KeptPicture) => void;
  /** Told whether a picture is on its way: the event waits for it. */
  onBusy: (busy: boolean) => void;
}

/** A picture from the device or its camera, sent at once; how far it is; and what to do where that fails. */
export function PictureChoice({ onKept, onBusy }: PictureChoiceProps) {
  const { state, start, retry, cancel } = usePictureUpload(onKept);
  const touch = useMediaQuery('(pointer: coarse)', { noSsr: true });
  const busy = state.step === 'sending';
  useEffect(() => onBusy(busy), [busy, onBusy]);

  const takesAddressesOnly = state.step === 'failed' && state.words === addressesOnly;
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      {busy || takesAddressesOnly ? null : (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
          <FileButton icon={<PictureIcon />} onFile={start}>
            Choose a picture
          </FileButton>
          {touch ? (
            <FileButton icon={<CameraIcon />} onFile={start} camera>
              Take a photo
            </FileButton>
          ) : null}
        </Box>
      )}
      {busy ? <Sending state={state} onCancel={cancel} /> : null}
      <Box role="status" sx={{ '&:empty': { display: 'none' } }}>
        {busy ? <VisuallyHidden>The picture is being sent.</VisuallyHidden> : null}
        {state.step === 'kept' ? <VisuallyHidden>The picture is here. Say below what it shows.</VisuallyHidden> : null}
      </Box>
      <Box role="alert" sx={{ '&:empty': { display: 'none' } }}>
        {state.step === 'failed' ? (
          <Notice
            severity="error"
            action={
              state.again ? (
                <Button color="inherit" onClick={retry} sx={{ alignSelf: 'center' }}>
                  Try again
                </Button>
              ) : undefined
            }
          >
            {state.words}
          </Notice>
        ) : null}
      </Box>
    </Box>
  );
}

interface FileButtonProps {
  icon: ReactNode;
  /** Opens the camera that looks away from the person. */
  camera?: boolean;
  onFile: (file: File) => void;
  children: string;
}

/** A button that opens the browser's own choice of a file. */
function FileButton({ icon, camera = false, onFile, children }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button variant="outlined" startIcon={icon} onClick={() => input.current?.click()}>
        {children}
      </Button>
      <input
        ref={input}
        type="file"
        accept="image/*"
        capture={camera ? 'environment' : undefined}
        hidden
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          currentTarget.value = ''; // or the same file could not be chosen again
          if (file) onFile(file);
        }}
      />
    </>
  );
}

interface SendingProps {
  state: Extract<UploadState, { step: 'sending' }>;
  onCancel: () => void;
}

function Sending({ state: { share, preview }, onCancel }: SendingProps) {
  const percent = share === null ? undefined : Math.round(share * 100);
  const [drawable, setDrawable] = useState(true);
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, flexWrap: 'wrap' }}>
      {drawable ? (
        <Box
          component="img"
          src={preview}
          alt=""
          onError={() => setDrawable(false)}
          sx={{ width: 72, height: 72, objectFit: 'cover', borderRadius: 3, opacity: 0.7 }}
        />
      ) : null}
      <Box sx={{ flex: 1, minWidth: 140 }}>
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
      <Button color="inherit" onClick={onCancel}>
        Cancel
      </Button>
    </Box>
  );
}
