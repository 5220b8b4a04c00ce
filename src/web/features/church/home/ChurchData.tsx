import { pageUrl } from '#content/pageUrl.ts';
import { useBranches, useChurch } from '#web/entities/words/useChurch.ts';
import { useOrigin } from '#web/ui/hooks/NowProvider.tsx';
import { JsonLd } from '#web/ui/text/JsonLd.tsx';
import { language } from '#words/language.ts';

/**
 * The church as search engines read it: a schema.org Church with address, opening hours and branches. The Kiswahili page
 * names the same one; what is known of it is in the English page.
 */
export function ChurchData() {
  const origin = useOrigin();
  const church = useChurch();
  const branches = useBranches();
  const { address, map, serviceHours, socialLinks } = church;
  const thing = {
    '@context': 'https://schema.org',
    '@type': 'Church',
    '@id': `${origin}/#church`,
    name: church.name.value,
    url: pageUrl(origin, '/'),
  };
  if (language === 'sw') return <JsonLd data={thing} />;
  const data = {
    ...thing,
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
      dayOfWeek: `https://schema.org/${day}`,
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
