import type { ReactNode } from 'react';
import type { Language } from '#content/language.ts';
import { language } from '#words/language.ts';

/** Text in a language. It is marked for screen readers if it is not the page's own. */
export function InLanguage({ is, children }: { is: Language; children: ReactNode }) {
  return is === language ? children : <span lang={is}>{children}</span>;
}

/** For the `lang` of an element with text in a language; undefined where that is the page's own. */
export const langOf = (is: Language): Language | undefined => (is === language ? undefined : is);
