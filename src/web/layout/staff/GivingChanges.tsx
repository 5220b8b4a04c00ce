import { Alert, Box, Button, Link } from '@mui/material';
import { href } from '#content/pages.ts';
import { givingApi } from '#web/api/endpoints/giving.ts';
import { staffApiError } from '#web/api/errors.ts';
import { numbersOf, pairName, stateWords } from '#web/entities/giving/givingWords.ts';

/**
 * Shows an owner on every screen the changes of giving accounts by other owners, until the owner confirms having seen
 * them.
 */
export function GivingChanges() {
  const { data: giving } = givingApi.useReadGivingQuery();
  const [see, { isLoading, error }] = givingApi.useSeeGivingMutation();
  const changes = giving?.changes.filter(({ id }) => giving.unseen.includes(id)) ?? [];
  if (!giving || changes.length === 0) return null;
  return (
    <Alert severity="warning" variant="standard" role="region" aria-label="Where money goes" sx={{ mb: 3 }}>
      <strong>Where money goes was changed.</strong>
      <Box component="ul" sx={{ my: 1, pl: 2.5 }}>
        {changes.map((change) => (
          <li key={change.id}>
            {pairName(change, giving)}: {numbersOf(change)}. {change.asked_by} asked for it.{' '}
            {stateWords(change, giving)}
          </li>
        ))}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
        <Button
          variant="outlined"
          color="inherit"
          disabled={isLoading}
          onClick={() => void see({ ids: changes.map(({ id }) => id) })}
        >
          I have seen this
        </Button>
        <Link to={href('giving')} color="inherit">
          Open Giving
        </Link>
      </Box>
      {error ? <Box sx={{ mt: 1 }}>{staffApiError(error)}</Box> : null}
    </Alert>
  );
}
