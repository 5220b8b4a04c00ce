import { styled } from '@mui/material';

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

interface WrittenHtmlProps {
  /** Made by the server from Markdown, with nothing else in it (`server/content/articles/articleHtml.ts`). */
  html: string;
  /** Its language, where that is not the page's. */
  lang?: string | undefined;
}

/** A text that staff have written. */
export const WrittenHtml = ({ html, lang }: WrittenHtmlProps) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: made by the server, which escapes what staff type
  <Html lang={lang} dangerouslySetInnerHTML={{ __html: html }} />
);
