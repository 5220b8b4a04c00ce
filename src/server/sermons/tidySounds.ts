import { listSounds } from '#server/store/sounds.ts';
import type { Store } from '#server/store/store.ts';
import { type SoundSettings, soundFileName, soundPlace } from './soundPlace.ts';
import { SermonUploads } from './uploads.ts';

/** Removes uploads of a week ago, and files without a row; not those of the last day, whose rows may be about to come. */
export async function tidySounds(store: Store, settings: SoundSettings, now: () => Date): Promise<void> {
  await new SermonUploads({ store, settings, now }).tidy();
  const place = soundPlace(settings);
  const files = await place.list(); // before the rows, so that none of a new row is removed
  const named = new Set((await listSounds(store.db)).map(soundFileName));
  for (const { name, isOld } of files) if (isOld && !named.has(name)) await place.remove(name);
}
