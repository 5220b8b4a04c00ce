import { Box, Button, Paper, Typography } from '@mui/material';

interface MessageSelectionBarProps {
  count: number;
  /** How many messages the list shows. */
  shown: number;
  onAll: () => void;
  onRead: (read: boolean) => void;
  onAnswered: () => void;
  onDelete: () => void;
}

/** What can be done to the selected messages. It stays in view while the list is scrolled. */
export function MessageSelectionBar({ count, shown, onAll, onRead, onAnswered, onDelete }: MessageSelectionBarProps) {
  const none = count === 0;
  return (
    <Paper
      variant="outlined"
      role="toolbar"
      aria-label="Selected messages"
      sx={{
        position: 'sticky',
        bottom: 8,
        zIndex: 2,
        mt: 1,
        p: 1,
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 0.5,
        '& button': { minWidth: 44, px: { xs: 0.75, sm: 1.5 }, fontSize: { xs: '0.875rem', sm: '0.9375rem' } }, // two lines on a phone
      }}
    >
      <Typography role="status" sx={{ px: 1, fontWeight: 700 }}>
        {count} selected
      </Typography>
      {count < shown ? (
        <Button size="small" onClick={onAll}>
          Select all {shown}
        </Button>
      ) : null}
      <Box sx={{ flexBasis: { xs: '100%', sm: 'auto' }, flexGrow: 1 }} />
      <Button size="small" disabled={none} aria-label="Mark as read" onClick={() => onRead(true)}>
        Read
      </Button>
      <Button size="small" disabled={none} aria-label="Mark as unread" onClick={() => onRead(false)}>
        Unread
      </Button>
      <Button size="small" disabled={none} aria-label="Mark as answered" onClick={onAnswered}>
        Answered
      </Button>
      <Button size="small" disabled={none} color="error" onClick={onDelete}>
        Delete
      </Button>
    </Paper>
  );
}
