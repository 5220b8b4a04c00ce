import type { FastifyReply, FastifyRequest } from 'fastify';
import { inLanguage, LANGUAGES } from '#content/language.ts';
import { pages } from '#content/pages.ts';
import { preferredType } from '#server/http/preferredType.ts';
import type { App } from '#server/http/validation.ts';
import { HttpError } from '#server/httpError.ts';
import { endpoints } from '#shared/http/endpoints.ts';
import { staffEndpoints } from '#shared/http/staffEndpoints.ts';
import { withoutEnding } from '#shared/withoutEnding.ts';

const patternOf = (path: string): RegExp => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`);

const ROUTES = [
  ...[...Object.values(endpoints), ...Object.values(staffEndpoints)].map(({ method, path }) => ({
    method,
    pattern: patternOf(path),
  })),
  ...Object.values(pages).flatMap(({ path, kind }) =>
    (kind === 'staff' ? (['en'] as const) : LANGUAGES).map((language) => ({
      method: 'GET',
      pattern: patternOf(inLanguage(language, path)),
    })),
  ),
];

/** The methods of a path (GET implies HEAD, any implies OPTIONS); empty if there is no such path. */
function methodsOf(path: string): string[] {
  const methods = new Set(ROUTES.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method));
  if (methods.size === 0) return [];
  return [...methods, ...(methods.has('GET') ? ['HEAD'] : []), 'OPTIONS'];
}

/**
 * Handles requests without a route. A program gets JSON: 204 for OPTIONS, 405 if the path has other methods, else 404.
 * A browser gets the 404 page, or a redirect if only a trailing slash was too much.
 *
 * @param answerPage sends the 404 page
 */
export function registerNotFound(
  app: App,
  answerPage: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>,
): void {
  app.setNotFoundHandler(async (request, reply) => {
    const path = request.url.split('?')[0] ?? '/';
    const methods = methodsOf(path);
    const reads = request.method === 'GET' || request.method === 'HEAD';
    const program = !reads || preferredType(request, 'text/html', 'application/json') === 'application/json';
    if (methods.length > 0) reply.header('allow', methods.join(', '));
    if (methods.length > 0 && request.method === 'OPTIONS') return reply.code(204).send();
    if (methods.length > 0 && program) {
      throw new HttpError(405, ({ serverAnswers }) => serverAnswers.method(request.method));
    }
    if (program) throw new HttpError(404, ({ serverAnswers }) => serverAnswers.nothingHere);
    const trimmed = withoutEnding(path, /\//);
    if (trimmed !== path && methodsOf(trimmed).includes('GET')) {
      return reply.redirect(trimmed + request.url.slice(path.length), 308);
    }
    return answerPage(request, reply);
  });
}
