import { array, type ISchema, lazy, mixed, object, type Schema, string } from 'yup';
import { ownPicture, ownPictureFile } from '../images/ownPicture.ts';
import { isPhone } from '../phone.ts';
import { emailField, lineField, numberField, phoneField, textField } from '../text.ts';
import { isTime } from '../time.ts';
import {
  type Field,
  type ListField,
  MAX_DESCRIPTION,
  MAX_ENTRIES,
  MAX_REFERENCE,
  type PlainField,
  type PlainType,
  TEXT_LIMITS,
  type TextType,
  type WholeField,
} from './fields.ts';

/** The schema that checks a value of a field, with sentences that name the field. */
export function fieldSchema(field: Field): Schema {
  const schema = requiredSchema(field);
  // Yup's type of a lazy schema lacks what only its other schemas have.
  const optional = lazy((value: unknown) => (value == null || value === '' ? NOTHING : schema)) as ISchema<unknown>;
  return field.optional ? (optional as Schema) : schema;
}

const NOTHING = mixed()
  .transform(() => null)
  .nullable();

function requiredSchema(field: Field): Schema {
  if ('parts' in field) return partsSchema(field);
  return field.type === 'list' ? listSchema(field) : PLAIN[field.type](field);
}

const partsSchema = ({ label, parts }: WholeField) =>
  object(Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, fieldSchema(part)])))
    .typeError(`${label}: something is missing.`)
    .required(`${label}: something is missing.`);

const numberSchema = (words: string, least: number, most: number) =>
  numberField().typeError(words).required(words).min(least, words).max(most, words);

const textOf = ({ label, type }: PlainField) =>
  lineField(label, TEXT_LIMITS[type as TextType]).required(`${label} is required.`);

const longTextOf = ({ label, type }: PlainField) =>
  textField(label, TEXT_LIMITS[type as TextType]).required(`${label} is required.`);

const PLAIN: Readonly<Record<PlainType, (field: PlainField) => Schema>> = {
  line: textOf,
  short: textOf,
  paragraph: longTextOf,
  markdown: longTextOf,
  time: (field) =>
    textOf(field).test('time', `${field.label} must be a time such as 18:00.`, (text) => !text || isTime(text)),
  email: ({ label }) =>
    emailField(label, TEXT_LIMITS.email)
      .required(`${label} is required.`)
      .matches(
        /^[^\s@<>",;]+@[^\s@.<>",;]+(\.[^\s@.<>",;]+)+$/,
        `${label} must be an email address, such as office@church.example.`,
      ),
  phone: ({ label }) =>
    phoneField(label, TEXT_LIMITS.phone)
      .required(`${label} is required.`)
      .test(
        'phone',
        `${label} must be a telephone number, such as +254 700 000 000.`,
        (text) => !text || isPhone(text),
      ),
  link: (field) => textOf(field).test('link', `${field.label} must begin with https:// or http://.`, isLink),
  video: (field) =>
    textOf(field)
      .transform((text: unknown) => (typeof text === 'string' ? videoId(text) : text))
      .matches(/^[\w-]{11}$/, `${field.label} must be the address of a video on YouTube.`),
  key: (field) =>
    textOf(field).matches(/^[a-z][a-z0-9-]*$/, `${field.label} can have small letters, digits and dashes only.`),
  price: (field) => textOf(field).matches(/^\d{1,3}([.,]\d{1,2})?$/, `${field.label} must be a number, such as 0.45.`),
  picture: ({ label }) => pictureSchema(label) as ISchema<unknown> as Schema,
  scripture: ({ label }) => lineField(label, MAX_REFERENCE).required(`${label} is required.`),
  weekday: () => numberSchema('Choose a day.', 0, 6).integer('Choose a day.'),
  latitude: ({ label }) => numberSchema(`${label} must be a number of degrees from -90 to 90.`, -90, 90),
  longitude: ({ label }) => numberSchema(`${label} must be a number of degrees from -180 to 180.`, -180, 180),
};

/** Whether a text is an http(s) URL without a username, which could disguise the host. */
export function isLink(text: string | undefined): boolean {
  if (!text || !/^https?:\/\/[^\s<>"'`\\]+$/i.test(text) || !URL.canParse(text)) return false;
  const { protocol, username } = new URL(text);
  return /^https?:$/.test(protocol) && username === '';
}

/** The id in the address of a video on YouTube, or the text itself. */
export const videoId = (text: string): string =>
  /^(?:https?:\/\/)?(?:(?:www\.|m\.)?youtube\.com\/(?:watch\?(?:[^#]{0,500}&)?v=|embed\/|live\/|shorts\/)|youtu\.be\/)([\w-]{11})(?![\w-])/.exec(
    text,
  )?.[1] ?? text;

/** One of the site's own windows by name, or an upload. */
const pictureSchema = (label: string) =>
  lazy((value: unknown) => (typeof value === 'object' && value !== null ? uploadSchema(label) : nameSchema(label)));

const nameSchema = (label: string) =>
  lineField(label, 40)
    .required(`${label} is required.`)
    .matches(/^[a-z0-9-]+$/, `${label} must be a picture that was sent here.`);

const uploadSchema = (label: string) =>
  object({
    image: string()
      .transform((text: unknown) => (typeof text === 'string' ? uploadedFile(text) : text))
      .required(`${label} must be a picture that was sent here.`),
    alt: lineField('Description', MAX_DESCRIPTION)
      .default('')
      .when('alt_sw', ([swahili], schema) =>
        swahili ? schema : schema.required('Say what is seen in the picture, for those who cannot see it.'),
      ),
    alt_sw: lineField('Description in Kiswahili', MAX_DESCRIPTION).optional(),
  });

/** The address of an upload, without the host; empty for any other text. */
const uploadedFile = (image: string): string => {
  const own = ownPicture(image);
  return own ? ownPictureFile(own.id, 1600, 'jpg') : '';
};

function listSchema({ label, of, fewest, most = MAX_ENTRIES }: ListField): Schema {
  const few = `${label}: at least ${fewest === 1 ? 'one is' : `${fewest} are`} needed.`;
  return array()
    .of(fieldSchema(of))
    .typeError(`${label} must be a list.`)
    .required(few)
    .min(fewest, few)
    .max(most, `${label}: at most ${most} can be listed.`);
}
