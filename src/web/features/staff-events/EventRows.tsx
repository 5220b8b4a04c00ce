import DuplicateIcon from '@mui/icons-material/ContentCopyOutlined';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import EventBusyIcon from '@mui/icons-material/EventBusyOutlined';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { memo } from 'react';
import { type ChurchEvent, isOver } from '#shared/events/churchEvent.ts';
import { STATUS_LABELS } from '#shared/events/eventLife.ts';
import { readableTime } from '#shared/time.ts';
import { DateLeaf } from '#web/entities/event/DateLeaf.tsx';
import { useGrowingList } from '#web/ui/feedback/useGrowingList.tsx';
import { RowList } from '#web/ui/layout/RowList.tsx';
import { keepsStatus } from './useEvents.ts';

interface RowActions {
  onEdit: (event: ChurchEvent) => void;
  /** Opens the dialog that cancels, postpones or moves the event. */
  onStatus: (event: ChurchEvent) => void;
  onDuplicate: (event: ChurchEvent) => void;
  onDelete: (event: ChurchEvent) => void;
}

interface EventRowsProps {
  events: readonly ChurchEvent[];
  /** Without them the rows have no buttons. */
  actions: RowActions | undefined;
  /** The church's clock, to mute what is over. */
  now: { date: string; time: string };
}

/** Rendered first, enough for any phone's screen; the rest follows. */
const FIRST_ROWS = 8;

/** A card on a phone; on a desk two lines, or one line where all fits. */
const COLUMNS = {
  gridTemplateColumns: { xs: '64px minmax(0, 1fr)', md: '64px minmax(0, 1fr) 200px' },
  gridTemplateAreas: {
    xs: '"date title" ". when" ". tags" "actions actions"',
    md: '"date title actions" "date when tags"',
  },
  gap: { xs: '8px 16px', md: '8px 20px' },
  '@media (min-width: 1400px)': {
    gridTemplateColumns: '64px minmax(0, 1fr) 190px 180px auto',
    gridTemplateAreas: '"date title when tags actions"',
  },
};

/** The dashboard's list: a row an event on a desk, a card on a phone. */
export function EventRows({ events, now, actions }: EventRowsProps) {
  const { shown, more } = useGrowingList(events, { first: FIRST_ROWS });
  return (
    <>
      <RowList label="Events">
        {shown.map((event) => (
          <EventRow key={event.id} event={event} over={isOver(event, now)} actions={actions} />
        ))}
      </RowList>
      {more}
    </>
  );
}

const EventRow = memo(function EventRow({
  event,
  over,
  actions,
}: {
  event: ChurchEvent;
  over: boolean;
  actions: RowActions | undefined;
}) {
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        ...COLUMNS,
        alignItems: 'center',
        px: { xs: 2, md: 2.5 },
        py: 2,
        borderTop: 1,
        borderColor: 'divider',
        '&:first-of-type': { borderTop: 0 },
        contentVisibility: 'auto',
        containIntrinsicSize: { xs: 'auto 200px', md: 'auto 140px' },
        '& > time': { gridArea: 'date' },
        '& > :not([data-buttons])': over ? { filter: 'saturate(0.4)' } : undefined,
        bgcolor: over ? 'background.default' : undefined,
      }}
    >
      <DateLeaf date={event.start_date} />
      <Box sx={{ gridArea: 'title', minWidth: 0 }}>
        <Typography
          component="h2"
          variant="h5"
          sx={{ overflowWrap: 'anywhere', textDecoration: event.status === 'cancelled' ? 'line-through' : undefined }}
        >
          {event.title}
        </Typography>
        <Typography
          variant="body2"
          sx={{
            color: 'text.secondary',
            display: '-webkit-box',
            WebkitLineClamp: 2,
            WebkitBoxOrient: 'vertical',
            overflow: 'hidden',
            overflowWrap: 'anywhere',
          }}
        >
          {event.description}
        </Typography>
      </Box>
      <Box sx={{ gridArea: 'when', minWidth: 0, overflowWrap: 'anywhere' }}>
        {[event.start_time, event.end_time].filter(Boolean).map(readableTime).join(' to ')}
        <br />
        {event.venue}
      </Box>
      <Box sx={{ gridArea: 'tags', display: 'flex', flexWrap: 'wrap', gap: 0.75 }}>
        {event.status ? (
          <Chip sx={{ color: 'error.main', borderColor: 'currentColor' }} label={STATUS_LABELS[event.status]} />
        ) : null}
        <Chip label={event.category} />
        {over ? <Chip sx={{ color: 'text.secondary' }} label="Past" /> : null}
      </Box>
      {actions ? <RowButtons event={event} {...actions} /> : null}
    </Box>
  );
});

function RowButtons({ event, onEdit, onStatus, onDuplicate, onDelete }: RowActions & { event: ChurchEvent }) {
  return (
    <Box data-buttons sx={{ gridArea: 'actions', m: { xs: -0.5, md: 0 }, display: 'flex', justifyContent: 'flex-end' }}>
      <IconButton aria-label={`Edit ${event.title}`} onClick={() => onEdit(event)}>
        <EditIcon />
      </IconButton>
      {keepsStatus(event) ? (
        <IconButton aria-label={`Call off or move ${event.title}`} onClick={() => onStatus(event)}>
          <EventBusyIcon />
        </IconButton>
      ) : null}
      <IconButton aria-label={`Duplicate ${event.title}`} onClick={() => onDuplicate(event)}>
        <DuplicateIcon />
      </IconButton>
      <IconButton aria-label={`Delete ${event.title}`} onClick={() => onDelete(event)}>
        <DeleteIcon />
      </IconButton>
    </Box>
  );
}
