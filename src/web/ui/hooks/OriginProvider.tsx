import { createContext, useContext } from 'react';

/** Provides the site's origin, such as https://church.example, for absolute URLs. */
export const OriginProvider = createContext('');

/** The site's origin, without a trailing slash. */
export const useOrigin = (): string => useContext(OriginProvider);
