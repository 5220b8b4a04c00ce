import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { useHydrated } from '#web/ui/hooks/useHydrated.ts';
import { selectSignedIn } from './authSlice.ts';

/**
 * Shows its children to staff only, and the fallback to others. The server renders public pages for everybody, so the
 * children appear after hydration.
 */
export function SignedIn({ children, fallback = null }: { children: ReactNode; fallback?: ReactNode }) {
  const signedIn = useSelector(selectSignedIn);
  return useHydrated() && signedIn ? children : fallback;
}
