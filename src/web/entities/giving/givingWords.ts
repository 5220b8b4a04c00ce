import { branchByKey } from '#content/events/branchOf.ts';
import type { Giving, GivingChange } from '#shared/giving/giving.ts';
import { readableMoment } from '#shared/time.ts';

/** The branch and purpose as people read them: `Juja, Tithe`. */
export function pairName(
  { branch, purpose }: Pick<GivingChange, 'branch' | 'purpose'>,
  { purposes }: Pick<Giving, 'purposes'>,
): string {
  const name = purposes.find(({ key }) => key === purpose)?.name;
  return `${branchByKey(branch)?.name ?? branch}, ${name ?? purpose}`;
}

/** The two numbers in one line. */
export const numbersOf = ({ paybill, account }: Pick<GivingChange, 'paybill' | 'account'>): string =>
  `paybill ${paybill}, account ${account}`;

/** The state of a change, in a sentence. */
export function stateWords(change: GivingChange, { confirmable }: Pick<Giving, 'confirmable'>): string {
  const effective = readableMoment(change.effective_at);
  if (change.state === 'waiting') {
    return `It takes effect on ${effective}${confirmable ? ', or once another owner confirms it' : ''}.`;
  }
  if (change.state === 'withdrawn') {
    return `${change.withdrawn_by} withdrew it on ${readableMoment(change.withdrawn_at ?? '')}.`;
  }
  const since = change.confirmed_by ? `${change.confirmed_by} confirmed it on ${effective}` : `Since ${effective}`;
  return change.state === 'in effect' ? `${since}; in effect.` : `${since}; changed again later.`;
}
