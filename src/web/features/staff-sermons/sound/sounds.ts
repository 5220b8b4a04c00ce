import { useEffect } from 'react';
import type { SermonSound } from '#shared/sermons/sermon.ts';
import { staffSermonsApi } from '#web/api/endpoints/staffSermons.ts';
import { asApiError, staffApiError } from '#web/api/errors.ts';
import { type AuthState, selectAccessToken, sessionExpired } from '#web/auth/authSlice.ts';
import { useOwnDraft } from '#web/auth/useOwnDraft.ts';
import { forgetKeptSounds, keepSound, keptSounds, type Sound } from '#web/entities/sermon/keptSounds.ts';
import { lock } from '#web/outbox/locks.ts';
import type { OutboxStoreApi } from '#web/outbox/storeApi.ts';
import { useAppStore } from '#web/outbox/useOutbox.ts';
import { newKey } from '#web/ui/drafts/drafts.ts';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { followed } from '#web/ui/hooks/followed.ts';
import { sendSound } from './sendSound.ts';
import type { MadeSound, SoundMessage } from './smallSound.worker.ts';
import { tooLargeHere } from './soundWords.ts';

/*
 * Recordings on their way. Each is made small on the device, and only then sent; both go on while the form is closed.
 * Once it is small its hash is known. A sermon names it by that, and may be saved while it is being sent.
 */

/** How long it waits before it asks the server again. */
const ASK_AGAIN_MS = 10_000;

const sounds = followed<readonly Sound[]>([]);
const works = new Map<string, AbortController>();

const find = (key: string) => sounds.read().find((sound) => sound.key === key);
const ofForm = (draft: string) => sounds.read().filter((sound) => sound.draft === draft);

function change(key: string, changes: Partial<Sound>, isKept = true): void {
  sounds.change(sounds.read().map((sound) => (sound.key === key ? { ...sound, ...changes } : sound)));
  const changed = find(key);
  if (changed && isKept) void keepSound(changed);
}

/** All recordings on their way; what an earlier tab left goes on. */
export function useSounds(): readonly Sound[] {
  const store = useAppStore();
  const owner = useOwnDraft('');
  useEffect(() => {
    void keptSounds(owner).then((kept) => {
      const left = kept.filter(({ key }) => !find(key));
      sounds.change([...sounds.read(), ...left]);
      for (const { key, state } of left)
        if (state === 'making' || state === 'sending') void goOnWithSound(store, key, true);
    });
  }, [store, owner]);
  return sounds.use().filter(({ key }) => key.startsWith(owner));
}

/** Begins with a file for the sermon of a form, in place of an earlier one. @param owner what the account's keys begin with */
export function chooseSound(store: OutboxStoreApi, { owner, draft }: Record<'owner' | 'draft', string>, file: File) {
  for (const { key } of ofForm(draft)) forgetSound(key);
  const key = owner + newKey();
  sounds.change([...sounds.read(), { key, draft, name: file.name, file, state: 'making', share: 0 }]);
  void goOnWithSound(store, key);
}

/** Whether a form has a recording that no sermon can name yet. */
export const isBeingMade = (draft: string): boolean => ofForm(draft).some(({ id }) => !id);

/** The sermon of a form was saved, or waits to be: it names its recording, which goes on by itself. */
export function soundSaved(draft: string, waits: boolean): void {
  for (const { key, state } of ofForm(draft)) {
    if (state === 'there' && !waits) forgetSound(key);
    else change(key, { draft: undefined });
  }
}

/** Ends what is being done, until `goOnWithSound`. */
export function stopSound(key: string): void {
  works.get(key)?.abort();
  change(key, { state: 'stopped', said: undefined });
}

/** Drops a recording, or forgets it once the server has it. */
export function forgetSound(key: string): void {
  works.get(key)?.abort();
  sounds.change(sounds.read().filter((sound) => sound.key !== key));
  void forgetKeptSounds(key);
}

/**
 * Makes it small and sends it; begins with what is not done yet.
 *
 * @param isKept whether an earlier tab left it: another tab may be at it, or may have finished
 */
