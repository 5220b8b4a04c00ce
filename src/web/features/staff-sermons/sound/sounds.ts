import { useEffect, useSyncExternalStore } from 'react';
import type { SermonSound } from '#shared/sermons/sermon.ts';
import { MAX_SOUND_BYTES } from '#shared/sermons/sermonLimits.ts';
import { staffSermonsApi } from '#web/api/endpoints/staffSermons.ts';
import { asApiError, staffApiError } from '#web/api/errors.ts';
import { type AuthState, selectAccessToken } from '#web/auth/authSlice.ts';
import { useOwnDraft } from '#web/auth/useOwnDraft.ts';
import { forgetKeptSound, type KeptSound, keepSound, keptSounds } from '#web/entities/sermon/keptSounds.ts';
import { lock } from '#web/outbox/locks.ts';
import type { OutboxStoreApi } from '#web/outbox/storeApi.ts';
import { useAppStore } from '#web/outbox/useOutbox.ts';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { attachSound } from './attachSound.ts';
import { makeSmall } from './makeSmall.ts';
import { sendSound } from './sendSound.ts';

/**
 * Recordings on their way to their sermons. They are made small on the device, and only then sent; both go on while the
 * form is closed. What is made is kept on the device until its sermon has it.
 */
export interface Sound extends KeptSound {
  /** `asks`: whether it may be sent as it is. */
  state: 'making' | 'asks' | 'sending' | 'stopped' | 'there';
  /** The share of what is being done, from 0 to 1, and how long the rest takes, in seconds, if that is known. */
  share: number;
  left?: number | undefined;
  /** Why it stopped, in a sentence. */
  said?: string | undefined;
}

/** How long it waits before it asks the server again. */
const ASK_AGAIN_MS = 10_000;

const sounds = new Map<string, Sound>();
/** What was chosen in this tab. */
const files = new Map<string, File>();
const works = new Map<string, AbortController>();
const listeners = new Set<() => void>();
let shown: readonly Sound[] = [];

function tell(): void {
  shown = [...sounds.values()];
  for (const listener of listeners) listener();
}

function change(draft: string, changes: Partial<Sound>): void {
  const there = sounds.get(draft);
  if (!there) return;
  sounds.set(draft, { ...there, ...changes });
  tell();
}

const keep = (draft: string): Promise<unknown> => {
  const { state, share, left, said, ...kept } = sounds.get(draft) ?? ({} as Sound);
  return keepSound(kept);
};

