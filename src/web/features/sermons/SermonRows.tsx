import { Box, Link, List, Typography } from '@mui/material';
import { href } from '#content/pages.ts';
import type { SermonSummary } from '#shared/sermons/sermon.ts';
import { SermonFacts } from '#web/entities/sermon/SermonFacts.tsx';
import { sermonCosts, sermonTitle } from '#web/entities/sermon/sermonText.ts';
import { useChurch } from '#web/entities/words/useChurch.ts';
import { aboveLink, linkedCard, pressLink, stretchedLink } from '#web/ui/layout/cardLink.ts';
import { langOf } from '#web/ui/text/InLanguage.tsx';

/** Sermons in a row each, which leads to its page. */
export function SermonRows({ sermons }: { sermons: readonly SermonSummary[] }) {
  const church = useChurch();
  return (
    <List disablePadding sx={list}>
      {sermons.map((sermon) => {
        const { text, lang } = sermonTitle(sermon);
        return (
          <Box key={sermon.id} component="li" onClick={pressLink} sx={row}>
            <Typography variant="h4" component="h3">
              <Link to={href('sermon', { id: String(sermon.id) })} lang={langOf(lang)} sx={stretchedLink}>
                {text}
              </Link>
            </Typography>
            <Box sx={{ ...aboveLink, mt: 0.5, color: 'text.secondary' }}>
              <SermonFacts sermon={sermon} />
            </Box>
            <Box sx={{ ...aboveLink, mt: 0.5 }}>{sermonCosts(sermon, church)}</Box>
          </Box>
        );
      })}
    </List>
  );
}

const row = { ...linkedCard, py: 2, borderBottom: 1, borderColor: 'divider' } as const;

const list = {
  display: 'grid',
  columnGap: 5,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
} as const;
