import { Typography } from '@mui/material';
import { staffFrameApi } from '#web/api/endpoints/staffFrame.ts';
import { QueryState } from '#web/entities/account/QueryState.tsx';
import { useHeadingFocus } from '#web/ui/hooks/useHeadingFocus.ts';
import { groupsOf, keyOf } from './groupsOf.ts';
import { HeldCard } from './HeldCard.tsx';

/** How often what waits is fetched while the tab is visible. */
const POLLING_INTERVAL_MS = 30_000;

/** What editors have published and an owner has to see first: for owners with yes and no, for editors with withdraw. */
export function Held() {
  const query = staffFrameApi.useListHeldQuery(undefined, {
    refetchOnMountOrArgChange: true,
    pollingInterval: POLLING_INTERVAL_MS,
    skipPollingIfUnfocused: true,
  });
  const { data: account } = staffFrameApi.useReadAccountQuery();
  const { heading, focusHeading } = useHeadingFocus(); // the card that had the focus is removed
  const groups = groupsOf(query.data?.held ?? []);
  return (
    <>
      <Typography ref={heading} tabIndex={-1} variant="tool" sx={{ outline: 'none' }}>
        Waiting for a yes
      </Typography>
      <Typography sx={{ my: 2, maxWidth: '70ch' }}>
        People can give to a number, or follow a link, that stands on the site. So what an editor publishes with a
        number of five digits or more, or with a link to another site, waits until an owner has seen it. Dates, hours,
        and what owners have confirmed do not wait.
      </Typography>
      <QueryState of={query} />
      {query.data && groups.length === 0 ? <Typography role="status">Nothing waits.</Typography> : null}
      {groups.map((group) => (
        <HeldCard key={keyOf(group)} group={group} isOwner={account?.role === 'owner'} onDone={focusHeading} />
      ))}
    </>
  );
}
