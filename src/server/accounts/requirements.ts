import type { Role, SetUpStep } from '#shared/staff.ts';

/** Of whom the site requires a second factor. */
export type SecondFactorRule = 'nobody' | 'owners' | 'all';

/** Whether an account of that role must have a second factor. */
export const isFactorRequired = (rule: SecondFactorRule, role: Role): boolean =>
  rule === 'all' || (rule === 'owners' && role === 'owner');

/** What an account has to do before it may be used for anything else, in this order. */
export function toDoOf(
  account: { role: Role; must_change: number; factor_since: string | null },
  rule: SecondFactorRule,
): SetUpStep[] {
  const steps: SetUpStep[] = [];
  if (account.must_change) steps.push('password');
  if (account.factor_since === null && isFactorRequired(rule, account.role)) steps.push('second factor');
  return steps;
}
