import { MAX_SOUND_BYTES, MAX_SOUND_SECONDS } from '#shared/sermons/sermonLimits.ts';

/** Why a recording is refused. */
export const soundWords = {
  empty: 'The file is empty.',
  tooLarge: `The recording is too large: ${MAX_SOUND_BYTES / 1024 / 1024} MB are the most.`,
  tooLong: `The recording is too long: ${MAX_SOUND_SECONDS / 3600} hours are the most.`,
  unknown: 'This is no recording that the site can keep. Send an m4a, mp3, opus or wav file.',
  unplayed: 'Not every phone plays this kind of sound. Send AAC (m4a), mp3, Opus or wav.',
  film: 'This file holds a film. Send the sound alone, and give the film’s address on YouTube.',
  several: 'This file holds several sound tracks. Send one.',
  hidden: 'This file holds more than a recording, so it was refused. Save it anew in a sound program.',
  damaged: 'The recording is damaged or cut off. Send it again from where it was recorded.',
  wrongLength: 'The recording’s length does not fit its size. Save it anew in a sound program.',
  tooHeavy: 'The recording could not be checked: it took too long or too much memory. Save it anew in a sound program.',
  noRoom: 'The site’s disk has too little room for this recording. Tell the person who looks after the server.',
  noFolder: 'The folder of the recordings is not there. Tell the person who looks after the server.',
  notWhole: 'The recording is not whole yet.',
  gone: 'This upload is not here any more. Send the recording again.',
} as const;
