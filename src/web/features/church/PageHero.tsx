import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { type PageName, pages } from '#content/pages.ts';
import type { Scripture } from '#content/scripture/scripture.ts';
import { ScriptureQuote } from '#web/entities/words/Scripture.tsx';
import { glassTone } from '#web/theme/glassTone.ts';
import { useFieldMark } from '#web/ui/hooks/useFieldMark.ts';
import { PageHeading } from '#web/ui/layout/PageHeading.tsx';
import { Columns, Section } from '#web/ui/layout/pageParts.tsx';
import { Picture, type ShownPicture } from '#web/ui/media/Picture.tsx';

interface PageHeroProps {
  page: PageName;
  hero: { eyebrow: string; title: string; lead: string; picture: ShownPicture; verse?: Scripture };
  /** The picture in an arch beside the words, in a round below them, or as wide as the screen above a dark panel. */
  look: 'arch' | 'round' | 'wide';
  tone?: 'paper' | 'glass';
  /** What follows the heading. */
  children?: ReactNode;
}

/** The beginning of one of the church's pages: its heading, its scripture and its picture. */
export function PageHero({ page, hero, look, tone, children }: PageHeroProps) {
  const mark = useFieldMark(page);
  const { eyebrow, title, lead, verse } = hero;
  const picture = { ...mark('hero.picture'), name: hero.picture, priority: true };
  const align = look === 'round' ? 'center' : 'start';
  const isBelow = pages[page].path.lastIndexOf('/') > 0;
  const heading = (
    <PageHeading {...(isBelow && { page })} {...{ eyebrow, title, lead, mark, align }}>
      {children}
    </PageHeading>
  );
  const quote = verse ? (
    <ScriptureQuote verse={verse} {...mark('hero.verse')} align={align} sx={look === 'round' ? {} : beside} />
  ) : null;
  if (look === 'wide')
    return (
      <>
        <Picture {...picture} sizes="(min-width: 900px) 100vw, 66vw" ratio="auto" sx={panorama} />
        <Section joined sx={{ pb: { xs: 0, md: 0 } }}>
          <Box sx={[glassTone, panel]}>
            {heading}
            {quote}
          </Box>
        </Section>
      </>
    );
  return (
    <Section tone={tone} sx={{ pt: { xs: 4, md: 7 } }}>
      {look === 'round' ? (
        <>
          {heading}
          <Picture frame="round" {...picture} sizes="(min-width: 600px) 380px, 280px" sx={round} />
          {quote}
        </>
      ) : (
        <Columns gap={{ xs: 5, md: 8 }} columns={{ md: '1.2fr 0.8fr' }} align="center">
          <div>
            {heading}
            {quote}
          </div>
          <Picture frame="arch" {...picture} sizes="(min-width: 900px) 400px, 320px" sx={arch} />
        </Columns>
      )}
    </Section>
  );
}

const beside = { mt: 4, pl: 3, borderLeft: 2, borderColor: 'accent.gold' } as const;

const arch = {
  width: '100%',
  maxWidth: { xs: 320, md: 'none' },
  mx: 'auto',
  '@media print': { display: 'none' },
} as const;

const round = {
  width: { xs: 280, sm: 380 },
  mx: 'auto',
  my: { xs: 4, md: 5 },
  borderWidth: 8,
  '@media print': { display: 'none' },
} as const;

const panorama = { height: 'min(62.5vw, 76svh)', '@media print': { display: 'none' } } as const;

const panel = {
  position: 'relative',
  mt: { xs: -4, md: -12 },
  p: { xs: 3, sm: 5, md: 6 },
  borderRadius: 4,
  display: 'grid',
  columnGap: 8,
  gridTemplateColumns: { md: '1.15fr 0.85fr' },
  alignItems: 'end',
} as const;
