import type { RootState } from './store.ts';

/** What a page rendered on the server brings along as inert JSON, so that the browser's first rendering is the same. */
export interface PageState {
  /** The api slice's state with what the page's queries answered; the slice makes the rest itself. */
  api: Pick<RootState['api'], 'queries' | 'provided'>;
  /** The moment at which it was rendered, ISO 8601. */
  now: string;
  /** The site's own origin. */
  origin: string;
}
