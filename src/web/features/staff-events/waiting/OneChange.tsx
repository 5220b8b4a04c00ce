import { Alert, Button } from '@mui/material';
import { Fragment, type ReactNode } from 'react';
import type { ChurchEvent } from '#shared/events/churchEvent.ts';
import { useOwnDraft } from '#web/auth/useOwnDraft.ts';
import { changedEvents, useWaiting } from '#web/outbox/waiting/useWaiting.ts';
import { idempotencyKeyOf } from '#web/ui/drafts/drafts.ts';
import { useMend } from './useMend.ts';

interface OneChangeProps {
  /** The event of the form; undefined for a new one. */
  event: ChurchEvent | undefined;
  /** The name of the form's draft; the form gets it with the account in it. */
  draft: string;
  children: (draft: string) => ReactNode;
}

/**
 * A form of an event. While another change of the event waits to be sent, a note stands in its place: that change goes
 * back into its own form.
 */
export function OneChange({ event, draft: name, children }: OneChangeProps) {
  const draft = useOwnDraft(name);
  const { hasForm, mend } = useMend();
  const item = useWaiting().items.find(
    (one) => event && !one.refusal && changedEvents(one).includes(event.id) && one.origin !== idempotencyKeyOf(draft),
  );
  if (!item) return <Fragment key={draft}>{children(draft)}</Fragment>;
  return (
    <Alert severity="info" variant="standard">
      A change of this event waits to be sent. It can be changed again once that is there.
      {hasForm(item) ? (
        <Button color="inherit" variant="outlined" onClick={() => void mend(item)} sx={{ display: 'block', mt: 1.5 }}>
          Edit what waits
        </Button>
      ) : null}
    </Alert>
  );
}
