import {
  email,
  type Fields,
  hours,
  inBoth,
  line,
  link,
  list,
  paragraph,
  phone,
  point,
  price,
} from '#shared/content/fields.ts';

/** The church's facts. Where its money goes is no field: owners change that at the giving accounts. */
export const churchFields: Fields = {
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
  dataPrice: inBoth(price('Price of a megabyte on a phone, in shillings')),
  serviceHours: inBoth(list('Service hours', hours('Service'))),
  socialLinks: inBoth(list('Social links', { name: line('Name'), href: link('Address') })),
  ...ofBranch('magomano', 'Magomano'),
  ...ofBranch('kithini', 'Kithini'),
  ...ofBranch('juja', 'Juja'),
};

/** The facts of a branch. @param name before each label */
function ofBranch(key: string, name: string): Fields {
  return {
    [`branch.${key}.place`]: line(`${name}: where it meets`),
    [`branch.${key}.town`]: line(`${name}: town`),
    [`branch.${key}.map`]: inBoth(point(`${name}: place on the map`)),
    [`branch.${key}.hours`]: inBoth(list(`${name}: hours`, hours('Service'))),
    [`branch.${key}.pastor`]: line(`${name}: pastor`),
  };
}
