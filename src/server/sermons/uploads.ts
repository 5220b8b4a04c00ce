import { existsSync, readdirSync, statSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import pLimit from 'p-limit';
import { HttpError } from '#server/httpError.ts';
import { roomOf } from '#server/storageWarnings.ts';
import { addSound, findSound } from '#server/store/sounds.ts';
import type { Store } from '#server/store/store.ts';
import type { SermonSound } from '#shared/sermons/sermon.ts';
import { SERMON_UPLOADS } from '#shared/sermons/sermonLimits.ts';
import { DAY_MS } from '#shared/time.ts';
import { checkSoundApart } from './checking/checkSoundApart.ts';
import { soundWords } from './checking/soundWords.ts';
import { makeFolders, type SoundPlace, type SoundSettings, soundPlace, uploadsFolder } from './soundPlace.ts';

/** How long an upload waits for its next bytes, counted from its beginning. */
const MAX_UPLOAD_DAYS = 7;

/** The header in which our server names the account to the tus server. A value from the browser is replaced. */
export const ACCOUNT_HEADER = 'x-account';

/** What is kept of an upload, in a small file beside its bytes. */
interface Upload {
  id: string;
  size: number;
  /** ISO 8601, UTC. */
  creation_date: string;
  metadata: {
    /** The id of the account that sends it. */
    account: string;
    /** What was found out, once it is whole: the recording as JSON, or why it is refused. */
    sound?: string;
    refused?: string;
  };
}

/** Recordings on their way to the site, in parts that may break off and go on. */
export class SermonUploads {
  readonly #store: Store;
  readonly #settings: SoundSettings;
  readonly #place: SoundPlace;
  readonly #now: () => Date;
  /** One check at a time: each takes a processor and some memory. */
  readonly #checking = pLimit(1);
  readonly #finishing = new Map<string, Promise<SermonSound>>();

  constructor(deps: { store: Store; settings: SoundSettings; now: () => Date }) {
    this.#store = deps.store;
    this.#settings = deps.settings;
    this.#place = soundPlace(deps.settings);
    this.#now = deps.now;
  }

  /** A tus server over the uploads; loaded at the first upload. */
  readonly server = once(async () => {
    const [{ Server }, { FileStore }] = await Promise.all([import('@tus/server'), import('@tus/file-store')]);
    return new Server({
      path: SERMON_UPLOADS,
      datastore: new FileStore({ directory: uploadsFolder(this.#settings) }),
      relativeLocation: true,
      allowedOrigins: () => false,
      // Only what this server says is kept of an upload.
      onUploadCreate: async (request) => ({ metadata: { account: request.headers.get(ACCOUNT_HEADER) } }),
    });
  });

  /** An account's upload. @throws HttpError 404 if it has none of that id */
  async find(id: string, account: string): Promise<Upload> {
    const upload = /^[0-9a-f]{32}$/.test(id) ? await this.#read(id) : undefined;
    if (upload?.metadata.account !== account) throw new HttpError(404, soundWords.gone);
    return upload;
  }

  /** Whether all bytes are there, or were before they were checked. */
  isWhole(upload: Upload): boolean {
    const { sound, refused } = upload.metadata;
    return sound !== undefined || refused !== undefined || this.#bytesOf(upload.id) === upload.size;
  }

  /** Makes the folder. @throws HttpError if its disk is not there, or has no room beside what others are sending */
  async makeRoom(size: number): Promise<void> {
    if (!makeFolders(this.#settings)) throw new HttpError(503, soundWords.noFolder);
    const { folder, isShared } = this.#settings;
    const { free, needed } = roomOf(isShared ? folder : dirname(folder));
    const awaited = (await this.#all()).map((upload) =>
      this.isWhole(upload) ? 0 : upload.size - this.#bytesOf(upload.id),
    );
    if (free - needed < awaited.reduce((sum, bytes) => sum + bytes, size)) throw new HttpError(507, soundWords.noRoom);
  }

  /**
   * The recording of an upload that is whole: checked, kept, and noted. Every step can be done again, so that one which
   * a restart broke off is gone on with at the next request.
   *
   * @throws HttpError in a sentence if it is refused
   */
  finish(upload: Upload, username: string): Promise<SermonSound> {
    const { id } = upload;
    const finishing =
      this.#finishing.get(id) ?? this.#finish(upload, username).finally(() => this.#finishing.delete(id));
    this.#finishing.set(id, finishing);
    return finishing;
  }

  async #finish(upload: Upload, username: string): Promise<SermonSound> {
    const file = this.#file(upload.id);
    const { sound: noted, refused } = upload.metadata;
    if (refused) throw new HttpError(422, refused);
    const sound = noted ? (JSON.parse(noted) as SermonSound) : await this.#check(upload);
    if (existsSync(file)) await this.#place.put(file, sound);
    else if (await findSound(this.#store.db, sound.id)) return sound;
    else if ((await this.#place.sizeOf(sound)) !== sound.bytes) throw new HttpError(404, soundWords.gone);
    await this.#store.write((transaction) => addSound(transaction, sound, { username, now: this.#now() }));
    return sound;
  }

  async #check(upload: Upload): Promise<SermonSound> {
    const answer = await this.#checking(() => checkSoundApart(this.#file(upload.id)));
    if ('words' in answer) {
      await this.#note(upload, { refused: answer.words });
      await rm(this.#file(upload.id), { force: true });
      throw new HttpError(answer.status, answer.words);
    }
    await this.#note(upload, { sound: JSON.stringify(answer.sound) });
    return answer.sound;
  }

  /** Takes away the uploads of a week ago, finished ones too. */
  async tidy(): Promise<void> {
    const until = this.#now().getTime() - MAX_UPLOAD_DAYS * DAY_MS;
    for (const { id, creation_date } of await this.#all()) {
      if (Date.parse(creation_date) > until) continue;
      await rm(this.#file(id), { force: true });
      await rm(`${this.#file(id)}.json`, { force: true });
    }
  }

  async #all(): Promise<Upload[]> {
    const folder = uploadsFolder(this.#settings);
    if (!existsSync(folder)) return [];
    const names = readdirSync(folder).filter((name) => name.endsWith('.json'));
    const uploads = await Promise.all(names.map((name) => this.#read(name.slice(0, -'.json'.length))));
    return uploads.filter((upload) => upload !== undefined);
  }

  readonly #notes = once(async () => {
    const { FileConfigstore } = await import('@tus/file-store');
    return new FileConfigstore(uploadsFolder(this.#settings));
  });

  async #read(id: string): Promise<Upload | undefined> {
    return (await (await this.#notes()).get(id)) as Upload | undefined;
  }

  async #note(upload: Upload, found: Pick<Upload['metadata'], 'sound' | 'refused'>): Promise<void> {
    const noted = { ...upload, metadata: { ...upload.metadata, ...found } };
    await (await this.#notes()).set(upload.id, noted as never);
  }

  #file(id: string): string {
    return join(uploadsFolder(this.#settings), id);
  }

  #bytesOf(id: string): number {
    return statSync(this.#file(id), { throwIfNoEntry: false })?.size ?? 0;
  }
}

/** Makes something at its first use; after a failure it is tried again. */
function once<Made>(make: () => Promise<Made>): () => Promise<Made> {
  let made: Promise<Made> | undefined;
  return () => {
    made ??= make().catch((thrown) => {
      made = undefined;
      throw thrown;
    });
    return made;
  };
}
