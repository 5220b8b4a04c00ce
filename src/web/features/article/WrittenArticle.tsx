import { styled } from '@mui/material/styles';
import type { PageName } from '#content/pages.ts';
import type { ReadyArticle } from '#shared/content/values.ts';
import type { ShownPicture } from '#web/ui/media/pictureFiles.ts';
import { ArticleFrame } from './ArticleFrame.tsx';

/** The server makes this HTML from Markdown, with nothing else in it (`server/content/articles/articleHtml.ts`). */
const Html = styled('div')(({ theme }) => ({
  marginTop: theme.spacing(6),
  overflowWrap: 'break-word',
  '& h2': { ...theme.typography.h2, margin: theme.spacing(7, 0, 0) },
  '& h3, & h4': { ...theme.typography.h3, margin: theme.spacing(5, 0, 0) },
  '& p': { margin: theme.spacing(2.5, 0, 0) },
  '& li': { marginTop: theme.spacing(1) },
  '& a': { color: theme.vars.palette.primary.main },
  '& figure': { margin: theme.spacing(4, 0, 0) },
  '& img': { display: 'block', width: '100%', height: 'auto', borderRadius: 16 },
  '& figcaption': { marginTop: theme.spacing(1), color: theme.vars.palette.text.secondary, fontSize: '0.9375rem' },
  '& blockquote': {
    margin: theme.spacing(4, 0, 0),
    paddingLeft: theme.spacing(3),
    borderLeft: `2px solid ${theme.vars.palette.accent.gold}`,
    fontFamily: theme.typography.h3.fontFamily,
    fontSize: '1.25rem',
  },
}));

/** A page that staff have written (rulings, 11). */
export function WrittenArticle({ page, article }: { page: PageName; article: ReadyArticle }) {
  return (
    <ArticleFrame page={page} lead={article.lead} picture={article.picture as ShownPicture | null}>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: made by the server, which escapes what staff type */}
      <Html dangerouslySetInnerHTML={{ __html: article.html }} />
    </ArticleFrame>
  );
}
