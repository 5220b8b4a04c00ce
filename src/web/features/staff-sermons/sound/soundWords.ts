import type { SermonSound } from '#shared/sermons/sermon.ts';
import { isPodcastKind } from '#shared/sermons/sermonPaths.ts';
import { megabytes } from '#web/entities/sermon/sermonText.ts';
import type { Sound } from './sounds.ts';

/** How long a recording is and what it weighs. */
export const soundFacts = ({ seconds, bytes }: { seconds: number; bytes: number }): string =>
  `${Math.max(1, Math.round(seconds / 60))} min, ${megabytes(bytes)} MB`;

/** How long the rest takes, in a few words; empty while that is not known. */
function leftWords(left: number | undefined): string {
  if (left === undefined) return '';
  const minutes = Math.ceil(left / 60);
  return left < 60 ? ', less than a minute left' : `, about ${minutes} minutes left`;
}

const BROWSERS = 'Chrome on a phone or a computer makes it about 14 MB an hour.';

/** That a recording is here, and whether it comes into the podcast. */
const hereWords = (sound: SermonSound): string =>
  `It is here: ${soundFacts(sound)}.${isPodcastKind(sound.kind) ? '' : ' Podcast apps do not take this kind; people hear it on the site.'}`;

/** What is happening with a recording. */
export function soundState({ state, share, left, size, said, sound, sermonId }: Sound): string {
  switch (state) {
    case 'making':
      return `Making it small on this device: ${Math.floor(share * 100)} %${leftWords(left)}`;
    case 'asks':
      return `This browser cannot make it smaller. As it is, ${megabytes(size)} MB are sent. ${BROWSERS}`;
    case 'sending':
      return `Sending: ${megabytes(size * share)} of ${megabytes(size)} MB${leftWords(left)}`;
    case 'stopped':
      return said ?? 'Stopped. It goes on where it was.';
    case 'there':
      return said ?? `${sound ? hereWords(sound) : 'It is here.'}${sermonId ? '' : ' Save the sermon to add it.'}`;
  }
}
