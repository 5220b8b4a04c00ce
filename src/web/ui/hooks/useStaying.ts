import { useState } from 'react';

/**
 * What an open form is about. It stays while `key` is the same, also where a refetch no longer finds it: what is typed in
 * the form of something that somebody else has deleted is kept, and its save can say why it fails.
 */
export function useStaying<Item>(key: string, found: Item | undefined): Item | undefined {
  const [kept, setKept] = useState({ key, item: found });
  if (key !== kept.key || (found !== undefined && found !== kept.item)) setKept({ key, item: found });
  return found ?? (kept.key === key ? kept.item : undefined);
}
