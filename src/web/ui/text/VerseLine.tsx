import { Box, Typography } from '@mui/material';
import type { Scripture } from '#content/scripture/scripture.ts';
import { InLanguage } from './InLanguage.tsx';
import { useScripture } from './useScripture.ts';

/** A verse within a text, its reference after it. */
export function VerseLine({ verse }: { verse: Scripture }) {
  const { text, lang } = useScripture(verse);
  return (
    <Typography component="blockquote" variant="body2" sx={{ m: 0, mt: 1.5, color: 'text.secondary' }}>
      <InLanguage lang={lang}>{text}</InLanguage>{' '}
      <Box component="cite" sx={{ fontStyle: 'normal', fontWeight: 600, color: 'accent.gold', whiteSpace: 'nowrap' }}>
        {verse.reference}
      </Box>
    </Typography>
  );
}
