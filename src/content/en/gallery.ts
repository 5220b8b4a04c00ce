import type { Captioned } from '../ministry.ts';

/** English words need no approval. */
export const approved = true;

const pictures = [
  { picture: 'hero', caption: 'Morning over the hills of Ruiru' },
  { picture: 'dove', caption: 'Prayer, Thursday at six' },
  { picture: 'acacia', caption: 'Where the youth eat lunch' },
  { picture: 'tea-rows', caption: 'The road to Kithini after the rains' },
  { picture: 'seven-candles', caption: 'Kesha, a little after midnight' },
  { picture: 'loaf', caption: 'Bread and cup, first Sunday of the month' },
  { picture: 'drum', caption: 'The second song, when everyone stands' },
  { picture: 'mount-kenya', caption: 'Mount Kenya from the Juja branch, on a clear day' },
  { picture: 'coffee', caption: 'Harvest thanksgiving' },
  { picture: 'star', caption: 'Carols under the open sky' },
] as const satisfies readonly Captioned[];

/** The words of /media/gallery (specification, sections 2 and 9: ten pictures, 3000 ms). */
export const gallery = {
  title: 'Gallery',
  lead: 'Ten windows on the life of the church.',
  label: 'Gallery of ten pictures',
  pictures,
} as const;
