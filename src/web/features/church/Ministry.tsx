import { Box, List, type Theme, Typography } from '@mui/material';
import type { ComponentProps, ReactNode } from 'react';
import type { EditablePage } from '#content/editable/index.ts';
import { type Captioned, isDrawn, type Meeting } from '#content/ministry.ts';
import type { PageName } from '#content/pages.ts';
import type { Scripture } from '#content/scripture/scripture.ts';
import { ScriptureQuote } from '#web/entities/words/Scripture.tsx';
import type { Marked } from '#web/entities/words/usePageWords.ts';
import { useFieldMark } from '#web/ui/hooks/useFieldMark.ts';
import { Columns, Paragraphs, Section } from '#web/ui/layout/pageParts.tsx';
import { Picture } from '#web/ui/media/Picture.tsx';
import { mediaControls } from '#words/mediaControls.ts';
import { PageHero } from './PageHero.tsx';
import { Points } from './Points.tsx';

interface MinistryProps extends Pick<ComponentProps<typeof PageHero>, 'look'> {
  page: EditablePage & PageName;
  words: Marked<Pick<ComponentProps<typeof PageHero>, 'hero'>> & {
    text: { title?: string; paragraphs: readonly string[]; verse?: Scripture };
    meetings: { title: string; items: readonly Meeting[] };
    gallery: { title: string; items: readonly Captioned[] };
    verse?: Scripture;
  };
  /** What this ministry alone has. */
  children: ReactNode;
}

/** The page of a ministry: what it is, when it meets, and its pictures (specification, section 2, Ministries). */
export function Ministry({ page, look, words, children }: MinistryProps) {
  const { hero, text, meetings, gallery, verse, mark } = words;
  return (
    <>
      <PageHero page={page} hero={hero} look={look} />
      <Section>
        <Columns gap={{ xs: 2, md: 8 }} columns={text.title ? { md: '0.7fr 1.3fr' } : '1fr'}>
          {text.title ? (
            <Typography variant="h2" {...mark('text.title')}>
              {text.title}
            </Typography>
          ) : null}
          <div>
            <Paragraphs
              of={text.paragraphs}
              mark={(at) => mark('text.paragraphs', at)}
              sx={{ mb: 2, maxWidth: '38em' }}
            />
            {text.verse ? <ScriptureQuote verse={text.verse} {...mark('text.verse')} sx={{ mt: 4 }} /> : null}
          </div>
        </Columns>
      </Section>
      {children}
      <Section tone="card" labelledBy="meetings" heading={meetings.title} headingSx={{ mb: 4 }}>
        <Points
          page={page}
          field="meetings.items"
          look="cards"
          items={meetings.items.map(({ name, when, where }) => ({ title: name, note: when.value, text: where.value }))}
        />
      </Section>
      <Section labelledBy="gallery" heading={gallery.title} headingMark={mark('gallery.title')} headingSx={{ mb: 4 }}>
        <PictureGallery page={page} pictures={gallery.items} label={gallery.title} />
        {verse ? <ScriptureQuote verse={verse} {...mark('verse')} size="large" sx={{ mt: { xs: 6, md: 9 } }} /> : null}
      </Section>
    </>
  );
}

interface PictureGalleryProps {
  page: EditablePage;
  pictures: readonly Captioned[];
  /** The gallery's name for screen readers. */
  label: string;
}

/**
 * Pictures with captions on hover and focus, and always on touch screens (specification, section 2). Without a photograph
 * it says that they are drawn.
 */
function PictureGallery({ page, pictures, label }: PictureGalleryProps) {
  const mark = useFieldMark(page);
  return (
    <>
      <List disablePadding aria-label={label} sx={wall}>
        {pictures.map(({ picture, caption }, at) => (
          <Box component="li" key={caption} {...mark('gallery.items', at)}>
            {/* The keyboard reaches what otherwise only hovering would show. */}
            <Box component="figure" tabIndex={0} sx={captioned}>
              <Picture
                name={picture}
                ratio="4 / 3"
                sizes="(min-width: 900px) 360px, (min-width: 600px) 46vw, 66vw"
                sx={{ borderRadius: '14px' }}
              />
              <figcaption>{caption}</figcaption>
            </Box>
          </Box>
        ))}
      </List>
      {isDrawn(pictures) ? (
        <Typography variant="body2" sx={{ mt: 2, color: 'text.secondary' }}>
          {mediaControls.drawn}
        </Typography>
      ) : null}
    </>
  );
}

/** The caption is over the foot of the picture. */
const captioned = (theme: Theme) => ({
  m: 0,
  position: 'relative',
  borderRadius: '14px',
  '& > figcaption': {
    position: 'absolute',
    inset: 'auto 0 0',
    pt: 5.5,
    px: 2,
    pb: 2,
    color: 'glass.ink',
    fontSize: '1rem',
    fontWeight: 600,
    lineHeight: 1.35,
    background: `linear-gradient(transparent, color-mix(in srgb, ${theme.vars.palette.glass.deep} 90%, transparent) 40px)`,
    transition: 'opacity 200ms, transform 200ms',
  },
  '@media (hover: hover)': {
    overflow: 'hidden',
    '&:not(:hover):not(:focus-visible) > figcaption': { opacity: 0, transform: 'translateY(12px)' },
  },
});

const wall = {
  display: 'grid',
  gap: { xs: 1.5, sm: 2 },
  gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', md: 'repeat(3, 1fr)' },
} as const;
