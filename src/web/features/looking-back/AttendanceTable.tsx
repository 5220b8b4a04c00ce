import { Table, TableBody, TableCell, TableContainer, TableHead, TableRow, Typography } from '@mui/material';
import { shortDate } from '#shared/time.ts';
import { useGrowingList } from '#web/ui/loading/Loading.tsx';
import { type Gathering, PLACES } from './gatherings.ts';

interface AttendanceTableProps {
  gatherings: readonly Gathering[];
  /** The id of the table's heading. */
  labelledBy: string;
}

/** How many came to each event, latest first. */
export function AttendanceTable({ gatherings, labelledBy }: AttendanceTableProps) {
  const { shown, more } = useGrowingList(gatherings);
  return (
    <>
      <TableContainer>
        <Table size="small" aria-labelledby={labelledBy} sx={{ '& td, & th': { px: { xs: 0.75, sm: 2 } } }}>
          <TableHead>
            <TableRow>
              <TableCell>Date</TableCell>
              <TableCell>Event</TableCell>
              <TableCell align="right">Came</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {shown.map(({ event_id, start_date, title, branch, adults, children }) => (
              <TableRow key={event_id}>
                <TableCell sx={{ verticalAlign: 'top' }}>{shortDate(start_date)}</TableCell>
                <TableCell component="th" scope="row" sx={{ overflowWrap: 'anywhere' }}>
                  {title}
                  <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                    {PLACES.find(({ key }) => key === branch)?.name}
                  </Typography>
                </TableCell>
                <TableCell align="right" sx={{ verticalAlign: 'top', fontVariantNumeric: 'tabular-nums' }}>
                  {(adults + children).toLocaleString('en-GB')}
                  {children > 0 ? (
                    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                      {children.toLocaleString('en-GB')} {children === 1 ? 'child' : 'children'}
                    </Typography>
                  ) : null}
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
      {more}
    </>
  );
}
