import { type InferType, object } from 'yup';
import { textField } from './text.ts';

/** The limits of a staff account in characters (rulings, 27), and the shortest password that is taken for a new one. */
export const STAFF_LIMITS = { username: 100, password: 256, shortestPassword: 8 } as const;

/** A username's shape: what can be typed on any keyboard and read aloud. */
export const usernameField = textField('Username', STAFF_LIMITS.username).required('Username is required.');

/** A password as it was typed: never trimmed, never changed. */
export const passwordField = textField('Password', STAFF_LIMITS.password)
  .transform((_value, original: unknown) => original)
  .required('Password is required.');

/** Signing in (specification, sections 3 and 5). */
export const loginSchema = object({ username: usernameField, password: passwordField });

export type LoginInput = InferType<typeof loginSchema>;
