import { type InferType, mixed, object } from 'yup';
import { lineField, textField } from '../text.ts';
import { CONTACT_LIMITS, CONTACT_REQUIRED } from './contactLimits.ts';

/** The contact message (specification, section 3): name, email and message required, phone_number optional. */
export const contactSchema = object({
  name: lineField('Name', CONTACT_LIMITS.name).required(CONTACT_REQUIRED),
  email: textField('Email', CONTACT_LIMITS.email)
    .required(CONTACT_REQUIRED)
    .matches(/^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/, 'Email must be an address such as jane@example.com.'),
  phone_number: lineField('Phone number', CONTACT_LIMITS.phone_number).nullable().optional(),
  message: textField('Message', CONTACT_LIMITS.message).required(CONTACT_REQUIRED),
});

export type ContactInput = InferType<typeof contactSchema>;

/**
 * The body of `POST /submit`: the message, and two signs by which the form lets a program that fills it in be told from
 * a person. Both may be left out, and nothing in them is ever a reason to refuse a message.
 */
export const submissionSchema = contactSchema.shape({
  /** The value of the honeypot field. */
  remarks: mixed().nullable().optional(),
  /** How long the form was open, in seconds. */
  seconds: mixed().nullable().optional(),
});

/** The two signs, as our own form sends them. */
export interface FormSigns {
  remarks: string;
  /** Left out where the form came up filled in from before. */
  seconds?: number;
}
