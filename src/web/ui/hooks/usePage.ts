import { useMatches } from 'react-router-dom';
import type { PageName } from '#content/pages.ts';

/** The page that is shown; undefined at an address that is none. */
export const usePage = (): PageName | undefined =>
  (useMatches().at(-1)?.handle as { page?: PageName } | undefined)?.page;
