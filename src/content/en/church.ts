import { fact, sample } from '../fact.ts';

/** English words need no approval. */
export const approved = true;

/**
 * The church's own facts. Every value marked `sample` stands in until the church puts in its own; `npm run content` lists
 * those that are still in place.
 */

export const church = {
  name: sample('Ruiru Foundation Church'),
  /** For places with little room: a phone's home screen, a chat. */
  shortName: sample('Ruiru Foundation'),
  tagline: sample('Three branches, one family. Come as you are this Sunday.'),
  address: {
    street: sample('Off Kamiti Road, opposite Ruiru Stadium'),
    town: fact('Ruiru'),
    county: fact('Kiambu County'),
    country: fact('Kenya'),
    postal: sample('P.O. Box 1234 - 00232, Ruiru'),
  },
  /** Where the pin stands, in degrees; the frame shows about a kilometre around it. */
  map: { latitude: -1.1489, longitude: 36.9569, sample: true },
  email: sample('info@ruirufoundation.example'),
  phone: sample('+254 700 000 000'),
  giving: {
    paybill: sample('000000'),
    account: sample('OFFERING'),
    accountName: sample('Ruiru Foundation Church'),
  },
  /** What a megabyte of data costs on a phone, in Kenyan shillings. */
  dataPrice: sample('0.45'),
  leadPastors: {
    names: sample('Pastor Samuel and Pastor Grace Kamau'),
  },
} as const;

/** Service hours, worded exactly as the church lists them (specification, section 2, Home). */
export const serviceHours = [
  { day: 'Thursday', name: 'Thursday', hours: '06:00pm-07:00pm', opens: '18:00', closes: '19:00' },
  { day: 'Sunday', name: 'Sunday 1st service', hours: '09:00am-10:30am', opens: '09:00', closes: '10:30' },
  { day: 'Sunday', name: 'Sunday 2nd service', hours: '11:00am-12:45pm', opens: '11:00', closes: '12:45' },
] as const;

/** The seven places where the church is found outside its own site (specification, section 9). */
export const socialLinks = [
  { name: 'Facebook', href: sample('https://www.facebook.com/') },
  { name: 'Instagram', href: sample('https://www.instagram.com/') },
  { name: 'X', href: sample('https://x.com/') },
  { name: 'YouTube', href: sample('https://www.youtube.com/') },
  { name: 'TikTok', href: sample('https://www.tiktok.com/') },
  { name: 'WhatsApp', href: sample('https://wa.me/254700000000') },
  { name: 'Telegram', href: sample('https://t.me/') },
] as const;

/** A telephone number as a link: `+254 700 000 000` → `tel:+254700000000`. */
export const telephoneHref = (number: string): string => `tel:${number.replace(/[^+\d]/g, '')}`;
