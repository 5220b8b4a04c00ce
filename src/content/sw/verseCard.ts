import type { Translation } from '../translation.ts';
import type { verseCard as English } from '../verseCard.ts';

/** Whether a native reader has approved these words. */
export const approved = false;

/** The Kiswahili words of a verse as a picture. The windows are not among them: they know both languages' words. */
export const verseCard: Translation<Omit<typeof English, 'windows'>> = {
  drawing: 'Mstari unachorwa kwenye kioo',
  failed: 'Picha haikuweza kutengenezwa katika kivinjari hiki.',
  share: 'Shiriki picha',
  save: 'Hifadhi picha',
  another: 'Dirisha lingine',
  close: 'Funga',
};
