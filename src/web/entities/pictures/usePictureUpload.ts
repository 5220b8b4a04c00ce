import { useEffect, useRef, useState } from 'react';
import { type KeptPicture, picturesApi } from '#web/api/endpoints/pictures.ts';
import { asApiError, pictureError } from '#web/api/errors.ts';
import type { ApiError } from '#web/api/requests.ts';
import { hasOutbox, outboxModule } from '#web/outbox/useOutbox.ts';
import { lightPicture, smallPicture } from './lightPicture.ts';

/** The state of an upload. */
export type UploadState =
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
export function usePictureUpload(onKept: (picture: Pick<KeptPicture, 'image'>) => void) {
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
    const [{ keepPicture }, { picture, type }] = await Promise.all([outboxModule(), smallPicture(light)]);
    return location.origin + (await keepPicture({ bytes: picture, type }));
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
