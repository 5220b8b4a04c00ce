/** English words need no approval. */
export const approved = true;

/** The words of an event's page around what staff have written. */
export const eventPage = {
  when: 'When',
  where: 'Where',
  directions: 'Get directions',
  newTab: '(opens in a new tab)',
  past: 'This event is over.',
  status: {
    cancelled: 'This event will not take place.',
    postponed: 'This event is put off. The new day will be told on this page.',
    postponedTo: 'This event is put off to another day.',
    moved: 'This event takes place, but not as it was announced first.',
  },
  before: 'Announced before for:',
  wholePicture: 'See the whole picture',
  nextAt: 'Coming up in',
  next: 'Coming up',
  nothingNext: 'Nothing else is on the calendar just now. Our Thursday and Sunday services go on as always.',
  all: 'All events',
  loading: 'Loading the event...',
  failed: 'This event could not be loaded.',
  removed: {
    eyebrow: 'No longer on',
    title: 'This event was taken off',
    text: 'The church has removed it from its calendar. Here is what is coming instead.',
  },
  shareMenu: 'Share this event',
  calendar: {
    button: 'Add to calendar',
    menu: 'Add to calendar',
    google: 'Google Calendar',
    outlook: 'Outlook',
    file: 'Apple Calendar, or a file',
  },
} as const;
