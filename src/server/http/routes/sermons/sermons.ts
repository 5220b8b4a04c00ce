import { jsonAnswer } from '#server/cache/cachedAnswer.ts';
import type { App, AppContext } from '#server/http/appContext.ts';
import { limitAddressOf } from '#server/http/visitor.ts';
import { HttpError } from '#server/httpError.ts';
import { endpoints } from '#shared/http/endpoints.ts';
import { sermonsQuerySchema } from '#shared/sermons/sermon.ts';
import { rowParams } from '../../validation.ts';
import { answerSermon, answerSermons, missingWords } from './sermonAnswers.ts';

/** The sermons on the site, for everybody. */
export function registerSermons(app: App, context: AppContext): void {
  const { cache, events, sermons, renderQueue } = context;

  app.get(endpoints.listSermons.path, { schema: { querystring: sermonsQuerySchema } }, async (request, reply) => {
    const { query } = request;
    const { revision } = await events.current(); // sermons are part of it
    const key = `${revision} sermons ${JSON.stringify(Object.entries(query).sort())}`;
    const answer = await cache.getOrMake(key, () =>
      renderQueue.make(limitAddressOf(request), async () => {
        return jsonAnswer(answerSermons(await sermons.current(), query));
      }),
    );
    return answer.send(request, reply);
  });

  app.get(endpoints.readSermon.path, { schema: { params: rowParams } }, async (request, reply) => {
    const { status, body } = await answerSermon(context, request.params.id);
    if (status !== 200) throw new HttpError(status, missingWords(status === 410));
    return reply.header('cache-control', 'no-cache').send(body);
  });
}
