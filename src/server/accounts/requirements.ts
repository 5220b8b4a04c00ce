import type { Role, SetUpStep } from '#shared/auth/accounts.ts';

/** Who must have a second factor. */
export type SecondFactorRule = 'nobody' | 'owners' | 'all';

export const isFactorRequired = (rule: SecondFactorRule, role: Role): boolean =>
  rule === 'all' || (rule === 'owners' && role === 'owner');

/** What an account has to set up, in this order, before anything else. */
export function toDoOf(
  account: { role: Role; must_change: number; factor_since: string | null },
  rule: SecondFactorRule,
): SetUpStep[] {
  const steps: SetUpStep[] = [];
  if (account.must_change) steps.push('password');
  if (account.factor_since === null && isFactorRequired(rule, account.role)) steps.push('second factor');
  return steps;
}
