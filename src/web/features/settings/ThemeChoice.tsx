import { useColorScheme } from '@mui/material';
import { RadioChoice } from '#web/ui/forms/ToggleChoice.tsx';
import { VisuallyHidden } from '#web/ui/layout/looks.ts';
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
      <RadioChoice
        label={<VisuallyHidden>Colours</VisuallyHidden>}
        options={choices}
        value={mode ?? 'system'}
        onChange={setMode}
      />
    </TitledSection>
  );
}
