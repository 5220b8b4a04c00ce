import { Box, Card, Container, Typography } from '@mui/material';
import type { Edited } from '#shared/content/applyContent.ts';
import { usePageWords } from '#web/entities/words/usePageWords.ts';
import { useClock } from '#web/ui/hooks/NowProvider.tsx';
import { useFieldMark } from '#web/ui/hooks/useFieldMark.ts';
import { Section } from '#web/ui/layout/Section.tsx';
import { Marquee } from '#web/ui/media/Marquee.tsx';
import { Picture } from '#web/ui/media/Picture.tsx';
import { InLanguage } from '#web/ui/text/InLanguage.tsx';
import { useScripture } from '#web/ui/text/useScripture.ts';
import { home } from '#words/home.ts';
import { mediaControls } from '#words/mediaControls.ts';

/** Featured Themes: three yearly cards that move past (specification, section 2, Home). */
export function Themes() {
  const { themes: part, mark } = usePageWords('home', home);
  const { eyebrow, title, text, themes } = part;
  const thisYear = Number(useClock().date.slice(0, 4));
  /** Samples end with this year; what the church has written has its own years. */
  const areSamples = themes.every(({ line }) => line.sample);
  return (
    <Section tone="card" labelledBy="themes" contained={false}>
      <Container>
        <Typography variant="eyebrow">{eyebrow}</Typography>
        <Typography variant="h2" id="themes">
          {title}
        </Typography>
        <Typography {...mark('themes.text')} sx={{ mt: 2, mb: 3, maxWidth: '36em', color: 'text.secondary' }}>
          {text}
        </Typography>
      </Container>
      <Marquee what={mediaControls.themes}>
        {themes.map((theme, at) => (
          <ThemeCard key={theme.name} theme={theme} at={at} year={areSamples ? String(thisYear - at) : theme.name} />
        ))}
      </Marquee>
    </Section>
  );
}

interface ThemeCardProps {
  theme: Edited<typeof home>['themes']['themes'][number];
  at: number;
  year: string;
}

function ThemeCard({ theme, at, year }: ThemeCardProps) {
  const mark = useFieldMark('home');
  const { text, lang } = useScripture(theme.verse);
  return (
    <Card
      component="li"
      variant="outlined"
      {...mark('themes.themes', at)}
      sx={{
        width: { xs: 'min(286px, 80vw)', sm: 400 },
        bgcolor: 'background.default',
        display: 'flex',
        flexDirection: 'column',
      }}
    >
      <Picture name={theme.picture} sizes="(min-width: 600px) 400px, 286px" ratio="16 / 10" />
      <Box sx={words}>
        <Typography variant="h2" component="h3" sx={{ fontSize: '2.25rem', color: 'accent.gold' }}>
          {year}
        </Typography>
        {/* Below the year where its longest word is wider than the space beside it. */}
        <Typography variant="h3" component="p" sx={{ flex: '1 1 min-content', overflowWrap: 'break-word' }}>
          {theme.line.value}
        </Typography>
        <Typography variant="body2" sx={{ flexBasis: '100%', mt: 1.5, color: 'text.secondary' }}>
          <InLanguage lang={lang}>{text}</InLanguage>{' '}
          <Box component="span" sx={{ whiteSpace: 'nowrap', color: 'accent.gold', fontWeight: 600 }}>
            {theme.verse.reference}
          </Box>
        </Typography>
      </Box>
    </Card>
  );
}

const words = {
  p: 3,
  flex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  alignContent: 'flex-start',
  columnGap: 2.5,
} as const;
