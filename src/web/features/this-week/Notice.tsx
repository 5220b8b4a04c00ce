import PrintIcon from '@mui/icons-material/PrintOutlined';
import { Button, Paper } from '@mui/material';
import type { AnnouncedWeek } from './announcedWeek.ts';
import { NoticeText } from './NoticeText.tsx';
import { PrintedNotice } from './PrintedNotice.tsx';
import { WordsNotice } from './WordsNotice.tsx';

interface NoticeProps {
  week: AnnouncedWeek;
  /** The words for the groups as somebody changed them: then the notice says the same. */
  words: string | undefined;
}

/** The week as a notice: on screen to be read aloud, in print one page. */
export function Notice({ week, words }: NoticeProps) {
  return (
    <>
      <Paper variant="outlined" sx={{ p: { xs: 2, sm: 3.5 }, fontSize: '1.125rem' }}>
        {words === undefined ? (
          <NoticeText week={week} />
        ) : (
          <WordsNotice words={words} language={week.language.language} />
        )}
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
      {words === undefined ? (
        <PrintedNotice key={week.words} count={week.count}>
          {(most) => <NoticeText week={week} most={most} columns="10.5em 1fr" />}
        </PrintedNotice>
      ) : (
        <PrintedNotice key={words} count={0}>
          {() => <WordsNotice words={words} language={week.language.language} />}
        </PrintedNotice>
      )}
    </>
  );
}
