import { Box } from '@mui/material';
import { LARGE_TEXT } from '#web/ui/layout/largeText.ts';

/** The hours of a service. A line may break before the figures that stand in brackets after Kiswahili hours, not in them. */
export function Hours({ of: hours }: { of: string }) {
  const [spoken, figures] = hours.split(/ (?=\()/);
  if (figures === undefined) return hours;
  return (
    <>
      {spoken}{' '}
      <Box component="span" sx={{ whiteSpace: 'nowrap', [LARGE_TEXT]: { whiteSpace: 'normal' } }}>
        {figures}
      </Box>
    </>
  );
}
