import type { eventPage as English } from '../en/eventPage.ts';
import type { Translation } from '../translation.ts';

/** Whether a native reader has approved these words. */
export const approved = false;

/** The Kiswahili words of an event's page. */
export const eventPage: Translation<typeof English> = {
  when: 'Lini',
  where: 'Wapi',
  directions: 'Pata njia ya kufika',
  newTab: '(hufunguka kwenye kichupo kipya)',
  past: 'Tukio hili limepita.',
  status: {
    cancelled: 'Tukio hili halitafanyika.',
    postponed: 'Tukio hili limeahirishwa. Siku mpya itatangazwa kwenye ukurasa huu.',
    postponedTo: 'Tukio hili limeahirishwa hadi siku nyingine.',
    moved: 'Tukio hili litafanyika, lakini si kama lilivyotangazwa mwanzoni.',
  },
  before: 'Hapo awali lilitangazwa:',
  wholePicture: 'Tazama picha nzima',
  nextAt: 'Matukio yajayo',
  next: 'Matukio yajayo',
  nothingNext:
    'Kwa sasa hakuna tukio lingine kwenye kalenda. Ibada zetu za Alhamisi na Jumapili zinaendelea kama kawaida.',
  all: 'Matukio yote',
  loading: 'Tukio linapakiwa...',
  failed: 'Tukio hili halikuweza kupakiwa.',
  removed: {
    eyebrow: 'Halipo tena',
    title: 'Tukio hili limeondolewa',
    text: 'Kanisa limeliondoa kwenye kalenda yake. Haya ndiyo matukio yajayo.',
  },
  shareMenu: 'Shiriki tukio hili',
  calendar: {
    button: 'Weka kwenye kalenda',
    menu: 'Weka kwenye kalenda',
    google: 'Kalenda ya Google',
    outlook: 'Outlook',
    file: 'Kalenda ya Apple, au faili',
  },
};
