import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { SermonSound } from '#shared/sermons/sermon.ts';

/** A recording that is kept on this device until its sermon has it. */
export interface KeptSound {
  /** The name of the draft of its sermon's form, which begins with the account's. */
  draft: string;
  /** The name of the file that was chosen. */
  name: string;
  /** The same for the same file. */
  print: string;
  /** How many bytes are sent. */
  size: number;
  /** What is sent; absent of a file that goes as it is, which has to be chosen again after the tab was closed. */
  bytes?: ArrayBuffer | undefined;
  /** Whether hardly anything is heard. */
  quiet?: boolean | undefined;
  /** Where its upload goes on. */
  uploadUrl?: string | undefined;
  /** The sermon that was saved while it was on its way. */
  sermonId?: number | undefined;
  /** The recording, once the server has it. */
  sound?: SermonSound | undefined;
}

interface Schema extends DBSchema {
  sounds: { key: string; value: KeptSound };
}

const open = (): Promise<IDBPDatabase<Schema>> =>
  openDB<Schema>('sermon-sounds', 1, { upgrade: (db) => void db.createObjectStore('sounds', { keyPath: 'draft' }) });

async function inStore<Result>(work: (db: IDBPDatabase<Schema>) => Promise<Result>): Promise<Result | undefined> {
  try {
    const db = await open();
    return await work(db).finally(() => db.close());
  } catch {
    return undefined; // the browser stores nothing: it goes on while the tab is open
  }
}

export const keepSound = (sound: KeptSound) => inStore((db) => db.put('sounds', sound));

export const forgetKeptSound = (draft: string) => inStore((db) => db.delete('sounds', draft));

/** The recordings of an account's sermons. @param owner what the names of its drafts begin with */
export const keptSounds = async (owner: string): Promise<KeptSound[]> =>
  ((await inStore((db) => db.getAll('sounds'))) ?? []).filter(({ draft }) => draft.startsWith(owner));

/** Deletes them, as when the account logs out. */
export const forgetKeptSounds = async (owner: string): Promise<void> => {
  for (const { draft } of await keptSounds(owner)) await forgetKeptSound(draft);
};
