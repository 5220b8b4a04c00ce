import { href } from '#content/pages.ts';
import type { SermonAnswer, SermonSummary } from '#shared/sermons/sermon.ts';
import { SOUND_TYPES, sermonPicturePath, soundPath } from '#shared/sermons/sermonPaths.ts';
import { sermonTitle } from '#web/entities/sermon/sermonText.ts';
import { passageName } from '#web/entities/words/passageName.ts';
import { dates } from '#words/dates.ts';
import { language } from '#words/language.ts';

/** Who preached when, and from which passages: `Mary Wanjiru. 22 November 2026. John 3:16.` */
function factsOf({ preacher, date, passages }: SermonSummary): string {
  const named = passages.map(({ reference, book }) => passageName(reference, book)).join(', ');
  return [preacher, dates.shortDate(date), named].filter(Boolean).join('. ');
}

/** The text that shares a sermon, without its address. */
export const sermonShareWords = (sermon: SermonSummary): string => `${sermonTitle(sermon).text}\n${factsOf(sermon)}`;

/** The props of `PageHead` for a sermon's page. */
export function sermonHead(sermon: SermonAnswer['sermon']) {
  const { text: title, lang } = sermonTitle(sermon);
  return {
    title,
    titleLang: lang,
    description: `${factsOf(sermon)}.`,
    path: href('sermon', { id: String(sermon.id) }),
    preview: { path: sermonPicturePath(sermon, language), alt: `${title}, ${factsOf(sermon)}` },
  };
}

/** A sermon as search engines read it: a schema.org PodcastEpisode. */
export function sermonData(sermon: SermonAnswer['sermon'], { address, church, origin }: Record<string, string>) {
  const { date, preacher, series, sound, film } = sermon;
  const { text: name, lang } = sermonTitle(sermon);
  return {
    '@context': 'https://schema.org',
    '@type': 'PodcastEpisode',
    '@id': address,
    url: address,
    name,
    inLanguage: lang,
    datePublished: date,
    author: { '@type': 'Person', name: preacher },
    publisher: { '@type': 'Organization', name: church, url: `${origin}/` },
    image: `${origin}${sermonPicturePath(sermon, language)}`,
    ...(series && { partOfSeries: { '@type': 'PodcastSeries', name: series } }),
    ...(sound && {
      duration: `PT${Math.round(sound.seconds)}S`,
      associatedMedia: {
        '@type': 'AudioObject',
        contentUrl: `${origin}${soundPath(sound)}`,
        encodingFormat: SOUND_TYPES[sound.kind],
        contentSize: String(sound.bytes),
      },
    }),
    ...(film && {
      video: { '@type': 'VideoObject', name, embedUrl: `https://www.youtube-nocookie.com/embed/${film}` },
    }),
  };
}
