import { ValidationError } from 'yup';
import { signupSchema } from '#shared/signup/signupSchemas.ts';
import { checkSignup, type SignupTexts } from '#web/entities/signup/checkSignup.ts';
import { signupAnswers } from '#words/signupAnswers.ts';

const typed: SignupTexts = { name: 'Wanjiku', adults: '2', children: '1', phone_number: '', answer: '' };
const schema = signupSchema(signupAnswers);

/** What the server says of the same form. */
function faultsOfServer(texts: SignupTexts): Record<string, string> {
  try {
    schema.validateSync(texts, { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const faults: Record<string, string> = {};
    for (const { path = '', message } of error.inner) faults[path] ??= message;
    return faults;
  }
}

it.each([[[2]], ['1e1'], ['0x10'], ['1 0'], [true]])('%j is no number of people', (adults) => {
  expect(() => schema.validateSync({ ...typed, adults })).toThrow(signupAnswers.heads);
});

it.each<[string, Partial<SignupTexts>]>([
  ['nothing wrong', {}],
  ['no name', { name: '  ' }],
  ['a name that is too long', { name: 'x'.repeat(101) }],
  ['nobody', { adults: '0', children: '0' }],
  ['numbers left out', { adults: '', children: '' }],
  ['half a person', { adults: '1.5' }],
  ['fewer than none', { children: '-1' }],
  ['no number', { adults: 'many' }],
  ['a number that no person writes', { adults: '1e1', children: '0x1' }],
  ['too many altogether', { adults: '15', children: '6' }],
  ['too many children', { adults: '0', children: '21' }],
  ['as many emoji as there may be characters', { name: '🙏'.repeat(100), answer: '🙏'.repeat(200) }],
  ['one emoji too many', { name: '🙏'.repeat(101), answer: '🙏'.repeat(201) }],
  ['words for a phone number', { phone_number: 'call me' }],
  ['a phone number that is too long', { phone_number: '0700 000 001 0700 000 001' }],
  ['a phone number', { phone_number: '+254 700 000 001' }],
  ['an answer that is too long', { answer: 'x'.repeat(201) }],
])('the form of a sign-up says what the server would say: %s', (_case, changed) => {
  const texts = { ...typed, ...changed };
  expect(checkSignup(texts).faults).toEqual(faultsOfServer(texts));
});

it('a sign-up is sent as the server reads the form', () => {
  const texts = { ...typed, name: ' Wanjiku ', adults: '', answer: ' Bypass ' };
  expect(checkSignup(texts).signup).toEqual(schema.cast(texts));
});
