import type { CarriedState } from './store.ts';

/** What a page made on the server carries along as inert JSON, so that the browser's first drawing is the same. */
export interface PageState extends CarriedState {
  /** The moment at which it was drawn, ISO 8601. */
  now: string;
  /** The site's own origin. */
  origin: string;
  /** True where it says that there never was an event of the address: one page for all such addresses. */
  noEvent?: boolean;
}
