import { useEffect } from 'react';
import { type NavigateOptions, useLocation, useSearchParams } from 'react-router-dom';
import { changedSearch } from './changedSearch.ts';

/** Changes some search parameters; null removes one. */
type ChangeSearch = (changes: Record<string, string | null>, options?: NavigateOptions) => void;

/** The last change, until the router has rendered it, and the key of the location that it started from. */
let pending: { key: string; search: URLSearchParams } | null = null;

/**
 * The address's search parameters, and a function that changes some of them. The router renders an address in a
 * transition: a second change in between keeps the first one.
 */
export function useAddressSearch(): [search: URLSearchParams, change: ChangeSearch] {
  const [rendered, setSearch] = useSearchParams();
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when another address is rendered
  useEffect(() => {
    pending = null;
  }, [key]);
  const change: ChangeSearch = (changes, options) => {
    const search = changedSearch(pending?.key === key ? pending.search : rendered, changes);
    pending = { key, search };
    setSearch(search, options);
  };
  return [rendered, change];
}
