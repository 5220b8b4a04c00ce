import type { reminders as English } from '../en/reminders.ts';
import type { Translation } from '../translation.ts';

/** Whether a native reader has approved these words. */
export const approved = false;

/** The Kiswahili words of reminders. */
export const reminders: Translation<typeof English> = {
  button: 'Nikumbushe',
  title: 'Nikumbushe',
  leads: { evening: 'Jioni ya siku iliyotangulia', hours: 'Saa mbili kabla' },
  at: (lead, moment) => `${lead} (${moment})`,
  on: (moment) => `Utakumbushwa: ${moment}.`,
  off: 'Ondoa kikumbusho',
  waiting: 'Subiri kidogo…',
  tooLate: 'Muda wa kukumbushwa umepita.',
  blocked:
    'Kivinjari hiki hakiruhusu tovuti kukutumia chochote: ulikataa hapo awali. Ruhusu arifa katika mipangilio ya kivinjari, au weka kikumbusho kwenye kalenda yako.',
  unsupported: 'Tovuti haiwezi kufikia kivinjari hiki. Weka kikumbusho kwenye kalenda yako:',
  iPhone:
    'Kwenye iPhone au iPad tovuti inaweza kukukumbusha ikiwa imewekwa kwenye skrini ya mwanzo: Share, kisha Add to Home Screen. Au weka kikumbusho kwenye kalenda yako:',
  notReached: 'Huduma ya arifa ya kifaa hiki haikupatikana. Jaribu tena baadaye, au tumia kalenda yako.',
  failed: 'Tovuti haikujibu. Tafadhali jaribu tena.',
  calendar: 'Faili ya kalenda yenye kengele',
  mine: 'Vikumbusho vyangu',
  mineText: 'Kifaa hiki kitakumbushwa matukio haya.',
  close: 'Funga',
  follow: {
    title: 'Niarifu matukio mapya',
    text: 'Arifa moja tu kwa siku, jioni. Hakuna anayejua wewe ni nani.',
    turnOn: 'Niarifu matukio mapya ya hapa',
    turnOff: 'Usiniarifu tena haya',
    following: (topic) => `Unaarifiwa matukio mapya: ${topic}.`,
    everything: 'matawi yote, aina zote',
  },
  push: {
    today: (time, venue) => `Leo, ${time}. ${venue}`,
    tomorrow: (time, venue) => `Kesho, ${time}. ${venue}`,
    on: (day, time, venue) => `${day}, ${time}. ${venue}`,
    cancelled: 'Tukio hili halitafanyika.',
    postponed: 'Siku mpya itatangazwa.',
    newOne: 'Tukio jipya',
    newOnes: (count) => `Matukio mapya ${count}`,
    off: 'Usinikumbushe tena',
  },
  answers: {
    kept: 'Utakumbushwa.',
    deleted: 'Kikumbusho kimeondolewa.',
    following: 'Utaarifiwa matukio mapya.',
    unfollowed: 'Hutaarifiwa tena matukio mapya.',
    tooLate: 'Muda wa kikumbusho hiki umepita, au tukio halitafanyika.',
    noEvent: 'Hakuna tukio kama hilo.',
  },
};
