/** Whether a native reader has approved these words. */
export const approved = false;

/** The line on English pages that offers the page in Kiswahili. */
export const languageOffer = { name: 'Kiswahili', open: 'Soma ukurasa huu kwa Kiswahili', close: 'Funga' };
