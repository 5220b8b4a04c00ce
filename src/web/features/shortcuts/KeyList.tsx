import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  Switch,
  styled,
} from '@mui/material';
import { Fragment } from 'react';
import { LARGE_TEXT } from '#web/ui/layout/largeText.ts';
import { TitledSection } from '#web/ui/layout/TitledSection.tsx';
import { keysOff, otherKeys, staffKeys } from './keys.ts';

const Rows = styled('dl')(({ theme }) => ({
  margin: 0,
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: theme.spacing(1, 2.5),
  alignItems: 'center',
  '& dd': { margin: 0 },
  [LARGE_TEXT]: { gridTemplateColumns: 'minmax(0, 1fr)', '& dd': { marginBottom: theme.spacing(1) } },
}));

const Key = styled('kbd')(({ theme }) => ({
  display: 'inline-block',
  minWidth: 30,
  padding: '2px 8px',
  textAlign: 'center',
  fontFamily: 'inherit',
  fontWeight: 600,
  borderRadius: 6,
  border: `1px solid ${theme.vars.palette.accent.outline}`,
  borderBottomWidth: 3,
  backgroundColor: theme.vars.palette.background.default,
}));

/** Turns the single keys on or off on this device, and lists what each does. */
export function KeyList() {
  const off = keysOff.use();
  return (
    <>
      <FormControlLabel
        sx={{ mb: 2 }}
        control={<Switch checked={!off} onChange={(_event, on) => keysOff.keep(on ? null : '1')} />}
        label="Single keys work on this device"
      />
      <Rows>
        {[...staffKeys, ...otherKeys].map(({ keys, label }) => (
          <Fragment key={keys}>
            <dt>
              {keys.split(' ').map((key, at) => (
                <Fragment key={key}>
                  {at > 0 ? ' then ' : null}
                  <Key>{key}</Key>
                </Fragment>
              ))}
            </dt>
            <dd>{label}</dd>
          </Fragment>
        ))}
      </Rows>
    </>
  );
}

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

/** The keys in the settings. */
export function KeysSection() {
  return (
    <Box sx={{ display: { xs: 'none', sm: 'block' } }}>
      <TitledSection title="Keys">
        <KeyList />
      </TitledSection>
    </Box>
  );
}
