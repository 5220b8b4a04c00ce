import { type InferType, mixed, object } from 'yup';
import { emailField, lineField, phoneField, textField } from '../text.ts';
import type { TextWords } from '../textWords.ts';

/** The limits of a contact message in characters (rulings, 27). */
const CONTACT_LIMITS = { name: 200, email: 254, phone_number: 40, message: 5000 } as const;

/** How a contact message is refused, in the language of the page that sends it. */
export interface ContactWords extends TextWords {
  fields: Readonly<Record<keyof typeof CONTACT_LIMITS, string>>;
  /** Said when name, email or message is empty (specification, section 5). */
  required: string;
  email: string;
}

/** The contact message (specification, section 3): name, email and message required, phone_number optional. */
export const contactSchema = (words: ContactWords) =>
  object({
    name: lineField(words.fields.name, CONTACT_LIMITS.name, words).required(words.required),
    email: emailField(words.fields.email, CONTACT_LIMITS.email, words)
      .required(words.required)
      .matches(/^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/, words.email),
    phone_number: phoneField(words.fields.phone_number, CONTACT_LIMITS.phone_number, words).nullable().optional(),
    message: textField(words.fields.message, CONTACT_LIMITS.message, words).required(words.required),
  });

export type ContactInput = InferType<ReturnType<typeof contactSchema>>;

/**
 * The body of `POST /submit`: the message, and two signs by which a bot is detected. Both are optional, and never a
 * reason to refuse a message.
 */
export const submissionSchema = (words: ContactWords) =>
  contactSchema(words).shape({
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
