/** English words need no approval. */
export const approved = true;

/** The words of signing up for an event, on its page. */
export const signUp = {
  title: 'Are you coming?',
  /** On what opens the form. */
  open: 'I am coming',
  waitingList: 'Join the waiting list',
  another: 'Sign up somebody else',
  /** `moment` is `Friday 27 November, 6 pm`. */
  closes: (moment: string) => `You can sign up until ${moment}.`,
  full: 'All places are taken. On the waiting list you move up by yourself when a place becomes free.',
  numbers: {
    left: (left: number, places: number) => `${left} of ${places} places ${left === 1 ? 'is' : 'are'} free.`,
    coming: (count: number) => (count === 1 ? '1 person is coming.' : `${count} people are coming.`),
    waiting: (count: number) => (count === 1 ? '1 person is waiting.' : `${count} people are waiting.`),
  },
  card: {
    left: (left: number) => (left === 1 ? '1 place left' : `${left} places left`),
    full: 'Full',
    coming: (count: number) => (count === 1 ? '1 is coming' : `${count} are coming`),
    waiting: (count: number) => (count === 1 ? '1 waits' : `${count} wait`),
  },
  states: {
    closed: 'Sign-up is closed. If you would like to come all the same, please ask the church.',
    cancelled: 'Nobody needs a place any more. If you had signed up, there is nothing that you need to do.',
    postponed: 'You can sign up again once the new day is known. Everybody who has signed up keeps the place.',
  },
  ask: 'Ask the church',
  form: {
    name: 'Your name',
    people: 'How many people, you included?',
    adults: 'Adults',
    children: 'Children',
    optional: 'optional',
    phone: 'Phone number (optional)',
    phoneHint: 'Only if you would like to be told when something changes.',
    fewer: (what: string) => `One less: ${what}`,
    more: (what: string) => `One more: ${what}`,
    send: 'Sign up',
    wait: 'Join the waiting list',
    sending: 'Sending...',
    privacy: (days: number) =>
      `Only those who look after the list see your name. It is deleted ${days} days after the event. Please write no names of children.`,
    privacyLink: 'Privacy',
  },
  failed: 'No answer came. Please try again.',
} as const;
