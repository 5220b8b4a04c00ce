import { object } from 'yup';
import { passwordField, STAFF_LIMITS, usernameField } from '#shared/staff.ts';

const fresh = passwordField.min(
  STAFF_LIMITS.shortestPassword,
  `Password must be at least ${STAFF_LIMITS.shortestPassword} characters.`,
);
export const passwordChangeSchema = object({ current_password: passwordField, new_password: fresh });
export const newStaffSchema = object({ username: usernameField, password: fresh });
export const passwordResetSchema = object({ password: fresh });
