import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { type PageName, pages } from '#content/pages.ts';
import { useFieldMark } from '#web/ui/hooks/useFieldMark.ts';
import { PageHeading } from '#web/ui/layout/PageHeading.tsx';
import { Section } from '#web/ui/layout/Section.tsx';
import { Picture } from '#web/ui/media/Picture.tsx';
import type { ShownPicture } from '#web/ui/media/pictureFiles.ts';

interface ArticleFrameProps {
  page: PageName;
  lead: string;
  picture?: ShownPicture | null | undefined;
  children: ReactNode;
}

/** The page of an article: its title, lead and first picture, and its text below. */
export function ArticleFrame({ page, lead, picture, children }: ArticleFrameProps) {
  const mark = useFieldMark(page);
  return (
    <Section sx={{ pt: { xs: 4, md: 6 } }}>
      <Box {...mark('article')} sx={{ maxWidth: '46em', mx: 'auto' }}>
        <PageHeading page={page} title={pages[page].title} lead={lead} />
        {picture ? (
          <Picture
            name={picture}
            priority
            sizes="(min-width: 900px) 780px, 66vw"
            ratio="16 / 9"
            sx={{ mt: 5, borderRadius: 4 }}
          />
        ) : null}
        {children}
      </Box>
    </Section>
  );
}
