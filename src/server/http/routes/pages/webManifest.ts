import { interfaceWords } from '#content/interfaceWords.ts';
import { inLanguage, LANGUAGES, type Language } from '#content/language.ts';
import { href } from '#content/pages.ts';
import { CachedAnswer } from '#server/cache/cachedAnswer.ts';
import type { ContentSnapshot } from '#server/content/watchedContent.ts';
import type { AppContext } from '#server/http/appContext.ts';
import type { App } from '#server/http/validation.ts';
import { GLASS, PARCHMENT } from '#shared/colours.ts';

const HEADERS = { 'content-type': 'application/manifest+json; charset=utf-8', 'cache-control': 'no-cache' };

/** The site as an app on a phone, in the language of the pages from which it is put there (`<link rel="manifest">`). */
export function registerWebManifest(app: App, { cache, content }: AppContext): void {
  for (const language of LANGUAGES) {
    app.get(inLanguage(language, '/site.webmanifest'), async (request, reply) => {
      const now = await content.current();
      const make = () => new CachedAnswer(JSON.stringify(manifest(language, now.church(language))), HEADERS);
      const answer = await cache.getOrMake(`manifest ${language} ${now.revision}`, make);
      return answer.send(request, reply);
    });
  }
}

function manifest(language: Language, church: ReturnType<ContentSnapshot['church']>) {
  const { installed } = interfaceWords[language];
  const at = (page: Parameters<typeof href>[0]) => inLanguage(language, href(page));
  return {
    name: church.name.value,
    short_name: church.shortName.value,
    description: installed.description,
    lang: `${language}-KE`,
    start_url: at('home'),
    scope: '/', // the switch of languages stays in the app
    display: 'standalone',
    background_color: PARCHMENT,
    theme_color: GLASS,
    icons: [
      { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      { src: '/icons/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
    ],
    shortcuts: [
      { name: installed.verse, url: at('dailyVerse') },
      { name: installed.events, url: at('events') },
    ],
  };
}
