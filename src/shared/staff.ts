import { type InferType, object } from 'yup';
import { textField } from './text.ts';

/** The limits of a staff account in characters (rulings, 27), and the shortest password that is taken for a new one. */
export const STAFF_LIMITS = { username: 100, password: 256, shortestPassword: 8 } as const;

/** A username's shape: what can be typed on any keyboard and read aloud. */
export const usernameField = textField('Username', STAFF_LIMITS.username).required('Username is required.');

/** A password as it was typed: never trimmed, never changed. */
const secret = (label: string) =>
  textField(label, STAFF_LIMITS.password)
    .transform((_value, original: unknown) => original)
    .required(`${label} is required.`);

/** A password that is chosen anew. */
const newSecret = (label: string) =>
  secret(label).min(
    STAFF_LIMITS.shortestPassword,
    `${label} must be at least ${STAFF_LIMITS.shortestPassword} characters.`,
  );

/** The password of an account. */
export const passwordField = secret('Password');

/** Signing in (specification, sections 3 and 5). */
export const loginSchema = object({ username: usernameField, password: passwordField });

export type LoginInput = InferType<typeof loginSchema>;

/** Changing one's own password: the body of `PUT /update/password`. */
export const passwordChangeSchema = object({
  current_password: secret('Current password'),
  new_password: newSecret('New password'),
});

/** Adding an account: the body of `POST /create/staff`. */
export const newStaffSchema = object({ username: usernameField, password: newSecret('Password') });

/** Giving somebody a new password: the body of `PUT /update/staff/{id}`. */
export const passwordResetSchema = object({ password: newSecret('Password') });

/** An account as `GET /all/staff` answers it. */
export interface StaffAccount {
  id: number;
  username: string;
  /** ISO 8601, UTC. */
  created_at: string;
  /** Whether it is one's own. */
  own: boolean;
}

/** A place where one is signed in, as `GET /all/sessions` answers it. */
export interface StaffSession {
  id: number;
  /** ISO 8601, UTC. */
  created_at: string;
  used_at: string;
  /** What the browser says of itself (its User-Agent); empty where it says nothing. */
  device: string;
  /** Whether it is this one. */
  current: boolean;
}
