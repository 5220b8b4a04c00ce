import { Typography } from '@mui/material';
import type { ComponentProps, ReactNode } from 'react';
import type { EditablePage } from '#content/editable/index.ts';
import type { Captioned, Meeting } from '#content/ministry.ts';
import type { PageName } from '#content/pages.ts';
import type { Scripture } from '#content/scripture/scripture.ts';
import type { Marked } from '#web/entities/words/usePageWords.ts';
import { Columns, Section } from '#web/ui/layout/Section.tsx';
import { Paragraphs } from '#web/ui/text/Paragraphs.tsx';
import { ScriptureQuote } from '#web/ui/text/ScriptureQuote.tsx';
import { PageHero } from './PageHero.tsx';
import { PictureGallery } from './PictureGallery.tsx';
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
