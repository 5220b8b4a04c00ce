import { pages } from '#content/pages.ts';
import type { CachedContent } from '#server/content/contentNow.ts';
import type { App } from '#server/http/plugins/validation.ts';
import { originOf } from './pages.ts';

/** The days until the text expires. It is generated at each request. */
const HOLDS = 180;

/** security.txt: where to report a vulnerability (RFC 9116). */
export function registerSecurityText(
  app: App,
  parts: { content: CachedContent; siteUrl: string | undefined; now: () => Date },
): void {
  const path = '/.well-known/security.txt';
  app.get(path, async (request, reply) => {
    const church = (await parts.content.current()).church('en');
    const origin = originOf(parts, request);
    const expires = new Date(parts.now().getTime() + HOLDS * 86_400_000);
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
