import { pageUrl } from '#content/pageUrl.ts';
import { swahiliDay } from '#shared/swahiliClock.ts';
import { nameOfDay } from '#shared/time.ts';
import { useBranches, useChurch } from '#web/entities/words/useChurch.ts';
import { useOrigin } from '#web/ui/hooks/OriginProvider.tsx';
import { JsonLd } from '#web/ui/text/JsonLd.tsx';

/** schema.org names the days in English, whatever the page's language: here by either name. */
const DAYS: Readonly<Record<string, string>> = Object.fromEntries(
  [0, 1, 2, 3, 4, 5, 6].flatMap((day) => [nameOfDay(day), swahiliDay(day)].map((name) => [name, nameOfDay(day)])),
);

/** The church as search engines read it: a schema.org Church with address, opening hours and branches. */
export function ChurchData() {
  const origin = useOrigin();
  const church = useChurch();
  const branches = useBranches();
  const { address, map, serviceHours, socialLinks } = church;
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
    openingHoursSpecification: serviceHours.map(({ day, opens, closes }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: `https://schema.org/${DAYS[day] ?? day}`,
      opens,
      closes,
    })),
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
