/** English words need no approval. */
export const approved = true;

const people = (count: number): string => (count === 1 ? '1 person' : `${count} people`);

/** The words of one's own sign-up: what the event's page says of it, and its own page. */
export const ownSignup = {
  /** Where a sign-up waits on the phone for a network. */
  unsent: {
    title: (name: string, count: number) => `${name}, ${people(count)}: not sent yet`,
    leaving: (name: string) => `${name}, not coming: not sent yet`,
    text: 'It is kept on this device and sent when there is a network. That is at the latest when you open this page again, and you see here then whether there is a place.',
    discard: 'Discard',
  },
  own: {
    /** Where several were signed up on this device. */
    of: (name: string, state: string) => `${name}: ${state}`,
    change: 'Change or cancel',
    toWhatsApp: 'Send it to my WhatsApp',
    whatsAppHint: 'Choose yourself there, so that you find it again.',
    copy: 'Copy the link',
    copied: 'Copied',
    what: 'of your sign-up',
    newTab: '(opens in a new tab)',
    /** What is sent to oneself; the link follows on a line of its own. */
    message: (title: string, when: string, state: string) => `${title}\n${when}\n${state}\nChange or cancel:`,
    secret: 'This link is yours alone: anybody who has it can change your sign-up.',
    /** Where the browser stores nothing, as in some private windows. */
    unstored: 'Your browser does not keep this link: please send it to yourself now.',
    forgotten: 'Your sign-up could not be read just now. What you see is how it was last.',
  },
  page: {
    title: 'Your sign-up',
    event: 'See the event',
    number: 'Change the number',
    save: 'Save',
    saving: 'Saving...',
    leave: 'I am not coming',
    back: 'I am coming after all',
    backWaiting: 'All places are taken now. If you come back, you go to the end of the waiting list.',
    leaveHint: 'Your place becomes free for somebody else. You can come back here as long as there is room.',
    leaveHintWaiting: 'You leave the waiting list. If you come back here, you go to its end.',
    /** While an event takes no sign-ups. */
    leaveHintClosed: 'Your place becomes free for somebody else. You cannot come back here just now.',
    most: (count: number) => `At most ${people(count)} can be signed up here now.`,
    /** For the first in line, whose group is larger than what is free. */
    free: (count: number) =>
      count === 1
        ? '1 place is free now. If only one of you comes, it is yours at once.'
        : `${count} places are free now. If only ${count} of you come, they are yours at once.`,
    fixed: 'The number cannot be raised any more.',
    yourAnswer: 'Your answer',
    yourPhone: 'Your phone number',
    thanks: 'Thank you for coming.',
    over: 'This event is over.',
    cancelled: 'This event is cancelled. You need not do anything.',
    postponed: 'This event is postponed. Your sign-up stays; the new day will be told on its page.',
    moved:
      'The day, hour or place of this event has changed, and your sign-up stays. If you cannot come, please change or cancel it.',
    eventRemoved: 'The church has taken this event off its calendar. You need not do anything.',
    deleted: (days: number) => `Your name is deleted ${days} days after the event, and this page with it.`,
    unknown: {
      title: 'This sign-up is not here any more',
      text: 'The link may be incomplete, or the event was some time ago: sign-ups are deleted after it.',
      events: 'Coming events',
    },
    loading: 'Loading your sign-up...',
    failed: 'Your sign-up could not be loaded.',
    again: 'Try again',
  },
} as const;
