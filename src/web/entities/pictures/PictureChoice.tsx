import CancelIcon from '@mui/icons-material/Close';
import PictureIcon from '@mui/icons-material/ImageOutlined';
import CameraIcon from '@mui/icons-material/PhotoCameraOutlined';
import { Alert, Box, Button, LinearProgress, useMediaQuery } from '@mui/material';
import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import { type KeptPicture, picturesApi } from '#web/api/endpoints/pictures.ts';
import { asApiError, pictureError } from '#web/api/errors.ts';
import type { ApiError } from '#web/api/requests.ts';
import { keepPicture } from '#web/outbox/sending/keptPictures.ts';
import { hasOutbox } from '#web/outbox/useOutbox.ts';
import { VisuallyHidden } from '#web/ui/layout/looks.ts';
import { lightPicture } from './lightPicture.ts';

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

/** The state of an upload. */
type UploadState =
  | { step: 'idle' }
  /** `share` from 0 to 1; null while it is processed on either side. `preview` is an object URL of the file. */
  | { step: 'sending'; share: number | null; preview: string }
  /** `again`: whether the same file can be tried again. */
  | { step: 'failed'; words: string; again: boolean }
  /** `waits`: it is kept on this device until there is a network. */
  | { step: 'kept'; waits: boolean };

type Outcome = (Pick<KeptPicture, 'image'> & { waits?: boolean }) | Extract<UploadState, { step: 'failed' }>;

/**
 * Uploads pictures, one at a time. Without a network a picture waits on this device. It is sent before the save that
 * shows it.
 *
 * @param onKept called with each picture that the server has stored, or that waits
 */
function usePictureUpload(onKept: (picture: Pick<KeptPicture, 'image'>) => void) {
  const [send] = picturesApi.useCreatePictureMutation();
  const [state, setState] = useState<UploadState>({ step: 'idle' });
  const last = useRef<File | null>(null);
  const underWay = useRef<AbortController | null>(null);
  useEffect(() => () => underWay.current?.abort(), []);
  const kept = useRef(onKept);
  useEffect(() => {
    kept.current = onKept; // its field may have moved in a list meanwhile
  });

  async function start(file: File) {
    underWay.current?.abort();
    const giveUp = new AbortController();
    underWay.current = giveUp;
    last.current = file;
    const preview = URL.createObjectURL(file);
    giveUp.signal.addEventListener('abort', () => URL.revokeObjectURL(preview));
    setState({ step: 'sending', share: null, preview });
    const outcome = await sendOne(file, giveUp.signal, (share) => {
      if (!giveUp.signal.aborted) setState({ step: 'sending', share: share < 1 ? share : null, preview });
    });
    if (giveUp.signal.aborted) return;
    giveUp.abort();
    if ('image' in outcome) kept.current(outcome);
    setState('image' in outcome ? { step: 'kept', waits: outcome.waits ?? false } : outcome);
  }

  async function sendOne(file: File, signal: AbortSignal, onProgress: (share: number) => void): Promise<Outcome> {
    const light = await lightPicture(file).catch((error: unknown) => ({ refused: unreadable(error) }));
    if ('refused' in light) return { step: 'failed', words: light.refused, again: false };
    if (signal.aborted) return { step: 'failed', words: '', again: false };
    const request = send({ ...light, onProgress });
    signal.addEventListener('abort', () => request.abort());
    const { data, error } = await request;
    if (data) return data;
    const failure = asApiError(error ?? {});
    const image = failure.kind === 'unanswered' && !signal.aborted ? await keepHere(light) : undefined;
    if (image) return { image, waits: true };
    return { step: 'failed', words: pictureError(failure), again: mayPass(failure) };
  }

  return {
    state,
    start: (file: File) => void start(file),
    retry: () => last.current && void start(last.current),
    cancel() {
      underWay.current?.abort();
      setState({ step: 'idle' });
    },
  };
}

/** Keeps a picture on this device; answers its address, undefined if this browser cannot keep it. */
async function keepHere(light: { picture: ArrayBuffer; type: string }): Promise<string | undefined> {
  if (!hasOutbox() || !globalThis.crypto?.subtle) return undefined;
  try {
    return location.origin + (await keepPicture({ bytes: light.picture, type: light.type }));
  } catch {
    return undefined;
  }
}

/** A file in the cloud, or on a removed card, cannot be read. */
const unreadable = (error: unknown): string =>
  `This file cannot be read from the device: choose it again.${error instanceof Error ? ` (${error.message})` : ''}`;

/** After no or an unreadable answer, a rate limit or a server error, a retry may succeed. */
const mayPass = ({ kind, status }: ApiError): boolean =>
  kind !== 'refused' || status === null || status === 408 || status === 429 || status >= 500;

interface PictureProgressProps {
  /** The share that was sent, from 0 to 1; null while it is processed on either side. */
  share: number | null;
  /** An object URL of the file. */
  preview: string;
}

/** A picture that is being uploaded, with its progress. */
function PictureProgress({ share, preview }: PictureProgressProps) {
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
