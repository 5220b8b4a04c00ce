import { email, hours, inBoth, line, link, list, paragraph, phone, point } from '#shared/content/fields.ts';
import type { churchWordsOf } from '../churchWords.ts';
import type { church, serviceHours, socialLinks } from '../en/church.ts';
import { editable } from './editable.ts';

type ChurchWords = ReturnType<typeof churchWordsOf<typeof church, typeof serviceHours, typeof socialLinks>>;

/** The church's facts. Where its money goes is no field: owners change that at the giving accounts. */
export const churchFields = editable<ChurchWords>()({
  name: inBoth(line('Name of the church')),
  shortName: inBoth(line('Short name, for a phone’s home screen')),
  tagline: paragraph('Tagline'),
  'address.street': line('Where it stands'),
  'address.town': line('Town'),
  'address.county': line('County'),
  'address.country': line('Country'),
  'address.postal': line('Postal address'),
  map: inBoth(point('Place on the map')),
  email: inBoth(email('Email')),
  phone: inBoth(phone('Phone')),
  'leadPastors.names': line('Lead pastors'),
  dataPrice: inBoth(line('Price of a megabyte on a phone, in shillings')),
  serviceHours: inBoth(list('Service hours', hours('Service'))),
  socialLinks: inBoth(list('Social links', { name: line('Name'), href: link('Address') })),
  'branch.magomano.place': line('Magomano: where it meets'),
  'branch.magomano.town': line('Magomano: town'),
  'branch.magomano.map': inBoth(point('Magomano: place on the map')),
  'branch.magomano.hours': inBoth(list('Magomano: hours', hours('Service'))),
  'branch.magomano.pastor': line('Magomano: pastor'),
  'branch.kithini.place': line('Kithini: where it meets'),
  'branch.kithini.town': line('Kithini: town'),
  'branch.kithini.map': inBoth(point('Kithini: place on the map')),
  'branch.kithini.hours': inBoth(list('Kithini: hours', hours('Service'))),
  'branch.kithini.pastor': line('Kithini: pastor'),
  'branch.juja.place': line('Juja: where it meets'),
  'branch.juja.town': line('Juja: town'),
  'branch.juja.map': inBoth(point('Juja: place on the map')),
  'branch.juja.hours': inBoth(list('Juja: hours', hours('Service'))),
  'branch.juja.pastor': line('Juja: pastor'),
});
