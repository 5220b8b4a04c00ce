import { Box } from '@mui/material';
import type { Passage } from '#shared/verse/verse.ts';

/**
 * A passage: its verses, numbered if there are several, its reference and edition, the credit. The reference is in the
 * language of the answer around it.
 */
export function PassageQuote({ passage }: { passage: Passage }) {
  const { verses, reference, edition, language, credit } = passage;
  return (
    <Box component="figure" sx={{ m: 0 }}>
      <Box component="blockquote" lang={language} sx={scriptureText}>
        {verses.map(({ number, text }) => (
          <span key={number}>
            {verses.length > 1 ? (
              <Box component="sup" sx={{ fontSize: '0.8rem', lineHeight: 0, color: 'accent.gold', mr: 0.5 }}>
                {number}
              </Box>
            ) : null}
            {text}{' '}
          </span>
        ))}
      </Box>
      <Box component="figcaption" sx={{ mt: 0.75, color: 'accent.gold', fontWeight: 600 }}>
        {reference}{' '}
        <Box component="span" sx={{ fontWeight: 400, color: 'text.secondary' }}>
          {edition}
        </Box>
        <Box
          component="small"
          lang={language}
          sx={{ display: 'block', fontSize: '0.875rem', fontWeight: 400, color: 'text.secondary' }}
        >
          {credit}
        </Box>
      </Box>
    </Box>
  );
}

/** How the words of a passage look, for the `sx` of what holds them. */
export const scriptureText = {
  m: 0,
  fontFamily: 'h1.fontFamily',
  fontSize: { xs: '1.25rem', sm: '1.35rem' },
  lineHeight: 1.55,
  textWrap: 'pretty',
} as const;
