import { isArticlePage, isEditablePage } from '#content/editable/index.ts';
import type { AnswerCache } from '#server/cache/cache.ts';
import { CachedAnswer } from '#server/cache/cachedAnswer.ts';
import type { CachedContent, ContentNow } from '#server/content/contentNow.ts';
import type { App } from '#server/http/plugins/validation.ts';
import { HttpError } from '#server/httpError.ts';
import { contentQuerySchema } from '#shared/content/content.ts';
import type { ContentOverlay } from '#shared/content/values.ts';
import { endpoints } from '#shared/http/endpoints.ts';

const HEADERS = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-cache' };

/** What staff changed of the words of a page, for everybody. */
export function registerContent(app: App, { cache, content }: { cache: AnswerCache; content: CachedContent }): void {
  app.get(endpoints.readContent.path, { schema: { querystring: contentQuerySchema } }, async (request, reply) => {
    const now = await content.current();
    const { status, body } = answerContent(now, request.query);
    if (!body) throw new HttpError(status, ({ serverAnswers }) => serverAnswers.nothingHere);
    const { page, lang } = request.query;
    const key = `content ${now.revision} ${page} ${lang === 'sw' ? 'sw' : 'en'}`;
    const answer = await cache.getOrMake(key, () => new CachedAnswer(JSON.stringify(body), HEADERS));
    return answer.send(request, reply);
  });
}

/** The overlay of a page that a query asks for; 404 for what is no page, and for one that has no article. */
export function answerContent(
  content: Pick<ContentNow, 'overlay' | 'hasArticle'>,
  query: { page?: unknown; lang?: unknown },
): { status: 200 | 404; body: ContentOverlay | null } {
  const { page } = query;
  const language = query.lang === 'sw' ? 'sw' : 'en';
  if (typeof page !== 'string' || !isEditablePage(page)) return { status: 404, body: null };
  if (isArticlePage(page) && !content.hasArticle(page, language)) return { status: 404, body: null };
  return { status: 200, body: content.overlay(page, language) };
}
