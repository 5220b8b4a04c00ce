/** What a feed holds: everything where both are empty. */
interface FeedChoice {
  /** A branch's key. */
  branch: string;
  category: string;
}

/** The query of a feed's address: `?branch=juja&category=Bible%20Study`; empty for everything. */
export function feedQuery(choice: FeedChoice): string {
  const parts = Object.entries(choice)
    .filter(([, value]) => value !== '')
    // Not every calendar app reads a plus as a space.
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return parts.length > 0 ? `?${parts.join('&')}` : '';
}

/** The address as one that a device hands to its calendar app. */
const webcal = (address: string) => address.replace(/^https?:/, 'webcal:');

/** Where a calendar, by its whole address, is subscribed to: in the device's own app, or in Google's. */
export const subscribeHref = {
  app: webcal,
  google: (address: string) => `https://calendar.google.com/calendar/r?cid=${encodeURIComponent(webcal(address))}`,
} as const;
