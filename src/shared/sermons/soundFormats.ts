import { MP3, MP4, OGG, WAVE } from 'mediabunny';

/** The kinds of recording that are kept, each with its format and the codecs in it that every phone plays. */
export const SOUND_FORMATS = [
  { kind: 'm4a', format: MP4, codecs: /^aac$/ },
  { kind: 'mp3', format: MP3, codecs: /^mp3$/ },
  { kind: 'opus', format: OGG, codecs: /^opus$/ },
  { kind: 'wav', format: WAVE, codecs: /^pcm-/ },
] as const;
