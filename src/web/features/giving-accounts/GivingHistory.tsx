import { ListItem, ListItemText } from '@mui/material';
import type { Giving } from '#shared/giving/giving.ts';
import { readableMoment } from '#shared/time.ts';
import { numbersOf, pairName, stateWords } from '#web/entities/giving/givingWords.ts';
import { RowList, TitledSection } from '#web/ui/layout/TitledSection.tsx';

/** Every change of accounts and purposes, newest first. Nothing is ever removed from it. */
export function GivingHistory({ giving }: { giving: Giving }) {
  const changes = giving.changes.map((change) => {
    const seen = change.seen_by.map(({ username }) => username).join(', ');
    return {
      key: `account ${change.id}`,
      at: change.asked_at,
      what: `${pairName(change, giving)}: ${numbersOf(change)}`,
      story: `${change.asked_by} asked for it on ${readableMoment(change.asked_at)}. ${stateWords(change, giving)}${seen ? ` Seen by ${seen}.` : ''}`,
    };
  });
  const edits = giving.edits.map(({ id, at, purpose, name, name_sw, closed, username }) => ({
    key: `purpose ${id}`,
    at,
    what: (
      <>
        Purpose {purpose}: {name}, <span lang="sw">{name_sw}</span>
        {closed ? ', closed' : ''}
      </>
    ),
    story: `Saved by ${username} on ${readableMoment(at)}.`,
  }));
  const entries = [...changes, ...edits].sort((one, other) => other.at.localeCompare(one.at));
  if (entries.length === 0) return null;
  return (
    <TitledSection title="History">
      <RowList label="Changes of giving">
        {entries.map(({ key, what, story }, at) => (
          <ListItem key={key} divider={at < entries.length - 1} sx={{ px: 2.5, overflowWrap: 'anywhere' }}>
            <ListItemText primary={what} secondary={story} slotProps={{ primary: { sx: { fontWeight: 600 } } }} />
          </ListItem>
        ))}
      </RowList>
    </TitledSection>
  );
}
