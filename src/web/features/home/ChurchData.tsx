import { serviceHours } from '#content/en/church.ts';
import { pageUrl } from '#content/pageUrl.ts';
import { useOrigin } from '#web/ui/hooks/OriginProvider.tsx';
import { JsonLd } from '#web/ui/text/JsonLd.tsx';
import { branches } from '#words/branches.ts';
import { church, socialLinks } from '#words/church.ts';

/** The days have English names in schema.org, whatever the page's language. */
const hours = serviceHours.map(({ day, opens, closes }) => ({
  '@type': 'OpeningHoursSpecification',
  dayOfWeek: `https://schema.org/${day}`,
  opens,
  closes,
}));

/** The church as search engines read it: a schema.org Church with address, opening hours and branches. */
export function ChurchData() {
  const origin = useOrigin();
  const { address, map } = church;
  const data = {
    '@context': 'https://schema.org',
    '@type': 'Church',
    '@id': `${origin}/#church`,
    name: church.name.value,
    url: pageUrl(origin, '/'),
    logo: `${origin}/icons/icon-512.png`,
    image: `${origin}/pictures/og-home.jpg`,
    email: church.email.value,
    telephone: church.phone.value,
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.street.value,
      addressLocality: address.town.value,
      addressRegion: address.county.value,
      addressCountry: 'KE',
    },
    geo: { '@type': 'GeoCoordinates', latitude: map.latitude, longitude: map.longitude },
    openingHoursSpecification: hours,
    sameAs: socialLinks.map(({ href }) => href.value),
    department: branches.slice(1).map(({ name, place, town }) => ({
      '@type': 'Church',
      name: `${church.name.value}, ${name}`,
      address: {
        '@type': 'PostalAddress',
        streetAddress: place.value,
        addressLocality: town.value,
        addressCountry: 'KE',
      },
    })),
  };
  return <JsonLd data={data} />;
}
