import { pages } from '#content/pages.ts';
import type { AppContext } from '#server/http/appContext.ts';
import type { App } from '#server/http/validation.ts';
import { DAY_MS } from '#shared/time.ts';
import { originOf } from './pages.ts';

/** For how many days the text is valid. It is made anew at each request. */
const VALID_DAYS = 180;

/** security.txt: where to report a vulnerability (RFC 9116). */
export function registerSecurityText(app: App, context: AppContext): void {
  const path = '/.well-known/security.txt';
  app.get(path, async (request, reply) => {
    const church = (await context.content.current()).church('en');
    const origin = originOf(context, request);
    const expires = new Date(context.now().getTime() + VALID_DAYS * DAY_MS);
    expires.setUTCHours(0, 0, 0, 0);
    reply.header('content-type', 'text/plain; charset=utf-8').header('cache-control', 'no-cache');
    return [
      `Contact: mailto:${church.email.value}`,
      `Contact: ${origin}${pages.contact.path}`,
      `Expires: ${expires.toISOString()}`,
      'Preferred-Languages: en, sw',
      `Canonical: ${origin}${path}`,
      '',
    ].join('\n');
  });
}
