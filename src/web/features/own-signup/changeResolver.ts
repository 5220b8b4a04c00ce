import { yupResolver } from '@hookform/resolvers/yup';
import type { AnyObjectSchema } from 'yup';
import { signupChangeFormSchema } from '#shared/signup/signupSchemas.ts';
import { signupAnswers } from '#words/signupAnswers.ts';

/** The rules of the number of a sign-up. A chunk of its own, loaded when somebody changes something. */
const schema = signupChangeFormSchema(signupAnswers);

/** Validates the form, whose values stay as they were typed. */
export const changeResolver = yupResolver(schema as AnyObjectSchema, undefined, { raw: true });

/** A valid form as it is sent. */
export const castChange = (texts: object): { coming: boolean; adults: number; children: number } => schema.cast(texts);
