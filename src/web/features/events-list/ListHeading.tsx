import Typography from '@mui/material/Typography';
import { events as words } from '#words/events.ts';

/** Over the list of cards, below what is coming up. */
export function ListHeading() {
  return (
    <Typography variant="h3" component="h2" sx={{ mb: 2 }}>
      {words.comingUp.everything}
    </Typography>
  );
}
