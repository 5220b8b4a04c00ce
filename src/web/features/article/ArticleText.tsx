import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import type { Article, ArticleSection } from '#content/articles/article.ts';
import { type PageName, pages } from '#content/pages.ts';
import type { ReadyArticle } from '#shared/content/values.ts';
import { ScriptureQuote } from '#web/entities/words/Scripture.tsx';
import { useFieldMark } from '#web/ui/hooks/useFieldMark.ts';
import { PageHeading } from '#web/ui/layout/PageHeading.tsx';
import { Paragraphs, Section } from '#web/ui/layout/pageParts.tsx';
import { Picture, type ShownPicture } from '#web/ui/media/Picture.tsx';
import { WrittenHtml } from '#web/ui/text/WrittenHtml.tsx';

interface ArticlePageProps {
  page: PageName;
  /** From the files, or as staff have written it. */
  article: Article | ReadyArticle;
}

/** A page that is one article: its title, lead and first picture, and its text below (rulings, 11). */
export function ArticleText({ page, article }: ArticlePageProps) {
  const mark = useFieldMark(page);
  const picture = article.picture as ShownPicture | null | undefined;
  const text: ReactNode = 'html' in article ? <WrittenHtml html={article.html} /> : article.sections.map(sectionOf);
  return (
    <Section sx={{ pt: { xs: 4, md: 6 } }}>
      <Box {...mark('article')} sx={{ maxWidth: '46em', mx: 'auto' }}>
        <PageHeading page={page} title={pages[page].title} lead={article.lead} />
        {picture ? (
          <Picture
            name={picture}
            priority
            sizes="(min-width: 900px) 780px, 66vw"
            ratio="16 / 9"
            sx={{ mt: 5, borderRadius: 4 }}
          />
        ) : null}
        {text}
      </Box>
    </Section>
  );
}

const sectionOf = ({ heading, paragraphs, verse, picture }: ArticleSection) => (
  <Box component="section" key={heading} sx={{ mt: { xs: 6, md: 8 } }}>
    <Typography variant="h2">{heading}</Typography>
    <Paragraphs of={paragraphs} />
    {verse ? <ScriptureQuote verse={verse} sx={{ mt: 3.5, pl: 3, borderLeft: 2, borderColor: 'accent.gold' }} /> : null}
    {picture ? (
      <Picture name={picture} sizes="(min-width: 900px) 780px, 92vw" ratio="16 / 9" sx={{ mt: 4, borderRadius: 4 }} />
    ) : null}
  </Box>
);
