import { object } from 'yup';
import { proofSchema } from '../auth/accounts.ts';
import { lineField } from '../text.ts';

/** Which branches there are, the church's content says. */
export const NO_BRANCH = 'Choose one of the branches.';
export const NO_PURPOSE = 'Choose one of the purposes.';

const purposeKey = lineField('Purpose', 40).required(NO_PURPOSE);

/** Adding a purpose of giving: the body of `POST /create/giving-purposes`. */
export const newPurposeSchema = object({
  key: purposeKey.matches(/^[a-z][a-z0-9-]*$/, 'The short name is small letters, digits and dashes: building-fund.'),
  name: lineField('Name', 60).required('Name is required.'),
  name_sw: lineField('Name in Kiswahili', 60).required('Name in Kiswahili is required.'),
}).concat(proofSchema);

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
}).concat(proofSchema);

/** What money is given for. */
export interface Purpose {
  /** Its name in addresses: `/give?purpose=tithe`. */
  key: string;
  name: string;
  name_sw: string;
}

/** What became of a change: it waits, was withdrawn, holds now, or held until a later one. */
export type GivingState = 'waiting' | 'withdrawn' | 'in effect' | 'replaced';

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
}

/** What `GET /read/giving` answers; the newest change is first. */
export interface Giving {
  purposes: Purpose[];
  changes: GivingChange[];
}

/** How many letters have to be typed wrongly before one text becomes the other (Levenshtein), ignoring case. */
export function editsBetween(one: string, other: string): number {
  const [from, to] = [[...one.toLowerCase()], [...other.toLowerCase()]];
  let above = Array.from({ length: to.length + 1 }, (_, at) => at);
  for (const [row, letter] of from.entries()) {
    const line = [row + 1];
    for (const [at, wanted] of to.entries()) {
      const replaced = (above[at] ?? 0) + Number(letter !== wanted);
      line.push(Math.min(replaced, (above[at + 1] ?? 0) + 1, (line[at] ?? 0) + 1));
    }
    above = line;
  }
  return above[to.length] ?? 0;
}

type Account = Pick<GivingChange, 'branch' | 'purpose' | 'paybill' | 'account'>;

/** The account names at the same paybill that one typing mistake turns into this one: money would go astray unnoticed. */
export const tooAlike = (wanted: Account, others: readonly Account[]): string[] =>
  others
    .filter(({ branch, purpose }) => branch !== wanted.branch || purpose !== wanted.purpose)
    .filter(({ paybill, account }) => paybill === wanted.paybill && editsBetween(account, wanted.account) < 2)
    .map(({ account }) => account);
