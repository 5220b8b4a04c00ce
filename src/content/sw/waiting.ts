import type { waiting as English } from '../en/waiting.ts';
import type { Translation } from '../translation.ts';

/** Whether a native reader has approved these words. */
export const approved = false;

/** What is said of a save that waits on the device for a network. */
export const waiting: Translation<typeof English> = {
  saved: 'Ujumbe umehifadhiwa kwenye kifaa hiki, nao utatumwa mtandao utakapopatikana.',
  inTurn: 'Ujumbe umehifadhiwa kwenye kifaa hiki, nao utatumwa wenyewe tovuti itakapoupokea.',
  trying: 'Bado hakuna jibu. Ujumbe umehifadhiwa kwenye kifaa hiki, na tovuti bado inajaribu kuutuma.',
  mark: 'Unasubiri kutumwa',
  anotherMessage: 'Andika ujumbe mwingine',
  refused: {
    message: 'Ujumbe wako haukupokelewa.',
    signUp: (event) => `Usajili wako wa ${event} haukupokelewa.`,
    change: (event) => `Mabadiliko ya usajili wako wa ${event} hayakupokelewa.`,
    changeMessage: 'Badilisha ujumbe',
    toEvent: 'Nenda kwenye tukio',
    toSignUp: 'Nenda kwenye usajili wako',
    discard: 'Ondoa',
    unfinished: 'Kuna maandishi mengine kwenye fomu. Yamalize kwanza.',
  },
};
