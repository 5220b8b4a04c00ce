import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { useHydrated } from '#web/ui/hooks/useHydrated.ts';
import { selectSignedIn } from './authSlice.ts';

/** What public pages show to staff alone; to others the fallback. The server renders pages for everybody, so it comes after hydration. */
export function SignedIn({ children, fallback = null }: { children: ReactNode; fallback?: ReactNode }) {
  const signedIn = useSelector(selectSignedIn);
  return useHydrated() && signedIn ? children : fallback;
}
