import { isPodcastKind } from '#shared/sermons/sermonPaths.ts';
import type { Sound } from '#web/entities/sermon/keptSounds.ts';
import { megabytes } from '#web/entities/sermon/sermonText.ts';

/** How long a recording is and what it weighs. */
export const soundFacts = ({ seconds, bytes }: { seconds: number; bytes: number }): string =>
  `${Math.max(1, Math.round(seconds / 60))} min, ${megabytes(bytes)} MB`;

/** How long the rest takes, in a few words; empty while that is not known. */
function leftWords(left: number | undefined): string {
  if (left === undefined) return '';
  const minutes = Math.ceil(left / 60);
  return left < 60 ? ', less than a minute left' : `, about ${minutes} minutes left`;
}

/** Asks before a file of this size, in bytes, is sent as it is. */
export const tooLargeHere = (size: number): string =>
  `This browser cannot make it smaller. Go on to send it as it is, ${megabytes(size)} MB. Chrome on a phone or a computer makes it about 14 MB an hour.`;

const NO_PODCAST = 'Podcast apps do not take this kind; people hear it on the site.';

const BROKEN = {
  network: '. There is no network now: it goes on by itself.',
  server: '. The site cannot take it now: it goes on by itself.',
};

/** What is happening with a recording. */
export function soundState({ state, share, left, file, said, recording, draft, broken }: Sound): string {
  const size = file?.size ?? 0;
  switch (state) {
    case 'making':
      return `Making it small on this device: ${Math.floor(share * 100)} %${leftWords(left)}`;
    case 'sending':
      return `Sending: ${megabytes(size * share)} of ${megabytes(size)} MB${broken ? BROKEN[broken] : leftWords(left)}`;
    case 'stopped':
      return said ?? 'Stopped. It goes on where it was.';
    case 'there': {
      const podcast = recording && !isPodcastKind(recording.kind) && NO_PODCAST;
      const save = draft !== undefined && 'Save the sermon to add it.';
      return [recording && `It is here: ${soundFacts(recording)}.`, podcast, save].filter(Boolean).join(' ');
    }
  }
}
