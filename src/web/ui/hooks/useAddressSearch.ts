import { useEffect } from 'react';
import { type NavigateOptions, useLocation, useSearchParams } from 'react-router-dom';

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

/** A copy of search parameters with some set to other values; null removes one. */
export function changedSearch(before: URLSearchParams, changes: Record<string, string | null>): URLSearchParams {
  const after = new URLSearchParams(before);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) after.delete(name);
    else after.set(name, value);
  }
  return after;
}
