import { Box } from '@mui/material';
import { type Ref, type RefObject, useState } from 'react';
import type { FormSigns } from '#shared/inbox/contact.ts';
import { useHydrated } from '../hooks/useHydrated.ts';

/**
 * The signs that distinguish a program from a person: the honeypot field, and how long filling in the form took.
 *
 * @param unseen the form's `UnseenField`
 * @returns a function that gives the signs at the submit; without the time if the form was filled in from a draft
 */
export function useFormSigns(unseen: RefObject<HTMLInputElement | null>): (filledBefore: boolean) => FormSigns {
  // A page from the server shows its form from the beginning: a person may have filled it in before the app starts.
  const hydrated = useHydrated();
  const [shownAt] = useState(() => (hydrated ? performance.now() : 0));
  return (filledBefore) => ({
    remarks: unseen.current?.value ?? '',
    ...(!filledBefore && { seconds: (performance.now() - shownAt) / 1000 }),
  });
}

/**
 * A honeypot field: hidden from the screen, the keyboard and screen readers, with a name that no browser fills in. A
 * program that fills in every field reveals itself by it.
 */
export function UnseenField({ ref }: { ref: Ref<HTMLInputElement> }) {
  return (
    <Box
      aria-hidden
      inert
      sx={{ position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' }}
    >
      <input ref={ref} name="remarks" type="text" defaultValue="" tabIndex={-1} autoComplete="off" />
    </Box>
  );
}
