import { Box, FormControlLabel, Switch, styled } from '@mui/material';
import { Fragment } from 'react';
import { type PageName, pages } from '#content/pages.ts';
import { isOffered } from '#web/api/requests.ts';
import { PlainDialog } from '#web/ui/feedback/PlainDialog.tsx';
import { deviceText } from '#web/ui/hooks/deviceText.ts';
import { LARGE_TEXT } from '#web/ui/layout/looks.ts';
import { TitledSection } from '#web/ui/layout/TitledSection.tsx';

/** A shortcut: one key, or two in a row with a space between. */
interface StaffKey {
  keys: string;
  label: string;
  /** A page is where it leads. */
  does: 'list' | 'search' | 'create' | PageName;
}

const allKeys: readonly StaffKey[] = [
  { keys: '?', label: 'Show these keys', does: 'list' },
  { keys: '/', label: 'Search', does: 'search' },
  { keys: 'c', label: 'Create an event', does: 'create' },
  { keys: 'g u', label: 'Go to Upcoming Events', does: 'dashboard' },
  { keys: 'g e', label: 'Go to Manage Events', does: 'manageEvents' },
  { keys: 'g w', label: 'Go to This Week', does: 'thisWeek' },
  { keys: 'g h', label: 'Go to History', does: 'history' },
  { keys: 'g m', label: 'Go to Messages', does: 'messages' },
  { keys: 'g p', label: 'Go to Profile', does: 'profile' },
  { keys: 'g s', label: 'Go to Settings', does: 'settings' },
];

/** The shortcuts of staff's screens, in the order of the dialog; only those of pages that the backend has. */
export const staffKeys = allKeys.filter(({ does }) => !(does in pages) || isOffered(does as PageName));

/** Keys that also work if the single keys are turned off. */
const otherKeys: readonly Pick<StaffKey, 'keys' | 'label'>[] = [
  { keys: 'Alt+T', label: 'Go to the newest message at the top right' },
  { keys: 'Esc', label: 'Close a dialog, a menu or a message' },
];

/**
 * Set where the single keys are turned off on this device, for people who use speech input or press keys by accident
 * (WCAG 2.1.4).
 */
export const keysOff = deviceText('keys-off');

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
export const KeysDialog = (opened: { open: boolean; onClose: () => void }) => (
  <PlainDialog title="Keys" {...opened}>
    <KeyList />
  </PlainDialog>
);

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
