import { isEditablePage } from '#content/editable/index.ts';
import { jsonAnswer } from '#server/cache/cachedAnswer.ts';
import { inEdition } from '#server/content/articles/articleHtml.ts';
import type { ContentSnapshot } from '#server/content/watchedContent.ts';
import type { App, AppContext } from '#server/http/appContext.ts';
import { HttpError } from '#server/httpError.ts';
import type { ReadScriptures } from '#server/verses/pageScriptures.ts';
import { articleOf } from '#shared/content/applyContent.ts';
import { contentQuerySchema } from '#shared/content/content.ts';
import type { ContentOverlay } from '#shared/content/values.ts';
import { endpoints } from '#shared/http/endpoints.ts';

/** A page's content as staff changed it, for everybody. */
export function registerContent(app: App, { cache, content, scriptures }: AppContext): void {
  app.get(endpoints.readContent.path, { schema: { querystring: contentQuerySchema } }, async (request, reply) => {
    const { page, lang } = request.query;
    const now = await content.current();
    const { body } = await answerContent(now, request.query, scriptures);
    if (!body) throw new HttpError(404, ({ serverAnswers }) => serverAnswers.nothingHere);
    const language = lang === 'sw' ? `sw ${JSON.stringify((await scriptures()).edition)}` : 'en';
    const key = `content ${now.revision} ${page} ${language}`;
    const answer = await cache.getOrMake(key, () => jsonAnswer(body));
    return answer.send(request, reply);
  });
}

/** The overlay of the page in a query; 404 for an unknown page. */
export async function answerContent(
  content: Pick<ContentSnapshot, 'overlay'>,
  query: { page?: unknown; lang?: unknown },
  scriptures: ReadScriptures,
): Promise<{ status: 200 | 404; body: ContentOverlay | null }> {
  const { page } = query;
  const language = query.lang === 'sw' ? 'sw' : 'en';
  if (typeof page !== 'string' || !isEditablePage(page)) return { status: 404, body: null };
  const overlay = content.overlay(page, language);
  const article = articleOf(overlay);
  if (language === 'en' || !article) return { status: 200, body: overlay };
  const { texts } = await scriptures();
  return { status: 200, body: { fields: { ...overlay.fields, article: inEdition(article, texts) } } };
}
