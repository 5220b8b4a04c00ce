import { Box, MenuItem } from '@mui/material';
import { Link } from 'react-router-dom';
import { href } from '#content/pages.ts';
import { reasonWords } from '#shared/publication/findings.ts';
import type { HeldChange } from '#shared/publication/held.ts';
import { staffFrameApi } from '#web/api/endpoints/staffFrame.ts';

/** What waits for an owner's yes, as items of a menu, for owners. */
export function HeldItems() {
  const { data: account } = staffFrameApi.useReadAccountQuery();
  const { data } = staffFrameApi.useListHeldQuery(undefined, { skip: account?.role !== 'owner' });
  return groupsOf(data?.held ?? []).map((group) => {
    const [first] = group;
    return (
      <MenuItem
        key={first.id}
        component={Link}
        to={{ pathname: href('held'), hash: `change-${first.id}` }}
        sx={{ display: 'block', whiteSpace: 'normal' }}
      >
        <Box sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{first.title} waits for your yes</Box>
        <Box sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {first.username}: {reasonWords(first.why)}
        </Box>
      </MenuItem>
    );
  });
}

/** Changes that were asked for at once. */
export type HeldGroup = readonly [HeldChange, ...HeldChange[]];

/** What a group is of. It stays when the change is made anew, so that its card stays too. */
export const keyOf = ([{ event, words, username, appears }]: HeldGroup): string =>
  JSON.stringify([event?.id, words?.page, words?.language, username, appears]);

/** What waits, with the events of a series that were saved together as one. */
export function groupsOf(held: readonly HeldChange[]): HeldGroup[] {
  const groups = Map.groupBy(held, ({ id, event, username, at }) =>
    event?.series == null ? String(id) : `${event.series} ${username} ${at}`,
  );
  return [...groups.values()].filter((group): group is [HeldChange, ...HeldChange[]] => group.length > 0);
}
