import { createHash } from 'node:crypto';
import { church } from '#content/en/church.ts';
import { interfaceWords } from '#content/interfaceWords.ts';
import { inLanguage, type Language } from '#content/language.ts';
import { INDIGO, INK, LILAC, NIGHT, NIGHT_INK, PARCHMENT } from '#shared/colours.ts';
import { escapeHtml } from '#shared/escapeHtml.ts';

const STYLE =
  `body{font:1.125rem/1.6 system-ui,sans-serif;max-width:32rem;margin:18vh auto 0;padding:0 1.5rem;color:${INK};` +
  `background:${PARCHMENT}}h1{font-size:1.5rem}a{color:${INDIGO}}@media(prefers-color-scheme:dark){body{color:${NIGHT_INK};` +
  `background:${NIGHT}}a{color:${LILAC}}}`;

/** The page's Content-Security-Policy: its one style and nothing else. */
export const ERROR_PAGE_POLICY =
  `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; ` +
  "frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/** The page shown for an error. It needs neither the built app nor the database. */
export function errorPage(text: string, language: Language): string {
  const name = escapeHtml(church.name.value);
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(text)} – ${name}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1 lang="en">${name}</h1>
<p>${escapeHtml(text)}</p>
<p><a href="${inLanguage(language, '/')}">${interfaceWords[language].errorPage.back}</a></p>
</main>
</body>
</html>
`;
}
