import type { myBranch as English } from '../en/myBranch.ts';
import type { Translation } from '../translation.ts';

/** Whether a native reader has approved these words. */
export const approved = false;

/** The Kiswahili words around the branch that a visitor calls their own. */
export const myBranch: Translation<typeof English> = {
  choose: 'Chagua tawi lako',
  mine: 'Tawi lako:',
  change: 'badilisha',
  none: 'Bila tawi',
  at: 'Tawi la',
  next: 'Tukio linalofuata',
  branches: 'Matawi yetu',
  others: 'Mahali petu pengine',
  directions: 'Njia ya kufika',
  map: { before: 'Ramani ya', after: 'yenye alama ya tawi letu' },
  all: 'Matukio yote yajayo',
};
