import { Box, Button, Card, Container, Typography } from '@mui/material';
import { href } from '#content/pages.ts';
import type { Edited } from '#shared/content/applyContent.ts';
import { ScriptureQuote, useScripture } from '#web/entities/words/Scripture.tsx';
import { usePageWords } from '#web/entities/words/usePageWords.ts';
import { useClock } from '#web/ui/hooks/NowProvider.tsx';
import { useFieldMark } from '#web/ui/hooks/useFieldMark.ts';
import { Columns, Paragraphs, Section } from '#web/ui/layout/pageParts.tsx';
import { Marquee } from '#web/ui/media/Marquee.tsx';
import { Picture } from '#web/ui/media/Picture.tsx';
import { Slideshow } from '#web/ui/media/Slideshow.tsx';
import { InLanguage } from '#web/ui/text/InLanguage.tsx';
import { home } from '#words/home.ts';
import { mediaControls } from '#words/mediaControls.ts';

/** The lead pastor couple in two round pictures that overlap (specification, section 2, Home). */
export function Leadership() {
  const { leadership, mark } = usePageWords('home', home);
  const markFact = useFieldMark('church');
  return (
    <Section labelledBy="leadership">
      <Columns gap={{ xs: 4, md: 8 }} columns={{ md: '0.95fr 1.05fr' }} align="center">
        <Box sx={couple}>
          {leadership.people.map(({ name, picture }, at) => (
            <Picture
              frame="round"
              key={name.value}
              {...mark('leadership.people', at)}
              name={picture}
              sizes="(min-width: 900px) 270px, 40vw"
              sx={{ width: { xs: '50%', md: 270 }, maxWidth: 270, flexShrink: 0 }}
            />
          ))}
        </Box>
        <div>
          <Typography variant="eyebrow">{leadership.eyebrow}</Typography>
          <Typography variant="h2" id="leadership" {...markFact('leadPastors.names')}>
            {leadership.names.value}
          </Typography>
          <Typography sx={{ mt: 1, color: 'text.secondary' }}>{leadership.role}</Typography>
          <Paragraphs
            of={leadership.paragraphs.map(({ value }) => value)}
            mark={(at) => mark('leadership.paragraphs', at)}
            sx={{ mt: 2.5, maxWidth: '36em' }}
          />
          <ScriptureQuote
            verse={leadership.verse}
            {...mark('leadership.verse')}
            sx={{ mt: 4, pl: 3, borderLeft: 2, borderColor: 'accent.gold' }}
          />
        </div>
      </Columns>
    </Section>
  );
}

/** The second picture is lower, and covers the edge of the first. */
const couple = {
  display: 'flex',
  justifyContent: 'center',
  alignItems: 'flex-start',
  '& > * + *': { mt: { xs: 3, md: 9 }, ml: { xs: '-7%', md: '-36px' } },
} as const;

/** The carousel of seven slides with its overlay Divine Inspiration (specification, section 2, Home). */
export function Inspiration() {
  const { title, label, slides } = usePageWords('home', home).slides;
  return (
    <Section tone="glass" labelledBy="inspiration" contained={false}>
      <Slideshow
        label={label}
        names={slides.map(({ quote }) => quote.reference)}
        renderSlide={(at) => <Slide slide={slides[at]} at={at} />}
        overlay={
          <Typography variant="h2" id="inspiration" sx={heading}>
            {title}
          </Typography>
        }
        sx={{ maxWidth: 1320, mx: 'auto', '& .controls': { mt: 2 } }}
      />
    </Section>
  );
}

type SlideWords = Edited<typeof home>['slides']['slides'][number];

function Slide({ slide, at }: { slide: SlideWords | undefined; at: number }) {
  const mark = useFieldMark('home');
  if (!slide) return null;
  return (
    <Box
      {...mark('slides.slides', at)}
      sx={{
        height: '100%',
        px: { xs: 2.5, md: 3 },
        display: 'grid',
        gridTemplateColumns: { md: '1.5fr 1fr' },
        bgcolor: 'glass.main',
      }}
    >
      <Picture
        name={slide.picture}
        ratio="16 / 10"
        sizes="(min-width: 1320px) 780px, (min-width: 900px) 60vw, 66vw"
        sx={{ borderRadius: { xs: '18px 18px 0 0', md: '18px 0 0 18px' } }}
      />
      <Box
        sx={{
          bgcolor: 'glass.deep',
          borderRadius: { xs: '0 0 18px 18px', md: '0 18px 18px 0' },
          px: { xs: 2.5, sm: 4, md: 5 },
          pt: { xs: 9.5, md: 15 },
          pb: { xs: 3.5, md: 5 },
          minHeight: { xs: 330, sm: 260 },
        }}
      >
        <ScriptureQuote verse={slide.quote} sx={{ '& blockquote': { fontSize: { lg: '1.45rem' } } }} />
      </Box>
    </Box>
  );
}

/** Over every slide, at the top of the panel with the verse. */
const heading = {
  position: 'absolute',
  zIndex: 1,
  top: { xs: 'calc((100vw - 40px) * 0.625 + 24px)', md: 44 },
  left: { xs: 40, sm: 52, md: 'calc(24px + (100% - 48px) * 0.6 + 40px)' },
  right: { xs: 30, md: 40 },
  fontSize: { xs: '1.7rem', md: '2.1rem' },
  color: 'accent.gold',
  pointerEvents: 'none',
};

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

/** Connect with Our congregation (specification, section 2, Home). */
export function Welcome() {
  const { intro, mark } = usePageWords('home', home);
  return (
    <Section labelledBy="welcome">
      <Columns gap={{ xs: 4.5, md: 8 }} columns={{ md: '1.15fr 0.85fr' }} align="center">
        <div>
          <Typography variant="eyebrow">{intro.eyebrow}</Typography>
          <Typography variant="h2" id="welcome">
            {intro.title}
          </Typography>
          <Paragraphs
            of={intro.paragraphs}
            mark={(at) => mark('intro.paragraphs', at)}
            sx={{ mt: 2.5, maxWidth: '36em' }}
          />
          <Box sx={{ mt: 4, display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
            <Button variant="contained" to={href('about')}>
              {intro.about}
            </Button>
            <Button variant="outlined" to={href('ministries')}>
              {intro.ministries}
            </Button>
          </Box>
        </div>
        <Picture
          frame="arch"
          {...mark('intro.picture')}
          name={intro.picture}
          sizes="(min-width: 900px) 420px, 240px"
          sx={{ width: '100%', maxWidth: { xs: 340, md: 'none' }, mx: 'auto' }}
        />
      </Columns>
    </Section>
  );
}
