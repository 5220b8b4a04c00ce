import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { type PageName, pages } from '#content/pages.ts';
import type { PictureName } from '#content/pictures.ts';
import type { ReadyArticle } from '#shared/content/values.ts';
import { PageHeading } from '#web/ui/layout/PageHeading.tsx';
import { Section } from '#web/ui/layout/Section.tsx';
import { Picture } from '#web/ui/media/Picture.tsx';

/** The server makes this HTML from Markdown, with nothing else in it (`server/content/articleHtml.ts`). */
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
    <Section sx={{ pt: { xs: 4, md: 6 } }}>
      <Box sx={{ maxWidth: '46em', mx: 'auto' }}>
        <PageHeading page={page} title={pages[page].title} lead={article.lead} />
        {article.picture ? (
          <Picture
            name={article.picture as PictureName}
            priority
            sizes="(min-width: 900px) 780px, 66vw"
            ratio="16 / 9"
            sx={{ mt: 5, borderRadius: 4 }}
          />
        ) : null}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: made by the server, which escapes what staff type */}
        <Html dangerouslySetInnerHTML={{ __html: article.html }} />
      </Box>
    </Section>
  );
}
