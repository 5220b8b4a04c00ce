import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Giving, GivingChange, PurposeChange } from '#shared/giving/giving.ts';
import { readableMoment } from '#shared/time.ts';
import { numbersOf, pairName, stateWords } from '#web/entities/giving/givingWords.ts';
import { RowList } from '#web/ui/layout/RowList.tsx';

/** Every change of accounts and purposes, newest first. Nothing is ever removed from it. */
export function GivingHistory({ giving }: { giving: Giving }) {
  const entries = [
    ...giving.changes.map((change) => ({ at: change.asked_at, key: `account ${change.id}`, change })),
    ...giving.edits.map((edit) => ({ at: edit.at, key: `purpose ${edit.id}`, edit })),
  ].sort((one, other) => other.at.localeCompare(one.at));
  if (entries.length === 0) return null;
  return (
    <section aria-labelledby="giving-history">
      <Typography id="giving-history" variant="h3" component="h2" sx={{ mb: 1.5 }}>
        History
      </Typography>
      <RowList label="Changes of giving">
        {entries.map((entry) => (
          <Box component="li" key={entry.key} sx={row}>
            {'change' in entry ? (
              <AccountEntry change={entry.change} giving={giving} />
            ) : (
              <PurposeEntry edit={entry.edit} />
            )}
          </Box>
        ))}
      </RowList>
    </section>
  );
}

const row = {
  px: 2.5,
  py: 2,
  borderTop: 1,
  borderColor: 'divider',
  overflowWrap: 'anywhere',
  '&:first-of-type': { borderTop: 0 },
} as const;

function AccountEntry({ change, giving }: { change: GivingChange; giving: Giving }) {
  const seen = change.seen_by.map(({ username }) => username).join(', ');
  return (
    <>
      <Box sx={{ fontWeight: 600 }}>
        {pairName(change, giving)}: {numbersOf(change)}
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {change.asked_by} asked for it on {readableMoment(change.asked_at)}. {stateWords(change)}
        {seen ? ` Seen by ${seen}.` : ''}
      </Typography>
    </>
  );
}

function PurposeEntry({ edit }: { edit: PurposeChange }) {
  return (
    <>
      <Box sx={{ fontWeight: 600 }}>
        Purpose {edit.purpose}: {edit.name}, <span lang="sw">{edit.name_sw}</span>
        {edit.closed ? ', closed' : ''}
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        Saved by {edit.username} on {readableMoment(edit.at)}.
      </Typography>
    </>
  );
}
