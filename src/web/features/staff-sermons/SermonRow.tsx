import { Box, Button, Chip, ListItem, Typography } from '@mui/material';
import { isUnpublished, publishWords } from '#shared/events/publishing.ts';
import type { StaffSermon } from '#shared/sermons/sermon.ts';
import { readableDate } from '#shared/time.ts';
import { mark } from '#web/entities/waiting/WaitingMark.tsx';
import { useClock } from '#web/ui/hooks/NowProvider.tsx';
import { VisuallyHidden } from '#web/ui/text/VisuallyHidden.tsx';
import { soundFacts } from './sound/soundWords.ts';

interface SermonRowProps {
  sermon: StaffSermon;
  onEdit: () => void;
  onDelete: () => void;
}

/** A sermon in staff's list. */
export function SermonRow({ sermon, onEdit, onDelete }: SermonRowProps) {
  const { title, preacher, date, series, publish, sound, recording, notes, film } = sermon;
  const now = useClock();
  const heard = recording ? `Sound ${soundFacts(recording)}` : sound ? 'Sound on its way' : 'No sound';
  const has = [heard, notes && 'notes', film && 'film'];
  return (
    <ListItem
      divider
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, py: 2, justifyContent: 'space-between', alignItems: 'start' }}
    >
      <Box sx={{ flex: '1 1 16rem', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography component="h2" variant="h5">
          {title}
        </Typography>
        <Typography variant="body2">{[readableDate(date), preacher, series].filter(Boolean).join(' · ')}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {has.filter(Boolean).join(' · ')}
        </Typography>
        {isUnpublished(sermon, now) ? (
          <Chip size="small" variant="outlined" label={publishWords(publish ?? '')} sx={{ ...mark, mt: 1 }} />
        ) : null}
      </Box>
      <Box sx={{ display: 'flex', gap: 1 }}>
        <Button variant="outlined" onClick={onEdit}>
          Edit <VisuallyHidden>{title}</VisuallyHidden>
        </Button>
        <Button variant="outlined" color="error" onClick={onDelete}>
          Delete <VisuallyHidden>{title}</VisuallyHidden>
        </Button>
      </Box>
    </ListItem>
  );
}
