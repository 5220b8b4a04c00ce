import type { subscribe as English } from '../en/subscribe.ts';
import type { Translation } from '../translation.ts';

/** Whether a native reader has approved these words. */
export const approved = false;

/** The Kiswahili words of the Subscribe menu on /events. */
export const subscribe: Translation<typeof English> = {
  button: 'Fuatilia matukio',
  title: 'Matukio katika kalenda yako mwenyewe',
  text: 'Matukio mapya, yaliyobadilishwa na yaliyofutwa huingia yenyewe kwenye kalenda yako.',
  branch: 'Tawi',
  everyBranch: 'Matawi yote',
  category: 'Aina',
  everyCategory: 'Aina zote',
  app: 'Fungua katika programu yako ya kalenda',
  google: 'Kalenda ya Google',
  copy: 'Nakili anwani',
  copied: 'Imenakiliwa',
  address: 'Anwani ya kalenda',
  reader: 'Kwa programu ya kusoma habari (Atom)',
  close: 'Funga',
  newTab: '(hufunguka kwenye kichupo kipya)',
};