export async function goOnWithSound(store: OutboxStoreApi, key: string, isKept = false): Promise<void> {
  const work = new AbortController();
  const { signal } = work;
  works.set(key, work);
  try {
    await lock(`sound ${key}`, async () => {
      if (isKept) {
        const [kept] = await keptSounds(key);
        if (!kept) return forgetSound(key);
        change(key, kept, false);
        if (kept.state === 'there') return;
      }
      signal.throwIfAborted();
      if (!find(key)?.id) await make(key, signal);
      await send(store, key, signal);
      const { draft, name } = find(key) ?? {};
      if (draft !== undefined) return;
      showToast(`The recording “${name}” is there.`, 'success');
    });
  } catch (thrown) {
    if (!signal.aborted) change(key, { state: 'stopped', said: (thrown as Error).message });
  }
}

const askBeforeLeaving = (event: BeforeUnloadEvent) => event.preventDefault();

/** Makes a recording small. @throws an Error with a sentence where that needs a decision */
async function make(key: string, signal: AbortSignal): Promise<void> {
  change(key, { state: 'making', share: 0, said: undefined });
  const { file } = find(key) ?? {};
  if (!file) return;
  addEventListener('beforeunload', askBeforeLeaving); // it would begin again
  try {
    const { id, bytes, quiet, isLarge } = await makeSmall(file, progressOf(key), signal);
    change(key, { id, quiet, ...(bytes && { file: new Blob([bytes]) }) });
    if (isLarge) throw new Error(tooLargeHere(file.size));
  } finally {
    removeEventListener('beforeunload', askBeforeLeaving);
  }
}

async function send(store: OutboxStoreApi, key: string, signal: AbortSignal): Promise<void> {
  change(key, { state: 'sending', share: 0, left: undefined, said: undefined });
  const { file, uploadUrl, id } = find(key) ?? {};
  if (!file) return;
  const token = () => selectAccessToken(store.getState() as { auth: AuthState });
  const upload = await sendSound(file, {
    token,
    uploadUrl,
    onUrl: (url) => change(key, { uploadUrl: url }),
    onProgress: progressOf(key),
    onBreak: (broken) => change(key, { broken, left: undefined }, false),
    onEnded: (sent) => sent === token() && store.dispatch(sessionExpired()),
    signal,
  });
  const recording = await readUpload(store, upload, signal);
  if (recording.id !== id) {
    change(key, { uploadUrl: undefined });
    throw new Error('It was damaged on its way. Go on to send it again.');
  }
  change(key, { state: 'there', recording, file: undefined });
}

/** What the server has made of an upload; asked again while there is no network. */
async function readUpload({ dispatch }: OutboxStoreApi, id: string, signal: AbortSignal): Promise<SermonSound> {
  for (;;) {
    const read = staffSermonsApi.endpoints.readSermonUpload.initiate({ id }, { track: false });
    const { data, error } = await dispatch(read);
    if (!error) return data;
    if (asApiError(error).kind !== 'unanswered') throw new Error(staffApiError(error));
    await new Promise((resolve) => setTimeout(resolve, ASK_AGAIN_MS));
    signal.throwIfAborted();
  }
}

/** Follows the progress of one step, and says how long the rest of it takes. */
function progressOf(key: string): (share: number) => void {
  const begun = Date.now();
  let first: number | undefined;
  return (share) => {
    first ??= share;
    const done = share - first;
    const left = done > 0 ? ((Date.now() - begun) / 1000 / done) * (1 - share) : undefined;
    change(key, { share, left, broken: undefined }, false);
  };
}

/**
 * Makes a recording small, in a worker.
 *
 * @param onProgress gets the share that is done, from 0 to 1
 * @throws if it is stopped by the signal, and with a sentence where that cannot be done
 */
export function makeSmall(file: Blob, onProgress: (share: number) => void, signal: AbortSignal): Promise<MadeSound> {
  const worker = new Worker(new URL('./smallSound.worker.ts', import.meta.url), { type: 'module' });
  return new Promise<MadeSound>((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
    worker.onerror = () => reject(new Error(navigator.onLine ? TOO_OLD : NO_NETWORK));
    worker.onmessage = ({ data }: MessageEvent<SoundMessage>) => {
      if ('share' in data) onProgress(data.share);
      else if ('refused' in data) reject(new Error(data.refused));
      else resolve(data);
    };
    worker.postMessage(file);
  }).finally(() => worker.terminate());
}

const NO_NETWORK = 'What makes a recording small could not be loaded: there is no network. Go on once there is.';
const TOO_OLD = 'This browser is too old to make a recording small. Use a newer one.';
