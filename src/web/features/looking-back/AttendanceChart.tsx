import { BarChart } from '@mui/x-charts/BarChart';
import type { Drawn } from './gatherings.ts';

/** How far the columns of a place stand out from those of the next: in the order of `PLACES`. */
const COLOURS: Readonly<Record<string, string>> = {
  ruiru: 'var(--mui-palette-primary-main)',
  magomano: 'var(--mui-palette-secondary-main)',
  kithini: 'var(--mui-palette-accent-wine)',
  juja: 'var(--mui-palette-success-main)',
  other: 'var(--mui-palette-accent-outline)',
};

/** How many came, as columns: the places of a day or month stand on each other. The table has the same in numbers. */
export function AttendanceChart({ columns, places }: Drawn) {
  return (
    <BarChart
      height={320}
      skipAnimation
      margin={{ left: 0, right: 8 }}
      grid={{ horizontal: true }}
      xAxis={[
        {
          data: columns.map((_, at) => at),
          scaleType: 'band',
          valueFormatter: (at: number, { location }) => columns[at]?.[location === 'tick' ? 'short' : 'long'] ?? '',
        },
      ]}
      yAxis={[{ min: 0, tickMinStep: 1, width: 48 }]}
      series={places.map(({ key, name, came }) => ({
        id: key,
        label: name,
        data: came,
        stack: 'all',
        color: COLOURS[key],
      }))}
    />
  );
}
