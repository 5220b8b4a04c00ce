import { listSounds } from '#server/store/sounds.ts';
import type { Store } from '#server/store/store.ts';
import { type SoundPlace, type SoundSettings, soundFileName, soundPlace } from './soundPlace.ts';
import { SermonUploads } from './uploads.ts';

/** The files that no row has, by their names; not those of the last day, whose rows may be about to come. */
export async function filesWithoutRow({ db }: Pick<Store, 'db'>, place: SoundPlace): Promise<string[]> {
  const files = await place.list(); // before the rows, so that none of a new row is named
  const named = new Set((await listSounds(db)).map(soundFileName));
  return files.filter(({ name, isOld }) => isOld && !named.has(name)).map(({ name }) => name);
}

/** Removes the files of recordings whose rows are deleted, and uploads of a week ago. */
export async function tidySounds(store: Store, settings: SoundSettings, now: () => Date): Promise<void> {
  await new SermonUploads({ store, settings, now }).tidy();
  const place = soundPlace(settings);
  for (const name of await filesWithoutRow(store, place)) await place.remove(name);
}
