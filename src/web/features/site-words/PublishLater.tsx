import { Box, FormControlLabel, Switch, TextField } from '@mui/material';

interface PublishLaterProps {
  /** The moment by the church's clock, `2026-11-27T18:00`; empty while none is chosen, null for now. */
  at: string | null;
  onChange: (at: string | null) => void;
}

/** Whether something is published now or at a day and hour. */
export function PublishLater({ at, onChange }: PublishLaterProps) {
  return (
    <Box>
      <FormControlLabel
        control={<Switch checked={at !== null} onChange={(_event, checked) => onChange(checked ? '' : null)} />}
        label="Publish at a day and hour"
      />
      {at === null ? null : (
        <TextField
          type="datetime-local"
          label="When, by the church’s clock"
          value={at}
          onChange={({ target }) => onChange(target.value)}
          fullWidth
          sx={{ mt: 1.5 }}
          slotProps={{ inputLabel: { shrink: true } }}
        />
      )}
    </Box>
  );
}
