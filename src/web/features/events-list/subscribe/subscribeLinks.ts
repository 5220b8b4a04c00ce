/** The filter of a feed: everything if both are empty. */
interface FeedChoice {
  /** A branch's key. */
  branch: string;
  category: string;
  /** `sw` for the feed in Kiswahili; empty for English. */
  lang: string;
}

/** The query of a feed's address: `?branch=juja&category=Bible%20Study`; empty for everything. */
export function feedQuery(choice: FeedChoice): string {
  const parts = Object.entries(choice)
    .filter(([, value]) => value !== '')
    // Not every calendar app decodes a plus as a space.
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return parts.length > 0 ? `?${parts.join('&')}` : '';
}

/** The URL with the scheme that opens the device's calendar app. */
const webcal = (address: string) => address.replace(/^https?:/, 'webcal:');

/** The URLs that subscribe to a calendar: in the device's app, or in Google Calendar. */
export const subscribeHref = {
  app: webcal,
  google: (address: string) => `https://calendar.google.com/calendar/r?cid=${encodeURIComponent(webcal(address))}`,
} as const;
