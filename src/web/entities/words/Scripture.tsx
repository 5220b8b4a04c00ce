import { Box, type SxProps, type Theme, Typography } from '@mui/material';
import type { Scripture } from '#content/scripture/scripture.ts';
import { api } from '#web/api/api.ts';
import { OWN_BACKEND } from '#web/api/requests.ts';
import type { FieldMark } from '#web/ui/hooks/useFieldMark.ts';
import { InLanguage, langOf } from '#web/ui/text/InLanguage.tsx';
import { language } from '#words/language.ts';
import type { TextHere } from './textHere.ts';

/** What the church's Kiswahili edition says where the pages quote; undefined until it is known, and on English pages. */
const useChurchEdition = () => api.useReadScripturesQuery(undefined, { skip: language === 'en' || !OWN_BACKEND }).data;

/**
 * The words of a scripture: on Kiswahili pages those of the church's Kiswahili edition where it has added one, else the
 * King James Version's.
 */
export function useScripture({ reference, text }: Scripture): TextHere {
  const own = useChurchEdition()?.texts[reference];
  return own === undefined ? { text, lang: 'en' } : { text: own, lang: 'sw' };
}

/** Whose words they are: the credit of the church's Kiswahili edition; undefined on English pages and without one. */
export const useScriptureCredit = (): string | undefined => useChurchEdition()?.edition?.credit;

interface ScriptureQuoteProps extends FieldMark {
  verse: Scripture;
  /** `large` for the main verse of a page, `plain` beside other text. */
  size?: 'plain' | 'large';
  align?: 'start' | 'center';
  sx?: SxProps<Theme>;
}

/** A verse with its reference. */
export function ScriptureQuote({ verse, size = 'plain', align = 'start', sx, ...mark }: ScriptureQuoteProps) {
  const { text, lang } = useScripture(verse);
  return (
    <Box component="figure" {...mark} sx={[{ m: 0, textAlign: align }, ...(Array.isArray(sx) ? sx : [sx])]}>
      <Typography
        component="blockquote"
        lang={langOf(lang)}
        sx={{
          m: 0,
          fontFamily: 'h1.fontFamily',
          fontSize: size === 'large' ? { xs: '1.45rem', md: '1.9rem' } : '1.25rem',
          lineHeight: size === 'large' ? 1.35 : 1.5,
          maxWidth: '31em',
          mx: align === 'center' ? 'auto' : 0,
          textWrap: 'pretty',
        }}
      >
        {text}
      </Typography>
      <Typography component="figcaption" sx={{ mt: 1, color: 'accent.gold', fontWeight: 600, fontSize: '1rem' }}>
        {verse.reference}
      </Typography>
    </Box>
  );
}

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
