/** How many events there are, in words. */
export const eventCount = (count: number): string =>
  count === 0 ? 'No events' : `${count} ${count === 1 ? 'event' : 'events'}`;
