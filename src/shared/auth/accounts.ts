import { type InferType, object, string } from 'yup';
import { textField } from '../text.ts';
import { charactersOf } from '../textWords.ts';
import { newUsernameField, STAFF_LIMITS, usernameField } from './usernames.ts';

/** What an account may do: an owner everything, an editor what belongs to events and the inbox. */
export const ROLES = ['owner', 'editor'] as const;

export type Role = (typeof ROLES)[number];

/** A password as it was typed: never trimmed, never changed. */
const secret = (label: string) =>
  textField(label, STAFF_LIMITS.password)
    .transform((_value, original: unknown) => original)
    .required(`${label} is required.`);

/** A new password that a person chooses. */
const newSecret = (label: string) =>
  secret(label).test(
    'shortest',
    `${label} must be at least ${STAFF_LIMITS.shortestPassword} characters.`,
    (text) => text == null || charactersOf(text) >= STAFF_LIMITS.shortestPassword,
  );

/** The password of an account. */
const passwordField = secret('Password');

/** A code of the second factor as it was typed: six digits, or a recovery code with its dashes. */
const codeField = textField('Code', 40);

/** Signing in (specification, sections 3 and 5); the code is asked for where the account has a second factor. */
export const loginSchema = object({ username: usernameField, password: passwordField, code: codeField.optional() });

export type LoginInput = InferType<typeof loginSchema>;

/** Changing one's own password: the body of `PUT /update/password`. */
export const passwordChangeSchema = object({
  current_password: secret('Current password'),
  new_password: newSecret('New password'),
});

export type PasswordChange = InferType<typeof passwordChangeSchema>;

/**
 * What every change of an account needs, so that a stolen token is not enough: one's own password, and a code if one
 * has a second factor. A form that asks for it says how its field is called, in yup's context.
 */
export const proofSchema = object({
  current_password: secret('Your password'),
  code: codeField
    .optional()
    .when('$code', ([label], schema) => (label ? schema.required(`${label} is required.`) : schema)),
});

const SCHEDULED_WORDS = 'What they scheduled is kept or withdrawn.';

/**
 * What becomes of what an account has scheduled, when the account is taken from its user or may do less: `keep` signs it
 * with the name of who says so.
 */
const scheduledField = string()
  .typeError(SCHEDULED_WORDS)
  .oneOf(['keep', 'withdraw'] as const, SCHEDULED_WORDS)
  .default('withdraw');

/**
 * Removing an account, or its second factor, or inviting its user to choose a new password: the body of
 * `POST /delete/staff/{id}`, `…/second-factor` and `PUT /update/staff/{id}`.
 */
export const leavingSchema = proofSchema.shape({ scheduled: scheduledField });

export type Leaving = InferType<typeof leavingSchema>;

/** What becomes of what somebody has scheduled. */
export type ScheduledChoice = Leaving['scheduled'];

/** Something that an account has scheduled, or that waits for an owner's yes: an item of `GET /all/scheduled/{id}`. */
export interface ScheduledItem {
  kind: 'event' | 'words' | 'waits for a yes';
  /** The event's title, or the page. */
  title: string;
  /** When it appears, in words; empty where it waits for a yes. */
  appears: string;
}

export type Proof = InferType<typeof proofSchema>;

/** What turning a second factor on or off, and new recovery codes, need: one's password and a code. */
export const secondFactorSchema = object({
  current_password: secret('Current password'),
  code: codeField.required('Code is required.'),
});

/** One's own second factor, as `GET /read/second-factor` answers it. */
export interface SecondFactor {
  /** ISO 8601, UTC; null where there is none. */
  since: string | null;
  /** How many recovery codes are still good. */
  codes_left: number;
  /** Whether the person has said that the recovery codes are kept. */
  codes_kept: boolean;
}

/** The key of a second factor that is being set up, as `POST /create/second-factor` answers it. */
export interface SecondFactorKey {
  /** In base 32, for typing. */
  secret: string;
  /** An `otpauth://` address, for a QR code. */
  address: string;
}

const ROLE_WORDS = 'The role is owner or editor.';

const roleField = string().typeError(ROLE_WORDS).oneOf(ROLES, ROLE_WORDS);

/**
 * Adding an account: the body of `POST /create/staff`. Without a role it is an editor's. The answer holds an invitation, by
 * which the person chooses a password.
 */
export const newStaffSchema = proofSchema.shape({ username: newUsernameField, role: roleField.default('editor') });

/** How long an invitation is good, in hours. */
export const MAX_INVITATION_HOURS = 48;

/** An invitation to choose the password of an account. It can be used once. */
export interface Invitation {
  /** The secret of the invitation. The server stores only its hash. */
  token: string;
  /** ISO 8601, UTC. */
  until: string;
}

const tokenField = textField('The invitation', 100).required('The invitation is missing.');

/** The body of `POST /read/invitation`. */
export const invitationSchema = object({ token: tokenField });

/** Choosing a password by an invitation: the body of `POST /accept/invitation`. */
export const acceptedInvitationSchema = object({ token: tokenField, password: newSecret('Password') });

/** Giving somebody another role: the body of `PUT /update/staff/{id}/role`. */
export const roleSchema = leavingSchema.shape({ role: roleField.required('Role is required.') });

/** What an account has to do before anything else: choose a password that nobody else knows, set up a second factor. */
export type SetUpStep = 'password' | 'second factor';

/** One's own account, as `GET /read/account` answers it. */
export interface OwnAccount {
  username: string;
  role: Role;
  second_factor: boolean;
  /** Whether the site requires a second factor of this account. */
  second_factor_required: boolean;
  /** What is still to be done; empty where the account can be used. */
  to_do: SetUpStep[];
}

/** An account as `GET /all/staff` answers it. */
export interface StaffAccount {
  id: number;
  username: string;
  role: Role;
  /** ISO 8601, UTC. */
  created_at: string;
  /** Whether it asks for a code beside the password. */
  second_factor: boolean;
  /** Until when its invitation is good, ISO 8601, UTC; null if it has a password. */
  invited_until: string | null;
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
