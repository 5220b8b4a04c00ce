const people = (count: number): string => (count === 1 ? '1 person' : `${count.toLocaleString('en-GB')} people`);

/** The words of staff's screen that counts at the door; staff's screens are in English alone. */
export const door = {
  menuItem: 'Count at the door',
  /** Of all phones together. */
  came: 'came',
  expected: (count: number) => `${count.toLocaleString('en-GB')} expected`,
  heads: {
    together: { name: 'Everybody', plus: 'One more', minus: 'One less' },
    adults: { name: 'Adults', plus: 'One more adult', minus: 'One adult less' },
    children: { name: 'Children', plus: 'One more child', minus: 'One child less' },
  },
  separately: 'Count children separately',
  otherwise: 'What was counted of children is in the sum either way.',
  full: 'This phone cannot count further at this event. Go on with another phone.',
  help: 'Every phone at the doors adds to the same sum. A press too many is taken back with minus, on any phone.',
  /** How old the sum of all phones is. */
  age: {
    never: 'This phone alone so far',
    now: 'All phones, just now',
    minutes: (count: number) => (count === 1 ? 'All phones, 1 minute ago' : `All phones, ${count} minutes ago`),
    since: (moment: string) => `All phones, as of ${moment}`,
  },
  /** Who has signed up, by name. */
  names: {
    title: 'Names',
    /** How many people of those that have signed up were ticked off. */
    ticked: (ticked: number, all: number) => `${ticked.toLocaleString('en-GB')} of ${people(all)} ticked off.`,
    unsent: (count: number) => `${count === 1 ? '1 tick is' : `${count} ticks are`} kept on this device, not sent yet.`,
    search: 'Find a name',
    none: 'No name here matches.',
    name: (name: string, heads: number, waiting: boolean) =>
      [name, heads === 1 ? '' : people(heads), waiting ? 'on the waiting list' : ''].filter(Boolean).join(', '),
    help: 'Ticking a name off counts nobody: who comes is counted with the plus above.',
  },
  unsent: (count: number) =>
    `${count === 1 ? '1 press is' : `${count.toLocaleString('en-GB')} presses are`} kept on this device, not sent yet.`,
  sentLater: 'Go on counting: it is sent when there is a network and this page is open.',
  gone: 'This event was deleted. What this phone counted is not added to anything.',
  notKept: 'This browser keeps nothing on the phone: leave this page open until everything is sent.',
  said: ({ adults, children }: { adults: number; children: number }) =>
    children > 0
      ? `${people(adults + children)}, ${children.toLocaleString('en-GB')} of them children`
      : people(adults),
};
