import { array, boolean, type InferType, object } from 'yup';
import { MAX_ID } from '#shared/http/rows.ts';
import { proofSchema } from '../auth/accounts.ts';
import { lineField, numberField } from '../text.ts';
import type { Purpose } from './publicGiving.ts';

/** Which branches there are, the church's content says. */
export const NO_BRANCH = 'Choose one of the branches.';
export const NO_PURPOSE = 'Choose one of the purposes.';

const purposeKey = lineField('Purpose', 40).required(NO_PURPOSE);

const names = {
  name: lineField('Name', 60).required('Name is required.'),
  name_sw: lineField('Name in Kiswahili', 60).required('Name in Kiswahili is required.'),
};

/** Adding a purpose of giving: the body of `POST /create/giving-purposes`. */
export const newPurposeSchema = object({
  key: lineField('Short name', 40)
    .required('Short name is required.')
    .matches(/^[a-z][a-z0-9-]*$/, 'The short name is small letters, digits and dashes: building-fund.'),
  ...names,
}).concat(proofSchema);

/** Changing a purpose of giving: the body of `PUT /update/giving-purposes/{id}`. */
export const purposeEditSchema = object({
  ...names,
  /** Where it stands in the list; 1 is first. */
  /** Where it is missing, the purpose stays where it is. */
  place: numberField().integer('Place is a whole number.').min(1, 'The first place is 1.').optional(),
  closed: boolean().required('Closed is required.'),
}).concat(proofSchema);

/** What an owner changes of a purpose. */
export type PurposeEdit = Pick<InferType<typeof purposeEditSchema>, 'name' | 'name_sw' | 'place' | 'closed'>;

/** Changing where the money of a branch and purpose goes: the body of `POST /create/giving-changes`. */
export const givingChangeSchema = object({
  branch: lineField('Branch', 40).required(NO_BRANCH),
  purpose: purposeKey,
  paybill: lineField('Paybill number', 7)
    .required('Paybill number is required.')
    .matches(/^\d{5,7}$/, 'A paybill number has five to seven digits.'),
  account: lineField('Account number', 20)
    .required('Account number is required.')
    .matches(/^[A-Za-z0-9 -]+$/, 'An account number has letters, digits, spaces and dashes only.'),
  /** Whether the only owner wants it to take effect at once, knowing that nobody confirms it. */
  at_once: boolean().default(false),
}).concat(proofSchema);

/** Noting that one has seen changes: the body of `POST /see/giving-changes`. */
export const givingSeenSchema = object({
  ids: array(numberField().required().integer().min(1).max(MAX_ID))
    .required('Which changes is required.')
    .min(1)
    .max(500),
});

/** A purpose as owners see it. */
export interface KnownPurpose extends Purpose {
  id: number;
  /** Whether nothing is given for it any more. */
  closed: boolean;
  /** Grows with each change of it. */
  version: number;
}

/** What a purpose was made, or changed to. */
export interface PurposeChange {
  id: number;
  /** Its key. */
  purpose: string;
  name: string;
  name_sw: string;
  closed: boolean;
  username: string;
  /** ISO 8601, UTC. */
  at: string;
}

/** What became of a change: it waits, was withdrawn, holds now, or held until a later one. */
type GivingState = 'waiting' | 'withdrawn' | 'in effect' | 'replaced';

/** A change of where money goes. None is ever deleted. */
export interface GivingChange {
  id: number;
  branch: string;
  purpose: string;
  paybill: string;
  account: string;
  state: GivingState;
  asked_by: string;
  /** ISO 8601, UTC. */
  asked_at: string;
  effective_at: string;
  /** The second owner, who let it take effect at once. */
  confirmed_by: string | null;
  withdrawn_by: string | null;
  withdrawn_at: string | null;
  /** The owners who have seen it, beside the one who asked. */
  seen_by: { username: string; seen_at: string }[];
}

/** What `GET /read/giving` answers; the newest change is first. */
export interface Giving {
  /** In their order, the closed ones too. */
  purposes: KnownPurpose[];
  edits: PurposeChange[];
  changes: GivingChange[];
  /** How many owners there are. */
  owners: number;
  /** How long a change waits. */
  wait_hours: number;
  /** Whether another owner may confirm a change now: there is one, and no account of staff was changed lately. */
  confirmable: boolean;
  /** The changes that the asking owner has not seen yet; none for an editor. */
  unseen: number[];
  /**
   * From when the asking owner's second factor is old enough to skip or end the wait, ISO 8601, UTC; null for an editor,
   * and where there is none.
   */
  trusted_from: string | null;
}

/** Whether at most one letter has to be typed wrongly, left out or added to make one text of the other, ignoring case. */
export function isOneTypoApart(one: string, other: string): boolean {
  const [short = [], long = []] = [[...one.toLowerCase()], [...other.toLowerCase()]].toSorted(
    (some, more) => some.length - more.length,
  );
  const at = long.findIndex((letter, place) => letter !== short[place]);
  const rest = long.slice(at + 1).join('');
  return at < 0 || [short.slice(at), short.slice(at + 1)].some((left) => left.join('') === rest);
}

type Account = Pick<GivingChange, 'branch' | 'purpose' | 'paybill' | 'account'>;

/** The account names at the same paybill that one typing mistake turns into this one: money would go astray unnoticed. */
export const tooAlike = (wanted: Account, others: readonly Account[]): string[] =>
  others
    .filter(({ branch, purpose }) => branch !== wanted.branch || purpose !== wanted.purpose)
    .filter(({ paybill, account }) => paybill === wanted.paybill && isOneTypoApart(account, wanted.account))
    .map(({ account }) => account);
