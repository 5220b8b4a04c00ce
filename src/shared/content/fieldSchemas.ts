import { array, type ISchema, lazy, number, object, type Schema, string } from 'yup';
import { ownPicture, ownPictureFile } from '../images/ownPicture.ts';
import { lineField, textField } from '../text.ts';
import { isTime } from '../time.ts';
import {
  type Field,
  isOneField,
  type ListField,
  MAX_ARTICLE,
  MAX_DESCRIPTION,
  MAX_ENTRIES,
  MAX_REFERENCE,
  MAX_SERVICE_NAME,
  TEXT_LIMITS,
  type TextField,
  type TextType,
} from './fields.ts';

/** The schema that checks a value of a field, with sentences that name the field. */
export function fieldSchema(field: Field): Schema {
  switch (field.type) {
    case 'list':
      return listSchema(field);
    case 'picture':
      // Yup's type of a lazy schema lacks what only its other schemas have.
      return pictureSchema(field.label) as ISchema<unknown> as Schema;
    case 'scripture':
      return lineField(field.label, MAX_REFERENCE).required(`${field.label} is required.`);
    case 'point':
      return pointSchema(field.label);
    case 'hours':
      return hoursSchema;
    case 'article':
      return articleSchema;
    default:
      return TEXTS[field.type](field);
  }
}

const textOf = ({ label, type }: TextField) => lineField(label, TEXT_LIMITS[type]).required(`${label} is required.`);

const TEXTS: Readonly<Record<TextType, (field: TextField) => Schema>> = {
  line: textOf,
  paragraph: ({ label, type }) => textField(label, TEXT_LIMITS[type]).required(`${label} is required.`),
  email: (field) =>
    textOf(field).matches(
      /^[^\s@<>"]+@[^\s@.<>"]+(\.[^\s@.<>"]+)+$/,
      `${field.label} must be an email address, such as office@church.example.`,
    ),
  phone: (field) =>
    textOf(field).matches(/^\+?[\d ()-]{7,}$/, `${field.label} must be a telephone number, such as +254 700 000 000.`),
  link: (field) => textOf(field).test('link', `${field.label} must begin with https:// or http://.`, isLink),
  video: (field) =>
    textOf(field)
      .transform((text: unknown) => (typeof text === 'string' ? videoId(text) : text))
      .matches(/^[\w-]{11}$/, `${field.label} must be the address of a video on YouTube.`),
  key: (field) =>
    textOf(field).matches(/^[a-z][a-z0-9-]*$/, `${field.label} can have small letters, digits and dashes only.`),
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

const degrees = (label: string, most: number) =>
  number()
    .typeError(`${label} must be a number of degrees.`)
    .required(`${label} must be a number of degrees.`)
    .min(-most, `${label} must lie between -${most} and ${most}.`)
    .max(most, `${label} must lie between -${most} and ${most}.`);

const pointSchema = (label: string) =>
  object({ latitude: degrees(`${label}: latitude`, 90), longitude: degrees(`${label}: longitude`, 180) })
    .typeError(`${label} must be a place on the map.`)
    .required(`${label} must be a place on the map.`);

const clockTime = (label: string) =>
  string()
    .typeError(`${label} must be a time such as 18:00.`)
    .required(`${label} is required.`)
    .test('time', `${label} must be a time such as 18:00.`, (text) => text === undefined || isTime(text));

const hoursSchema = object({
  day: number()
    .typeError('Choose a day.')
    .required('Choose a day.')
    .integer('Choose a day.')
    .min(0, 'Choose a day.')
    .max(6, 'Choose a day.'),
  name: lineField('Name', MAX_SERVICE_NAME).required('Name is required.'),
  name_sw: lineField('Name in Kiswahili', MAX_SERVICE_NAME).required('Name in Kiswahili is required.'),
  opens: clockTime('Start'),
  closes: clockTime('End'),
})
  .typeError('A service has a day, a name and its hours.')
  .required('A service has a day, a name and its hours.');

const articleSchema = object({
  lead: textField('Lead', TEXT_LIMITS.paragraph).required('Lead is required.'),
  picture: lazy((value: unknown) =>
    value == null ? string().nullable() : pictureSchema('Picture').resolve({ value }),
  ),
  text: textField('Text', MAX_ARTICLE).required('Text is required.'),
})
  .nullable()
  .typeError('An article has a lead and a text.');

function listSchema({ label, of, fewest, most = MAX_ENTRIES }: ListField): Schema {
  const entry = isOneField(of)
    ? fieldSchema(of)
    : object(Object.fromEntries(Object.entries(of).map(([name, field]) => [name, fieldSchema(field)])))
        .typeError(`${label}: an entry is not complete.`)
        .required(`${label}: an entry is not complete.`);
  const few = `${label}: at least ${fewest === 1 ? 'one is' : `${fewest} are`} needed.`;
  return array()
    .of(entry)
    .typeError(`${label} must be a list.`)
    .required(few)
    .min(fewest, few)
    .max(most, `${label}: at most ${most} can be listed.`);
}
