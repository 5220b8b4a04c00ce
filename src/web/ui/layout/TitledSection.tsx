import AddIcon from '@mui/icons-material/Add';
import { Box, Button, List, ListItem, Paper, Typography } from '@mui/material';
import { type ReactNode, type RefObject, useId } from 'react';

interface TitledSectionProps {
  title: string;
  /** Its place in an address. */
  id?: string;
  /** Takes the focus when the button that had it is removed: `useHeadingFocus`. */
  heading?: RefObject<HTMLHeadingElement | null>;
  /** What the button beside the heading adds, and what it does; without this there is none. */
  add?: string;
  onAdd?: (() => void) | undefined;
  children: ReactNode;
}

/** A part of a staff screen under its heading. */
export function TitledSection({ title, id, heading, add, onAdd, children }: TitledSectionProps) {
  const titleId = useId();
  return (
    <Box component="section" id={id} aria-labelledby={titleId}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, justifyContent: 'space-between', alignItems: 'center' }}>
        <Typography
          ref={heading}
          id={titleId}
          tabIndex={heading && -1}
          variant="h3"
          component="h2"
          sx={{ mb: 1, outline: 'none' }}
        >
          {title}
        </Typography>
        {onAdd ? (
          <Button variant="contained" color="secondary" startIcon={<AddIcon />} onClick={onAdd}>
            {add}
          </Button>
        ) : null}
      </Box>
      {children}
    </Box>
  );
}

interface RuledRowProps {
  /** What it is, with chips beside it. */
  title: ReactNode;
  /** What else there is to say. */
  detail?: ReactNode;
  /** The buttons. */
  children?: ReactNode;
}

/** A row of a list under a thin line: words on the left, buttons after them, which wrap below on a phone. */
export function RuledRow({ title, detail, children }: RuledRowProps) {
  return (
    <ListItem disableGutters sx={{ flexWrap: 'wrap', gap: 1.5, py: 2, borderTop: 1, borderColor: 'divider' }}>
      <Box sx={{ flex: '1 1 14rem', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', fontWeight: 600 }}>{title}</Box>
        <Typography component="div" variant="body2" sx={{ color: 'text.secondary' }}>
          {detail}
        </Typography>
      </Box>
      {children}
    </ListItem>
  );
}

interface RowListProps {
  /** The list's name for screen readers. */
  label: string;
  /** Whether it is being fetched again. */
  busy?: boolean;
  children: ReactNode;
}

/** Staff's lists: rows in one frame. */
export function RowList({ label, busy, children }: RowListProps) {
  return (
    <Paper variant="outlined" sx={{ overflow: 'hidden' }}>
      <List disablePadding aria-label={label} aria-busy={busy}>
        {children}
      </List>
    </Paper>
  );
}
