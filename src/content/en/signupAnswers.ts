import type { SignupWords } from '#shared/signup/signupSchemas.ts';
import { englishTextWords } from '#shared/textWords.ts';

/** English words need no approval. */
export const approved = true;

const people = (heads: number): string => (heads === 1 ? '1 person' : `${heads} people`);

/** What the server says of a sign-up for an event. */
export const signupAnswers = {
  fields: {
    name: 'Name',
    adults: 'Adults',
    children: 'Children',
    phone_number: 'Phone number',
    answer: 'Answer',
  },
  nameRequired: 'Please write a name.',
  heads: 'Please say how many as a whole number.',
  nobody: 'Please say how many are coming: at least one.',
  tooMany: (most: number) => `At most ${most} people can be signed up together. For more, please contact the church.`,
  phone: 'Please write one phone number, such as 0700 000 001.',
  unreadable: 'This sign-up cannot be read. Please open the event’s page and try again.',
  ...englishTextWords,
  coming: (heads: number) => `You are coming, ${people(heads)}.`,
  waiting: (place: number) => `You are on the waiting list, number ${place}.`,
  left: 'You are not coming any more. Thank you for telling us.',
  closed: 'Sign-up for this event is closed. Please contact the church if you would like to come.',
  cancelled: 'This event is cancelled, so nobody can sign up.',
  postponed: 'This event is postponed. You can sign up once the new day is known.',
  over: 'This event is over.',
  removed: 'The church has taken this sign-up off its list. Please contact the church if that is a mistake.',
  /** Said where the page was older than the sign-up. */
  changed: 'This sign-up was changed meanwhile and is now as you see here. Send your change again if it still holds.',
  eventRemoved: 'This event no longer exists.',
  crowded: 'The list of this event is full. Please contact the church if you would like to come.',
  /** Said where more people are asked for than there are places. */
  noRoom: (left: number) =>
    left === 0
      ? 'There are no more places, so the number was not changed.'
      : `There ${left === 1 ? 'is 1 more place' : `are ${left} more places`}, so the number was not changed.`,
  /** Said where more people are asked for than the event has places altogether. */
  tooLarge: (places: number) => `This event has ${places === 1 ? '1 place' : `${places} places`} altogether.`,
  unknown: 'This link is not valid any more: sign-ups are deleted some days after the event.',
} as const satisfies SignupWords & Record<string, unknown>;
