import type { contact as English } from '../en/contact.ts';
import { swahiliScripture } from '../scripture/scripture.ts';
import type { Translation } from '../translation.ts';

/** Whether a native reader has approved these words. */
export const approved = false;

/** The Kiswahili words of /contact. */
export const contact: Translation<typeof English> = {
  hero: {
    eyebrow: 'Wasiliana nasi',
    title: 'Tungependa kusikia kutoka kwako',
    lead: 'Swali, hitaji la maombi, au ziara unayopanga: kila ujumbe husomwa na mtu.',
    picture: 'bridge',
  },
  form: {
    title: 'Tutumie Ujumbe',
    send: 'Tuma',
    sending: 'Unatumwa...',
    labels: { name: 'Jina', email: 'Barua pepe', phone_number: 'Nambari ya simu (si lazima)', message: 'Ujumbe' },
    required: 'Tunahitaji jina, barua pepe na ujumbe. Nambari ya simu ni kwa hiari yako.',
    withoutScript:
      'Kutuma ujumbe hapa kunahitaji JavaScript. Unaweza kutufikia bila hiyo: piga simu, tuma SMS au barua pepe.',
    kept: 'Unachoandika kinabaki kwenye kifaa hiki hadi kitumwe.',
    privacy: { before: 'Ujumbe wako hufanyiwa nini, na unaweza kutuomba nini:', link: 'jinsi tunavyoutunza' },
  },
  ways: {
    call: 'Piga simu au tuma SMS',
    write: 'Tuandikie',
    visit: 'Tutembelee',
    directions: 'Njia ya kufika',
    hours: 'Saa za ibada',
  },
  verse: swahiliScripture('1 Peter 5:7'),
};
