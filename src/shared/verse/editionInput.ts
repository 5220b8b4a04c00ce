import { object, string } from 'yup';
import { lineField } from '../text.ts';
import { EDITION_NAME, VERSE_LIMITS } from './verseLimits.ts';

/** The largest file of an edition: the zips of eBible.org have 1 to 5 MB. */
export const MAX_EDITION_BYTES = 20 * 1024 * 1024;

const nameField = () =>
  lineField('Name', VERSE_LIMITS.name)
    .required('Please write a short name, such as Neno.')
    .matches(EDITION_NAME, 'A name has letters, digits and spaces.');

/** An edition of the Bible as an owner describes it. The file is the request's body. */
export const editionQuery = object({
  name: nameField(),
  language: string()
    .required('Please choose a language.')
    .matches(/^[a-z]{2,3}$/, 'A language is a code such as en or sw.'),
  credit: lineField('Whose words', 500).required('Please write whose words these are, and their licence.'),
});

/** Which edition. */
export const editionParams = object({ name: nameField() });

/** The answer to an edition that was added: how many verses it has, lacks and adds beside the King James. */
export interface EditionAdded {
  name: string;
  verses: number;
  missing: number;
  added: number;
}
