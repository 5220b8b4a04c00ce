import type { MouseEvent } from 'react';
import { type Path, useNavigate } from 'react-router-dom';

/** The page of this app that a plain click on a link opens; null for any other click. */
export function pageOfLink(event: MouseEvent): Pick<Path, 'pathname' | 'search'> | null {
  const link = (event.target as Element).closest('a');
  if (!link || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const { origin, pathname, search } = new URL(link.href, location.href);
  const elsewhere = origin !== location.origin || link.target === '_blank' || link.hasAttribute('download');
  return elsewhere ? null : { pathname, search };
}

/**
 * For the `onClick` of a long list on staff's screens: plain links in it open the app's pages without loading the site
 * again. The router's Link renders again with each change of the address, also for a dialog: 500 of them take a slow
 * phone half a second.
 */
export function useFollowedLinks(): (event: MouseEvent) => void {
  const navigate = useNavigate();
  return (event) => {
    const to = event.defaultPrevented ? null : pageOfLink(event);
    if (to === null) return;
    event.preventDefault();
    void navigate(to);
  };
}
