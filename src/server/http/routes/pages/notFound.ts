import type { FastifyReply, FastifyRequest } from 'fastify';
import { inLanguage } from '#content/language.ts';
import { languagesOf, pages } from '#content/pages.ts';
import { HttpError } from '#server/httpError.ts';
import { endpoints } from '#shared/http/endpoints.ts';
import { staffEndpoints } from '#shared/http/staffEndpoints.ts';
import { withoutEnding } from '#shared/withoutEnding.ts';
import type { App } from '../../appContext.ts';
import { preferredType } from '../../visitor.ts';

const patternOf = (path: string): RegExp => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`);

/** The method of each endpoint, and the form of its paths. */
export const endpointRoutes = [...Object.values(endpoints), ...Object.values(staffEndpoints)].map(
  ({ method, path }) => ({ method: method as string, pattern: patternOf(path) }),
);

const ROUTES = [
  ...endpointRoutes,
  ...Object.values(pages).flatMap((page) =>
    languagesOf(page).map((language) => ({ method: 'GET', pattern: patternOf(inLanguage(language, page.path)) })),
  ),
];

/** The methods of a path (GET implies HEAD, any implies OPTIONS); empty if there is no such path. */
function methodsOf(path: string): string[] {
  const methods = new Set(ROUTES.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method));
  if (methods.size === 0) return [];
  return [...methods, ...(methods.has('GET') ? ['HEAD'] : []), 'OPTIONS'];
}

/** What stands behind an address in a sentence or a chat, and is no part of it. */
const STRAY = /[\s/.,;:!?)\]}>'"”’»…*_~\p{Cf}]/u;

/** A path without the signs at its end that do not belong to it: `/events/7.` and `/events/7%20` are `/events/7`. */
export function withoutStray(path: string): string {
  try {
    const typed = decodeURIComponent(path);
    const wanted = withoutEnding(typed, STRAY);
    return wanted === typed ? path : encodeURI(wanted) || '/';
  } catch {
    return path; // not a text
  }
}

/**
 * Handles requests without a route. A program gets JSON: 204 for OPTIONS, 405 if the path has other methods, else 404.
 * A browser gets the 404 page, or a redirect where the path differs from a page's by capitals or by signs at its end.
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
    const trimmed = withoutStray(path);
    const meant = [trimmed, trimmed.toLowerCase()].find((one) => one !== path && methodsOf(one).includes('GET'));
    if (meant) return reply.redirect(meant + request.url.slice(path.length), 308);
    return answerPage(request, reply);
  });
}
