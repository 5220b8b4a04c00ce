import type { Language } from '#content/language.ts';
import { languagesOf, type Page, type PageName, pages, previewOf } from '#content/pages.ts';
import { pageTitle } from '#content/pageTitle.ts';
import { pageUrl } from '#content/pageUrl.ts';
import { useChurchName } from '#web/entities/words/useChurch.ts';
import { useOrigin } from '#web/ui/hooks/NowProvider.tsx';
import { langOf } from '#web/ui/text/InLanguage.tsx';
import { language } from '#words/language.ts';

interface PageHeadProps {
  page: PageName;
  /** In place of the page's own title, for example an event's. */
  title?: string;
  /** The language of that title, where it may be another than the page's. */
  titleLang?: Language;
  description?: string;
  /** In place of the page's own path: `/events/12`. */
  path?: string;
  /** The preview picture, in place of the section's (1200×630). */
  preview?: { path: string; alt: string };
  /** False if search engines should not list what it shows now. */
  found?: boolean;
}

/** The page's title, description, canonical address and preview, which React moves into the document's head. */
export function PageHead({
  page,
  title,
  titleLang = language,
  description,
  path,
  preview,
  found = true,
}: PageHeadProps) {
  const origin = useOrigin();
  const own: Page = pages[page];
  const name = useChurchName();
  const shown = pageTitle(page, name, title);
  const words = description ?? own.description;
  const address = (itsLanguage: Language) => pageUrl(origin, path ?? own.path, itsLanguage);
  const picture = `${origin}${preview?.path ?? previewOf(own)}`;
  return (
    <>
      <title lang={langOf(titleLang)}>{shown}</title>
      {own.kind === 'staff' || own.indexed === false || !found ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <meta name="description" content={words} />
          <link rel="canonical" href={address(language)} />
          {languagesOf(own).map((itsLanguage) => (
            <link key={itsLanguage} rel="alternate" hrefLang={itsLanguage} href={address(itsLanguage)} />
          ))}
          <link rel="alternate" hrefLang="x-default" href={address('en')} />
          <meta property="og:type" content="website" />
          <meta property="og:site_name" content={name} />
          <meta property="og:title" content={shown} />
          <meta property="og:description" content={words} />
          <meta property="og:url" content={address(language)} />
          <meta property="og:locale" content={language === 'sw' ? 'sw_KE' : 'en_KE'} />
          <meta property="og:image" content={picture} />
          <meta property="og:image:type" content="image/jpeg" />
          <meta property="og:image:width" content="1200" />
          <meta property="og:image:height" content="630" />
          {preview ? <meta property="og:image:alt" content={preview.alt} /> : null}
          <meta name="twitter:card" content="summary_large_image" />
        </>
      )}
    </>
  );
}
