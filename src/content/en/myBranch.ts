/** English words need no approval. */
export const approved = true;

/** The words around the branch that a visitor calls their own, and around the church's other places. */
export const myBranch = {
  choose: 'Choose my branch',
  /** Before the name of the branch. */
  mine: 'My branch:',
  change: 'change',
  none: 'No branch',
  /** Before the name of the branch, over what is its own: `At Juja`. */
  at: 'At',
  /** Before the name of the branch, over its next event on the home page. */
  next: 'Next at',
  branches: 'Our branches',
  others: 'Our other places',
  directions: 'Directions',
  /** The map's name, before and after the name of the branch. */
  map: { before: 'Map of', after: 'with our branch marked' },
  all: 'All that is coming at',
} as const;
