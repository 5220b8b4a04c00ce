import type { events as English } from '../en/events.ts';
import type { Translation } from '../translation.ts';

/** Whether a native reader has approved these words. */
export const approved = false;

/** The Kiswahili words of /events. */
export const events: Translation<typeof English> = {
  title: 'Matukio',
  eyebrow: 'Matukio yajayo',
  lead: 'Ibada, makesha, mafunzo ya Biblia na ushirika wa pamoja katika matawi yetu yote matatu. Kila mtu anakaribishwa, na matukio mengi hayana malipo.',
  empty: 'Hakuna matukio.',
  emptyHelp: 'Kwa sasa hakuna tukio kwenye kalenda. Ibada zetu za Alhamisi na Jumapili zinaendelea kama kawaida.',
  picture: 'trumpet',
  hours: 'Saa za ibada',
  print: 'Chapisha ukurasa huu',
  loading: 'Matukio yanapakiwa...',
  failed: 'Sehemu hii ya ukurasa haikupakiwa.',
  comingUp: {
    title: 'Matukio yajayo',
    everything: 'Matukio yote',
  },
  find: {
    label: 'Kutafuta matukio',
    search: 'Tafuta matukio',
    submit: 'Tafuta',
    filter: 'Chuja',
    category: 'Aina',
    anyCategory: 'Aina zote',
    branch: 'Tawi',
    anyBranch: 'Matawi yote',
    when: 'Lini',
    anyTime: 'Yajayo na yaliyopita',
    coming: 'Yajayo',
    past: 'Yaliyopita',
    takeOff: 'ondoa',
    clear: 'Ondoa vyote',
    nothing: 'Hakuna kinacholingana na unachotafuta.',
    nothingHelp: 'Jaribu neno lingine, au ondoa kichujio kimoja.',
  },
  month: {
    asMonth: 'Mwezi',
    asList: 'Orodha',
    view: '(mwonekano)',
    previous: 'Mwezi uliotangulia',
    next: 'Mwezi unaofuata',
    today: 'Leo',
    whole: 'Mwezi mzima',
    free: 'Hakuna kilichopangwa siku hii.',
    freeMonth: 'Hakuna kilichopangwa mwezi huu.',
    more: 'zaidi',
    until: 'Hadi',
  },
};
