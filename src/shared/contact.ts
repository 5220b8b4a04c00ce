import { type InferType, object } from 'yup';
import { CONTACT_LIMITS, CONTACT_REQUIRED } from './contactLimits.ts';
import { textField } from './text.ts';

/** The contact message (specification, section 3): name, email and message required, phone_number optional. */
export const contactSchema = object({
  name: textField('Name', CONTACT_LIMITS.name).required(CONTACT_REQUIRED),
  email: textField('Email', CONTACT_LIMITS.email)
    .required(CONTACT_REQUIRED)
    .matches(/^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/, 'Email must be an address such as jane@example.com.'),
  phone_number: textField('Phone number', CONTACT_LIMITS.phone_number).nullable().optional(),
  message: textField('Message', CONTACT_LIMITS.message).required(CONTACT_REQUIRED),
});

export type ContactInput = InferType<typeof contactSchema>;
