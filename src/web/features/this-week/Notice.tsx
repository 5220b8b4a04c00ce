import PrintIcon from '@mui/icons-material/PrintOutlined';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import type { AnnouncedWeek } from './announcedWeek.ts';
import { NoticeText } from './NoticeText.tsx';
import { PrintedNotice } from './PrintedNotice.tsx';

/** The week as a notice: on screen to be read aloud, in print one page. */
export function Notice({ week }: { week: AnnouncedWeek }) {
  return (
    <>
      <Paper variant="outlined" sx={{ p: { xs: 2, sm: 3.5 }, fontSize: '1.125rem' }}>
        <NoticeText week={week} />
      </Paper>
      <Button
        variant="outlined"
        color="inherit"
        startIcon={<PrintIcon />}
        onClick={() => window.print()}
        sx={{ mt: 2 }}
      >
        Print notice
      </Button>
      <PrintedNotice key={week.words} week={week} />
    </>
  );
}
