import type { ComponentProps } from 'react';
import { useLocation } from 'react-router-dom';
import { inLanguage } from '#content/language.ts';
import { pages } from '#content/pages.ts';
import { usePage } from '#web/ui/hooks/usePage.ts';
import { keepPlace, OTHER_LANGUAGE } from './otherLanguage.ts';

/**
 * A link to the same page in the other language. It opens the other language's app, so it is no link of this one's router.
 * The page's query goes along: the filter, the team, the key of one's own sign-up. A press takes the place along too.
 * Nothing on staff's pages, which are in English alone.
 */
export function LanguageLink(props: Omit<ComponentProps<'a'>, 'href' | 'hrefLang' | 'lang' | 'onClick'>) {
  const { pathname, search } = useLocation();
  const page = usePage();
  if (page && pages[page].kind === 'staff') return null;
  return (
    <a
      href={inLanguage(OTHER_LANGUAGE, pathname) + search}
      hrefLang={OTHER_LANGUAGE}
      lang={OTHER_LANGUAGE}
      // The server leaves out those parts of a query that choose nothing, such as `fbclid`.
      suppressHydrationWarning
      onClick={({ currentTarget }) => keepPlace(currentTarget)}
      {...props}
    />
  );
}
