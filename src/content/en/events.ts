/** English words need no approval. */
export const approved = true;

/** The words of /events around the list itself (specification, section 2, Events). */
export const events = {
  title: 'Events',
  eyebrow: 'What is coming up',
  lead: 'Services, keshas, Bible studies and fellowships in all three branches. Everyone may come, and most things are free.',
  empty: 'No events available.',
  emptyHelp: 'Nothing is on the calendar just now. Our Thursday and Sunday services go on as always.',
  picture: 'trumpet',
  hours: 'Service hours',
  print: 'Print this page',
  loading: 'Loading events...',
  failed: 'This part of the page did not load.',
  /** Above the list, which begins with what is farthest ahead. */
  comingUp: {
    title: 'Coming up',
    /** Over the list itself. */
    everything: 'All events',
  },
  find: {
    label: 'Find events',
    search: 'Search events',
    /** The button that sends the search, where there is no JavaScript. */
    submit: 'Search',
    filter: 'Filter',
    category: 'Category',
    anyCategory: 'All categories',
    branch: 'Branch',
    anyBranch: 'All branches',
    when: 'When',
    anyTime: 'Coming and past',
    coming: 'Coming',
    past: 'Past',
    /** Read out after the name of something that can be taken off. */
    takeOff: 'take off',
    clear: 'Clear all',
    nothing: 'Nothing here matches what you are looking for.',
    nothingHelp: 'Try another word, or take one of the filters off.',
  },
  month: {
    asMonth: 'Month',
    asList: 'List',
    view: 'view',
    previous: 'Previous month',
    next: 'Next month',
    today: 'Today',
    whole: 'Whole month',
    free: 'Nothing is planned on this day.',
    freeMonth: 'Nothing is planned in this month.',
    more: 'more',
    /** Before the hour at which an event of the evening before ends. */
    until: 'Until',
  },
} as const;
