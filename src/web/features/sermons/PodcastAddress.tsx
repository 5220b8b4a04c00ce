import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { sermonFeeds } from '#shared/sermons/sermonPaths.ts';
import { CopyButton } from '#web/ui/buttons/CopyButton.tsx';
import { useOrigin } from '#web/ui/hooks/OriginProvider.tsx';
import { lineLink } from '#web/ui/layout/cardLink.ts';
import { sermonLibrary } from '#words/sermonLibrary.ts';

const words = sermonLibrary.podcast;

/** The address of the podcast, to copy into an app; browsers and apps also find it in the page's head. */
export function PodcastAddress() {
  const address = `${useOrigin()}${sermonFeeds.podcast}`;
  return (
    <Box component="section" aria-labelledby="podcast" sx={{ mt: 5 }}>
      <link rel="alternate" type="application/rss+xml" title={words.title} href={sermonFeeds.podcast} />
      <link rel="alternate" type="application/atom+xml" title={sermonLibrary.latest} href={sermonFeeds.atom} />
      <Typography variant="h3" id="podcast">
        {words.title}
      </Typography>
      <Typography sx={{ mt: 1 }}>{words.text}</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mt: 1 }}>
        <Link href={sermonFeeds.podcast} sx={lineLink}>
          {address}
        </Link>
        <CopyButton text={address} label={words.copy} done={words.copied} what={words.what} />
      </Box>
    </Box>
  );
}
