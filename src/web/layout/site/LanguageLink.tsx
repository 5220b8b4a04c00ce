import type { ComponentProps } from 'react';
import { useLocation } from 'react-router-dom';
import { inLanguage } from '#content/language.ts';
import { type Page, pages } from '#content/pages.ts';
import { language } from '#words/language.ts';
import { OTHER_LANGUAGE } from './otherLanguage.ts';
import { keepPlace } from './placeInOtherLanguage.ts';

const staffPaths = new Set(
  Object.values<Page>(pages)
    .filter(({ kind }) => kind === 'staff')
    .map(({ path }) => path),
);

/**
 * A link to the same page in the other language. It opens the other language's app, so it is no link of this one's router.
 * The filter and the place are taken along when it is followed, since the server renders a page without them. Nothing on
 * staff's pages, which are in English alone. Below `/sw` their addresses show the page for addresses that do not exist.
 */
export function LanguageLink(props: Omit<ComponentProps<'a'>, 'href' | 'hrefLang' | 'lang' | 'onClick'>) {
  const { pathname } = useLocation();
  if (language === 'en' && staffPaths.has(pathname)) return null;
  return (
    <a
      href={inLanguage(OTHER_LANGUAGE, pathname)}
      hrefLang={OTHER_LANGUAGE}
      lang={OTHER_LANGUAGE}
      onClick={({ currentTarget }) => keepPlace(currentTarget)}
      {...props}
    />
  );
}
