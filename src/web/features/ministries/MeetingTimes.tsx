import Box from '@mui/material/Box';
import List from '@mui/material/List';
import Typography from '@mui/material/Typography';
import type { EditablePage } from '#content/editable/index.ts';
import type { Meeting } from '#content/ministry.ts';
import { useFieldMark } from '#web/ui/hooks/useFieldMark.ts';

interface MeetingTimesProps {
  page: EditablePage;
  meetings: readonly Meeting[];
  /** `rows` as in a timetable, `cards` side by side, `tickets` with a torn edge. */
  look: 'rows' | 'cards' | 'tickets';
}

/** When and where a ministry meets. */
export function MeetingTimes({ page, meetings, look }: MeetingTimesProps) {
  const mark = useFieldMark(page);
  return (
    <List
      disablePadding
      sx={{
        display: 'grid',
        ...(look === 'rows' ? {} : { gap: 3, gridTemplateColumns: { md: `repeat(${meetings.length}, 1fr)` } }),
      }}
    >
      {meetings.map(({ name, when, where }, at) => (
        <Box component="li" key={name} {...mark('meetings.items', at)} sx={looks[look]}>
          <Typography variant="h3">{name}</Typography>
          <Typography sx={{ fontWeight: 600 }}>{when.value}</Typography>
          <Typography sx={{ color: 'text.secondary' }}>{where.value}</Typography>
        </Box>
      ))}
    </List>
  );
}

const looks = {
  rows: {
    display: 'grid',
    columnGap: 4,
    rowGap: 0.5,
    gridTemplateColumns: { md: '1.1fr 1.2fr 1fr' },
    alignItems: 'baseline',
    py: 2.25,
    borderTop: 1,
    borderColor: 'divider',
  },
  cards: {
    p: 3,
    borderRadius: 4,
    border: 1,
    borderColor: 'divider',
    bgcolor: 'background.paper',
    '& > p': { mt: 1 },
  },
  tickets: {
    p: 3,
    pl: 4,
    borderRadius: 3,
    bgcolor: 'background.paper',
    border: 1,
    borderColor: 'divider',
    borderLeft: '8px dotted',
    borderLeftColor: 'accent.gold',
    '& > p': { mt: 0.75 },
  },
} as const;
