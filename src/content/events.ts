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
} as const;
