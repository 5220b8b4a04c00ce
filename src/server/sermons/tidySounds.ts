import { listSounds } from '#server/store/sounds.ts';
import type { Store } from '#server/store/store.ts';
import { oldSoundFiles, type SoundSettings, soundFileName, soundPlace } from './soundPlace.ts';
import { SermonUploads } from './uploads.ts';

/** Removes uploads of a week ago, and files without a row. */
export async function tidySounds(store: Store, settings: SoundSettings, now: () => Date): Promise<void> {
  await new SermonUploads({ store, settings, now }).tidy();
  const files = await oldSoundFiles(settings); // before the rows, so that none of a new row is removed
  const named = new Set((await listSounds(store.db)).map(soundFileName));
  for (const name of files) if (!named.has(name)) await soundPlace(settings).remove(name);
}
