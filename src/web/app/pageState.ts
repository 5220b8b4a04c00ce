import type { RootState } from './store.ts';

/** What a server-rendered page contains as JSON, so that the browser's first rendering is the same. */
export interface PageState {
  /** The api slice's state with the results of the page's queries. */
  api: Pick<RootState['api'], 'queries' | 'provided'>;
  /** When it was rendered, ISO 8601. */
  now: string;
  /** The site's own origin. */
  origin: string;
}
