/** English words need no approval. */
export const approved = true;

/** Reminders of events, and news of new ones. The server says `push`, the pages the rest. */
export const reminders = {
  button: 'Remind me',
  title: 'Remind me',
  leads: { evening: 'The evening before', hours: 'Two hours before' },
  at: (lead: string, moment: string) => `${lead} (${moment})`,
  on: (moment: string) => `You will be reminded: ${moment}.`,
  off: 'Take the reminder off',
  waiting: 'One moment…',
  tooLate: 'It is too late for a reminder.',
  blocked:
    'This browser does not let the site send you anything: you refused it before. Allow notifications in the browser’s settings, or put a reminder into your calendar.',
  unsupported: 'This browser cannot be reached by the site. Put a reminder into your calendar:',
  iPhone:
    'On an iPhone or iPad the site can remind you once it is on the home screen: Share, then Add to Home Screen. Or put a reminder into your calendar:',
  notReached: 'This device could not be reached by its push service. Try again later, or use your calendar.',
  failed: 'No answer came. Please try again.',
  calendar: 'Calendar file with an alarm',
  mine: 'My reminders',
  mineText: 'This device is reminded of these events.',
  close: 'Close',
  follow: {
    title: 'Tell me of new events',
    text: 'At most one notification a day, in the evening. Nobody learns who you are.',
    turnOn: 'Tell me of new events here',
    turnOff: 'No longer tell me of these',
    following: (topic: string) => `You are told of new events: ${topic}.`,
    everything: 'all branches, all categories',
  },
  push: {
    today: (time: string, venue: string) => `Today, ${time}. ${venue}`,
    tomorrow: (time: string, venue: string) => `Tomorrow, ${time}. ${venue}`,
    on: (day: string, time: string, venue: string) => `${day}, ${time}. ${venue}`,
    cancelled: 'This event will not take place.',
    postponed: 'A new day will be announced.',
    newOne: 'New event',
    newOnes: (count: number) => `${count} new events`,
    off: 'No more of this',
  },
  answers: {
    kept: 'You will be reminded.',
    deleted: 'The reminder is taken off.',
    following: 'You are told of new events.',
    unfollowed: 'You are no longer told of new events.',
    tooLate: 'It is too late for this reminder, or the event does not take place.',
    noEvent: 'There is no such event.',
  },
} as const;
