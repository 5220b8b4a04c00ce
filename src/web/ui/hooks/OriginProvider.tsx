import { createContext, type ReactNode, useContext } from 'react';

const Origin = createContext('');

/** Provides the site's origin, such as https://church.example, for absolute URLs. */
export function OriginProvider({ origin, children }: { origin: string; children: ReactNode }) {
  return <Origin value={origin}>{children}</Origin>;
}

/** The site's origin, without a trailing slash. */
export const useOrigin = (): string => useContext(Origin);
