import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { turnKeys, useKeysOn } from './keysPreference.ts';

/** Turns the single keys on or off, on this device. */
export function KeysSwitch() {
  const on = useKeysOn();
  return (
    <FormControlLabel
      control={<Switch checked={on} onChange={(_event, checked) => turnKeys(checked)} />}
      label="Single keys work on this device"
    />
  );
}
