import { Typography } from '@mui/material';
import { Suspense } from 'react';
import { optionalPart } from '#web/ui/loading/optionalPart.ts';
import type { Drawn } from './gatherings.ts';

const ChartColumns = optionalPart(
  async () => (await import('./ChartColumns.tsx')).ChartColumns,
  () => <Typography>The chart could not be loaded.</Typography>,
);

/** How many came, as columns: the places of a day or month stand on each other. The table has the same in numbers. */
export const AttendanceChart = ({ drawn }: { drawn: Drawn }) => (
  <Suspense fallback={null}>
    <ChartColumns drawn={drawn} />
  </Suspense>
);
