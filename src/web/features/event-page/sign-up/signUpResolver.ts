import { yupResolver } from '@hookform/resolvers/yup';
import type { AnyObjectSchema } from 'yup';
import { type SignupInput, signupSchema } from '#shared/signup/signupSchemas.ts';
import { signupAnswers } from '#words/signupAnswers.ts';

/** The rules of the form of a sign-up. A chunk of its own, loaded when somebody begins to fill it in. */
const schema = signupSchema(signupAnswers);

/** Validates the form, whose values stay as they were typed. */
export const signUpResolver = yupResolver(schema as AnyObjectSchema, undefined, { raw: true });

/** A valid form as it is sent. */
export const castSignup = (texts: object): SignupInput => schema.cast(texts);
