import { Box } from '@mui/material';
import { dates } from '#words/dates.ts';

/**
 * The date as a calendar leaf.
 *
 * @param date `YYYY-MM-DD`; renders nothing for any other text
 * @param small for a row of a list
 */
export function DateLeaf({ date, small = false }: { date: string; small?: boolean }) {
  const leaf = dates.leaf(date);
  if (!leaf) return null;
  return (
    <Box
      component="time"
      dateTime={date}
      sx={{
        display: 'block',
        width: small ? '2.75rem' : '4rem', // as wide as its text needs, also where that is larger
        alignSelf: 'start',
        flexShrink: 0,
        textAlign: 'center',
        borderRadius: small ? 2 : 3,
        overflow: 'hidden',
        border: 1,
        borderColor: 'divider',
        bgcolor: 'background.paper',
      }}
    >
      <Box
        component="span"
        sx={{
          display: 'block',
          bgcolor: 'accent.leaf',
          color: 'glass.ink',
          printColorAdjust: 'exact',
          WebkitPrintColorAdjust: 'exact',
          fontSize: small ? '0.6875rem' : '0.8125rem',
          letterSpacing: '0.12em',
          lineHeight: small ? 1.6 : 1.8,
          fontWeight: 600,
        }}
      >
        {leaf.month}
      </Box>{' '}
      <Box
        component="span"
        sx={{ display: 'block', typography: 'h3', fontSize: small ? '1.25rem' : '2rem', lineHeight: 1.4 }}
      >
        {leaf.day}
      </Box>
    </Box>
  );
}
