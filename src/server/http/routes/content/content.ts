import { isArticlePage, isEditablePage } from '#content/editable/index.ts';
import type { AnswerCache } from '#server/cache/cache.ts';
import { CachedAnswer } from '#server/cache/cachedAnswer.ts';
import { inEdition } from '#server/content/articleHtml.ts';
import type { CachedContent, ContentNow } from '#server/content/contentNow.ts';
import type { App } from '#server/http/plugins/validation.ts';
import { HttpError } from '#server/httpError.ts';
import { articleOf } from '#shared/content/applyContent.ts';
import { contentQuerySchema } from '#shared/content/content.ts';
import type { ContentOverlay } from '#shared/content/values.ts';
import { endpoints } from '#shared/http/endpoints.ts';
import type { ReadScriptures } from '../verse.ts';

const HEADERS = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-cache' };

/** What staff changed of the words of a page, for everybody. */
export function registerContent(
  app: App,
  { cache, content, scriptures }: { cache: AnswerCache; content: CachedContent; scriptures: ReadScriptures },
): void {
  app.get(endpoints.readContent.path, { schema: { querystring: contentQuerySchema } }, async (request, reply) => {
    const now = await content.current();
    const { status, body } = await answerContent(now, request.query, scriptures);
    if (!body) throw new HttpError(status, ({ serverAnswers }) => serverAnswers.nothingHere);
    const { page, lang } = request.query;
    const language = lang === 'sw' ? `sw ${JSON.stringify((await scriptures()).edition)}` : 'en';
    const key = `content ${now.revision} ${page} ${language}`;
    const answer = await cache.getOrMake(key, () => new CachedAnswer(JSON.stringify(body), HEADERS));
    return answer.send(request, reply);
  });
}

/** The overlay of a page that a query asks for; 404 for what is no page, and for one that has no article. */
export async function answerContent(
  content: Pick<ContentNow, 'overlay' | 'hasArticle'>,
  query: { page?: unknown; lang?: unknown },
  scriptures: ReadScriptures,
): Promise<{ status: 200 | 404; body: ContentOverlay | null }> {
  const { page } = query;
  const language = query.lang === 'sw' ? 'sw' : 'en';
  if (typeof page !== 'string' || !isEditablePage(page)) return { status: 404, body: null };
  if (isArticlePage(page) && !content.hasArticle(page, language)) return { status: 404, body: null };
  const overlay = content.overlay(page, language);
  const article = articleOf(overlay);
  if (language === 'en' || !article) return { status: 200, body: overlay };
  const { texts } = await scriptures();
  return { status: 200, body: { fields: { ...overlay.fields, article: inEdition(article, texts) } } };
}
