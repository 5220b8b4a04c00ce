import type { eventCard as English } from '../en/eventCard.ts';
import type { Translation } from '../translation.ts';

/** Whether a native reader has approved these words. */
export const approved = false;

/** The Kiswahili words of /event-card. */
export const eventCard: Translation<typeof English> = {
  next: 'Tukio linalofuata',
  none: 'Hakuna matukio.',
  missing: 'Tukio hili halipo tena. Huenda mtu amelifuta.',
  all: 'Matukio yote',
};
