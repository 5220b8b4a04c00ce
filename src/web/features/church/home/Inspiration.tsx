import { Box, Typography } from '@mui/material';
import type { Edited } from '#shared/content/applyContent.ts';
import { usePageWords } from '#web/entities/words/usePageWords.ts';
import { useFieldMark } from '#web/ui/hooks/useFieldMark.ts';
import { Section } from '#web/ui/layout/Section.tsx';
import { Picture } from '#web/ui/media/Picture.tsx';
import { Slideshow } from '#web/ui/media/Slideshow.tsx';
import { ScriptureQuote } from '#web/ui/text/ScriptureQuote.tsx';
import { home } from '#words/home.ts';

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
