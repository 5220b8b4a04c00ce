import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import { looksLikePhone } from '#shared/cleanPhone.ts';
import { decimal } from '#shared/decimal.ts';
import { MAX_HEADS, SIGNUP_LIMITS } from '#shared/signup/signupLimits.ts';
import type { SignupInput } from '#shared/signup/signupSchemas.ts';
import { charactersOf } from '#shared/textWords.ts';
import { signupAnswers as words } from '#words/signupAnswers.ts';

/** The numbers of a sign-up as they are typed. */
export interface HeadTexts {
  adults: string;
  children: string;
}

/** The form of a sign-up as it is typed. */
export interface SignupTexts extends HeadTexts {
  name: string;
  phone_number: string;
  answer: string;
}

/** What is wrong with a form: one sentence for each faulty field. */
export type Faults = Partial<Record<keyof SignupTexts, string>>;

/** A field that is left empty counts as none, as on the server. */
const countOf = (text: string): number => (text.trim() === '' ? 0 : decimal(text));

const countFault = (count: number): string | undefined => {
  if (!Number.isInteger(count) || count < 0) return words.heads;
  return count > MAX_HEADS ? words.tooMany(MAX_HEADS) : undefined;
};

/** Checks the numbers of a sign-up; gives the faults, and the numbers as they are sent. */
export function checkHeads(texts: HeadTexts): { faults: Faults; heads: { adults: number; children: number } } {
  const heads = { adults: countOf(texts.adults), children: countOf(texts.children) };
  const faults: Faults = {};
  const children = countFault(heads.children);
  if (children) faults.children = children;
  const sum = heads.adults + heads.children;
  const adults = countFault(heads.adults) ?? (sum < 1 ? words.nobody : undefined);
  if (adults) faults.adults = adults;
  else if (sum > MAX_HEADS) faults.adults = words.tooMany(MAX_HEADS);
  return { faults, heads };
}

/**
 * Checks a sign-up before it is sent, by the few rules that find most faults. The server applies all rules: the form
 * does not load the schemas, which are larger than the rest of the sign-up.
 *
 * @returns the faults, and the sign-up as it is sent
 */
export function checkSignup(texts: SignupTexts): { faults: Faults; signup: SignupInput } {
  const { faults, heads } = checkHeads(texts);
  const lines = {
    name: texts.name.trim(),
    phone_number: texts.phone_number.trim(),
    answer: texts.answer.trim(),
  };
  for (const field of ['name', 'phone_number', 'answer'] as const) {
    const limit = SIGNUP_LIMITS[field];
    if (charactersOf(lines[field]) > limit) faults[field] = words.tooLong(words.fields[field], String(limit));
  }
  if (lines.phone_number && !looksLikePhone(lines.phone_number)) faults.phone_number ??= words.phone;
  if (!lines.name) faults.name = words.nameRequired;
  return {
    faults,
    signup: { ...heads, name: lines.name, phone_number: lines.phone_number || null, answer: lines.answer || null },
  };
}

/** Faults as a form takes them: those of its fields, or the message of a refusal that names none. */
export function errorsOf<Values extends FieldValues>(faults: Faults, message = ''): FieldErrors<Values> {
  const errors = Object.entries(faults).map(([field, fault]) => [field, { type: 'own', message: fault }]);
  return Object.fromEntries(errors.length > 0 || !message ? errors : [['root', { type: 'own', message }]]);
}

/** Lets a form be checked by a function that gives its faults. */
export const checkedBy =
  <Values extends FieldValues>(faultsOf: (texts: Values) => Faults): Resolver<Values> =>
  (values) => {
    const errors = errorsOf<Values>(faultsOf(values));
    return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} };
  };
