import { Box, Button, Link, List, Typography } from '@mui/material';
import { href } from '#content/pages.ts';
import { useHeadingFocus } from '#web/ui/hooks/useHeadingFocus.ts';
import { lineLink, VisuallyHidden } from '#web/ui/layout/looks.ts';
import { RuledRow } from '#web/ui/layout/TitledSection.tsx';
import { InLanguage, langOf } from '#web/ui/text/InLanguage.tsx';
import { sermonLibrary } from '#words/sermonLibrary.ts';
import { removeSermon, useKeptSermons } from './keptSermons.ts';
import { megabytes, sermonTitle } from './sermonText.ts';

const words = sermonLibrary.keep;

/** The recordings that this device keeps, each with its size and a button that takes it off; nothing without any. */
export function KeptSermons() {
  const { sermons } = useKeptSermons();
  const { heading, focusHeading } = useHeadingFocus(); // the row that had the focus is removed
  const remove = async (path: string) => {
    await removeSermon(path);
    focusHeading();
  };
  if (sermons.length === 0) return null;
  return (
    <Box component="section" aria-labelledby="kept-sermons" sx={{ mt: 5 }}>
      <Typography ref={heading} tabIndex={-1} variant="h3" id="kept-sermons" sx={{ mb: 2, outline: 'none' }}>
        {words.title}
      </Typography>
      <List disablePadding>
        {sermons.map((sermon) => {
          const { text, lang } = sermonTitle(sermon);
          return (
            <RuledRow
              key={sermon.path}
              title={
                <Link to={href('sermon', { id: String(sermon.id) })} lang={langOf(lang)} sx={lineLink}>
                  {text}
                </Link>
              }
              detail={words.size(megabytes(sermon.bytes))}
            >
              <Button variant="outlined" color="inherit" onClick={() => void remove(sermon.path)}>
                {words.remove}{' '}
                <VisuallyHidden>
                  <InLanguage lang={lang}>{text}</InLanguage>
                </VisuallyHidden>
              </Button>
            </RuledRow>
          );
        })}
      </List>
    </Box>
  );
}
