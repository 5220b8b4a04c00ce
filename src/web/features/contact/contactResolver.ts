import { yupResolver } from '@hookform/resolvers/yup';
import { contactSchema } from '#shared/inbox/contact.ts';
import { contactAnswers } from '#words/contactAnswers.ts';

/** Validates the contact form. A chunk of its own, loaded with the first validation. */
export const contactResolver = yupResolver(contactSchema(contactAnswers));
