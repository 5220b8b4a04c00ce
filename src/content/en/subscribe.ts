/** English words need no approval. */
export const approved = true;

/** The words of the Subscribe menu on /events. */
export const subscribe = {
  button: 'Subscribe',
  title: 'Events in your own calendar',
  text: 'New events, changes and cancellations come into your calendar by themselves.',
  branch: 'Branch',
  everyBranch: 'All branches',
  category: 'Category',
  everyCategory: 'All categories',
  app: 'Open in my calendar app',
  google: 'Google Calendar',
  copy: 'Copy the address',
  copied: 'Copied',
  address: 'Address of the calendar',
  reader: 'For a feed reader (Atom)',
  close: 'Close',
  newTab: '(opens in a new tab)',
} as const;
