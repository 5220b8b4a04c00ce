import type { ReactNode } from 'react';
import type { Language } from '#content/language.ts';
import { church } from '#words/church.ts';
import { language } from '#words/language.ts';

/** Text in a language. It is marked for screen readers if it is not the page's own. */
export function InLanguage({ lang, children }: { lang: Language; children: ReactNode }) {
  return lang === language ? children : <span lang={lang}>{children}</span>;
}

/** For the `lang` of an element with text in a language; undefined where that is the page's own. */
export const langOf = (lang: Language): Language | undefined => (lang === language ? undefined : lang);

/** A sentence that names the church. The name is English, and marked as that on a Kiswahili page. */
export function NamingChurch({ children: text }: { children: string }) {
  const name = church.name.value;
  const at = text.indexOf(name);
  if (at < 0) return text;
  return (
    <>
      {text.slice(0, at)}
      <InLanguage lang="en">{name}</InLanguage>
      {text.slice(at + name.length)}
    </>
  );
}
