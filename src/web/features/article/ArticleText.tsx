import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Article } from '#content/articles/article.ts';
import type { PageName } from '#content/pages.ts';
import { Picture } from '#web/ui/media/Picture.tsx';
import { Paragraphs } from '#web/ui/text/Paragraphs.tsx';
import { ScriptureQuote } from '#web/ui/text/ScriptureQuote.tsx';
import { ArticleFrame } from './ArticleFrame.tsx';

/** A page of plain text: its lead, then its sections (rulings, 11). */
export function ArticleText({ page, article }: { page: PageName; article: Article }) {
  return (
    <ArticleFrame page={page} lead={article.lead} picture={article.picture}>
      {article.sections.map(({ heading, paragraphs, verse, picture }) => (
        <Box component="section" key={heading} sx={{ mt: { xs: 6, md: 8 } }}>
          <Typography variant="h2">{heading}</Typography>
          <Paragraphs of={paragraphs} />
          {verse ? (
            <ScriptureQuote verse={verse} sx={{ mt: 3.5, pl: 3, borderLeft: 2, borderColor: 'accent.gold' }} />
          ) : null}
          {picture ? (
            <Picture
              name={picture}
              sizes="(min-width: 900px) 780px, 92vw"
              ratio="16 / 9"
              sx={{ mt: 4, borderRadius: 4 }}
            />
          ) : null}
        </Box>
      ))}
    </ArticleFrame>
  );
}
