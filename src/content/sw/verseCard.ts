import type { verseCard as English } from '../en/verseCard.ts';
import type { Translation } from '../translation.ts';

/** Whether a native reader has approved these words. */
export const approved = false;

/** The Kiswahili words of a verse as a picture. */
export const verseCard: Translation<typeof English> = {
  drawing: 'Picha inatengenezwa …',
  failed: 'Picha haikuweza kutengenezwa katika kivinjari hiki.',
  share: 'Shiriki picha',
  save: 'Hifadhi picha',
  another: 'Picha nyingine',
  close: 'Funga',
};
