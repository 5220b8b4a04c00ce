import { inLanguage, LANGUAGES } from '#content/language.ts';
import { pages } from '#content/pages.ts';
import type { AppContext } from '#server/http/appContext.ts';
import type { App } from '#server/http/validation.ts';
import { HttpError } from '#server/httpError.ts';
import { NO_EVENT } from '#server/rendering/cachedPages.ts';
import { signupShown } from '#server/watched/watchedSignups.ts';
import { endpoints } from '#shared/http/endpoints.ts';
import { missingWords } from '../events/eventMissing.ts';
import { rowParams } from '../rowParams.ts';
import { pageWithFormKey } from '../signups/formKey.ts';
import { withoutStray } from './notFound.ts';
import { answerEvent, findListedEvent } from './pageAnswers.ts';
import { askedBy, pagesOf, sendPage } from './pages.ts';

/** An event's permanent page in each language, and the endpoint for its data. */
export function registerEventPage(app: App, context: AppContext): void {
  for (const language of LANGUAGES) {
    app.get(inLanguage(language, pages.event.path), { schema: { params: rowParams } }, async (request, reply) => {
      const path = request.url.split('?', 1)[0] ?? '';
      const meant = withoutStray(path);
      if (meant !== path) return reply.redirect(meant + request.url.slice(path.length), 308);
      const cached = pagesOf(context);
      // Only the browser knows the events of another backend.
      if (context.settings.apiHost) return cached.shell('event', language).send(request, reply);
      const { id } = request.params;
      const { status, row } = await findListedEvent(context, id);
      const signup = await signupShown(context, row);
      const shown = status === 404 ? NO_EVENT : `/events/${id}`;
      const page = await cached.page({
        url: inLanguage(language, shown),
        isOneOff: status !== 404,
        ...(signup && { variant: JSON.stringify(signup) }),
        ...askedBy(context, request),
      });
      return sendPage(signup ? pageWithFormKey(page) : page, request, reply);
    });
  }

  app.get(endpoints.readEvent.path, { schema: { params: rowParams } }, async (request, reply) => {
    const { status, body } = await answerEvent(context, request.params.id);
    reply.header('cache-control', 'no-cache');
    if (status !== 200) throw new HttpError(status, missingWords(status === 410), { body });
    return body;
  });
}
