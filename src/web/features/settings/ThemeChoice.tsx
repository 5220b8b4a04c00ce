import { FormControlLabel, Radio, RadioGroup, useColorScheme } from '@mui/material';
import { TitledSection } from '#web/ui/layout/TitledSection.tsx';

const choices = [
  ['light', 'Light'],
  ['dark', 'Dark'],
  ['system', 'As this device is set'],
] as const;

/** The colours of the site, on this device. */
export function ThemeChoice() {
  const { mode, setMode } = useColorScheme();
  return (
    <TitledSection title="Colours">
      <RadioGroup
        aria-label="Colours"
        value={mode ?? 'system'}
        onChange={(_event, value) => setMode((value as typeof mode) ?? null)}
      >
        {choices.map(([value, label]) => (
          <FormControlLabel key={value} value={value} label={label} control={<Radio />} />
        ))}
      </RadioGroup>
    </TitledSection>
  );
}
