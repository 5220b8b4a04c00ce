import type { ReactNode } from 'react';
import type { Language } from '#content/language.ts';
import { language } from '#words/language.ts';

/** Text in a language: marked for whoever hears the page where that is another than the page's own. */
export function InLanguage({ is, children }: { is: Language; children: ReactNode }) {
  return is === language ? children : <span lang={is}>{children}</span>;
}

/** For the `lang` of an element with text in a language; undefined where that is the page's own. */
export const langOf = (is: Language): Language | undefined => (is === language ? undefined : is);
