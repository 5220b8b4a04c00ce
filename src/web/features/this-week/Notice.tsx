import PrintIcon from '@mui/icons-material/PrintOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { AnnouncedWeek } from './announcedWeek.ts';
import { NoticeText } from './NoticeText.tsx';
import { PrintedNotice } from './PrintedNotice.tsx';

/** The week as a notice: on screen to be read aloud, on paper one page. */
export function Notice({ week }: { week: AnnouncedWeek }) {
  return (
    <>
      <Box
        sx={{
          bgcolor: 'background.paper',
          border: 1,
          borderColor: 'divider',
          borderRadius: 4,
          p: { xs: 2, sm: 3.5 },
          fontSize: '1.125rem',
        }}
      >
        <NoticeText week={week} />
      </Box>
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
