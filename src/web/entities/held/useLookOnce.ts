import { useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import { type Finding, newFindings } from '#shared/publication/findings.ts';
import { NOTHING_KNOWN } from '#shared/publication/known.ts';
import { OWN_BACKEND } from '#web/api/backend.ts';
import { useListHeldQuery, useReadAccountQuery } from '#web/api/endpoints/staffFrame.ts';
import { selectSignedIn } from '#web/auth/authSlice.ts';

/** What an owner has looked at in a form, and says yes to. */
export type Looked = readonly string[];

/**
 * What an owner has to look at once before texts are on the site. Nothing for an editor, whose texts the server lets wait.
 *
 * @returns takes the new texts, those that are there already, and what the owner has said yes to
 */
export function useLookOnce(): (texts: readonly string[], before: readonly string[], looked: Looked) => Finding[] {
  const signedIn = useSelector(selectSignedIn);
  const skip = !OWN_BACKEND || !signedIn;
  const { data: account } = useReadAccountQuery(undefined, { skip });
  const { data } = useListHeldQuery(undefined, { skip });
  return (texts, before, looked) => {
    if (account?.role !== 'owner') return [];
    const found = newFindings(texts, before, data?.known ?? NOTHING_KNOWN);
    return found.filter(({ text }) => !looked.includes(text));
  };
}

/** What a form shows an owner, and what the owner has said yes to. */
export function useLook() {
  const [found, setFound] = useState<Finding[]>([]);
  const looked = useRef<Looked>([]);
  return {
    found,
    show: setFound,
    looked: (): Looked => looked.current,
    confirm: () => {
      looked.current = [...looked.current, ...found.map(({ text }) => text)];
    },
  };
}
