import type { ContactWords } from '#shared/inbox/contact.ts';
import { englishTextWords } from '#shared/textWords.ts';

/** English words need no approval. */
export const approved = true;

/** What the contact form answers (specification, sections 5 and 8). */
export const contactAnswers: ContactWords & { sent: string } = {
  sent: 'Message sent successfully!',
  required: 'Please fill in all required fields.',
  fields: { name: 'Name', email: 'Email', phone_number: 'Phone number', message: 'Message' },
  email: 'Email must be an address such as jane@example.com.',
  ...englishTextWords,
};
