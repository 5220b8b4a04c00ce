import ClockIcon from '@mui/icons-material/AccessTimeOutlined';
import { Badge, IconButton } from '@mui/material';
import { useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { selectAccount, selectSignedIn } from '#web/auth/authSlice.ts';
import { loadOutbox, useAppStore } from '#web/outbox/useOutbox.ts';
import { useWaiting } from '#web/outbox/waiting/useWaiting.ts';
import { WaitingDialog } from './WaitingDialog.tsx';

/**
 * Counts unsent changes, and opens their list; renders nothing without any. While it is mounted, the outbox is sent.
 */
export function WaitingButton() {
  const store = useAppStore();
  const account = useSelector((state: Parameters<typeof selectAccount>[0]) =>
    selectSignedIn(state) ? selectAccount(state) : null,
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: an account's items are sent when it logs in
  useEffect(() => {
    let end: (() => void) | undefined;
    let left = false;
    void loadOutbox(store).then((outbox) => {
      if (!left) end = outbox?.keep();
    });
    return () => {
      left = true;
      end?.();
    };
  }, [store, account]);

  const { items, others } = useWaiting();
  const [open, setOpen] = useState(false);
  const count = items.length + others;
  const refused = items.some(({ refusal }) => refusal !== undefined);
  return (
    <>
      {count === 0 ? null : (
        <IconButton aria-label={`Waiting to be sent: ${count}`} aria-haspopup="dialog" onClick={() => setOpen(true)}>
          <Badge
            badgeContent={count}
            max={9999}
            color={refused ? 'error' : 'primary'}
            slotProps={{ badge: { 'aria-hidden': true } }}
          >
            <ClockIcon />
          </Badge>
        </IconButton>
      )}
      {open ? <WaitingDialog onClose={() => setOpen(false)} /> : null}
    </>
  );
}
