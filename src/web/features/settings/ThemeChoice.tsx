import { Box, FormControlLabel, Radio, RadioGroup, Typography, useColorScheme } from '@mui/material';

const choices = [
  ['light', 'Light'],
  ['dark', 'Dark'],
  ['system', 'As this device is set'],
] as const;

/** The colours of the site, on this device. */
export function ThemeChoice() {
  const { mode, setMode } = useColorScheme();
  return (
    <Box component="section" aria-labelledby="theme-heading">
      <Typography id="theme-heading" variant="h3" component="h2" sx={{ mb: 1 }}>
        Colours
      </Typography>
      <RadioGroup
        aria-labelledby="theme-heading"
        value={mode ?? 'system'}
        onChange={(_event, value) => setMode((value as typeof mode) ?? null)}
      >
        {choices.map(([value, label]) => (
          <FormControlLabel key={value} value={value} label={label} control={<Radio />} />
        ))}
      </RadioGroup>
    </Box>
  );
}
