import { DRAWING_VERSION, langQuery } from '../events/eventPaths.ts';

/** The version in the address of a sermon's picture: it changes with each change of the sermon, and of the drawing. */
export const sermonPictureVersion = ({ updated_at }: { updated_at: string }): string =>
  `${Date.parse(updated_at)}-${DRAWING_VERSION}`;

/** The address of the picture that a chat shows of a sermon. It carries a version, so that no chat shows an old one. */
export const sermonPicturePath = (sermon: { id: number; updated_at: string }, lang = 'en'): string =>
  `/media/sermons/${sermon.id}/picture-${sermonPictureVersion(sermon)}.jpg${langQuery(lang)}`;

/** The kinds of recording that are kept, with the type that each is served as. */
export const SOUND_TYPES = { m4a: 'audio/mp4', mp3: 'audio/mpeg', opus: 'audio/ogg', wav: 'audio/wav' } as const;

export type SoundKind = keyof typeof SOUND_TYPES;

/** Whether podcast directories take a recording of this kind. */
export const isPodcastKind = (kind: SoundKind): boolean => kind === 'm4a' || kind === 'mp3';

/** The address of a recording's file, without the host. It never changes. */
export const soundPath = ({ id, kind }: { id: string; kind: SoundKind }): string => `/sermons/${id}.${kind}`;

/** The addresses of the sermons' feeds: a podcast of the recordings, and all sermons. For Kiswahili with `?lang=sw`. */
export const sermonFeeds = { podcast: '/sermons.rss', atom: '/sermons.atom' } as const;
