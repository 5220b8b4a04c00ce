import { Chip } from '@mui/material';
import { signupsApi } from '#web/api/endpoints/signups.ts';
import { signUp } from '#words/signUp.ts';

/** How many places of an event are left and how many come, where the church shows it. No name is ever shown. */
export function SignupChips({ id }: { id: string }) {
  const { data } = signupsApi.useListSignupNumbersQuery();
  // Its place until the numbers are there, so that the card does not grow.
  if (!data) return <Chip variant="outlined" label="&nbsp;" sx={{ visibility: 'hidden', width: '11rem' }} />;
  const { state, numbers: { left, coming, waiting } = {} } = data[id] ?? {};
  const words = [
    state === 'full' ? signUp.card.full : left === undefined || left === null ? '' : signUp.card.left(left),
    coming ? signUp.card.coming(coming) : '',
    state === 'full' && waiting ? signUp.card.waiting(waiting) : '',
  ].filter(Boolean);
  return words.length > 0 ? <Chip variant="outlined" label={words.join(', ')} /> : null;
}
