import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import List from '@mui/material/List';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { href } from '#content/pages.ts';
import type { SermonSummary } from '#shared/sermons/sermon.ts';
import { SermonFacts } from '#web/entities/sermon/SermonFacts.tsx';
import { sermonTitle, useSermonCosts } from '#web/entities/sermon/sermonText.ts';
import { aboveLink, linkedCard, pressLink, stretchedLink } from '#web/ui/layout/cardLink.ts';
import { langOf } from '#web/ui/text/InLanguage.tsx';

/** Sermons in a row each, which leads to its page. */
export function SermonRows({ sermons }: { sermons: readonly SermonSummary[] }) {
  return (
    <List disablePadding sx={list}>
      {sermons.map((sermon) => (
        <SermonRow key={sermon.id} sermon={sermon} />
      ))}
    </List>
  );
}

function SermonRow({ sermon }: { sermon: SermonSummary }) {
  const { text, lang } = sermonTitle(sermon);
  const costs = useSermonCosts(sermon);
  return (
    <Box component="li" onClick={pressLink} sx={{ ...linkedCard, py: 2, borderBottom: 1, borderColor: 'divider' }}>
      <Typography variant="h4" component="h3">
        <Link
          component={RouterLink}
          to={href('sermon', { id: String(sermon.id) })}
          lang={langOf(lang)}
          sx={stretchedLink}
        >
          {text}
        </Link>
      </Typography>
      <Box sx={{ ...aboveLink, mt: 0.5, color: 'text.secondary' }}>
        <SermonFacts sermon={sermon} />
      </Box>
      {costs ? <Box sx={{ ...aboveLink, mt: 0.5 }}>{costs}</Box> : null}
    </Box>
  );
}

const list = {
  display: 'grid',
  columnGap: 5,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
} as const;
