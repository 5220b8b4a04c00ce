import { type SermonAnswer, SOUND_TYPES, soundPath } from '#shared/sermons/sermon.ts';
import { sermonPicturePath } from '#shared/sermons/sermonPaths.ts';
import { sermonTitle } from '#web/entities/sermon/sermonText.ts';
import { useChurchName } from '#web/entities/words/useChurchName.ts';
import { useOrigin } from '#web/ui/hooks/OriginProvider.tsx';
import { JsonLd } from '#web/ui/text/JsonLd.tsx';
import { language } from '#words/language.ts';

/** A sermon as search engines read it: a schema.org PodcastEpisode. */
export function SermonData({ sermon, address }: { sermon: SermonAnswer['sermon']; address: string }) {
  const origin = useOrigin();
  const church = useChurchName();
  const { date, preacher, series, sound, film } = sermon;
  const { text: name, lang } = sermonTitle(sermon);
  const data = {
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
  return <JsonLd data={data} />;
}
