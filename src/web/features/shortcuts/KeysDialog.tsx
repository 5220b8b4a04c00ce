import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { KeyList } from './KeyList.tsx';

/** The keyboard shortcuts of staff's screens, as `?` shows them. */
export function KeysDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog open={open} onClose={onClose} fullWidth maxWidth="xs">
      <DialogTitle>Keys</DialogTitle>
      <DialogContent>
        <KeyList />
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 3 }}>
        <Button onClick={onClose} autoFocus>
          Close
        </Button>
      </DialogActions>
    </Dialog>
  );
}