function follow(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** All recordings on their way; what an earlier tab left goes on. */
export function useSounds(): readonly Sound[] {
  const store = useAppStore();
  const owner = useOwnDraft('');
  useEffect(() => {
    void keptSounds(owner).then((kept) => {
      for (const one of kept.filter(({ draft }) => !sounds.has(draft))) {
        sounds.set(one.draft, { ...one, state: one.sound ? 'there' : 'sending', share: 0 });
        void run(store, one.draft);
      }
      tell();
    });
  }, [store, owner]);
  return useSyncExternalStore(
    follow,
    () => shown,
    () => shown,
  ).filter(({ draft }) => draft.startsWith(owner));
}

/** Begins with a file for the sermon of this form. The same file again goes on where it was. */
export function chooseSound(store: OutboxStoreApi, draft: string, file: File): void {
  stopSound(draft);
  const { name, size } = file;
  const print = `${name} ${size} ${file.lastModified}`;
  const there = sounds.get(draft);
  files.set(draft, file);
  const begun = there?.print === print ? there : { draft, name, print, size, sermonId: there?.sermonId };
  const tooLarge = size > MAX_SOUND_BYTES && `It is too large: it can have at most ${MAX_SOUND_BYTES / 1024 ** 2} MB.`;
  sounds.set(draft, { ...begun, state: tooLarge ? 'stopped' : 'making', share: 0, said: tooLarge || undefined });
  tell();
  if (!tooLarge) void run(store, draft);
}

/** Ends what is being done, until `goOnWithSound`. */
export function stopSound(draft: string): void {
  works.get(draft)?.abort();
  works.delete(draft);
  change(draft, { state: 'stopped', said: undefined });
}

/** Goes on after a stop, or sends a file as it is. */
export function goOnWithSound(store: OutboxStoreApi, draft: string): void {
  const agreed = sounds.get(draft)?.state === 'asks';
  change(draft, { state: agreed ? 'sending' : 'making', said: undefined, share: 0 });
  void run(store, draft, agreed);
}

/** Drops a recording, or forgets it once its sermon has it. */
export function forgetSound(draft: string): void {
  stopSound(draft);
  sounds.delete(draft);
  files.delete(draft);
  void forgetKeptSound(draft);
  tell();
}

/** The sermon of a form was saved: it has its recording, or gets it once that is there. */
export function soundSaved(draft: string, sermon: { id: number; sound: string | null }): void {
  const there = sounds.get(draft);
  if (!there) return;
  if (there.sound && there.sound.id === sermon.sound) forgetSound(draft);
  else {
    change(draft, { sermonId: sermon.id });
    void keep(draft);
  }
}

/** Makes it small, sends it, and gives it to a sermon that was saved meanwhile; begins with what is not done yet. */
async function run(store: OutboxStoreApi, draft: string, agreed = false): Promise<void> {
  const work = new AbortController();
  works.set(draft, work);
  const { signal } = work;
  try {
    // Another tab that has begun with it goes on alone.
    await lock(`sound of ${draft}`, async () => {
      if (signal.aborted || !(await isStillThere(draft))) return;
      const file = files.get(draft);
      const there = sounds.get(draft);
      if (!there) return;
      if (file && !there.bytes && !there.uploadUrl && !there.sound && !agreed) {
        if (!(await make(draft, file, signal))) return;
      }
      await send(store, draft, signal);
      const { sermonId, sound } = sounds.get(draft) ?? {};
      if (sermonId === undefined || !sound) return;
      showToast(`The sound of “${await attachSound(store, sermonId, sound.id)}” is there.`, 'success');
      forgetSound(draft);
    });
  } catch (thrown) {
    if (!signal.aborted) change(draft, { state: 'stopped', said: (thrown as Error).message });
  }
}

/** Whether it is on its way still. What an earlier tab kept may be done by another tab. */
async function isStillThere(draft: string): Promise<boolean> {
  if (files.has(draft)) return true;
  const kept = (await keptSounds(draft)).find((one) => one.draft === draft);
  if (kept) change(draft, kept);
  else if (sounds.delete(draft)) tell();
  return kept !== undefined;
}

/** Whether there is something to be sent now. */
async function make(draft: string, file: File, signal: AbortSignal): Promise<boolean> {
  change(draft, { state: 'making' });
  const made = await makeSmall(file, progressOf(draft), signal);
  if (made.said === 'too long') throw new Error('It is longer than four hours: cut it into parts.');
  if (made.said === 'small') change(draft, { bytes: made.bytes, size: made.bytes.byteLength, quiet: made.quiet });
  else if (made.why === 'browser') change(draft, { state: 'asks' });
  return made.said === 'small' || made.why === 'small';
}

async function send(store: OutboxStoreApi, draft: string, signal: AbortSignal): Promise<void> {
  const { bytes, sound, uploadUrl, name } = sounds.get(draft) ?? ({} as Sound);
  if (sound) return;
  const file = bytes ? new Blob([bytes]) : files.get(draft);
  if (!file) throw new Error(`Choose ${name} again: it goes on where it was.`);
  change(draft, { state: 'sending', share: 0, left: undefined });
  await keep(draft);
  const id = await sendSound(file, {
    token: () => selectAccessToken(store.getState() as { auth: AuthState }),
    uploadUrl,
    onUrl: (url) => {
      change(draft, { uploadUrl: url });
      void keep(draft);
    },
    onProgress: progressOf(draft),
    signal,
  });
  change(draft, { state: 'there', sound: await readUpload(store, id, signal), bytes: undefined });
  await keep(draft);
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
function progressOf(draft: string): (share: number) => void {
  const begun = Date.now();
  let first: number | undefined;
  return (share) => {
    first ??= share;
    const done = share - first;
    change(draft, { share, left: done > 0 ? ((Date.now() - begun) / 1000 / done) * (1 - share) : undefined });
  };
}
