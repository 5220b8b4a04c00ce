import { existsSync, statSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Server } from '@tus/server';
import pLimit from 'p-limit';
import type { FilePlace } from '#server/filePlace.ts';
import { HttpError } from '#server/httpError.ts';
import { roomOf } from '#server/storageWarnings.ts';
import { addSound, listSounds } from '#server/store/sounds.ts';
import type { Store } from '#server/store/store.ts';
import { ProcessEnded, TaskProcess } from '#server/taskProcess.ts';
import type { SermonSound } from '#shared/sermons/sermon.ts';
import { SERMON_UPLOADS } from '#shared/sermons/sermonLimits.ts';
import { DAY_MS, MINUTE_MS } from '#shared/time.ts';
import type { checkSound } from './checking/checkSound.ts';
import { soundWords } from './checking/soundWords.ts';
import {
  makeFolders,
  oldSoundFiles,
  type SoundSettings,
  soundFileName,
  soundPlace,
  uploadsFolder,
} from './soundPlace.ts';

/** How long an upload waits for its next bytes, counted from its beginning. */
const MAX_UPLOAD_DAYS = 7;

/** What is kept of an upload, in a small file beside its bytes. */
interface Upload {
  id: string;
  size: number;
  /** ISO 8601, UTC. */
  creation_date: string;
  /** What it was found to be, once it was whole. */
  found?: SoundAnswer;
}

interface UploadDeps {
  store: Store;
  settings: SoundSettings;
  now: () => Date;
}

/** Recordings on their way to the site, in parts that may break off and go on. */
export class SermonUploads {
  readonly #deps: UploadDeps;
  readonly #folder: string;
  readonly #place: FilePlace;
  /** One check at a time: each takes a processor and some memory. */
  readonly #checking = pLimit(1);
  #server: Server | undefined;

  constructor(deps: UploadDeps) {
    this.#deps = deps;
    this.#folder = uploadsFolder(deps.settings);
    this.#place = soundPlace(deps.settings);
  }

  /** The tus server over the uploads; loaded at the first one. */
  async server(): Promise<Server> {
    const [tus, { FileStore }] = await Promise.all([import('@tus/server'), import('@tus/file-store')]);
    this.#server ??= new tus.Server({
      path: SERMON_UPLOADS,
      datastore: new FileStore({ directory: this.#folder }),
      relativeLocation: true,
      allowedOrigins: () => false,
    });
    return this.#server;
  }

  /** An upload. Its id cannot be guessed. @throws HttpError 404 if there is none of that id */
  async find(id: string): Promise<Upload> {
    const upload = /^[0-9a-f]{32}$/.test(id) ? await this.#read(id) : undefined;
    if (!upload) throw new HttpError(404, soundWords.gone);
    return upload;
  }

  /** Makes the folder. @throws HttpError if its disk is not there, or has no room beside what others are sending */
  async makeRoom(size: number): Promise<void> {
    const { settings } = this.#deps;
    if (!makeFolders(settings)) throw new HttpError(503, soundWords.noFolder);
    const { free, needed } = roomOf(settings.isShared ? settings.folder : dirname(settings.folder));
    const awaited = (await this.#all()).map((upload) => (upload.found ? 0 : upload.size - this.#bytesOf(upload)));
    if (free - needed < awaited.reduce((sum, bytes) => sum + bytes, size)) throw new HttpError(507, soundWords.noRoom);
  }

  /**
   * The recording of an upload that is whole: checked, kept, and noted. Every step can be done again, so a
   * restart that broke one off is made good by the next request.
   *
   * @throws HttpError in a sentence: 404 or 409 if it is not there or not whole, 415 or 422 if it is refused
   */
  finish(id: string, username: string): Promise<SermonSound> {
    return this.#checking(async () => {
      const upload = await this.find(id);
      const file = this.#file(id);
      const found = upload.found ?? (await this.#check(upload));
      if ('words' in found) {
        await rm(file, { force: true });
        throw new HttpError(found.status, found.words);
      }
      await this.#place.put(file, soundFileName(found.made)).catch((fault) => {
        if (existsSync(file)) throw fault; // otherwise an earlier request kept it, maybe of another copy of the site
      });
      await rm(file, { force: true });
      const { store, now } = this.#deps;
      await store.write((transaction) => addSound(transaction, found.made, { username, now: now() }));
      return found.made;
    });
  }

  /** Checks an upload, unless another copy of the site has done so meanwhile: then its bytes may be gone. */
  async #check(upload: Upload): Promise<SoundAnswer> {
    let checked: SoundAnswer | undefined;
    let fault: unknown = new HttpError(409, soundWords.notWhole);
    try {
      if (this.#bytesOf(upload) === upload.size) checked = await checkSoundApart(this.#file(upload.id));
    } catch (thrown) {
      fault = thrown;
    }
    const { found = checked } = await this.find(upload.id);
    if (!found) throw fault;
    if (found === checked) await (await this.#notes()).set(upload.id, { ...upload, found } as never);
    return found;
  }

  /** Takes away the uploads of a week ago, finished ones too. */
  async tidy(): Promise<void> {
    const until = this.#deps.now().getTime() - MAX_UPLOAD_DAYS * DAY_MS;
    for (const { id, creation_date } of await this.#all()) {
      if (Date.parse(creation_date) > until) continue;
      await rm(this.#file(id), { force: true });
      await rm(`${this.#file(id)}.json`, { force: true });
    }
  }

  async #all(): Promise<Upload[]> {
    if (!existsSync(this.#folder)) return [];
    const uploads = await Promise.all((await (await this.#notes()).list()).map((id) => this.#read(id)));
    return uploads.filter((upload) => upload !== undefined);
  }

  async #notes() {
    const { FileConfigstore } = await import('@tus/file-store');
    return new FileConfigstore(this.#folder);
  }

  async #read(id: string): Promise<Upload | undefined> {
    return (await (await this.#notes()).get(id)) as Upload | undefined;
  }

  #file(id: string): string {
    return join(this.#folder, id);
  }

  #bytesOf({ id }: Upload): number {
    return statSync(this.#file(id), { throwIfNoEntry: false })?.size ?? 0;
  }
}

/** Four hours take half a minute on a slow machine. */
const TIMEOUT_MS = 3 * MINUTE_MS;

/** The most memory, in MB: a file's tables are read whole. */
const MEMORY_MB = 512;

/** What a recording is found to be, or why it is refused. */
export type SoundAnswer = { made: SermonSound } | { status: number; words: string };

/** Checks a recording in a child process, since a hostile file may take any time and memory. */
export async function checkSoundApart(path: string, timeoutMs: number = TIMEOUT_MS): Promise<SoundAnswer> {
  const child = new TaskProcess<typeof checkSound>({
    work: [join(import.meta.dirname, 'checking/checkSound.ts'), 'checkSound'],
    memoryMb: MEMORY_MB,
    timeoutMs,
  });
  try {
    return { made: await child.run([path]) };
  } catch (fault) {
    if (fault instanceof HttpError) return { status: fault.statusCode, words: fault.message };
    if (fault instanceof ProcessEnded) return { status: 422, words: soundWords.tooHeavy };
    throw fault;
  }
}

/** Removes uploads of a week ago, and files without a row. */
export async function tidySounds(store: Store, settings: SoundSettings, now: () => Date): Promise<void> {
  await new SermonUploads({ store, settings, now }).tidy();
  const files = await oldSoundFiles(settings); // before the rows, so that none of a new row is removed
  const named = new Set((await listSounds(store.db)).map(soundFileName));
  for (const name of files) if (!named.has(name)) await soundPlace(settings).remove(name);
}
