import { Box } from '@mui/material';

/** The hours of a service. A line breaks before the figures in brackets after Kiswahili hours, and in them only where they are wider than it. */
export function Hours({ of: hours }: { of: string }) {
  const [spoken, figures] = hours.split(/ (?=\()/);
  if (figures === undefined) return hours;
  return (
    <>
      {spoken}{' '}
      <Box component="span" sx={{ display: 'inline-block' }}>
        {figures}
      </Box>
    </>
  );
}
