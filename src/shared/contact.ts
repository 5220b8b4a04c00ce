import { type InferType, object } from 'yup';
import { textField } from './text.ts';

/** The limits of a contact message in characters (rulings, 27). */
export const CONTACT_LIMITS = { name: 200, email: 254, phone_number: 40, message: 5000 } as const;

/** Said when name, email or message is empty (specification, section 5). */
export const CONTACT_REQUIRED = 'Please fill in all required fields.';

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
