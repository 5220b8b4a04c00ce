import { boolean, type InferType, mixed, object, string } from 'yup';
import { rowId } from '#shared/http/rows.ts';
import { isPhone } from '../phone.ts';
import { lineField, numberField, phoneField } from '../text.ts';
import type { TextWords } from '../textWords.ts';
import { isSignupKey, MAX_HEADS, SIGNUP_LIMITS } from './signupLimits.ts';

/** How a sign-up is refused, in the language of the page that sends it. */
export interface SignupWords extends TextWords {
  fields: Readonly<Record<'name' | 'adults' | 'children' | 'phone_number' | 'answer', string>>;
  nameRequired: string;
  /** Said where a number of people is no whole number from 0 on. */
  heads: string;
  /** Said where nobody is signed up. */
  nobody: string;
  /** Said where more than `MAX_HEADS` are. */
  tooMany: (most: number) => string;
  phone: string;
  /** Said where the secret key or the event is missing from what was sent. */
  unreadable: string;
}

const emptyAsNone = (value: unknown, original: unknown): unknown =>
  typeof original === 'string' && original.trim() === '' ? undefined : value;

const count = (words: SignupWords) =>
  numberField()
    .transform(emptyAsNone)
    .typeError(words.heads)
    .integer(words.heads)
    .min(0, words.heads)
    .max(MAX_HEADS, words.tooMany(MAX_HEADS))
    .default(0);

/** The numbers of a sign-up; either may be left out. The rules about both together stand at the adults. */
const headFields = (words: SignupWords) => ({
  adults: count(words).test('heads', (adults, { parent, createError }) => {
    const { children = 0, coming } = parent as { children?: number; coming?: boolean };
    const heads = adults + children;
    if (coming === false || (heads >= 1 && heads <= MAX_HEADS)) return true;
    return createError({ message: heads < 1 ? words.nobody : words.tooMany(MAX_HEADS) });
  }),
  children: count(words),
});

const optional = (field: ReturnType<typeof lineField>) =>
  field.transform((text: unknown) => (text === '' ? null : text)).nullable();

const keyField = (words: SignupWords) =>
  string()
    .typeError(words.unreadable)
    .required(words.unreadable)
    .test('key', words.unreadable, (text) => isSignupKey(text));

/** What a person fills in. */
const filledIn = (words: SignupWords) => ({
  name: lineField(words.fields.name, SIGNUP_LIMITS.name, words).required(words.nameRequired),
  ...headFields(words),
  phone_number: optional(phoneField(words.fields.phone_number, SIGNUP_LIMITS.phone_number, words)).test(
    'phone',
    words.phone,
    (text) => text == null || isPhone(text),
  ),
  answer: optional(lineField(words.fields.answer, SIGNUP_LIMITS.answer, words)),
});

/** The form of a sign-up: the name and the numbers; phone number and answer are optional. */
export const signupSchema = (words: SignupWords) => object(filledIn(words));

/** Two signs of a bot, as in the contact form. */
const signs = { remarks: mixed().nullable().optional(), seconds: mixed().nullable().optional() };

/** The form as a page without script sends it: what is filled in, and the field that nobody sees. */
export const signupFormSchema = (words: SignupWords) => object({ ...filledIn(words), ...signs });

/** The body of `POST /create/signups`. The key is made by the caller; the same one again is the same sign-up. */
export const newSignupSchema = (words: SignupWords) =>
  object({ event: rowId(words.unreadable), key: keyField(words), ...filledIn(words), ...signs });

/** The body of `POST /read/signup`. */
export const signupKeySchema = (words: SignupWords) => object({ key: keyField(words) });

const comingField = (words: SignupWords) => boolean().typeError(words.unreadable).required(words.unreadable);

/** The body of `PUT /update/signup`: whether they come, and how many. Numbers are ignored where they do not come. */
export const signupChangeSchema = (words: SignupWords) =>
  object({ key: keyField(words), coming: comingField(words), ...headFields(words) });

/** The same as a form of the own page sends it: `coming` is `true` or `false`, and with it the version that it shows. */
export const signupChangeFormSchema = (words: SignupWords) =>
  object({
    coming: comingField(words),
    ...headFields(words),
    version: numberField().transform(emptyAsNone).typeError(words.unreadable).integer(words.unreadable).optional(),
  });

export type SignupInput = InferType<ReturnType<typeof signupSchema>>;
export type SignupChange = InferType<ReturnType<typeof signupChangeSchema>>;
