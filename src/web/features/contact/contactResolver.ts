import { yupResolver } from '@hookform/resolvers/yup';
import { contactSchema } from '#shared/inbox/contact.ts';

/** Checks the contact form. In a file of its own, loaded with the first check: a page opens sooner without it. */
export const contactResolver = yupResolver(contactSchema);
