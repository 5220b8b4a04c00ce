import { Box, Button, Chip, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { href } from '#content/pages.ts';
import type { SermonAnswer } from '#shared/sermons/sermon.ts';
import { SermonFacts } from '#web/entities/sermon/SermonFacts.tsx';
import { sermonCosts, sermonTitle } from '#web/entities/sermon/sermonText.ts';
import { passageName } from '#web/entities/words/passageName.ts';
import { textHere } from '#web/entities/words/textHere.ts';
import { useChurch } from '#web/entities/words/useChurch.ts';
import { ShareButton } from '#web/ui/buttons/ShareButton.tsx';
import { PageTrail } from '#web/ui/layout/PageHeading.tsx';
import { Section } from '#web/ui/layout/Section.tsx';
import { VideoFrame } from '#web/ui/media/VideoFrame.tsx';
import { langOf } from '#web/ui/text/InLanguage.tsx';
import { WrittenHtml } from '#web/ui/text/WrittenHtml.tsx';
import { sermonLibrary as words } from '#words/sermonLibrary.ts';
import { KeepRecording } from './KeepRecording.tsx';
import { SermonPlayer } from './SermonPlayer.tsx';
import { sermonShareWords } from './sermonHead.ts';

interface SermonDetailsProps {
  sermon: SermonAnswer['sermon'];
  /** The absolute URL of its page. */
  address: string;
}

/** One sermon: what it costs, its passages, its recording, its film and its notes. */
export function SermonDetails({ sermon, address }: SermonDetailsProps) {
  const { passages, sound, film, notes_html: notes } = sermon;
  const { text: title, lang } = sermonTitle(sermon);
  const costs = sermonCosts(sermon, useChurch());
  return (
    <Section sx={{ pt: { xs: 4, md: 6 } }}>
      <Box component="article" sx={{ maxWidth: '46em', mx: 'auto' }}>
        <PageTrail page="sermon" />
        <Typography variant="h1" lang={langOf(lang)} sx={{ fontSize: 'clamp(1.75rem, 4vw, 3rem)' }}>
          {title}
        </Typography>
        <Typography sx={{ mt: 2, color: 'text.secondary' }}>
          <SermonFacts sermon={sermon} linked />
        </Typography>
        {costs ? <Typography sx={{ mt: 1 }}>{costs}</Typography> : null}
        {passages.length > 0 ? (
          <Box component="ul" aria-label={words.passages} sx={row}>
            {passages.map(({ reference, book, chapter }) => (
              <li key={reference}>
                <Chip
                  component={Link}
                  to={`${href('dailyVerse')}?read=${book}.${chapter}`}
                  clickable
                  label={passageName(reference, book)}
                />
              </li>
            ))}
          </Box>
        ) : null}
        <Box sx={{ mt: 3 }}>
          <ShareButton title={title} words={sermonShareWords(sermon)} address={address} menu={words.share} quiet />
        </Box>
        {sound ? (
          <Part title={words.listen}>
            <SermonPlayer key={sound.id} sermon={sermon} sound={sound} />
            <KeepRecording sermon={sermon} sound={sound} />
          </Part>
        ) : null}
        {film ? (
          <Part title={words.watch}>
            <VideoFrame youtubeId={film} picture="book" play={words.play} sizes="(min-width: 900px) 780px, 92vw" />
            <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
              {words.blocked}
            </Typography>
          </Part>
        ) : null}
        {notes ? (
          <Part title={words.notes}>
            <WrittenHtml html={notes} lang={langOf(textHere(notes).lang)} />
          </Part>
        ) : null}
        <Button to={`${href('sermons')}#latest`} variant="outlined" sx={{ mt: 6 }}>
          {words.all}
        </Button>
      </Box>
    </Section>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box component="section" sx={{ mt: { xs: 5, md: 6 } }}>
      <Typography variant="h2" sx={{ mb: 2 }}>
        {title}
      </Typography>
      {children}
    </Box>
  );
}

const row = { display: 'flex', flexWrap: 'wrap', gap: 1, m: 0, mt: 2, p: 0, listStyle: 'none' } as const;
