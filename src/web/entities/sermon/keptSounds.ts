import type { DBSchema, IDBPDatabase } from 'idb';
import type { SermonSound } from '#shared/sermons/sermon.ts';
import { deviceDatabase } from '#web/ui/hooks/deviceDatabase.ts';

/** A recording on its way to the site. The device keeps it, so that it goes on after the tab was closed. */
export interface Sound {
  /** Begins with the account's name, as drafts do (`useOwnDraft`). */
  key: string;
  /** The draft of the form in which it was chosen, until that form is saved. */
  draft: string | undefined;
  /** The name of the file that was chosen. */
  name: string;
  /** That file, and then what was made of it; not needed any more once the server has it. */
  file: Blob | undefined;
  /** Its SHA-256 in hex, by which a sermon names it; known once it is as small as it gets. */
  id?: string | undefined;
  /** Whether hardly anything is heard. */
  quiet?: boolean | undefined;
  /** Where its upload goes on. */
  uploadUrl?: string | undefined;
  /** What the server has made of it. */
  recording?: SermonSound | undefined;
  state: 'making' | 'sending' | 'stopped' | 'there';
  /** The share of what is being done, from 0 to 1, and how long the rest takes, in seconds, if that is known. */
  share: number;
  left?: number | undefined;
  /** What does not take it while it is sent. */
  broken?: 'network' | 'server' | undefined;
  /** Why it stopped, in a sentence. */
  said?: string | undefined;
}

interface Schema extends DBSchema {
  sounds: { key: string; value: Sound };
}

const open = deviceDatabase<Schema>('sermon-sounds', 2, (db) => {
  for (const name of db.objectStoreNames) db.deleteObjectStore(name);
  db.createObjectStore('sounds', { keyPath: 'key' });
});

/** Undefined where the browser stores nothing: the upload then goes on while the tab is open. */
const inStore = <Result>(work: (db: IDBPDatabase<Schema>) => Promise<Result>): Promise<Result | undefined> =>
  open()
    .then(work)
    .catch(() => undefined);

export const keepSound = (sound: Sound) => inStore((db) => db.put('sounds', sound));

const keysOf = (owner: string) => IDBKeyRange.bound(owner, `${owner}\uffff`);

/** The recordings that an account's sermons await. @param owner what their keys begin with */
export const keptSounds = async (owner: string): Promise<Sound[]> =>
  (await inStore((db) => db.getAll('sounds', keysOf(owner)))) ?? [];

/** Deletes those whose keys begin so: one, or all of an account when it logs out. */
export const forgetKeptSounds = (owner: string) => inStore((db) => db.delete('sounds', keysOf(owner)));
