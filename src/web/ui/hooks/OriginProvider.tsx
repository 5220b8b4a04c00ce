import { createContext, type ReactNode, useContext } from 'react';

const Origin = createContext('');

/** Tells what is below it the site's own origin, such as https://church.example, for addresses that leave the site. */
export function OriginProvider({ origin, children }: { origin: string; children: ReactNode }) {
  return <Origin value={origin}>{children}</Origin>;
}

/** The site's own origin, without a slash at the end. */
export const useOrigin = (): string => useContext(Origin);
