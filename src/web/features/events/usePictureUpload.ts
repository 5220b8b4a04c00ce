import { useEffect, useRef, useState } from 'react';
import { PICTURE_LIMITS, pictureWords } from '#shared/pictureLimits.ts';
import { addressesOnly, pictureError } from '#web/api/errors.ts';
import { type KeptPicture, useSendPictureMutation } from '#web/api/picturesApi.ts';
import { lightPicture } from './lightPicture.ts';

/** How far a picture is on its way. */
export type UploadState =
  | { step: 'idle' }
  /** `share` from 0 to 1; null while it is made ready on either side. `preview` is an address of the file itself. */
  | { step: 'sending'; share: number | null; preview: string }
  | { step: 'failed'; words: string; again: boolean }
  | { step: 'kept' };

/** Sends pictures, one at a time. @param onKept is told of each that the server has kept */
export function usePictureUpload(onKept: (picture: KeptPicture) => void) {
  const [send] = useSendPictureMutation();
  const [state, setState] = useState<UploadState>({ step: 'idle' });
  const last = useRef<File | null>(null);
  const underWay = useRef<AbortController | null>(null);
  useEffect(() => () => underWay.current?.abort(), []);

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
    if ('image' in outcome) onKept(outcome);
    setState('image' in outcome ? { step: 'kept' } : outcome);
  }

  async function sendOne(
    file: File,
    signal: AbortSignal,
    onProgress: (share: number) => void,
  ): Promise<KeptPicture | Extract<UploadState, { step: 'failed' }>> {
    const light = await lightPicture(file);
    if (light.size > PICTURE_LIMITS.bytes) return { step: 'failed', words: pictureWords.tooLarge, again: false };
    const picture = await light.arrayBuffer();
    const call = send({ picture, type: light.type || 'application/octet-stream', onProgress });
    signal.addEventListener('abort', () => call.abort());
    if (signal.aborted) call.abort();
    const { data, error } = await call;
    if (data) return data;
    const words = pictureError(error ?? {});
    return { step: 'failed', words, again: words !== addressesOnly };
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
