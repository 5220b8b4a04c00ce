import type { FastifyReply, FastifyRequest } from 'fastify';
import { pages } from '#content/pages.ts';
import type { App } from '#server/plugins/validation.ts';
import { Refusal } from '#server/refusal.ts';
import { calls } from '#shared/calls.ts';
import { staffCalls } from '#shared/staffCalls.ts';

const patternOf = (path: string): RegExp => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`);

const ROUTES = [
  ...[...Object.values(calls), ...Object.values(staffCalls)].map(({ method, path }) => ({
    method,
    pattern: patternOf(path),
  })),
  ...Object.values(pages).map(({ path }) => ({ method: 'GET', pattern: patternOf(path) })),
];

/** The methods that a path takes, GET with HEAD and any with OPTIONS; empty where there is nothing at that path. */
function methodsOf(path: string): string[] {
  const methods = new Set(ROUTES.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method));
  if (methods.size === 0) return [];
  return [...methods, ...(methods.has('GET') ? ['HEAD'] : []), 'OPTIONS'];
}

const wantsJson = (accept: string | undefined): boolean =>
  accept?.includes('application/json') === true && !accept.includes('text/html');

/**
 * Whatever no route takes. A program is told in JSON: 204 for OPTIONS, 405 where the path takes other methods, else
 * 404. A reader gets the 404 page, or is led on where only a slash at the end was too much.
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
    const program = !reads || wantsJson(request.headers.accept);
    if (methods.length > 0) reply.header('allow', methods.join(', '));
    if (methods.length > 0 && request.method === 'OPTIONS') return reply.code(204).send();
    if (methods.length > 0 && program) {
      throw new Refusal(405, `This address does not take ${request.method} requests.`);
    }
    if (program) throw new Refusal(404, 'There is nothing at this address.');
    const trimmed = path.replace(/\/+$/, '');
    if (trimmed !== path && methodsOf(trimmed).includes('GET')) {
      return reply.redirect(trimmed + request.url.slice(path.length), 308);
    }
    return answerPage(request, reply);
  });
}
