import type { contactAnswers as English } from '../en/contactAnswers.ts';
import type { Translation } from '../translation.ts';

/** Whether a native reader has approved these words. */
export const approved = false;

/** What the contact form answers, in Kiswahili. */
export const contactAnswers: Translation<typeof English> = {
  sent: 'Ujumbe umetumwa!',
  required: 'Tafadhali jaza sehemu zote zinazohitajika.',
  fields: { name: 'Jina', email: 'Barua pepe', phone_number: 'Nambari ya simu', message: 'Ujumbe' },
  email: 'Barua pepe lazima iwe anwani kama vile jane@example.com.',
  mustBeText: (field) => `Sehemu ya “${field}” lazima iwe maandishi.`,
  tooLong: (field, most) => `Sehemu ya “${field}” isizidi herufi ${most}.`,
};
