import type * as English from '../en/announcements.ts';
import type { Translation } from '../translation.ts';
import { eventWords } from './interface.ts';

/** Whether a native reader has approved these words. */
export const approved = false;

/** The words for a group. */
export const announcements: Translation<typeof English.announcements> = {
  thisWeek: eventWords.thisWeek,
  nextWeek: eventWords.nextWeek,
  at: (week, place) => `${week} ${place}`,
  goesAhead: 'Litafanyika',
  nothing: 'Hakuna tukio lingine ila ibada zetu.',
  services: 'Ibada',
  moreOnSite: (count) =>
    count === 1 ? 'Na lingine 1: liko kwenye tovuti yetu.' : `Na mengine ${count}: yako kwenye tovuti yetu.`,
  and: (before, last) => `${before} na ${last}`,
  goesOnUntil: (day) => `Linaendelea hadi ${day}`,
  newDay: 'Siku mpya itatangazwa.',
  before: (before) => `Awali: ${before}`,
  now: (now) => `Sasa: ${now}`,
  beforeInLine: (before) => `awali: ${before}`,
  movedTo: (status, to) => `${status}, sasa: ${to}`,
  movedFrom: (status, from) => `${status}, awali: ${from}`,
};

/** The words on the pictures of events and weeks. */
export const pictureWords: Translation<typeof English.pictureWords> = {
  welcome: 'Karibuni nyote',
  more: (count) => (count === 1 ? 'na lingine 1' : `na mengine ${count}`),
  goesOn: 'Linaendelea',
  movedTo: (when) => `sasa: ${when}`,
  newDayToCome: 'Siku mpya itatangazwa',
  newDay: 'Siku mpya',
  service: (day) => `Ibada ya ${day}`,
};

/** The names of the calendars and feeds, and why one is refused. */
export const feedWords: Translation<typeof English.feedWords> = {
  title: (church, category, place) =>
    category === undefined
      ? `${church}: matukio${place === undefined ? '' : ` ya ${place}`}`
      : `${church}: ${category}${place === undefined ? '' : `, ${place}`}`,
  product: 'Matukio',
  oneOnly: (name) => `Kalenda inaweza kuwa ya ${name} moja pekee: taja ${name} moja, au usitaje chochote.`,
  unknown: (name, known) =>
    `Hakuna ${name} ${name === 'tawi' ? 'lenye' : 'yenye'} jina hilo: chagua kati ya ${known}, au usitaje chochote.`,
  branch: 'tawi',
  category: 'aina',
  alarm: 'kengele',
  noDay: 'Siku ya tukio hili haiwezi kuwekwa kwenye kalenda.',
};
