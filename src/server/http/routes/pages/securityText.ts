import { pages } from '#content/pages.ts';
import type { CachedContent } from '#server/content/contentNow.ts';
import type { App } from '#server/http/validation.ts';
import { DAY_MS } from '#shared/time.ts';
import { originOf } from './pages.ts';

/** For how many days the text is valid. It is made anew at each request. */
const VALID_DAYS = 180;

/** security.txt: where to report a vulnerability (RFC 9116). */
export function registerSecurityText(
  app: App,
  parts: { content: CachedContent; siteUrl: string | undefined; now: () => Date },
): void {
  const path = '/.well-known/security.txt';
  app.get(path, async (request, reply) => {
    const church = (await parts.content.current()).church('en');
    const origin = originOf(parts, request);
    const expires = new Date(parts.now().getTime() + VALID_DAYS * DAY_MS);
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
