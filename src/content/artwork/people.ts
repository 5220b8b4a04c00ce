/** One round window: the name of its picture, the initials in it, and which of the colours it has. */
export interface Person {
  name: string;
  initials: string;
  alt: string;
  colours: 'gold' | 'ruby' | 'cobalt' | 'emerald' | 'violet' | 'teal' | 'rose' | 'amber';
}

const window = (name: string, initials: string, colours: Person['colours']): Person => ({
  name,
  initials,
  alt: `The initials ${initials.split('').join(' ')} in a round window.`,
  colours,
});

/**
 * The people who have a window until their photograph is put in. Change the initials here, then run
 * `npm run artwork`; two letters look best.
 */
export const people: readonly Person[] = [
  window('lead-1', 'SK', 'amber'),
  window('lead-2', 'GK', 'rose'),
  window('pastor-1', 'DM', 'cobalt'),
  window('pastor-2', 'RM', 'emerald'),
  window('pastor-3', 'PO', 'ruby'),
  window('member-1', 'MW', 'violet'),
  window('member-2', 'BK', 'teal'),
  window('member-3', 'JM', 'cobalt'),
  window('spare-1', 'JW', 'gold'),
  window('spare-2', 'EN', 'ruby'),
  window('spare-3', 'MK', 'emerald'),
];
