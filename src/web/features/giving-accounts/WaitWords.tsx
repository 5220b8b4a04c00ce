import { Typography } from '@mui/material';
import type { Giving } from '#shared/giving/giving.ts';
import { readableMoment } from '#shared/time.ts';
import { useNow } from '#web/ui/hooks/NowProvider.tsx';

/** Whether the reading owner's second factor is old enough to skip or end a wait. */
export const isTrusted = ({ trusted_from }: Giving, now: Date): boolean =>
  trusted_from !== null && trusted_from <= now.toISOString();

/** Tells an owner who changes an account what waits, how long, and why. */
export function WaitWords({ giving, isFirst }: { giving: Giving; isFirst: boolean }) {
  const { wait_hours, owners, confirmable, trusted_from } = giving;
  const now = useNow();
  const hours = wait_hours || 24;
  const first = isFirst ? ' Until then the Give page shows nothing here.' : ' Until then the account before it stays.';
  if (!isTrusted(giving, now)) {
    return (
      <Typography>
        It takes effect in {hours} hours. Your two-step verification is new: somebody who only learnt your password
        could have turned it on. So for its first {hours} hours nobody can skip the wait with it
        {trusted_from ? `, that is until ${readableMoment(trusted_from)}` : ''}. You can withdraw the change while it
        waits.{first}
      </Typography>
    );
  }
  if (wait_hours === 0) return null;
  if (owners > 1) {
    return (
      <Typography>
        It takes effect in {hours} hours{confirmable ? ', or once another owner confirms it' : ''}. Every other owner is
        shown it.{first}
      </Typography>
    );
  }
  return (
    <Typography>
      This church has one owner, so nobody else sees or confirms this change. It waits {hours} hours, in which you can
      withdraw it.{first} You can skip that: then whoever has your password and your phone could send the church’s money
      anywhere at once. A second owner is safer.
    </Typography>
  );
}
