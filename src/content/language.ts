/** The languages of the public pages, as `lang` marks them: English and Kiswahili. */
export type Language = 'en' | 'sw';

/** The languages, English first. */
export const LANGUAGES: readonly Language[] = ['en', 'sw'];

/** What stands before a page's address in each language. */
export const LANGUAGE_PATHS: Readonly<Record<Language, string>> = { en: '', sw: '/sw' };

/** A path of the site in its parts: `/sw/events` → Kiswahili, `/events`. */
export function splitLanguage(path: string): { language: Language; path: string } {
  const swahili = /^\/sw(?=[/?#]|$)(.*)$/s.exec(path);
  if (!swahili) return { language: 'en', path };
  const rest = swahili[1] ?? '';
  return { language: 'sw', path: rest.startsWith('/') ? rest : `/${rest}` };
}

/** A page's address in a language: `/events` → `/sw/events`, `/` → `/sw`. */
export const inLanguage = (language: Language, path: string): string =>
  path === '/' ? LANGUAGE_PATHS[language] || '/' : `${LANGUAGE_PATHS[language]}${path}`;
