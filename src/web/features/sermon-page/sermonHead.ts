import { href } from '#content/pages.ts';
import type { SermonAnswer, SermonSummary } from '#shared/sermons/sermon.ts';
import { sermonPicturePath } from '#shared/sermons/sermonPaths.ts';
import { sermonTitle } from '#web/entities/sermon/sermonText.ts';
import { passageName } from '#web/entities/words/passageName.ts';
import { dates } from '#words/dates.ts';
import { language } from '#words/language.ts';

/** Who preached when, and from which passages: `Mary Wanjiru. 22 November 2026. John 3:16.` */
function factsOf({ preacher, date, passages }: SermonSummary): string {
  const named = passages.map(({ reference, book }) => passageName(reference, book)).join(', ');
  return [preacher, dates.shortDate(date), named].filter(Boolean).join('. ');
}

/** The text that shares a sermon, without its address. */
export const sermonShareWords = (sermon: SermonSummary): string => `${sermonTitle(sermon).text}\n${factsOf(sermon)}`;

/** The props of `PageHead` for a sermon's page. */
export function sermonHead(sermon: SermonAnswer['sermon']) {
  const { text: title, lang } = sermonTitle(sermon);
  return {
    title,
    titleLang: lang,
    description: `${factsOf(sermon)}.`,
    path: href('sermon', { id: String(sermon.id) }),
    preview: { path: sermonPicturePath(sermon, language), alt: `${title}, ${factsOf(sermon)}` },
  };
}
