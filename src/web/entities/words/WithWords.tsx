import { type ReactNode, useState } from 'react';
import type { EditablePage } from '#content/editable/index.ts';
import { useReadContentQuery } from '#web/api/api.ts';
import { OWN_BACKEND } from '#web/api/backend.ts';

/**
 * Shows a page once it is known what staff changed of its words, so that nobody reads the old ones first. Without an
 * answer it shows the words of the files.
 */
export function WithWords({ page, children }: { page: EditablePage; children: ReactNode }) {
  const { isLoading } = useReadContentQuery({ page }, { skip: !OWN_BACKEND });
  const [isKnown, setKnown] = useState(!isLoading);
  if (!isLoading && !isKnown) setKnown(true);
  // Once shown it stays: a failed question that the page itself asks again would take the page away each time.
  return isKnown || !isLoading ? children : null;
}
