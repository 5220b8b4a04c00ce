import { Box, MenuItem } from '@mui/material';
import { Link } from 'react-router-dom';
import { href } from '#content/pages.ts';
import { reasonWords } from '#shared/publication/findings.ts';
import { staffFrameApi } from '#web/api/endpoints/staffFrame.ts';
import { groupsOf } from './groupsOf.ts';

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
