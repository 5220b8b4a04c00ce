import { Button, Paper } from '@mui/material';
import { useState } from 'react';
import { useWaiting } from '#web/outbox/waiting/useWaiting.ts';
import { type Place, placeOf } from './itemKinds.ts';
import { WaitingList } from './WaitingList.tsx';

/** How many rows are shown before somebody asks for all: the list below them matters more. */
const FIRST_ROWS = 3;

/** What waits to be sent of a screen's list, in rows of its own above it; renders nothing without any. */
export function WaitingRows({ place }: { place: Place }) {
  const { items, shares } = useWaiting();
  const here = items.filter((item) => placeOf(item) === place);
  const [all, setAll] = useState(false);
  const [had, setHad] = useState(false); // from then on it stays, with what its owner may put back
  if (here.length > 0 && !had) setHad(true);
  if (!had) return null;
  const shown = all ? here : here.slice(-FIRST_ROWS);
  return (
    <Paper variant="outlined" sx={{ mb: 3, p: 2, '&:not(:has(li))': { display: 'none' } }}>
      <WaitingList items={shown} shares={shares} />
      {shown.length < here.length ? (
        <Button onClick={() => setAll(true)} sx={{ mt: 1 }}>
          Show all {here.length}
        </Button>
      ) : null}
    </Paper>
  );
}
