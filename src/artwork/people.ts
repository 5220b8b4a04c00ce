import type { RoundPattern } from './scenes/portraits.ts';

/** A round window with a person's initials. */
export interface Person {
  /** The name of the picture, as pages use it. */
  name: string;
  /** Two letters look best; three fit. */
  initials: string;
  pattern: RoundPattern;
}

/**
 * The people who have a window until their photograph is put in. To change somebody's initials, change them here and run
 * `npm run artwork` with the picture's name.
 */
export const people: readonly Person[] = [
  { name: 'lead-1', initials: 'SK', pattern: 'dawn' },
  { name: 'lead-2', initials: 'GK', pattern: 'rose' },
  { name: 'pastor-1', initials: 'DM', pattern: 'river' },
  { name: 'pastor-2', initials: 'RM', pattern: 'laurel' },
  { name: 'pastor-3', initials: 'PO', pattern: 'flame' },
  { name: 'member-1', initials: 'MW', pattern: 'jacaranda' },
  { name: 'member-2', initials: 'BK', pattern: 'lake' },
  { name: 'member-3', initials: 'JM', pattern: 'star' },
];
