import { church } from '#content/church.ts';
import { pages } from '#content/pages.ts';
import type { App } from '#server/plugins/validation.ts';
import { originOf } from './pages.ts';

/** How long what it says holds, in days; it is written anew at each visit. */
const HOLDS = 180;

/** Whom to tell of a weakness of the site (RFC 9116). */
export function registerSecurityText(app: App, parts: { siteUrl: string | undefined; now: () => Date }): void {
  const path = '/.well-known/security.txt';
  app.get(path, (request, reply) => {
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
