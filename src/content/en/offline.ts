import { readableMoment } from '#shared/time.ts';

/** English words need no approval. */
export const approved = true;

/** What is said where a page, or what it shows, is a kept copy. `at` is when it was fetched, ISO 8601. */
export const offline = {
  /** Why the copy is shown, before the words that tell its age. */
  reasons: {
    offline: 'You are offline.',
    slow: 'The network is slow.',
    unreachable: 'The site cannot be reached just now.',
  },
  asItWas: (at: string) => `This page is as it was on ${readableMoment(at)}.`,
  /** Follows it, from a minute on. */
  ago: (minutes: number) =>
    minutes < 60
      ? `That was ${minutes === 1 ? '1 minute' : `${minutes} minutes`} ago.`
      : `That was ${minutes < 120 ? '1 hour' : `${Math.floor(minutes / 60)} hours`} ago.`,
  changed: 'This page has changed since.',
  showChanged: 'Show it as it is now',

  /** The page that stands in for one that is not kept. */
  page: {
    titles: {
      offline: 'You are offline',
      unreachable: 'The site cannot be reached',
    },
    /** What the address would have shown. */
    missing: {
      page: 'This page is not on this device: it has not been opened here before.',
      screen: 'This screen needs the network, or has not been opened on this device before.',
      file: 'This is a file that only the network brings. Go back to read on, and try again once there is a network.',
    },
    again: 'Try again',
    kept: 'You can read these meanwhile',
    asOf: (at: string) => `as on ${readableMoment(at)}`,
    none: 'Pages that you have opened once stay readable without a network. None is kept here yet.',
  },
} as const;
