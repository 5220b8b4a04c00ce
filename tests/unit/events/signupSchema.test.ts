import type { ValidationError } from 'yup';
import { MAX_HEADS } from '#shared/signup/signupLimits.ts';
import { signupSchema } from '#shared/signup/signupSchemas.ts';
import { signupAnswers as words } from '#words/signupAnswers.ts';

const typed = { name: 'Wanjiku', adults: '2', children: '1', phone_number: '', answer: '' };
const schema = signupSchema(words);

/** What is said of a form, by its fields. */
function faultsOf(texts: object): Record<string, string> {
  try {
    schema.validateSync(texts, { abortEarly: false });
    return {};
  } catch (error) {
    const { inner } = error as ValidationError;
    return Object.fromEntries(inner.toReversed().map(({ path = '', message }) => [path, message]));
  }
}

const { name, phone_number, answer } = words.fields;
const tooMany = words.tooMany(MAX_HEADS);

it.each<[string, object, Record<string, string>]>([
  ['nothing wrong', {}, {}],
  ['no name', { name: '  ' }, { name: words.nameRequired }],
  ['a name that is too long', { name: 'x'.repeat(101) }, { name: words.tooLong(name, '100') }],
  ['nobody', { adults: '0', children: '0' }, { adults: words.nobody }],
  ['numbers left out', { adults: '', children: '' }, { adults: words.nobody }],
  ['half a person', { adults: '1.5' }, { adults: words.heads }],
  ['fewer than none', { children: '-1' }, { children: words.heads }],
  ['no number', { adults: 'many' }, { adults: words.heads }],
  [
    'numbers that no person writes',
    { adults: '1e1', children: '0x10' },
    { adults: words.heads, children: words.heads },
  ],
  ['too many altogether', { adults: '15', children: '6' }, { adults: tooMany }],
  ['too many children', { adults: '0', children: '21' }, { adults: tooMany, children: tooMany }],
  ['as many emoji as there may be characters', { name: '🙏'.repeat(100), answer: '🙏'.repeat(200) }, {}],
  ['one emoji too many', { answer: '🙏'.repeat(201) }, { answer: words.tooLong(answer, '200') }],
  ['words for a phone number', { phone_number: 'call me' }, { phone_number: words.phone }],
  ['a phone number of no country', { phone_number: '0712 345 67' }, { phone_number: words.phone }],
  ['a phone number', { phone_number: '+254 700 000 001' }, {}],
  [
    'a text in place of a phone number',
    { phone_number: 'x'.repeat(99) },
    { phone_number: words.tooLong(phone_number, '40') },
  ],
])('the form of a sign-up: %s', (_case, changed, faults) => {
  expect(faultsOf({ ...typed, ...changed })).toEqual(faults);
});

it.each([[[2]], ['1 0'], [true]])('%j is no number of people', (adults) => {
  expect(faultsOf({ ...typed, adults })).toEqual({ adults: words.heads });
});
