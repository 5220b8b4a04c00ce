import { Button, Chip, List } from '@mui/material';
import type { StaffSession } from '#shared/auth/accounts.ts';
import { readableMoment } from '#shared/time.ts';
import { accountsApi } from '#web/api/endpoints/accounts.ts';
import { QueryState } from '#web/entities/account/QueryState.tsx';
import { useLogOut } from '#web/entities/account/useLogOut.ts';
import { tellOutcome } from '#web/entities/waiting/tellOutcome.ts';
import { useHeadingFocus } from '#web/ui/hooks/useHeadingFocus.ts';
import { VisuallyHidden } from '#web/ui/layout/looks.ts';
import { RuledRow, TitledSection } from '#web/ui/layout/TitledSection.tsx';
import { deviceName } from '#web/ui/text/deviceName.ts';

/** The open sessions of this account, each with a button to end it. */
export function Sessions() {
  const sessions = accountsApi.useListSessionsQuery(undefined, { refetchOnMountOrArgChange: true });
  const [end, { isLoading: ending, originalArgs }] = accountsApi.useDeleteSessionMutation();
  const logOut = useLogOut();
  const { heading, focusHeading } = useHeadingFocus(); // the button that had the focus is removed

  const finish = async ({ id, current }: StaffSession) => {
    if (current) return logOut();
    if (tellOutcome(await end({ id }), 'Logged out there')) focusHeading();
  };

  return (
    <TitledSection title="Where you are logged in" heading={heading}>
      <QueryState of={sessions} />
      <List disablePadding aria-label="Where you are logged in">
        {sessions.data?.map((session) => {
          const device = deviceName(session.device);
          return (
            <RuledRow
              key={session.id}
              title={
                <>
                  {device}
                  {session.current ? <Chip label="This device" /> : null}
                </>
              }
              detail={
                <>
                  Last used {readableMoment(session.used_at)}
                  <br />
                  Logged in {readableMoment(session.created_at)}
                </>
              }
            >
              <Button
                variant="outlined"
                disabled={ending && originalArgs?.id === session.id}
                onClick={() => void finish(session)}
              >
                {session.current ? (
                  'Log out'
                ) : (
                  <>
                    Log out there <VisuallyHidden>on {device}</VisuallyHidden>
                  </>
                )}
              </Button>
            </RuledRow>
          );
        })}
      </List>
    </TitledSection>
  );
}
