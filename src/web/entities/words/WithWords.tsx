import { type ReactNode, useState } from 'react';
import type { EditablePage } from '#content/editable/index.ts';
import { api } from '#web/api/api.ts';
import { OWN_BACKEND } from '#web/api/backend.ts';

/**
 * Shows a page once the changed words of staff are loaded, so that nobody reads the old ones first. Without an answer
 * it shows the words of the files.
 */
export function WithWords({ page, children }: { page: EditablePage; children: ReactNode }) {
  const { isLoading } = api.useReadContentQuery({ page }, { skip: !OWN_BACKEND });
  const [isKnown, setKnown] = useState(!isLoading);
  if (!isLoading && !isKnown) setKnown(true);
  // Once shown, the page stays: otherwise each retry of a failed query would remove it.
  return isKnown || !isLoading ? children : null;
}
